import LayoutEngine

/// The label of a control that is one view, such as a button: several views stand side by side.
struct JoinedLabel<Label: View> {
    let label: Label

    nonisolated init(_ label: Label) { self.label = label }
}

extension JoinedLabel: PrimitiveView {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let inside = context.child(0).with { ($0.stackAxis, $0.place) = (.horizontal, nil) }
        guard let node = inside.combined(inside.resolve(label), HStackLayout()) else { return }
        list.append(node)
    }

    func _subviews(_ context: _ViewContext) -> [_Subview] {
        let found = context.subviews(of: self, body: label, context.child(0))
        return found.count > 1 ? [_Subview(self, context)] : found
    }
}
