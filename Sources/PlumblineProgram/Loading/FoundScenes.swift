import Foundation
import Plumbline

/// The scenes of the types in some modules that are a `SceneCatalog`.
@MainActor
struct FoundScenes {
    private(set) var scenes: [Plumbline.Scene] = []
    private(set) var assets: [AssetCatalog] = []
    private(set) var inputs: [URL] = []

    /// - Parameter name: The only catalog that counts; nil for all.
    init(in modules: [String], named name: String? = nil) {
        let catalogs = ConformingTypes.named(of: (any SceneCatalog).self)
            .compactMap { found in (found.type as? any SceneCatalog.Type).map { (name: found.name, type: $0) } }
            .filter { catalog in
                modules.contains { module in
                    name.map { catalog.name == "\(module).\($0)" } ?? catalog.name.hasPrefix("\(module).")
                }
            }
        var seen: Set<String> = []
        for catalog in catalogs {
            // A catalog may list the scenes of a variable that is found too.
            scenes += catalog.type.scenes.filter { seen.insert("\($0.name) \($0.source.line)").inserted }
            assets.append(catalog.type.assets)
            inputs += catalog.type.inputs
        }
    }
}
