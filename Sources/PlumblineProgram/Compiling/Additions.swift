/// Code that is compiled with a user's files, so that what they show is found.
struct Additions {
    /// The module by which the view of `--view` is found.
    static let viewModule = "PlumblineView"

    /// The view to draw; nil draws what the files show.
    let view: String?
    let texts: [SourceText]

    /// By name.
    var files: [(name: String, code: String)] {
        let bundle = texts.contains(where: \.usesResourceBundle) ? [("ResourceBundle.swift", Self.resourceBundle)] : []
        if let view { return bundle + [("PlumblineView.swift", Self.code(ofView: view))] }
        let variables = texts.flatMap(\.sceneVariables)
        return variables.isEmpty ? bundle : bundle + [("PlumblineScenes.swift", Self.code(ofScenes: variables))]
    }

    /// What the package manager makes for a target with resources. Images are found beside the sources, whatever the bundle.
    static let resourceBundle = "import Foundation\n\nextension Bundle { static var module: Bundle { .main } }\n"

    /// A scene is a value, which nothing finds in a running program; a type is found.
    private static func code(ofScenes variables: [String]) -> String {
        """
        import Plumbline

        enum PlumblineScenes: Plumbline.SceneCatalog {
            @Plumbline.SceneBuilder static var scenes: [Plumbline.Scene] {
                \(variables.joined(separator: "\n        "))
            }
        }
        """
    }

    /// What `#Preview` makes. Mistakes are in the words of the command line.
    private static func code(ofView view: String) -> String {
        """
        import SwiftUI

        enum PlumblineView: SwiftUI._PreviewRegistry {
            static var fileID: Swift.String { "\(viewModule)/\(name(of: view)).swift" }
            static var filePath: Swift.String { "--view" }
            static var line: Swift.Int { 1 }

            @MainActor static func makePreview() -> SwiftUI.Preview {
                SwiftUI.Preview("View", traits: .sizeThatFitsLayout) {
        #sourceLocation(file: "--view", line: 1)
        \(expression(view))
        #sourceLocation()
                }
            }
        }
        """
    }

    /// `Card()` for `Card`; an expression stays as it is.
    static func expression(_ view: String) -> String {
        view.allSatisfy { $0.isLetter || $0.isNumber || "_.`".contains($0) } ? "\(view)()" : view
    }

    /// `Card` for `Card(title: "A")`.
    private static func name(of view: String) -> String {
        let name = view.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.isEmpty ? "View" : String(name)
    }
}
