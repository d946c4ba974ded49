import Foundation
import LayoutEngine

/// The bar of a tab view: 49 points high, each tab with its icon above its title in 10 points, the selected one in the
/// tint.
///
/// More than five tabs end in “More”.
///
/// Approximate: the height and the font are measured on phones; the positions of icons are not documented.
struct TabBar: View {
    struct Entry {
        /// nil is an empty tab.
        var label: CapturedView?
        var badge: Text?
    }

    let entries: [Entry]
    let selected: Int
    let look: BarLook
    /// What may scroll under the bar, which then has a background.
    let page: NodeID?
    static let height: CGFloat = 49
    fileprivate static let iconHeight: CGFloat = 28
    fileprivate static let iconFont = Font.system(size: 18, weight: .medium)
    fileprivate static let titleFont = Font.system(size: 10, weight: .medium)
    fileprivate static let titleHeight: CGFloat = 12
    private let system = SystemLook.tabBar
    @Environment(\.tint) private var tint

    var body: some View {
        let hasMore = entries.count > 5
        HStack(spacing: 0) {
            ForEach(Array(entries.prefix(hasMore ? 4 : 5).enumerated()), id: \.offset) { index, entry in
                item(entry.label, entry.badge, isSelected: index == selected)
            }
            if hasMore {
                let more = Label(title: { Text(verbatim: "More") }, icon: { Image(systemName: "ellipsis") })
                item(CapturedView(more, EnvironmentValues()), nil, isSelected: selected > 3)
            }
        }
        .named("tab bar", .bar)
        .frame(height: Self.height)
        .frame(maxWidth: .infinity)
        .barBackground(look.adding(system.bar), edges: .bottom, page: page)
    }

    private func item(_ label: CapturedView?, _ badge: Text?, isSelected: Bool) -> some View {
        let color = isSelected ? system.selected ?? tint ?? system.tint ?? .accentColor : system.unselected ?? .gray
        return ZStack {
            if let label {
                TabLabel(label: label, color: color)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay { if let badge { TabBadge(text: badge) } }
        .named("tab", .barItem)
    }
}

/// The number in a red capsule at a tab's icon.
private struct TabBadge: View {
    let text: Text

    var body: some View {
        text.font(.system(size: 13)).foregroundStyle(Color.white)
            .padding(.horizontal, 5)
            .frame(minWidth: 18, minHeight: 18)
            .background(Color.red, in: Capsule())
            .offset(x: 14, y: -13)
    }
}

/// A tab's label: its pictures above its texts, in the tab's color.
private struct TabLabel {
    let label: CapturedView
    let color: Color

    private func adapted(_ font: Font) -> CapturedView {
        label.adapted { environment in
            environment.font = font
            environment.foreground = AnyShapeStyle(color)
            environment.lowerForegrounds = []
            environment.symbolVariants = .fill
            environment.imageScale = .large
            environment.lineLimit = 1
            environment.dynamicTypeSize = .large
            environment.addStyle(TabLabelStyle() as any LabelStyle)
        }
    }
}

extension TabLabel: PrimitiveView {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        // A picture may be an icon of its own beside a text, and has the icons' font.
        let icons = context.resolve(adapted(TabBar.iconFont))
        let texts = context.resolve(adapted(TabBar.titleFont))
        var parts = zip(icons, texts).map { icon, text in
            context.isPicture(icon)
                ? AnyView(ResolvedViews([icon]).frame(height: TabBar.iconHeight)) : AnyView(ResolvedViews([text]))
        }
        // Alone, each keeps its place.
        if icons.count == 1, context.isPicture(icons[0]) {
            parts[0] = AnyView(parts[0].padding(.bottom, 1 + TabBar.titleHeight))
        } else if texts.count == 1, context.isText(texts[0]) {
            parts[0] = AnyView(parts[0].padding(.top, TabBar.iconHeight + 1))
        }
        VStack(spacing: 1) { ForEach(parts.indices, id: \.self) { parts[$0] } }._resolve(context.child(1), into: &list)
    }
}

extension _ViewContext {
    /// Whether the view is a picture with or without modifiers.
    fileprivate func isPicture(_ node: NodeID) -> Bool { modifiedRole(node) == .image }

    fileprivate func isText(_ node: NodeID) -> Bool { modifiedRole(node) == .text }

    private func modifiedRole(_ node: NodeID) -> ViewRole? {
        var node = node
        while arena.infos[node].role == .modifier, let inner = arena.children(of: node).first { node = inner }
        return arena.infos[node].role
    }
}

/// An icon above a title.
private struct TabLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 1) {
            configuration.icon.font(TabBar.iconFont).frame(height: TabBar.iconHeight)
            configuration.title
        }
    }
}
