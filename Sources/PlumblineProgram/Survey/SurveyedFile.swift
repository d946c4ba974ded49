import Plumbline

/// A file of a survey, and what is known without compiling.
struct SurveyedFile: Equatable {
    let path: String
    let definesView: Bool
    let imports: [String]
    let submodules: [String]
    /// The types it declares that other files see.
    let types: [String]
    let usesResourceBundle: Bool
    /// Whether an app begins in it.
    let isEntry: Bool

    init(path: String, _ source: SourceText) {
        self.path = path
        definesView = !source.viewNames.isEmpty
        imports = source.imports
        submodules = source.importedSubmodules
        types = source.sharedTypes
        usesResourceBundle = source.usesResourceBundle
        isEntry = source.isEntry || path.hasSuffix("/main.swift")
    }
}
