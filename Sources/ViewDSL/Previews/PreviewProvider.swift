import Foundation

/// The previews of a file.
///
/// Figures of previews are scenes of a catalog; see `Previews`.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    /// The previews. Each member of a group is a scene.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }

    /// The platform they are shown on.
    @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

/// A platform of previews. Figures do not differ.
public enum PreviewPlatform: Sendable {
    case iOS, macOS, tvOS, watchOS
}

nonisolated extension View {
    /// Sets the size of a preview.
    public func previewLayout(_ value: PreviewLayout) -> some View {
        PreviewModified(content: self, name: "previewLayout") { $0.choose(value) }
    }

    public func previewDisplayName(_ value: String?) -> some View {
        PreviewModified(content: self, name: "previewDisplayName") { $0.name = value }
    }

    /// Sets the device of a preview, by its name: `iPhone SE (3rd generation)`.
    public func previewDevice(_ value: PreviewDevice?) -> some View {
        PreviewModified(content: self, name: "previewDevice") { $0.device = value ?? .standard }
    }

    /// Sets the orientation of a preview's device.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        PreviewModified(content: self, name: "previewInterfaceOrientation") { $0.orientation = value }
    }

    /// Shows a preview as a widget.
    public func previewContext<C: PreviewContext>(_ value: C) -> some View {
        PreviewModified(content: ContextFrame(content: self, context: value), name: "previewContext") {
            if let sized = value as? any SizedPreviewContext {
                $0.choose(.fixed(width: sized.size.width, height: sized.size.height))
            }
        }
    }
}

/// The surroundings of a widget's or complication's preview.
public protocol PreviewContext {}

/// Surroundings of a size.
package protocol SizedPreviewContext: PreviewContext {
    /// In points.
    var size: CGSize { get }
    @MainActor func frame(_ view: AnyView) -> AnyView
}

/// A view in the surroundings of its preview.
struct ContextFrame<Content: View> {
    let content: Content
    let context: any PreviewContext
}

extension ContextFrame: View {
    var body: some View {
        if let context = context as? any SizedPreviewContext { context.frame(AnyView(content)) } else { content }
    }
}

/// A modifier of a preview: it changes nothing in the view.
struct PreviewModified<Content: View> {
    let content: Content
    let name: String
    let change: (inout PreviewSettings) -> Void
}

extension PreviewModified: PrimitiveView {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let nodes = context.modify(content, into: &list) { node, _ in node }
        guard context.environment[IsPreviewOfMacroKey.self], let node = nodes.first else { return }
        context.arena.addIssue(
            .invalidValue, at: node, "\(name) has no effect in #Preview: give the preview traits, or a name")
    }
}

/// Whether the view is that of a `#Preview`, which has traits instead of modifiers.
struct IsPreviewOfMacroKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
