import Foundation
import LayoutEngine

/// What a reader may do with a row of a list that is edited.
struct RowEdits: OptionSet {
    let rawValue: Int
    static let move = RowEdits(rawValue: 1)
    static let delete = RowEdits(rawValue: 2)
}

/// Says what a reader may do with rows.
struct RowEditing: ViewModifier {
    let edits: RowEdits

    func body(content: Content) -> some View {
        NodeModified(content: content) { context, node in
            context.updateRow(node) { $0.edits.formUnion(edits) }
        }
    }
}

extension EnvironmentValues {
    /// Whether lists are edited.
    var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }
}

/// The sign at the start of a row that is edited: it selects one of several, or deletes.
///
/// Approximate: 22 points wide, and the row begins 38 points later, as in UIKit; the distances are not documented.
enum RowEditSign {
    case delete
    case selection(isSelected: Bool)

    /// By how much the sign moves the row's content, in points.
    static let room: CGFloat = 38

    @MainActor func view(tint: Color) -> some View {
        let (name, color): (String, Color) =
            switch self {
            case .delete: ("minus.circle.fill", .red)
            case .selection(true): ("checkmark.circle.fill", tint)
            case .selection(false): ("circle", .systemGray3)
            }
        return Image(systemName: name).font(.system(size: 20)).foregroundStyle(color)
            .symbolRenderingMode(.monochrome).frame(width: 22, height: 22).named("edit", .barItem)
    }
}

/// The handle at the end of a row that can be moved.
struct RowHandle: View {
    var body: some View {
        VStack(spacing: 3.5) {
            ForEach(0..<3, id: \.self) { _ in Capsule().fill(Color.systemGray3).frame(width: 20, height: 1.5) }
        }
        .named("handle", .barItem)
    }
}
