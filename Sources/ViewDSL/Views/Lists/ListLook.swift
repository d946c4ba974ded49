import Foundation
import LayoutEngine

/// A list style as a value, with its lengths in points.
enum ListLook {
    case automatic, plain, grouped, insetGrouped, sidebar
    /// The first column of a split view that has several.
    case column

    init(_ style: some ListStyle) {
        self =
            switch style {
            case is PlainListStyle, is InsetListStyle, is BorderedListStyle: .plain
            case is GroupedListStyle: .grouped
            case is InsetGroupedListStyle: .insetGrouped
            case is SidebarListStyle: .sidebar
            default: .automatic
            }
    }

    var name: String {
        switch self {
        case .automatic, .insetGrouped: ".insetGrouped"
        case .plain: ".plain"
        case .grouped: ".grouped"
        case .sidebar, .column: ".sidebar"
        }
    }

    /// Whether there is a margin beside the rows.
    var hasMargin: Bool { self != .plain && self != .grouped }

    private var contentInset: CGFloat { self == .column ? 12 : 20 }

    var background: Color {
        switch self {
        case .plain: .systemBackground
        case .column: .secondarySystemBackground
        case .automatic, .insetGrouped, .sidebar, .grouped: .systemGroupedBackground
        }
    }

    /// The background of a row; nil if it has none.
    var rowBackground: Color? {
        switch self {
        case .automatic, .insetGrouped, .sidebar, .grouped: .secondarySystemGroupedBackground
        case .plain, .column: nil
        }
    }

    /// Approximate: the default of 11 and 20 points is not documented, but widely measured.
    var rowInsets: EdgeInsets { EdgeInsets(top: 11, leading: contentInset, bottom: 11, trailing: contentInset) }

    /// Above and below a control that is a row of its own; its label has the row's insets.
    ///
    /// Approximate: rows of switches, steppers and segments are measured to be 44 points high on phones, as rows of text.
    static let controlInset: CGFloat = 5

    /// Half the distance between two sections, and the distance from the list's ends.
    ///
    /// Approximate: UIKit's header and footer of a section without text take 17.67 points each.
    var sectionGap: CGFloat {
        switch self {
        case .plain: 0
        case .column: 8
        case .automatic, .insetGrouped, .sidebar, .grouped: 17.5
        }
    }

    /// Around a header's text.
    ///
    /// Approximate: with one line of text a header takes 38 points, as in UIKit.
    func headerInsets(isProminent: Bool) -> EdgeInsets {
        if self == .plain { return EdgeInsets(top: 22, leading: 20, bottom: 5, trailing: 20) }
        return EdgeInsets(top: isProminent ? 8 : 15, leading: contentInset, bottom: 7, trailing: contentInset)
    }

    /// Around a footer's text.
    ///
    /// Approximate: as in UIKit, about 30 points with one line of text.
    var footerInsets: EdgeInsets { EdgeInsets(top: 7, leading: contentInset, bottom: 7, trailing: contentInset) }
}

struct ListLookKey: EnvironmentKey {
    static let defaultValue = ListLook.automatic
}
