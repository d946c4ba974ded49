/// A view around previews, with data that it makes once.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// The shared value that `body` needs besides the preview.
    associatedtype Context = Void
    associatedtype Body: View

    typealias Content = PreviewModifierContent

    /// Makes the context. In a figure, each preview makes its own.
    @MainActor @preconcurrency static func makeSharedContext() async throws -> Context

    /// Makes the view around the preview.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// The preview in a `PreviewModifier`.
public struct PreviewModifierContent: View {
    let content: AnyView

    public var body: some View { content }
}

extension PreviewModifier {
    func apply(to view: any View) -> any View {
        func open(_ view: some View) -> AnyView { AnyView(view) }
        return ModifiedPreview(modifier: self, content: PreviewModifierContent(content: open(view)))
    }
}

/// A preview in its modifier, once the context has been made.
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
    let modifier: Modifier
    let content: PreviewModifierContent
    @State private var context: Result<Modifier.Context, any Error>?

    var body: some View {
        switch known {
        case .success(let context): modifier.body(content: content, context: context)
        case .failure(let error): Color.clear.problem("\(Modifier.self) made no context: \(error)")
        case nil:
            Color.clear.task {
                do { context = .success(try await Modifier.makeSharedContext()) } catch { context = .failure(error) }
            }
        }
    }

    /// Nothing has to be made where there is no context.
    private var known: Result<Modifier.Context, any Error>? {
        if let nothing = () as? Modifier.Context { .success(nothing) } else { context }
    }
}

extension View {
    fileprivate func problem(_ text: String) -> some View {
        NodeModified(content: self) { context, node in context.arena.addIssue(.invalidValue, at: node, text) }
    }
}
