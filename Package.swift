// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

/// A library target in `Sources/<name>`; what it may import is fixed here and checked by a test.
func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// A test target in `Tests/<name>Tests`, mirroring the folders of `Sources/<name>`.
func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies, swiftSettings: settings)
}

let package = Package(
  name: "earshot",
  products: [],
  targets: [
    library("EarshotGeometry"),
    library("EarshotAccessibility", ["EarshotGeometry"]),
    library("EarshotTime"),
    library("EarshotEngine", ["EarshotAccessibility", "EarshotGeometry", "EarshotTime"]),
    .testTarget(
      name: "EarshotEngineTests",
      dependencies: ["EarshotEngine", "EarshotAccessibility", "EarshotGeometry", "EarshotTime"],
      resources: [.copy("Fixtures")], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
