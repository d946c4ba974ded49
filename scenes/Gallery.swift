import Plumbline

/// The gallery: one file a subject, each with its scenes as a static list.
@main
struct Gallery: SceneCatalog {
    static var assets: AssetCatalog { AssetCatalog(directory: "assets") }

    static var scenes: [Scene] {
        alignments
    }
}
