// The few types of lower layers that a test names or gets; they come with `import EarshotTesting`.
@_exported import enum EarshotAccessibility.AssistiveTechnology
@_exported import struct EarshotEngine.ItemLog
@_exported import struct EarshotEngine.Utterance
@_exported import struct EarshotGeometry.CellSize
@_exported import enum EarshotScript.LookupError
