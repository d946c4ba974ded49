import Plumbline

/// The gallery: one file a subject.
@main
struct Gallery: SceneCatalog {
    static var assets: AssetCatalog { AssetCatalog(directory: "assets") }

    /// Storyboards and sweeps show one view many times.
    nonisolated static var goldenSizeLimit: Int { 160 * 1024 }

    static var scenes: [Scene] {
        dimensions
        imitatedFrames
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
