import PackageDescription

// swift-tools-version: 6.2
#if os(Linux)
    import CompilerPluginSupport
#endif

/// Our own targets: Swift 6 mode, and a warning stops the build.
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// On a Mac, `import Combine` is Apple's.
#if os(Linux)
    let combine: [Target.Dependency] = ["Combine"]
#else
    let combine: [Target.Dependency] = []
#endif

let package = Package(
    name: "Plumbline",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Plumbline", targets: ["Plumbline"]),
        .library(name: "PlumblineTesting", targets: ["PlumblineTesting"]),
        .executable(name: "scenes", targets: ["ScenesProgram"]),
        .plugin(name: "RenderFigures", targets: ["RenderFigures"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
    ],
    targets: [
        // What users link, each target after those it imports.
        .target(name: "Drawing", swiftSettings: strict),
        .target(name: "LayoutEngine", swiftSettings: strict),
        .target(name: "ViewDSL", dependencies: ["LayoutEngine", "Drawing"] + combine, swiftSettings: strict),
        .target(name: "Diagramming", dependencies: ["LayoutEngine", "Drawing"], swiftSettings: strict),
        .target(name: "Raster", dependencies: ["CDeflate", "CPNG", "CPango", "JPEGShim"], swiftSettings: strict),
        .target(name: "Goldens", dependencies: ["Raster", "LayoutEngine", "ReportFiles"], swiftSettings: strict),
        .target(
            name: "CairoPainting", dependencies: ["Drawing", "Raster", "CCairo", "CPango"], swiftSettings: strict),
        .target(
            name: "Explorable",
            dependencies: [
                "LayoutEngine", "Drawing", "ViewDSL", "Diagramming", "CairoPainting", "Raster", "ExplorableFiles",
            ],
            swiftSettings: strict),
        .target(
            name: "Plumbline",
            dependencies: [
                "ViewDSL", "Diagramming", "CairoPainting", "Raster", "Goldens", "Explorable", "ProcessShim",
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
                intent: .custom(
                    verb: "render-figures", description: "Draws the scenes and the previews of the package."),
                permissions: [.writeToPackageDirectory(reason: "Figures are written into the package.")])),

        // C libraries, and shims for what Swift cannot call.
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
        .systemLibrary(
            name: "CJPEG", pkgConfig: "libjpeg",
            providers: [.apt(["libjpeg-dev"]), .brew(["jpeg-turbo"])]),
        .target(name: "JPEGShim", dependencies: ["CJPEG"]),
        .target(name: "ProcessShim"),
        .target(name: "ReportFiles", exclude: ["report.css", "report.html", "report.js"]),
        .target(name: "ExplorableFiles", exclude: ["figure", "site"]),

        .testTarget(name: "DrawingTests", dependencies: ["Drawing"], swiftSettings: strict),
        // What several test targets share.
        .target(name: "TestSupport", dependencies: ["ViewDSL"], path: "Tests/TestSupport", swiftSettings: strict),
        .testTarget(
            name: "LayoutEngineTests", dependencies: ["LayoutEngine", "ViewDSL", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "ViewDSLTests", dependencies: ["ViewDSL", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "OracleTests", dependencies: ["ViewDSL"], swiftSettings: strict),
        .testTarget(name: "DiagrammingTests", dependencies: ["Diagramming", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "RasterTests", dependencies: ["Raster", "CJPEG", "CPNG", "PNGTrial", "TestSupport"],
            swiftSettings: strict),
        .testTarget(name: "GoldensTests", dependencies: ["Goldens", "LayoutEngine"], swiftSettings: strict),
        .testTarget(
            name: "MutantsTests", dependencies: ["Drawing", "Goldens", "Mutants", "Plumbline"], swiftSettings: strict),
        .testTarget(name: "ExplorableTests", dependencies: ["Explorable"], swiftSettings: strict),
        .testTarget(name: "CairoPaintingTests", dependencies: ["CairoPainting"], swiftSettings: strict),
        .testTarget(
            name: "PlumblineTestingTests", dependencies: ["PlumblineTesting", "Goldens", "Raster"],
            swiftSettings: strict),
        .testTarget(
            name: "GalleryGoldenTests", dependencies: ["Scenes", "PlumblineTesting", "Goldens"], swiftSettings: strict),
        .testTarget(
            name: "PlumblineTests", dependencies: ["Plumbline", "StressCatalog", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "GalleryTests",
            dependencies: ["Scenes", "Plumbline", "Explorable", "Diagramming", "CairoPainting", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "DocumentationTests",
            dependencies: ["Scenes", "Guide", "TwoWorlds", "PlumblineTesting", "Raster", "TestSupport"],
            swiftSettings: strict),
        // What clients see, in the language mode of most public code: nothing but Plumbline is imported here.
        .testTarget(name: "ClientTests", dependencies: ["Plumbline"], swiftSettings: [.swiftLanguageMode(.v5)]),
        // As the authors of these listings built them: a type that is a Layout and a ViewModifier is no Swift 6.
        .testTarget(
            name: "ArticleListings", dependencies: ["Plumbline", "TestSupport"], exclude: ["README.md"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        // A catalog of thousands, and of scenes that misbehave.
        .executableTarget(
            name: "StressCatalog", dependencies: ["Plumbline"], path: "Tools/Stress/Catalog", swiftSettings: strict),
        // Whether goldens notice the smallest changes.
        .executableTarget(
            name: "Mutants",
            dependencies: [
                "CairoPainting", "Drawing", "Goldens", "LayoutEngine", "Plumbline", "Raster", "Scenes", "ViewDSL",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Tools/Mutants", exclude: ["run"], swiftSettings: strict),
        // How much the figures of the gallery show, as numbers.
        .executableTarget(
            name: "FigureFacts",
            dependencies: [
                "Diagramming", "Drawing", "Plumbline", "Scenes",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Tools/FigureFacts", exclude: ["run"], swiftSettings: strict),
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

#if os(Linux)
    // `import SwiftUI`, for sources that are not written for Plumbline, and what such sources import beside it.
    package.products += [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "SwiftUICore", targets: ["SwiftUICore"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "SwiftData", targets: ["SwiftData"]),
        .library(name: "CoreData", targets: ["CoreData"]),
        .library(name: "CoreLocation", targets: ["CoreLocation"]),
        .library(name: "MapKit", targets: ["MapKit"]),
        .library(name: "AVFoundation", targets: ["AVFoundation"]),
        .library(name: "AVFAudio", targets: ["AVFAudio"]),
        .library(name: "AVKit", targets: ["AVKit"]),
        .library(name: "PhotosUI", targets: ["PhotosUI"]),
        .library(name: "WebKit", targets: ["WebKit"]),
        .library(name: "Charts", targets: ["Charts"]),
        .library(name: "OSLog", targets: ["OSLog"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "UserNotifications", targets: ["UserNotifications"]),
        .library(name: "StoreKit", targets: ["StoreKit"]),
        .library(name: "TipKit", targets: ["TipKit"]),
        .library(name: "WidgetKit", targets: ["WidgetKit"]),
        .library(name: "ActivityKit", targets: ["ActivityKit"]),
        .library(name: "AppIntents", targets: ["AppIntents"]),
        .library(name: "HealthKit", targets: ["HealthKit"]),
        .library(name: "SpriteKit", targets: ["SpriteKit"]),
        .library(name: "WeatherKit", targets: ["WeatherKit"]),
        .library(name: "AuthenticationServices", targets: ["AuthenticationServices"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "AppKit", targets: ["AppKit"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "Cocoa", targets: ["Cocoa"]),
        .library(name: "CoreLocationUI", targets: ["CoreLocationUI"]),
        .library(name: "LocalAuthentication", targets: ["LocalAuthentication"]),
        .library(name: "Network", targets: ["Network"]),
        .library(name: "SafariServices", targets: ["SafariServices"]),
        .library(name: "ServiceManagement", targets: ["ServiceManagement"]),
        .library(name: "BackgroundTasks", targets: ["BackgroundTasks"]),
        .library(name: "CoreText", targets: ["CoreText"]),
        .library(name: "EventKit", targets: ["EventKit"]),
        .library(name: "CryptoKit", targets: ["CryptoKit"]),
        .library(name: "MediaPlayer", targets: ["MediaPlayer"]),
        .library(name: "Security", targets: ["Security"]),
        .library(name: "simd", targets: ["simd"]),
        .library(name: "WatchConnectivity", targets: ["WatchConnectivity"]),
        .executable(name: "plumbline", targets: ["PlumblineProgram"]),
    ]
    package.targets += [
        .target(name: "SwiftUI", dependencies: ["ViewDSL", "Plumbline", "SwiftUIMacros"], swiftSettings: strict),
        .target(
            name: "SwiftUICore", dependencies: ["SwiftUI"], path: "Sources/Frameworks/SwiftUICore",
            swiftSettings: strict),
        .macro(name: "SwiftUIMacros", swiftSettings: strict),
        .target(name: "LocaleShim"),
        .target(name: "Combine", dependencies: ["LocaleShim"], swiftSettings: strict),
        .target(name: "SwiftData", dependencies: ["ViewDSL", "SwiftUIMacros"], swiftSettings: strict),
        .target(name: "CoreData", dependencies: ["ViewDSL", "Combine"], swiftSettings: strict),
        .testTarget(name: "CoreDataTests", dependencies: ["CoreData", "SwiftUI"], swiftSettings: strict),
        // Frameworks that views import: what they show is a labeled box. Only who names a product builds it.
        .target(name: "CoreLocation", path: "Sources/Frameworks/CoreLocation", swiftSettings: strict),
        .target(
            name: "MapKit", dependencies: ["CoreLocation", "ViewDSL", "LayoutEngine", "Drawing"],
            path: "Sources/Frameworks/MapKit", swiftSettings: strict),
        .target(
            name: "AVFoundation", dependencies: ["Combine"], path: "Sources/Frameworks/AVFoundation",
            swiftSettings: strict),
        .target(
            name: "AVFAudio", dependencies: ["AVFoundation"], path: "Sources/Frameworks/AVFAudio",
            swiftSettings: strict),
        .target(
            name: "CryptoKit", dependencies: ["CPango"], path: "Sources/Frameworks/CryptoKit", swiftSettings: strict),
        .target(
            name: "MediaPlayer", dependencies: ["UIKit"], path: "Sources/Frameworks/MediaPlayer",
            swiftSettings: strict),
        .target(name: "simd", path: "Sources/Frameworks/simd", swiftSettings: strict),
        .target(
            name: "AVKit", dependencies: ["AVFoundation", "ViewDSL"], path: "Sources/Frameworks/AVKit",
            swiftSettings: strict),
        .target(
            name: "PhotosUI", dependencies: ["ViewDSL"], path: "Sources/Frameworks/PhotosUI", swiftSettings: strict),
        .target(name: "WebKit", dependencies: ["ViewDSL"], path: "Sources/Frameworks/WebKit", swiftSettings: strict),
        .target(
            name: "Charts", dependencies: ["ViewDSL", "LayoutEngine", "Drawing"], path: "Sources/Frameworks/Charts",
            swiftSettings: strict),
        .target(name: "OSLog", path: "Sources/Frameworks/OSLog", swiftSettings: strict),
        .target(
            name: "UniformTypeIdentifiers", dependencies: ["ViewDSL"],
            path: "Sources/Frameworks/UniformTypeIdentifiers", swiftSettings: strict),
        .target(name: "UserNotifications", path: "Sources/Frameworks/UserNotifications", swiftSettings: strict),
        .target(
            name: "StoreKit", dependencies: ["ViewDSL"], path: "Sources/Frameworks/StoreKit", swiftSettings: strict),
        .target(
            name: "TipKit", dependencies: ["ViewDSL", "LayoutEngine", "SwiftUIMacros"],
            path: "Sources/Frameworks/TipKit",
            swiftSettings: strict),
        .target(
            name: "WidgetKit",
            dependencies: ["SwiftUI", "ViewDSL", "LayoutEngine", "SwiftUIMacros", "ActivityKit", "AppIntents"],
            path: "Sources/Frameworks/WidgetKit", swiftSettings: strict),
        .target(
            name: "AuthenticationServices", dependencies: ["ViewDSL"],
            path: "Sources/Frameworks/AuthenticationServices", swiftSettings: strict),
        .target(
            name: "UIKit", dependencies: ["ViewDSL", "UserNotifications"], path: "Sources/Frameworks/UIKit",
            swiftSettings: strict),
        .target(name: "AppKit", dependencies: ["ViewDSL"], path: "Sources/Frameworks/AppKit", swiftSettings: strict),
        .target(
            name: "CoreGraphics", dependencies: ["ViewDSL"], path: "Sources/Frameworks/CoreGraphics",
            swiftSettings: strict),
        .target(
            name: "Cocoa", dependencies: ["AppKit"], path: "Sources/Frameworks/Cocoa",
            swiftSettings: strict),
        .target(
            name: "CoreLocationUI", dependencies: ["CoreLocation", "ViewDSL"],
            path: "Sources/Frameworks/CoreLocationUI",
            swiftSettings: strict),
        .target(name: "LocalAuthentication", path: "Sources/Frameworks/LocalAuthentication", swiftSettings: strict),
        .target(name: "Network", path: "Sources/Frameworks/Network", swiftSettings: strict),
        .target(
            name: "SafariServices", dependencies: ["ViewDSL"], path: "Sources/Frameworks/SafariServices",
            swiftSettings: strict),
        .target(name: "ServiceManagement", path: "Sources/Frameworks/ServiceManagement", swiftSettings: strict),
        .target(name: "BackgroundTasks", path: "Sources/Frameworks/BackgroundTasks", swiftSettings: strict),
        .target(
            name: "CoreText", dependencies: ["Combine"], path: "Sources/Frameworks/CoreText",
            swiftSettings: strict),
        .target(
            name: "ActivityKit", dependencies: ["Combine"], path: "Sources/Frameworks/ActivityKit",
            swiftSettings: strict),
        .target(
            name: "AppIntents", dependencies: ["Combine", "ViewDSL"], path: "Sources/Frameworks/AppIntents",
            swiftSettings: strict),
        .target(
            name: "SpriteKit", dependencies: ["ViewDSL", "Drawing"], path: "Sources/Frameworks/SpriteKit",
            swiftSettings: strict),
        .target(
            name: "WeatherKit", dependencies: ["CoreLocation"], path: "Sources/Frameworks/WeatherKit",
            swiftSettings: strict),
        .target(name: "HealthKit", path: "Sources/Frameworks/HealthKit", swiftSettings: strict),
        .target(name: "EventKit", path: "Sources/Frameworks/EventKit", swiftSettings: strict),
        .target(
            name: "Security", dependencies: ["Combine"], path: "Sources/Frameworks/Security",
            swiftSettings: strict),
        .target(name: "WatchConnectivity", path: "Sources/Frameworks/WatchConnectivity", swiftSettings: strict),
        .testTarget(
            name: "FrameworksTests",
            dependencies: [
                "AVKit", "AppKit", "AuthenticationServices", "Charts", "CoreGraphics", "MapKit", "OSLog", "PhotosUI",
                "StoreKit", "SwiftUI", "SwiftUICore", "TipKit", "UIKit", "UniformTypeIdentifiers", "UserNotifications",
                "WebKit", "WidgetKit", "Cocoa", "CoreLocationUI", "LocalAuthentication", "Network", "SafariServices",
                "ServiceManagement", "BackgroundTasks", "CoreText", "EventKit", "Security", "WatchConnectivity",
                "AVFAudio", "CryptoKit", "MediaPlayer", "simd", "ActivityKit", "AppIntents", "HealthKit",
                "SpriteKit", "WeatherKit",
            ],
            swiftSettings: strict),
        // `plumbline`, which draws Swift files. They are compiled into libraries that find everything in the program.
        .executableTarget(
            name: "PlumblineProgram",
            dependencies: [
                "Plumbline", "ProcessShim", "SwiftUI", "SwiftUICore", "Combine", "SwiftData", "CoreData",
                "CoreLocation", "MapKit",
                "AVFoundation", "AVKit", "PhotosUI", "WebKit", "Charts", "OSLog", "UniformTypeIdentifiers",
                "UserNotifications", "StoreKit", "TipKit", "WidgetKit", "AuthenticationServices", "UIKit", "AppKit",
                "CoreGraphics", "Cocoa", "CoreLocationUI", "LocalAuthentication", "Network", "SafariServices",
                "ServiceManagement", "BackgroundTasks", "CoreText", "EventKit", "Security", "WatchConnectivity",
                "AVFAudio", "CryptoKit", "MediaPlayer", "simd", "ActivityKit", "AppIntents", "HealthKit",
                "SpriteKit", "WeatherKit",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict,
            linkerSettings: [
                .unsafeFlags(["-Xlinker", "--export-dynamic"]),
                // The installed program uses the Swift runtime beside it, whatever happens to the toolchain's.
                .unsafeFlags(["-no-toolchain-stdlib-rpath"], .when(configuration: .release)),
            ]),
        .testTarget(name: "PlumblineProgramTests", dependencies: ["PlumblineProgram"], swiftSettings: strict),
        .testTarget(name: "SwiftDataTests", dependencies: ["SwiftData", "SwiftUI"], swiftSettings: strict),
        .testTarget(name: "CombineTests", dependencies: ["Combine"], swiftSettings: strict),
        // Views as they are written for SwiftUI, without warnings or imports of ours.
        .testTarget(name: "IdiomTests", dependencies: ["SwiftUI"], swiftSettings: [.swiftLanguageMode(.v6)]),
    ]
#endif
