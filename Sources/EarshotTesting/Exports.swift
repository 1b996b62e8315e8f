// The few types of lower layers that a test names or gets; they come with `import EarshotTesting`.
@_exported import enum EarshotAccessibility.AssistiveTechnology
@_exported import enum EarshotAccessibility.ScrollDirection
@_exported import struct EarshotEngine.EngineSettings
@_exported import struct EarshotEngine.ItemLog
@_exported import enum EarshotEngine.NavigationStyle
@_exported import enum EarshotEngine.Sound
@_exported import enum EarshotEngine.SpeechProfile
@_exported import enum EarshotEngine.TypingEcho
@_exported import struct EarshotEngine.Utterance
@_exported import struct EarshotEngine.Verbosity
@_exported import struct EarshotGeometry.CellSize
@_exported import enum EarshotScript.LookupError
