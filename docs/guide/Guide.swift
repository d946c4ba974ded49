import Plumbline

/// The figures of the documentation: one file an article.
@main
struct Guide: SceneCatalog {
    /// The figures beside the articles are kept as goldens are. In bytes.
    nonisolated static var goldenSizeLimit: Int { 160 * 1024 }

    static var assets: AssetCatalog { AssetCatalog(directory: "../../scenes/assets") }

    static var scenes: [Scene] {
        mine
        reading
        writing
        sizing
        sizingStacks
        sizingFrames
        sizingModifiers
        sizingLeaves
        sizingGuides
        sizingContainers
        sizingGrids
        ownLayout
    }
}
