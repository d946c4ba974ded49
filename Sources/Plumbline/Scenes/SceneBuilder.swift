/// Turns the statements of a closure into a list of scenes: scenes, lists of them, groups, `if`, `switch` and `for`.
@resultBuilder
public enum SceneBuilder {
    public static func buildExpression(_ scene: Scene) -> [Scene] { [scene] }

    public static func buildExpression(_ scenes: [Scene]) -> [Scene] { scenes }

    public static func buildExpression(_ group: SceneGroup) -> [Scene] { group.scenes }

    public static func buildBlock(_ parts: [Scene]...) -> [Scene] { parts.flatMap { $0 } }

    public static func buildOptional(_ part: [Scene]?) -> [Scene] { part ?? [] }

    public static func buildEither(first part: [Scene]) -> [Scene] { part }

    public static func buildEither(second part: [Scene]) -> [Scene] { part }

    public static func buildArray(_ parts: [[Scene]]) -> [Scene] { parts.flatMap { $0 } }

    public static func buildLimitedAvailability(_ part: [Scene]) -> [Scene] { part }
}

/// Scenes of one subject: its name and a slash go before theirs.
///
///     SceneGroup("alignments") {
///         Scene("feet") { … }      // alignments/feet
///     }
public struct SceneGroup: Sendable {
    /// The scenes with their full names.
    public let scenes: [Scene]

    public init(_ name: String, @SceneBuilder scenes: () -> [Scene]) {
        self.scenes = scenes().map { scene in
            var scene = scene
            scene.name = "\(name)/\(scene.name)"
            return scene
        }
    }
}
