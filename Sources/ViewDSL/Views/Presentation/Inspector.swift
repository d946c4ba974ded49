import Foundation

/// A view with an inspector beside it.
///
/// Approximate: 270 points wide; in a narrow place it is a sheet.
private struct Inspected<Content: View, Inspector: View> {
    let content: Content
    let isPresented: Binding<Bool>
    let inspector: () -> Inspector
    @Environment(\.horizontalSizeClass) private var sizeClass

    nonisolated init(_ content: Content, _ isPresented: Binding<Bool>, _ inspector: @escaping () -> Inspector) {
        self.content = content
        self.isPresented = isPresented
        self.inspector = inspector
    }
}

extension Inspected: View {
    var body: some View {
        if sizeClass == .compact {
            content.sheet(isPresented: isPresented, content: inspector)
        } else {
            HStack(spacing: 0) {
                content.fillingPage()
                if isPresented.wrappedValue {
                    Divider().ignoresSafeArea()
                    inspector().frame(maxHeight: .infinity).frame(width: 270)
                }
            }
        }
    }
}

nonisolated extension View {
    /// Shows a view at the trailing edge while the binding is true; in a narrow place in a sheet.
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V) -> some View {
        Inspected(self, isPresented, content)
    }

    /// Has no effect in a figure.
    public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
    /// Has no effect in a figure.
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
}
