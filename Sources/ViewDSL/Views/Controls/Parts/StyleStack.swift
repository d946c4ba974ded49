/// The styles of one kind of control.
///
/// A style may draw the same kind of control again, such as `Toggle(configuration)`: that one has the style that was
/// set further out, while the user's content inside the control has all of them.
struct StyleStack<Style> {
    /// The innermost is last.
    private var styles: [Style] = []
    private var drawing = 0

    init() {}

    /// The style of a control here; nil means the default.
    var current: Style? { styles.dropLast(drawing).last }

    func adding(_ style: Style) -> StyleStack {
        var stack = StyleStack()
        stack.styles = styles.dropLast(drawing) + [style]
        return stack
    }

    /// The stack inside the current style's view.
    var insideStyle: StyleStack {
        var stack = self
        stack.drawing += 1
        return stack
    }

    /// The stack inside the user's content.
    var insideContent: StyleStack {
        var stack = self
        stack.drawing = 0
        return stack
    }
}

struct StyleKey<Style>: EnvironmentKey {
    static var defaultValue: StyleStack<Style> { StyleStack() }
}

/// A control as its style draws it.
struct StyledControl<Style> {
    let fallback: Style
    let makeBody: @MainActor (Style) -> AnyView

    nonisolated init(_ fallback: Style, makeBody: @escaping @MainActor (Style) -> AnyView) {
        self.fallback = fallback
        self.makeBody = makeBody
    }
}

extension StyledControl: PrimitiveView {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        content(context)._resolve(context, into: &list)
    }

    func _subviews(_ context: _ViewContext) -> [_Subview] {
        context.subviews(of: self, body: content(context), context)
    }

    @MainActor private func content(_ context: _ViewContext) -> some View {
        let stack = context.environment[StyleKey<Style>.self]
        return EnvironmentModified(content: makeBody(stack.current ?? fallback)) {
            $0[StyleKey<Style>.self] = stack.insideStyle
        }
    }
}

/// A style's view. The style may have properties such as `@Environment`.
struct StyleBody<Style, Content: View> {
    let style: Style
    let content: @MainActor (Style) -> Content
}

extension StyleBody: PrimitiveView {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        guard context.hasRoom else { return context.refuseDepth(of: Style.self, into: &list) }
        let context = context.child(0)
        connected(context)._resolve(context, into: &list)
    }

    func _subviews(_ context: _ViewContext) -> [_Subview] {
        guard context.hasRoom else { return [_Subview(self, context)] }
        let inside = context.child(0)
        return context.subviews(of: self, body: connected(inside), inside)
    }

    @MainActor private func connected(_ context: _ViewContext) -> Content {
        var style = style
        context.connectProperties(of: &style)
        return content(style)
    }
}

/// A part of a control, as a style gets it.
public struct _ControlPart {
    let content: AnyView

    nonisolated init<V: View>(_ content: V) { self.content = AnyView(content) }

    public var body: some View { content }
}

extension _ControlPart: View {}

nonisolated extension View {
    func addingStyle<Style>(_ style: Style) -> some View {
        EnvironmentModified(content: self) { environment in
            environment[StyleKey<Style>.self] = environment[StyleKey<Style>.self].adding(style)
        }
    }

    /// Marks the user's content of a control, where the style of the control applies again.
    func userContent<Style>(of kind: Style.Type) -> some View {
        EnvironmentModified(content: self) { environment in
            environment[StyleKey<Style>.self] = environment[StyleKey<Style>.self].insideContent
        }
    }
}
