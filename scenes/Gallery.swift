import Plumbline

/// The gallery: one file a subject.
@main
struct Gallery: SceneCatalog {
    static var assets: AssetCatalog { AssetCatalog(directory: "assets") }

    /// Storyboards and sweeps are many small pictures in one.
    nonisolated static var goldenSizeLimit: Int { 128 << 10 }

    static var scenes: [Scene] {
        dimensions
        percentages
        backslashStacks
        customViews
        borders
        geometryReaders
        secondaryViews
        hitPoints
        padding
        explodingStacks
        combiningStacks
        flexibleFrames
        alignments
        stacks
        annotationsOneByOne
        kindsOfFigure
        why
        storyboards
        trees
        crowded
    }
}
