/// Shows the label as ``BorderedButtonStyle`` does, in a capsule.
///
/// Approximate: the glass of iOS 26 is drawn as a plain border.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    nonisolated public init(_ glass: Glass) {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedLabel(configuration.label, role: configuration.role, isProminent: false).inCapsule().control("Button")
    }
}

/// Shows the label in white on the tint, in a capsule.
///
/// Approximate: the glass of iOS 26 is drawn as a plain fill.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedLabel(configuration.label, role: configuration.role, isProminent: true).inCapsule().control("Button")
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

extension View {
    /// Unless another border was set.
    fileprivate func inCapsule() -> some View {
        EnvironmentModified(content: self) {
            if $0.buttonBorderShape == .automatic { $0.buttonBorderShape = .capsule }
        }
    }
}
