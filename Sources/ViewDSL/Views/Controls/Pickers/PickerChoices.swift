/// The choices of a picker, and the number of the chosen one.
struct PickerChoices<Content: View>: View {
    let picker: _PickerParts
    let content: ([Subview], _ chosen: Int?) -> Content

    init(_ picker: _PickerParts, @ViewBuilder content: @escaping ([Subview], _ chosen: Int?) -> Content) {
        self.picker = picker
        self.content = content
    }

    var body: some View {
        Group(subviews: picker.content) { subviews in
            let choices = Array(subviews)
            content(choices, chosen(of: choices))
        }
    }

    private func chosen(of choices: [Subview]) -> Int? {
        guard let value = picker.selection.first, Set(picker.selection).count == 1 else { return nil }
        return choices.firstIndex { $0.stands(for: value) }
    }
}

extension Subview {
    /// Whether it has this tag or, without a tag, this identity in a `ForEach`.
    func stands(for value: AnyHashable) -> Bool {
        let tags = subview.values.tags.isEmpty ? subview.names : subview.values.tags
        let value = value.withoutOptional
        return tags.contains { $0.withoutOptional == value }
    }
}

private protocol HashableOptional {
    var wrapped: AnyHashable? { get }
}

extension Optional: HashableOptional where Wrapped: Hashable {
    fileprivate var wrapped: AnyHashable? { self.map { AnyHashable($0) } }
}

extension AnyHashable {
    /// A tag of `1` selects in an optional selection, and one of `Optional(1)` in any other.
    var withoutOptional: AnyHashable {
        var value = self
        while let inner = (value.base as? any HashableOptional)?.wrapped { value = inner }
        return value
    }
}
