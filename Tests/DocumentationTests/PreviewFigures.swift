import Plumbline

// The sample of `Previews`, compiled.
struct Figures: SceneCatalog {
    static var scenes: [Scene] {
        Previews().annotations(.borders, .sizes)
    }
}
