import Plumbline

/// The figures of the documentation, with one file per article.
@main
struct Guide: SceneCatalog {
    static var assets: AssetCatalog { AssetCatalog(directory: "../../scenes/assets") }

    static var scenes: [Scene] {
        welcome
        mine
        reading
        writing
        annotationThumbnails
        modifierThumbnails
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
