// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "ChatBubbles",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "ChatBubbles", targets: ["ChatBubbles"]),
        .executable(name: "bubble-figures", targets: ["Figures"]),
    ],
    dependencies: [
        .package(name: "Plumbline", path: "../..")
    ],
    targets: [
        .target(name: "ChatBubbles", dependencies: [.product(name: "Plumbline", package: "Plumbline")]),
        .executableTarget(name: "Figures", dependencies: ["ChatBubbles"]),
        .testTarget(
            name: "ChatBubblesTests",
            dependencies: ["ChatBubbles", .product(name: "PlumblineTesting", package: "Plumbline")],
            exclude: ["Goldens"]),
    ]
)
