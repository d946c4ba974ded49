#if os(Linux)
    import Foundation
    import Testing

    /// `docs/SwiftUINames.md` says of every name of SwiftUI's what becomes of it in a figure.
    @Suite("docs/SwiftUINames.md")
    struct SwiftUINamesTests {
        private static let modules = [
            "ViewDSL", "Drawing", "LayoutEngine", "SwiftUI", "MapKit", "AVKit", "WebKit", "Charts", "PhotosUI",
        ]

        /// Names that only Plumbline has, of modules that `import SwiftUI` brings.
        private static let own: Set = [
            "DisplayItem", "DisplayList", "GradientStop", "GroupEffect", "ImageSource", "InlinePicture",
            "Interpolation",
            "PaintStyle", "TextRule", "View.presentsModal", "View.unfoldsControls",
        ]

        private static let names = Result { try read() }

        private static func read() throws -> SwiftUINames {
            let graphs = FileManager.default.temporaryDirectory.appendingPathComponent("names-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: graphs) }
            for module in modules { try SymbolGraphs.extract(module, into: graphs) }
            let unavailable = Document.repository.appendingPathComponent("Sources/ViewDSL/Unavailable.swift")
            return try SwiftUINames(
                SymbolGraphs.files(in: graphs).map { try SymbolGraph($0) }, own: PublicNamesTests.own.union(own),
                unavailable: String(contentsOf: unavailable, encoding: .utf8))
        }

        @Test("is up to date: scripts/swiftui-names writes it")
        func document() throws {
            let text = try Self.names.get().text
            let page = Document.repository.appendingPathComponent("docs/SwiftUINames.md")
            if ProcessInfo.processInfo.environment["PLUMBLINE_WRITE_NAMES"] != nil {
                try text.write(to: page, atomically: true, encoding: .utf8)
            }
            let written = try String(contentsOf: page, encoding: .utf8)
            #expect(text == written, "docs/SwiftUINames.md is out of date; run scripts/swiftui-names")
        }

        @Test("lists no name as missing that is there")
        func missing() throws { #expect(try Self.names.get().stale.sorted() == []) }

        @Test(
            "knows what a figure shows, what it does not, and what is a box",
            arguments: [
                ("laid out and drawn", ["Button", "padding", "overlay", "NavigationStack"]),
                (
                    "accepted, without effect",
                    [
                        "onOpenURL", "accessibilityLabel", "AccessibilityTraits", "onDelete", "contextMenu",
                        "swipeActions",
                        "symbolEffect", "onEnded", "sequenced", "colorEffect", "editMode",
                    ]
                ),
                ("a labeled box, with a warning", ["Map", "Chart", "VideoPlayer"]),
                (
                    "missing",
                    [
                        "SpriteView", "ornament", "ImmersiveSpace", "luminanceToAlpha", "layoutDirectionBehavior",
                        "menuOrder",
                    ]
                ),
            ])
        func effects(effect: String, names: [String]) throws {
            let rows = try Self.names.get().text.split(separator: "\n").filter { $0.hasPrefix("| \(effect) |") }
            for name in names { #expect(rows.contains { $0.contains("`\(name)`") }, "\(name)") }
        }
    }
#endif
