/// An app: the scenes it is made of.
///
/// Where nothing else is said, `@main` on an app gives a program that draws the previews of its sources.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    @MainActor @preconcurrency init()
}

/// A part of an app's interface, such as a group of windows. A figure shows previews and no scenes of an app.
///
/// Plumbline has a struct of the same name for its figures. A file that imports Plumbline alone sees that one.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

/// A scene that has no body.
protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Scene {}

extension Group: Scene where Content: Scene {
    public var body: Never { fatalError("Group has no body") }

    @_disfavoredOverload
    nonisolated public init(@SceneBuilder content: () -> Content) { self = .of(content()) }
}

/// Builds a scene from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
    /// Passes a statement through.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Combines the statements of a block, in order.
    public static func buildBlock<First: Scene, each Content: Scene>(
        _ first: First, _ content: repeat each Content
    ) -> some Scene { _SceneList() }

    /// Supports `if` without `else`.
    public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene { _SceneList() }

    /// Supports `if #available`.
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene { content }

    /// Supports `if`–`else`.
    public static func buildEither<Content: Scene>(first: Content) -> some Scene { _SceneList() }

    public static func buildEither<Content: Scene>(second: Content) -> some Scene { _SceneList() }
}

/// Several scenes. Figures show none of them.
struct _SceneList {}

extension _SceneList: PrimitiveScene {}

/// The state of a scene or an app.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background, inactive, active
}
