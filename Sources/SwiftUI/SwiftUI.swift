// What `import SwiftUI` brings on Linux: the views, and what Apple's module re-exports. The types of the accessibility
// tree that SwiftUI names are exported one by one; the rest of that module stays out of the user's way.
@_exported import Combine
@_exported import struct EarshotAccessibility.AccessibilityTechnologies
@_exported import struct EarshotAccessibility.AccessibilityTraits
@_exported import EarshotUI
@_exported import Foundation
@_exported import Observation
