import Foundation

/// Labels in a list: icons in the tint, centered in a column, and titles that start on one line.
///
/// Approximate: titles start 60 points from the card's edge, as in Apple's design resources.
struct ListRowLabelStyle: LabelStyle {
    @Environment(\.dynamicTypeSize) private var size

    @MainActor func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 16) {
            ListRowIcon(icon: configuration.icon).frame(minWidth: 24 * CGFloat(Font.TextStyle.body.growth(size)))
            configuration.title
        }
    }
}

private struct ListRowIcon<Icon: View>: View {
    let icon: Icon
    @Environment(\.inheritedForeground) private var foreground
    @Environment(reading: { $0[ListItemTintKey.self] }) private var itemTint
    @Environment(\.tint) private var tint

    var body: some View {
        switch itemTint {
        case .some(let color): icon.foregroundStyle(color)
        case nil where foreground != nil: icon
        case nil: icon.foregroundStyle(tint ?? .accentColor)
        }
    }
}

extension EnvironmentValues {
    /// Sets the style of one kind of control.
    mutating func addStyle<Style>(_ style: Style) {
        self[StyleKey<Style>.self] = self[StyleKey<Style>.self].adding(style)
    }
}

struct ListItemTintKey: EnvironmentKey {
    static let defaultValue: Color? = nil
}

/// The tint of a list's icons.
public struct ListItemTint: Sendable {
    let color: Color?

    /// A color that the reader's choice does not replace.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// A color that the reader's choice may replace. Figures show the color.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// Gray.
    public static let monochrome = ListItemTint(color: .gray)
}

nonisolated extension View {
    /// Sets the color of the icons of labels in lists; nil means the tint.
    public func listItemTint(_ tint: ListItemTint?) -> some View {
        EnvironmentModified(content: self) { $0[ListItemTintKey.self] = tint?.color }
    }

    public func listItemTint(_ tint: Color?) -> some View {
        EnvironmentModified(content: self) { $0[ListItemTintKey.self] = tint }
    }
}
