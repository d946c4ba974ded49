/// Why a scene makes no figure.
public struct SceneError: Error, Hashable, CustomStringConvertible {
    /// The scene's name.
    public var scene: String
    /// What is wrong, and what to do.
    public var message: String

    init(scene: Scene, message: String) {
        self.scene = scene.name
        self.message = message
    }

    public var description: String { "\(scene): \(message)" }
}
