/// Turns the statements of a closure into a list: elements, lists of them, `if`, `switch` and `for`.
@resultBuilder
public enum ListBuilder<Element> {
    public static func buildExpression(_ element: Element) -> [Element] { [element] }

    /// A list of elements.
    public static func buildExpression(_ elements: [Element]) -> [Element] { elements }

    /// The statements of a block, in order.
    public static func buildBlock(_ parts: [Element]...) -> [Element] { Array(parts.joined()) }

    /// An `if` without `else`.
    public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }

    /// A branch of an `if` or a `switch`.
    public static func buildEither(first part: [Element]) -> [Element] { part }

    /// A branch of an `if` or a `switch`.
    public static func buildEither(second part: [Element]) -> [Element] { part }

    /// The iterations of a `for`.
    public static func buildArray(_ parts: [[Element]]) -> [Element] { Array(parts.joined()) }

    /// The statements behind `if #available`.
    public static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
}

/// Makes a list of scenes from scenes, lists and groups of them.
public typealias SceneBuilder = ListBuilder<Scene>

/// Makes a list of panels.
public typealias PanelBuilder = ListBuilder<Panel>

extension ListBuilder where Element == Scene {
    public static func buildExpression(_ group: SceneGroup) -> [Scene] { group.scenes }
}

/// Scenes of one subject, whose names begin with the group's. This scene is named `greetings/hello`:
///
///     SceneGroup("greetings") {
///         Scene("hello") { Text("Hello") }
///     }
public struct SceneGroup: Sendable {
    /// The scenes with their full names.
    let scenes: [Scene]

    /// Creates a group of scenes.
    public init(_ name: String, @SceneBuilder scenes: () -> [Scene]) {
        self.scenes = scenes().map { scene in scene.with { $0.name = "\(name)/\(scene.name)" } }
    }
}
