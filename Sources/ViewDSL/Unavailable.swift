import Drawing
import Foundation

// Names of SwiftUI that Plumbline does not have. They are declared so that the compiler's message, at the line that uses
// one, names it and the nearest there is; for an unknown name it gives up on the whole body instead. Every message is
// `NAME is not in Plumbline; nearest: …`.

// Shapes of iOS 26.

@available(*, unavailable, message: "ConcentricRectangle is not in Plumbline; nearest: ContainerRelativeShape")
public struct ConcentricRectangle: Shape {
    public init() { fatalError() }
    public func path(in rect: CGRect) -> Path { Path(rect) }
}

// Scenes of three dimensions and of sprites, which need an engine.

@available(*, unavailable, message: "SceneView is not in Plumbline; nearest: Image, of a rendered scene")
public struct SceneView<S, N>: View {
    public init(scene: S? = Any?.none, pointOfView: N? = Any?.none, options: [Any] = []) { fatalError() }
    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "SpriteView is not in Plumbline; nearest: Canvas")
public struct SpriteView<S>: View {
    public init(scene: S, isPaused: Bool = false, preferredFramesPerSecond: Int = 60, options: [Any] = []) {
        fatalError()
    }
    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "RealityView is not in Plumbline; nearest: Image, of a rendered scene")
public struct RealityView: View {
    public init(make: @escaping (inout Any) async -> Void, update: ((inout Any) -> Void)? = nil) { fatalError() }
    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "Model3D is not in Plumbline; nearest: AsyncImage, of a rendered model")
public struct Model3D: View {
    public init(named name: String, bundle: Bundle? = nil) { fatalError() }
    public init(url: URL) { fatalError() }
    public init<C: View, P: View>(
        named name: String, bundle: Bundle? = nil, @ViewBuilder content: @escaping (Image) -> C,
        @ViewBuilder placeholder: @escaping () -> P
    ) { fatalError() }
    public init<C: View, P: View>(
        url: URL, @ViewBuilder content: @escaping (Image) -> C, @ViewBuilder placeholder: @escaping () -> P
    ) { fatalError() }
    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "ImmersiveSpace is not in Plumbline; nearest: WindowGroup")
public struct ImmersiveSpace: Scene {
    public init<C: View>(id: String, @ViewBuilder content: () -> C) { fatalError() }
    public var body: some Scene { WindowGroup { EmptyView() } }
}
