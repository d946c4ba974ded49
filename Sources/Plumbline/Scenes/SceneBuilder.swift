/// Turns the statements of a closure into a list of scenes: scenes, lists of them, groups, `if`, `switch` and `for`.
@resultBuilder
public enum SceneBuilder {
    /// A statement of the closure.
    public static func buildExpression(_ scene: Scene) -> [Scene] { [scene] }

    /// A statement of the closure.
    public static func buildExpression(_ scenes: [Scene]) -> [Scene] { scenes }

    /// A statement of the closure.
    public static func buildExpression(_ group: SceneGroup) -> [Scene] { group.scenes }

    /// The statements of a block, in order.
    public static func buildBlock(_ parts: [Scene]...) -> [Scene] { parts.flatMap { $0 } }

    /// An `if` without `else`.
    public static func buildOptional(_ part: [Scene]?) -> [Scene] { part ?? [] }

    /// A branch of an `if` or a `switch`.
    public static func buildEither(first part: [Scene]) -> [Scene] { part }

    /// A branch of an `if` or a `switch`.
    public static func buildEither(second part: [Scene]) -> [Scene] { part }

    /// The turns of a `for`.
    public static func buildArray(_ parts: [[Scene]]) -> [Scene] { parts.flatMap { $0 } }

    /// What stands behind `if #available`.
    public static func buildLimitedAvailability(_ part: [Scene]) -> [Scene] { part }
}

/// Scenes of one subject: its name and a slash go before theirs. This one's is `greetings/hello`:
///
///     SceneGroup("greetings") {
///         Scene("hello") { Text("Hello") }
///     }
public struct SceneGroup: Sendable {
    /// The scenes with their full names.
    public let scenes: [Scene]

    /// Scenes that belong together.
    public init(_ name: String, @SceneBuilder scenes: () -> [Scene]) {
        self.scenes = scenes().map { scene in
            var scene = scene
            scene.name = "\(name)/\(scene.name)"
            return scene
        }
    }
}
