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
public struct SceneView {}

@available(*, unavailable, message: "SpriteView is not in Plumbline; nearest: Canvas")
public struct SpriteView {}

@available(*, unavailable, message: "RealityView is not in Plumbline; nearest: Image, of a rendered scene")
public struct RealityView<Content> {}

@available(*, unavailable, message: "Model3D is not in Plumbline; nearest: AsyncImage, of a rendered model")
public struct Model3D<Content> {}

@available(*, unavailable, message: "ImmersiveSpace is not in Plumbline; nearest: WindowGroup")
public struct ImmersiveSpace<Content> {}

// Widgets.

@available(*, unavailable, message: "EmptyWidgetConfiguration is not in Plumbline; nearest: EmptyView, in a preview")
public struct EmptyWidgetConfiguration {}
