/// Why a scene makes no figure.
public struct SceneError: Error, Hashable, CustomStringConvertible {
    /// The scene's name.
    public var scene: String
    /// The error, and how to correct it.
    public var message: String

    init(scene: Scene, message: String) {
        self.scene = scene.name
        self.message = message
    }

    public var description: String { "\(scene): \(message)" }
}
