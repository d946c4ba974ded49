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

/// Builds a scene from the statements of a closure. Figures show none of them.
@resultBuilder
public struct SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene { SceneList() }
    public static func buildOptional(_ content: (some Scene)?) -> some Scene { SceneList() }
    public static func buildLimitedAvailability(_ content: some Scene) -> some Scene { content }
}

/// Several scenes. Figures show none of them.
private struct SceneList {}

extension SceneList: PrimitiveScene {}

/// The state of a scene or an app.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background, inactive, active
}
