import LayoutEngine

/// The label of a row: the first of several texts is its title, and the others are subtitles below it. Other views stand
/// side by side.
///
/// Approximate: the subtitles’ size, a footnote's, and the 2 points above them are assumed.
struct TitledLabel<Label: View> {
    let label: Label

    nonisolated init(_ label: Label) { self.label = label }
}

extension TitledLabel: PrimitiveView {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let parts = label._subviews(context.child(0))
        guard parts.count > 1, parts.allSatisfy(\.values.isText) else {
            return label._resolve(context.child(0), into: &list)
        }
        VStack(alignment: .leading, spacing: 2) {
            Group(subviews: label) { texts in
                ForEach(Array(texts.enumerated()), id: \.offset) { index, text in
                    if index == 0 { text } else { text.font(.footnote).foregroundStyle(.secondary) }
                }
            }
        }
        ._resolve(context.child(0), into: &list)
    }
}
