// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

/// A library target in `Sources/<name>`; what it may import is fixed here and checked by a test.
func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// A test target in `Tests/<name>Tests`, mirroring the folders of `Sources/<name>`.
func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name), "TestSupport"] + dependencies,
    swiftSettings: settings)
}

let package = Package(
  name: "earshot",
  products: [
    .executable(name: "earshot", targets: ["earshot"]),
    .library(name: "SwiftUI", targets: ["SwiftUI", "UIKit", "Combine"]),
    .library(name: "EarshotTesting", targets: ["EarshotTesting"]),
    .library(
      name: "EarshotEngine",
      targets: ["EarshotEngine", "EarshotAccessibility", "EarshotGeometry", "EarshotTime"]),
    .library(name: "CEarshot", type: .dynamic, targets: ["EarshotC"]),
  ],
  targets: [
    library("EarshotGeometry"),
    library("EarshotTime"),
    library("EarshotAccessibility", ["EarshotGeometry"]),
    library("EarshotTerminal", ["EarshotGeometry"]),
    library("EarshotEngine", ["EarshotAccessibility", "EarshotGeometry", "EarshotTime"]),
    .target(name: "CEarshot"),
    library(
      "EarshotC",
      ["CEarshot", "EarshotEngine", "EarshotAccessibility", "EarshotGeometry", "EarshotTime"]),
    library("EarshotServe", ["EarshotEngine", "EarshotAccessibility", "EarshotGeometry", "EarshotTime"]),
    library("Combine", ["EarshotTime"]),
    library(
      "EarshotUI", ["EarshotAccessibility", "EarshotTerminal", "EarshotGeometry", "EarshotTime", "Combine"]),
    library(
      "EarshotHost",
      [
        "EarshotUI", "EarshotEngine", "EarshotAccessibility", "EarshotTerminal", "EarshotGeometry",
        "EarshotTime", "Combine",
      ]),
    library(
      "EarshotScript",
      [
        "EarshotHost", "EarshotUI", "EarshotEngine", "EarshotAccessibility", "EarshotTerminal",
        "EarshotGeometry", "EarshotTime",
      ]),
    library(
      "EarshotTesting",
      [
        "EarshotScript", "EarshotHost", "EarshotUI", "EarshotEngine", "EarshotAccessibility",
        "EarshotTerminal", "EarshotGeometry", "EarshotTime",
      ]),
    library(
      "EarshotCLI",
      [
        "EarshotScript", "EarshotHost", "EarshotCurses", "EarshotServe", "EarshotUI", "EarshotEngine",
        "EarshotAccessibility", "EarshotTerminal", "EarshotGeometry", "EarshotTime", "CMalloc",
      ]),
    .executableTarget(
      name: "earshot", dependencies: ["EarshotCLI", "EarshotScript", "Gallery"], swiftSettings: settings),
    library("SwiftUI", ["EarshotUI", "EarshotAccessibility", "Combine"]),
    library("UIKit", ["EarshotUI"]),
    .target(
      name: "Gallery", dependencies: ["SwiftUI"], path: "Examples/Gallery", swiftSettings: settings),
    .executableTarget(
      name: "NoughtsExample",
      dependencies: ["EarshotEngine", "EarshotAccessibility", "EarshotGeometry", "EarshotTime"],
      path: "Examples/Embedding/Noughts", swiftSettings: settings),
    .systemLibrary(name: "CNcurses", path: "Modulemaps/CNcurses"),
    .systemLibrary(name: "CMalloc", path: "Modulemaps/CMalloc"),
    .target(name: "CTermGuard"),
    library("EarshotCurses", ["EarshotTerminal", "EarshotGeometry", "CNcurses", "CTermGuard"]),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    tests("EarshotGeometry"),
    tests("EarshotC", ["CEarshot", "CProgram", "EarshotEngine"]),
    .target(
      name: "CProgram",
      dependencies: [
        "EarshotC", "CEarshot", "EarshotEngine", "EarshotAccessibility", "EarshotTime", "TestSupport",
      ],
      path: "Tests/CProgram", swiftSettings: settings),
    .executableTarget(
      name: "c-stress", dependencies: ["CProgram"], path: "Tests/CStress", swiftSettings: settings),
    tests("EarshotServe", ["EarshotEngine", "EarshotAccessibility", "EarshotGeometry", "EarshotTime"]),
    tests("EarshotTerminal", ["EarshotGeometry"]),
    tests("EarshotCurses", ["EarshotTerminal", "EarshotGeometry", "CNcurses", "CTermGuard"]),
    .testTarget(
      name: "EarshotEngineTests",
      dependencies: [
        "EarshotEngine", "EarshotAccessibility", "EarshotGeometry", "EarshotTime", "TestSupport",
      ],
      resources: [.copy("Fixtures")], swiftSettings: settings),
    tests(
      "EarshotUI",
      [
        "SwiftUI", "Combine", "EarshotHost", "EarshotEngine", "EarshotAccessibility", "EarshotTerminal",
        "EarshotGeometry", "EarshotTime",
      ]),
    tests("EarshotTime"),
    tests("Combine", ["EarshotTime"]),
    tests(
      "EarshotHost",
      [
        "EarshotUI", "EarshotTime", "Combine", "EarshotEngine", "EarshotTerminal", "EarshotGeometry",
        "Gallery",
      ]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Gallery", "EarshotHost", "EarshotScript", "EarshotUI", "EarshotEngine", "EarshotTerminal",
        "EarshotAccessibility",
      ],
      swiftSettings: settings),
    tests(
      "EarshotScript",
      ["EarshotTerminal", "EarshotAccessibility", "EarshotEngine", "EarshotGeometry", "SwiftUI"]),
    tests("EarshotTesting", ["SwiftUI"]),
    tests("EarshotCLI", ["EarshotScript", "EarshotHost", "EarshotTerminal", "EarshotGeometry", "SwiftUI"]),
    tests("earshot", ["EarshotCLI", "EarshotScript"]),
    .testTarget(name: "ArchitectureTests", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

#if !os(Linux)
  // Apple's platforms have the real modules; ours would stand in their way. They have no <malloc.h> either.
  let shims: Set = ["SwiftUI", "UIKit", "Combine", "CMalloc"]
  package.products.removeAll { $0.name == "SwiftUI" }
  package.targets.removeAll { shims.contains($0.name) || $0.name == "CombineTests" }
  for target in package.targets {
    target.dependencies.removeAll {
      if case .byNameItem(let name, _) = $0 { shims.contains(name) } else { false }
    }
  }
#endif
