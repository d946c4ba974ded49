import Drawing
import Foundation
import LayoutEngine

// Names of SwiftUI that Plumbline does not have. They are declared so that the compiler's message, at the line that uses
// one, names it and the nearest there is; for an unknown name it gives up on the whole body instead. Every message is
// `NAME is not in Plumbline; nearest: …`.

// Glass, of iOS 26.

@available(*, unavailable, message: "Glass is not in Plumbline; nearest: Material")
public struct Glass {
    public static var regular: Glass { fatalError() }
    public static var clear: Glass { fatalError() }
    public static var identity: Glass { fatalError() }
    public func tint(_ color: Color?) -> Glass { self }
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

@available(*, unavailable, message: "GlassEffectTransition is not in Plumbline; nearest: AnyTransition")
public struct GlassEffectTransition {
    public static var matchedGeometry: GlassEffectTransition { fatalError() }
    public static var materialize: GlassEffectTransition { fatalError() }
    public static var identity: GlassEffectTransition { fatalError() }
}

@available(*, unavailable, message: "GlassEffectContainer is not in Plumbline; nearest: Group")
public struct GlassEffectContainer<Content: View>: View {
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { fatalError() }
    public var body: Never { fatalError() }
}

@available(*, unavailable)
nonisolated extension View {
    @available(
        *, unavailable, message: "glassEffect is not in Plumbline; nearest: background(.regularMaterial, in: shape)"
    )
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View { self }

    @available(*, unavailable, message: "glassEffectID is not in Plumbline; nearest: matchedGeometryEffect")
    public func glassEffectID(_ id: (some Hashable)?, in namespace: Namespace.ID) -> some View { self }

    @available(*, unavailable, message: "glassEffectUnion is not in Plumbline; nearest: matchedGeometryEffect")
    public func glassEffectUnion(id: (some Hashable)?, namespace: Namespace.ID) -> some View { self }

    @available(*, unavailable, message: "glassEffectTransition is not in Plumbline; nearest: transition")
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

    @available(*, unavailable, message: "backgroundExtensionEffect is not in Plumbline; nearest: ignoresSafeArea")
    public func backgroundExtensionEffect() -> some View { self }

    @available(*, unavailable, message: "safeAreaBar is not in Plumbline; nearest: safeAreaInset")
    public func safeAreaBar(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View { self }
}

@available(*, unavailable, message: "ConcentricRectangle is not in Plumbline; nearest: ContainerRelativeShape")
public struct ConcentricRectangle: Shape {
    public init() { fatalError() }
    public func path(in rect: CGRect) -> Path { Path(rect) }
}

// Metal's shaders.

@available(*, unavailable, message: "Shader is not in Plumbline; nearest: Canvas, or color effects such as saturation")
public struct Shader {}

@available(*, unavailable, message: "ShaderLibrary is not in Plumbline; nearest: Canvas, or color effects")
public enum ShaderLibrary {
    public static var `default`: ShaderLibrary.Type { ShaderLibrary.self }
}

@available(*, unavailable)
nonisolated extension View {
    @available(
        *, unavailable, message: "colorEffect is not in Plumbline; nearest: hueRotation, saturation, colorMultiply"
    )
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }

    @available(*, unavailable, message: "distortionEffect is not in Plumbline; nearest: transformEffect")
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        self
    }

    @available(*, unavailable, message: "layerEffect is not in Plumbline; nearest: blur, or Canvas")
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
}

// Pictures of views.

@available(*, unavailable, message: "ImageRenderer is not in Plumbline; nearest: Figure, made of a Scene")
public final class ImageRenderer<Content: View> {
    @MainActor public init(content view: Content) { fatalError() }
}

// What a text layout is drawn with.

@available(*, unavailable, message: "TextRenderer is not in Plumbline; nearest: foregroundStyle with a gradient")
public protocol TextRenderer {}
