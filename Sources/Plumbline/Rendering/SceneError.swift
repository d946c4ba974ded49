/// Why a scene makes no figure.
public struct SceneError: Error, Hashable, CustomStringConvertible {
    /// The scene's name.
    public var scene: String
    /// The error, and how to correct it.
    public var message: String

    /// Whether the scene alone is to blame, whatever the state of the process.
    let isRefusal: Bool

    init(scene: Scene, message: String, isRefusal: Bool = false) {
        self.scene = scene.name
        self.message = message
        self.isRefusal = isRefusal
    }

    public var description: String { "\(scene): \(message)" }
}
