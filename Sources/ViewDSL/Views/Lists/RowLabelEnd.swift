import Foundation
import LayoutEngine

extension VerticalAlignment {
    private enum RowLabelEnd: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    /// The end of the label of a control that is a row of a list; the control's middle if it has no label.
    static let rowLabelEnd = VerticalAlignment(RowLabelEnd.self)
}

extension EnvironmentValues {
    /// Whether the view is a row of a list, not a part of one.
    var isWholeRow: Bool { listPlace != nil }
}

/// A place in a view.
enum RowLabelPlace { case middle, bottom }

nonisolated extension View {
    /// Says where the label of a control that is a row ends; nil if the control is no row.
    @ViewBuilder func rowLabelEnd(_ place: RowLabelPlace?) -> some View {
        switch place {
        case .middle: alignmentGuide(.rowLabelEnd) { $0.height / 2 }
        case .bottom: alignmentGuide(.rowLabelEnd) { $0.height }
        case nil: self
        }
    }
}

/// A control without a label, which may be a row.
struct ControlOfRow: ViewModifier {
    @Environment(\.isWholeRow) private var isRow

    func body(content: Content) -> some View { content.rowLabelEnd(isRow ? .middle : nil) }
}
