import Plumbline

/// The gallery: one file a subject.
@main
struct Gallery: SceneCatalog {
    static var assets: AssetCatalog { AssetCatalog(directory: "assets") }

    static var scenes: [Scene] {
        alignments
        stacks
        borders
        padding
        flexibleFrames
        annotationsOneByOne
        kindsOfFigure
        why
        storyboards
        trees
        crowded
    }
}
