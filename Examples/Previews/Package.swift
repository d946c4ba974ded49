// swift-tools-version: 6.2
import PackageDescription

// On a Mac, `import SwiftUI` is Apple's.
#if os(Linux)
    let swiftUI: [Target.Dependency] = [.product(name: "SwiftUI", package: "Plumbline")]
    let testing: [Target.Dependency] = [.product(name: "PlumblineTesting", package: "Plumbline")]
#else
    let swiftUI: [Target.Dependency] = []
    let testing: [Target.Dependency] = []
#endif

let package = Package(
    name: "Cafe",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "Cafe", targets: ["Cafe"])
    ],
    dependencies: [
        .package(name: "Plumbline", path: "../..")
    ],
    targets: [
        .target(name: "Cafe", dependencies: swiftUI, resources: [.process("Media.xcassets")]),
        .executableTarget(name: "CafeApp", dependencies: ["Cafe"] + swiftUI),
        .testTarget(name: "CafeTests", dependencies: ["Cafe"] + testing, exclude: ["Goldens"]),
    ]
)
