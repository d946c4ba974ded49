import Combine
import Diagramming
import Foundation
import Plumbline

/// A catalog of the previews and scenes in a compiled library.
///
/// Workers are this program, started again with the description of the catalog as their first arguments.
struct LoadedCatalog: Codable, Equatable {
    /// The library's path.
    var library: String
    /// The modules in it whose previews and scenes are drawn.
    var modules: [String]
    /// The paths of the Swift files that the library was made of, and of folders of them.
    var paths: [String] = []
    /// The view that is drawn in place of what the files show.
    var view: String?
    /// Where images and colors are.
    var resources: ResourceFolders
    /// The annotations of previews; see `Annotations.rawValue`.
    var annotations: Int
    /// Whether scenes that name their own annotations have these instead.
    var replacesAnnotations = false
    /// The names of its scenes, in place of their own; nil leaves them.
    var names: [String]?
    /// What explorable figures show of the source, scene by scene; nil reads their files.
    var listings: [SceneListing]?
    /// The program that finds the lines of a crash; nil if there is none.
    var symbolizer: String?
    /// What previews are proposed, in points; nil leaves it to the preview.
    var width: Double?
    var height: Double?

    private static let name = "_catalog"

    /// Nil for a command line of another kind.
    init?(prefixOf arguments: [String]) {
        guard arguments.count >= 2, arguments[0] == Self.name,
            let loaded = try? JSONDecoder().decode(LoadedCatalog.self, from: Data(arguments[1].utf8))
        else { return nil }
        self = loaded
    }

    init(library: String, modules: [String], resources: ResourceFolders, annotations: Annotations) {
        (self.library, self.modules, self.resources) = (library, modules, resources)
        self.annotations = annotations.rawValue
    }

    /// The arguments by which this program becomes the catalog.
    var prefix: [String] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Strings and numbers are always encodable.
        return [Self.name, String(decoding: (try? encoder.encode(self)) ?? Data(), as: UTF8.self)]
    }

    /// Loads the library. A library of the same path is loaded once in a process.
    ///
    /// - Throws: `UsageError` if it cannot be loaded.
    func load() throws(UsageError) {
        guard dlopen(library, RTLD_NOW | RTLD_GLOBAL) == nil else { return }
        let reason = dlerror().map { String(cString: $0) } ?? "unknown reason"
        throw UsageError(Self.missingName(reason) ?? "\(library) cannot be loaded: \(reason)")
    }

    /// What is wrong with code that calls what nothing here has; nil for any other reason.
    static func missingName(_ reason: String) -> String? {
        guard let name = reason.firstMatch(of: /undefined symbol: ([^\s,]+)/)?.1 else { return nil }
        return "the code calls \(demangled(String(name))), which is declared but which no library here has: "
            + "take the call out, or put it between #if !os(Linux) and #endif"
    }

    private static func demangled(_ name: String) -> String {
        typealias Demangle =
            @convention(c) (
                UnsafePointer<CChar>, UInt, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<UInt>?, UInt32
            ) -> UnsafeMutablePointer<CChar>?
        guard let function = dlsym(nil, "swift_demangle") else { return name }
        let demangle = unsafeBitCast(function, to: Demangle.self)
        guard let text = demangle(name, UInt(name.utf8.count), nil, nil, 0) else { return name }
        defer { free(text) }
        return String(cString: text)
    }

    /// The scenes of the loaded library. One that cannot be loaded, such as a file that a full disk cut off, is removed from
    /// the cache.
    ///
    /// - Throws: `UsageError` if it cannot be loaded, or a scene is not allowed.
    @MainActor
    func catalog() throws -> CheckedCatalog {
        do { try load() } catch {
            unlink(library)
            // What is missing is missing in the next library, too.
            if !error.description.hasPrefix(library) { throw error }
            throw UsageError("\(error); it was removed, and the next run makes it again")
        }
        PreviewProviders.files = { _ in sources }
        // Sources beside an article have previews and catalogs of their own.
        let isArticle = names != nil
        let own = FoundScenes(in: modules, named: isArticle ? ArticleModule.catalog : nil)
        let annotations = Annotations(rawValue: annotations)
        let previews = Previews(of: Set(modules)).size(
            width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }
        )
        .annotations(annotations)
        var scenes = replacesAnnotations ? own.scenes.map { $0.annotations(annotations) } : own.scenes
        if let listings { scenes = zip(scenes, listings).map { $0.showing($1) } }
        if let names { scenes = zip(scenes, names).map { $0.named($1) } }
        func urls(_ paths: [String]) -> [URL] { paths.map { URL(fileURLWithPath: $0, isDirectory: true) } }
        var assets = AssetCatalog(folders: urls(resources.catalogs) + own.assets.flatMap(\.folders))
        assets.plainFolders = urls(resources.plain)
        assets.fontFiles =
            resources.fonts.map { URL(fileURLWithPath: $0) } + own.assets.flatMap(\.fontFiles)
        StringTables.load(resources.texts)
        return try CheckedCatalog(
            isArticle ? scenes : scenes + previews.scenes.map(withCode), assets: assets,
            inputs: own.inputs + urls(resources.texts + resources.files),
            isProgram: true)
    }

    private var sources: [String] { (try? SourceFiles(paths).files) ?? [] }

    /// No file has the call of the view that is drawn by its name.
    private func withCode(_ preview: Plumbline.Scene) -> Plumbline.Scene {
        guard let view else { return preview }
        let texts = sources.compactMap { try? SourceText.read($0) }
        return preview.showing(
            SceneListing(code: Additions.expression(view), declarations: texts.joined(separator: "\n")))
    }
}
