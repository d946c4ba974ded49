import Plumbline

/// The gallery, with one file per subject.
package struct Gallery: SceneCatalog {
    package static var assets: AssetCatalog { AssetCatalog(directory: "assets") }

    /// Storyboards and sweeps show one view many times.
    package nonisolated static var goldenSizeLimit: Int { 160 * 1024 }

    package static var scenes: [Scene] {
        controls
        lists
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
        scripts
        drawings
        everyday
        annotationsOneByOne
        kindsOfFigure
        why
        storyboards
        trees
        crowded
    }
}
