// swift-tools-version: 6.2
import PackageDescription

/// Our own targets: Swift 6 mode, and a warning stops the build.
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

let package = Package(
    name: "Plumbline",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Plumbline", targets: ["Plumbline"]),
        .library(name: "PlumblineTesting", targets: ["PlumblineTesting"]),
        .executable(name: "scenes", targets: ["ScenesProgram"]),
        .executable(name: "guide", targets: ["Guide"]),
        .executable(name: "two-worlds", targets: ["TwoWorlds"]),
        .plugin(name: "RenderFigures", targets: ["RenderFigures"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
    ],
    targets: [
        // The house, in the order of its arrows.
        .target(name: "Drawing", swiftSettings: strict),
        .target(name: "LayoutEngine", swiftSettings: strict),
        .target(name: "ViewDSL", dependencies: ["LayoutEngine", "Drawing"], swiftSettings: strict),
        .target(name: "Diagramming", dependencies: ["LayoutEngine", "Drawing"], swiftSettings: strict),
        .target(name: "Raster", dependencies: ["CDeflate", "PNGShim", "GLibShim"], swiftSettings: strict),
        .target(
            name: "Goldens", dependencies: ["Raster", "LayoutEngine"],
            // In the code: a program stays relocatable.
            resources: ["js", "css", "html"].map { .embedInCode("Report/report.\($0)") },
            swiftSettings: strict),
        .target(
            name: "CairoPainting", dependencies: ["Drawing", "Raster", "CCairo", "CPango"], swiftSettings: strict),
        .target(
            name: "Plumbline",
            dependencies: [
                "ViewDSL", "Diagramming", "CairoPainting", "Raster", "Goldens", "ProcessShim",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),

        .target(name: "PlumblineTesting", dependencies: ["Plumbline", "Goldens"], swiftSettings: strict),

        // The gallery.
        .target(
            name: "Scenes", dependencies: ["Plumbline"], path: "scenes", exclude: ["assets", "Program"],
            swiftSettings: strict),
        .executableTarget(
            name: "ScenesProgram", dependencies: ["Plumbline", "Scenes"], path: "scenes/Program",
            swiftSettings: strict),

        // The figures of the documentation, and a program for SwiftUI and Plumbline alike.
        .executableTarget(
            name: "Guide", dependencies: ["Plumbline"], path: "docs/guide", swiftSettings: strict),
        .executableTarget(
            name: "TwoWorlds", dependencies: ["Plumbline"], path: "Examples/TwoWorlds", exclude: ["README.md"],
            swiftSettings: strict),
        .plugin(
            name: "RenderFigures",
            capability: .command(
                intent: .custom(verb: "render-figures", description: "Draws the scenes of the package's catalog."),
                permissions: [.writeToPackageDirectory(reason: "Figures are written into the package.")])),

        // C libraries, one thin room each.
        .systemLibrary(
            name: "CCairo", pkgConfig: "cairo",
            providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
        .systemLibrary(
            name: "CPango", pkgConfig: "pangocairo pangoft2 fontconfig",
            providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
        .systemLibrary(
            name: "CPNG", pkgConfig: "libpng",
            providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
        .systemLibrary(
            name: "CDeflate", pkgConfig: "libdeflate",
            providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
        .target(name: "PNGShim", dependencies: ["CPNG"]),
        .target(name: "GLibShim", dependencies: ["CPango"]),
        .target(name: "ProcessShim"),

        .testTarget(name: "DrawingTests", dependencies: ["Drawing"], swiftSettings: strict),
        // What several test targets share.
        .target(name: "TestSupport", dependencies: ["ViewDSL"], path: "Tests/TestSupport", swiftSettings: strict),
        .testTarget(
            name: "LayoutEngineTests", dependencies: ["LayoutEngine", "ViewDSL", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "ViewDSLTests", dependencies: ["ViewDSL", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "OracleTests", dependencies: ["ViewDSL"], swiftSettings: strict),
        .testTarget(name: "DiagrammingTests", dependencies: ["Diagramming", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "RasterTests", dependencies: ["Raster", "CPNG", "PNGTrial", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "GoldensTests", dependencies: ["Goldens"], swiftSettings: strict),
        .testTarget(
            name: "MutantsTests", dependencies: ["Drawing", "Goldens", "Mutants"], swiftSettings: strict),
        .testTarget(name: "CairoPaintingTests", dependencies: ["CairoPainting"], swiftSettings: strict),
        .testTarget(
            name: "PlumblineTestingTests", dependencies: ["PlumblineTesting", "Goldens", "Raster"],
            swiftSettings: strict),
        .testTarget(
            name: "GalleryGoldenTests", dependencies: ["Scenes", "PlumblineTesting", "Goldens"], swiftSettings: strict),
        .testTarget(
            name: "PlumblineTests", dependencies: ["Plumbline", "StressCatalog"], swiftSettings: strict),
        .testTarget(
            name: "GalleryTests", dependencies: ["Scenes", "Plumbline", "Diagramming", "CairoPainting", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "DocumentationTests", dependencies: ["Scenes", "Guide", "TwoWorlds", "PlumblineTesting", "Raster"],
            swiftSettings: strict),
        // As the authors of these listings built them: a type that is a Layout and a ViewModifier is no Swift 6.
        .testTarget(
            name: "ArticleListings", dependencies: ["Plumbline"], exclude: ["README.md"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        // A catalog of thousands, and of scenes that misbehave.
        .executableTarget(
            name: "StressCatalog", dependencies: ["Plumbline"], path: "Tests/StressCatalog", swiftSettings: strict),
        // Whether goldens notice the smallest changes.
        .executableTarget(
            name: "Mutants",
            dependencies: [
                "CairoPainting", "Drawing", "Goldens", "Plumbline", "Raster", "Scenes",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Tools/Mutants", exclude: ["run"], swiftSettings: strict),
        // The PNG encoder on thousands of pictures.
        .executableTarget(
            name: "PNGTrial", dependencies: ["Raster"], path: "Tools/PNGTrial", exclude: ["run"], swiftSettings: strict),
        // What scripts/bench measures with.
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["Plumbline", "LayoutEngine", "ViewDSL", "Drawing", "CairoPainting", "Raster", "CCairo"],
            path: "Tools/Bench/Benchmarks",
            swiftSettings: strict),
    ]
)
