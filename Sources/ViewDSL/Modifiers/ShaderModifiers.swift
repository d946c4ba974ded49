import Foundation
import LayoutEngine

/// Shaders change nothing in a figure; a warning names each.
nonisolated extension View {
    /// Has no effect in a figure.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { drawn(without: shader, isEnabled) }
    /// Has no effect in a figure.
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        drawn(without: shader, isEnabled)
    }
    /// Has no effect in a figure.
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        drawn(without: shader, isEnabled)
    }

    private func drawn(without shader: Shader, _ isEnabled: Bool) -> some View {
        NodeModified(content: self) { context, node in
            guard isEnabled else { return }
            context.arena.addIssue(.approximate, at: node, "drawn without its shader \(shader.function.name)")
        }
    }
}

extension VisualEffect {
    /// Has no effect in a figure.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
    /// Has no effect in a figure.
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect
    {
        self
    }
    /// Has no effect in a figure.
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
        self
    }
}
