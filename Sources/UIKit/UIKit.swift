// What `import UIKit` brings on Linux: the accessibility notifications that SwiftUI files use.
@_exported import enum EarshotUI.UIAccessibility
@_exported import Foundation
