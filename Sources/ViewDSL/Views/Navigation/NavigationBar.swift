import Drawing
import Foundation
import LayoutEngine

/// A navigation bar: 44 points with the title between the items, in a sheet 56, on a phone's side 32; 52 more for a large
/// title, and 52 for a search field.
///
/// Without a background it shows what is behind it, as on iOS above content that is not scrolled.
///
/// Approximate: the heights are measured on phones; the distances between items are not documented.
struct NavigationBar: View {
    let page: NavigationPage
    let isLarge: Bool
    /// The title of the page before; nil without a button that leads back.
    var backTitle: Text?
    var search: Search?
    let items: ToolbarItems
    var hasSidebarButton = false
    private let look = SystemLook.navigationBar
    @Environment(\.isInSheet) private var isInSheet
    @Environment(\.verticalSizeClass) private var sizeClass

    private var height: CGFloat { isInSheet ? 56 : sizeClass == .compact ? 32 : 44 }

    var body: some View {
        VStack(spacing: 0) {
            NavigationBarLayout(startsWithBackButton: backTitle != nil, height: height)() {
                HStack(spacing: 16) {
                    if let backTitle { BackButton(title: backTitle) }
                    if hasSidebarButton { SidebarButton() }
                    ResolvedViews(items.leading)
                }
                title
                HStack(spacing: 16) {
                    ResolvedViews(items.trailing)
                    if items.hasOverflow {
                        Image(systemName: "ellipsis.circle").imageScale(.large).foregroundStyle(.tint)
                    }
                }
            }
            .named("bar", .titleRow)
            // UIKit's bars keep the size of their text, except for large titles.
            .dynamicTypeSize(.large)
            if isLarge, let title = page.title {
                LargeTitleLayout()() {
                    look.largeTitle.styled(title, .largeTitle.weight(.bold)).lineLimit(1)
                    if let subtitle = page.subtitle {
                        subtitle.font(.subheadline).foregroundStyle(Color.secondary).lineLimit(1)
                    }
                }
                .named("large title", .largeTitle)
            }
            if let search { BarMarginLayout()() { SearchField(search: search) }.named("search bar", .barItem) }
        }
        .named("navigation bar", .bar)
        .tintUnlessSet(look.tint)
        .barBackground(page.navigationBar.adding(look.bar), edges: .top)
    }

    @ViewBuilder private var title: some View {
        if !items.title.isEmpty {
            HStack { ResolvedViews(items.title) }
        } else if isLarge {
            EmptyView()
        } else if page.title != nil, items.hasTitleMenu {
            HStack(spacing: 4) {
                titles
                Image(systemName: "chevron.down.circle.fill").symbolRenderingMode(.hierarchical).font(.subheadline)
                    .foregroundStyle(Color.secondary)
            }
        } else {
            titles
        }
    }

    private var titles: some View {
        VStack(spacing: 0) {
            if let title = page.title { look.title.styled(title, .headline).lineLimit(1) }
            page.subtitle?.font(.caption).foregroundStyle(Color.secondary).lineLimit(1)
        }
    }
}

extension View {
    fileprivate func tintUnlessSet(_ tint: Color?) -> some View {
        EnvironmentModified(content: self) { $0.tint = $0.tint ?? tint }
    }
}

extension SystemLook.Title {
    @MainActor fileprivate func styled(_ title: Text, _ systemFont: Font) -> some View {
        let title = title.font(font ?? systemFont)
        return color.map { title.foregroundColor($0) } ?? title
    }
}

/// The button that leads back to the page before.
private struct BackButton: View {
    let title: Text
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        HStack(spacing: 6) {
            Image(systemName: direction == .leftToRight ? "chevron.left" : "chevron.right").font(
                .system(size: 20, weight: .medium))
            if !title.string.isEmpty { title.font(.body).lineLimit(1) }
        }
        .foregroundStyle(.tint)
        .named("back button", .barItem)
    }
}

/// Items at both ends of a bar and a title in its middle, or as near to it as the items allow.
private struct NavigationBarLayout: Layout {
    let startsWithBackButton: Bool
    let height: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let ideal = subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width } + 64
        return CGSize(width: max(0, proposal.width ?? ideal), height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let leading = subviews.first, let trailing = subviews.last, subviews.count > 1 else { return }
        let margin = ListLayout.margin(bounds.width)
        let itemProposal = ProposedViewSize(width: nil, height: bounds.height)
        let start = bounds.minX + (startsWithBackButton ? 8 : margin)
        let end = bounds.maxX - margin
        leading.place(at: CGPoint(x: start, y: bounds.midY), anchor: .leading, proposal: itemProposal)
        trailing.place(at: CGPoint(x: end, y: bounds.midY), anchor: .trailing, proposal: itemProposal)
        let (before, after) = (leading.sizeThatFits(itemProposal).width, trailing.sizeThatFits(itemProposal).width)
        let from = start + (before > 0 ? before + 8 : 0)
        let to = end - (after > 0 ? after + 8 : 0)
        for title in subviews.dropFirst().dropLast() {
            let room = ProposedViewSize(width: max(0, to - from), height: bounds.height)
            let width = title.sizeThatFits(room).width
            let x = max(from, min(bounds.midX - width / 2, to - width))
            title.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: room)
        }
    }
}

/// A large title: 52 points high, or more for larger text, with the title 8 points above its end and 2 or more below its start.
private struct LargeTitleLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(titleProposal(proposal.width)) }
        let width = proposal.width ?? (sizes.map(\.width).max() ?? 0) + 2 * ListLayout.margin(0)
        return CGSize(width: max(0, width), height: max(52, sizes.reduce(0) { $0 + $1.height } + 10))
    }

    private func titleProposal(_ width: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(width: width.map { max(0, $0 - 2 * ListLayout.margin($0)) }, height: nil)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.maxY - 8
        for subview in subviews.reversed() {
            let x = bounds.minX + ListLayout.margin(bounds.width)
            subview.place(at: CGPoint(x: x, y: y), anchor: .bottomLeading, proposal: titleProposal(bounds.width))
            y -= subview.sizeThatFits(titleProposal(bounds.width)).height
        }
    }
}

/// A view as wide as a bar without its margins.
private struct BarMarginLayout: Layout {
    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max(0, $0 - 2 * ListLayout.margin($0)) }, height: nil)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
        return CGSize(width: max(0, proposal.width ?? size.width + 2 * ListLayout.margin(0)), height: size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let width = ProposedViewSize(width: bounds.width, height: nil)
        let origin = CGPoint(x: bounds.minX + ListLayout.margin(bounds.width), y: bounds.minY)
        subviews.first?.place(at: origin, proposal: inner(width))
    }
}

/// A bar at the bottom, 49 points high. One item is in the middle; several are spread evenly. A status is in the middle,
/// whatever else there is.
///
/// Approximate: the arrangement is not documented.
struct BottomBar: View {
    let look: BarLook
    let items: [NodeID]
    let status: [NodeID]
    let hasSpacers: Bool
    /// What may scroll under the bar, which then has a background.
    let page: NodeID?

    var body: some View {
        HStack(spacing: hasSpacers ? 8 : 0) {
            ForEach(Array(items.enumerated()), id: \.offset) { index, item in
                if index > 0, !hasSpacers { Spacer() }
                ResolvedViews([item])
            }
        }
        .frame(maxWidth: .infinity, alignment: status.isEmpty ? .center : .leading)
        .overlay { HStack { ResolvedViews(status) } }
        .padding(.horizontal, 16)
        .frame(height: 49)
        .named("bottom bar", .bar)
        .barBackground(look, edges: .bottom, page: page)
    }
}
