/// Code that is compiled with a user's files, so that what they show is found.
struct Additions {
    /// The module by which the view of `--view` is found.
    static let viewModule = "PlumblineView"
    /// Where mistakes in that view are said to be.
    static let viewOption = "--view"

    /// The view to draw; nil draws what the files show.
    let view: String?
    var texts: [SourceText]
    /// The images and colors that can be named.
    var assets = AssetSymbols([])
    /// The texts that can be named.
    var strings = StringSymbols([])
    /// SwiftUI's names.
    var systemNames: Set<String> = []
    /// Core Data's models.
    var models: [DataModel] = []

    /// The folder of the app's bundle; nil leaves Foundation's.
    var bundle: String?

    /// By name.
    var files: [(name: String, code: String)] {
        if let view { return resources + [("PlumblineView.swift", Self.code(ofView: view))] }
        let variables = texts.flatMap(\.sceneVariables)
        return variables.isEmpty ? resources : resources + [("PlumblineScenes.swift", Self.code(ofScenes: variables))]
    }

    /// What Xcode or the package manager would add.
    var resources: [(name: String, code: String)] {
        let module = texts.contains(where: \.usesResourceBundle) ? [("ResourceBundle.swift", Self.resourceBundle)] : []
        let main =
            texts.contains(where: \.usesMainBundle)
            ? bundle.map { [("MainBundle.swift", ResourceBundle.code(folder: $0))] } ?? [] : []
        let symbols = assets.code(for: texts, system: systemNames)
        let strings =
            (texts.contains(where: \.usesLocalizedString) ? [("LocalizedString.swift", Self.localizedString)] : [])
            + (self.strings.code(for: texts).map { [("StringSymbols.swift", $0)] } ?? [])
        let names = Self.foundationCode(for: texts).map { [("FoundationNames.swift", $0)] } ?? []
        let types = Set(texts.flatMap(\.sharedTypes))
        let classes = models.enumerated().compactMap { index, model in
            model.code(besides: types).map { ("DataModel\(index).swift", $0) }
        }
        let assetNames = symbols.map { [("AssetSymbols.swift", $0)] } ?? []
        return module + main + strings + names + Self.keychain(for: texts) + classes + assetNames
    }

    /// What the package manager makes for a target with resources. Images are found beside the sources, whatever the bundle.
    static let resourceBundle = "import Foundation\n\nextension Bundle { static var module: Bundle { .main } }\n"

    /// Foundation's looks for strings tables in the bundle of this program.
    static let localizedString = """
        import SwiftUI

        func NSLocalizedString(
            _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
        ) -> String { String._localized(key, table: tableName) ?? (value.isEmpty ? key : value) }

        extension Foundation.Bundle {
            func localizedString(forKey key: String, value: String?, table: String?) -> String {
                NSLocalizedString(key, tableName: table, value: value ?? "", comment: "")
            }
        }

        """

    /// Names of Apple's Foundation that Linux's has not, for files that import no more than Foundation; nil if there are none.
    static func foundationCode(for texts: [SourceText]) -> String? {
        let used = texts.reduce(into: Set<String>()) { $0.formUnion($1.words) }
        let formatters = ["DateComponentsFormatter", "MeasurementFormatter"].filter(used.contains)
        let constants = ["MSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_SEC", "NSEC_PER_USEC", "USEC_PER_SEC"]
            .filter(used.contains)
        let lines =
            formatters.map { "typealias \($0) = SwiftUI.\($0)" } + constants.map { "let \($0) = SwiftUI.\($0)" }
            + sessionSettings.filter(used.contains).map {
                "extension URLSessionConfiguration { var \($0): Bool { get { false } set {} } }"
            }
        return lines.isEmpty ? nil : (["import SwiftUI", ""] + lines + [""]).joined(separator: "\n")
    }

    /// Settings of a session that Linux's Foundation has not, or that cannot be set there: in an extension of the module they
    /// come first. No figure waits for a network.
    private static let sessionSettings = [
        "allowsConstrainedNetworkAccess", "allowsExpensiveNetworkAccess", "sessionSendsLaunchEvents",
        "waitsForConnectivity",
    ]

    /// Apple's Foundation brings the names of the keychain with it. Exported by one file, they are seen in all.
    private static func keychain(for texts: [SourceText]) -> [(name: String, code: String)] {
        let isUsed = texts.contains { $0.code.contains(/\b(?:kSec|SecItem)[A-Z]/) }
        return isUsed ? [("KeychainNames.swift", "@_exported import Security\n")] : []
    }

    /// A scene is a value, which nothing finds in a running program; a type is found.
    private static func code(ofScenes variables: [String]) -> String {
        """
        import Plumbline

        // Outside of the type, whose members have names that the variables may have, too.
        @MainActor @Plumbline.SceneBuilder
        private func _scenesOfFiles() -> [Plumbline.Scene] {
            \(variables.joined(separator: "\n    "))
        }

        enum PlumblineScenes: Plumbline.SceneCatalog {
            @Plumbline.SceneBuilder static var scenes: [Plumbline.Scene] { _scenesOfFiles() }
        }
        """
    }

    /// What `#Preview` makes. Mistakes are in the words of the command line.
    private static func code(ofView view: String) -> String {
        """
        import SwiftUI

        enum PlumblineView: SwiftUI._PreviewRegistry {
            static var fileID: Swift.String { "\(viewModule)/\(name(of: view)).swift" }
            static var filePath: Swift.String { "\(viewOption)" }
            static var line: Swift.Int { 1 }

            @MainActor static func makePreview() -> SwiftUI.Preview {
                SwiftUI.Preview("\(name(of: view))", traits: ._screenOrSizeThatFits) {
        #sourceLocation(file: "\(viewOption)", line: 1)
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
