import Plumbline

@testable import Scenes

extension Gallery {
    /// The gallery's own scenes: the articles' pictures, and scenes that explain the language of figures.
    ///
    /// Adding a scene to the gallery fails only the test for its golden: the tests here use these scenes alone.
    static var own: [Scene] { own(of: scenes) }

    static func own(of scenes: [Scene]) -> [Scene] {
        let names = Set(pictures.map(\.scene))
        return scenes.filter { names.contains($0.name) || $0.name.hasPrefix("language/") }
    }
}
