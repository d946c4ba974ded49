import Foundation

/// Views side by side with lines between them, as on a Mac.
///
/// Approximate: each view takes an equal part, as in a stack.
public struct HSplitView<Content: View> {
    let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension HSplitView: View {
    public var body: some View {
        HStack(spacing: 0) { divided(content) }
    }
}

/// Views above each other with lines between them, as on a Mac.
///
/// Approximate: each view takes an equal part, as in a stack.
public struct VSplitView<Content: View> {
    let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension VSplitView: View {
    public var body: some View {
        VStack(spacing: 0) { divided(content) }
    }
}

@MainActor @ViewBuilder
private func divided(_ content: some View) -> some View {
    Group(subviews: content) { views in
        ForEach(views.indices, id: \.self) { index in
            if index > views.startIndex { Divider() }
            views[index]
        }
    }
}
