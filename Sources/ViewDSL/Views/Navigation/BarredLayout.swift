import Foundation
import LayoutEngine

/// Content between a bar at the top and one at the bottom, either of which may be missing.
///
/// It fills its proposal. The content is proposed what the bars leave and may extend under them with
/// `ignoresSafeArea`. The children are the content, then the bars. Where a view around it ignores the screen's safe area, the
/// bars and the content stay in it.
struct BarredLayout: Layout {
    let hasTopBar: Bool
    let hasBottomBar: Bool
    /// The insets the bars make for the content.
    let safeArea: SafeArea
    /// How far it extends into the screen's safe area; known once it is placed, or of a sheet before.
    let reach: SafeArea

    private func bars(_ width: CGFloat?, _ subviews: Subviews) -> (top: CGFloat, bottom: CGFloat) {
        let barProposal = ProposedViewSize(width: width, height: nil)
        func height(_ index: Int) -> CGFloat {
            subviews.indices.contains(index) ? subviews[index].sizeThatFits(barProposal).height : 0
        }
        return (hasTopBar ? height(1) : 0, hasBottomBar ? height(hasTopBar ? 2 : 1) : 0)
    }

    private func rest(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ProposedViewSize {
        let bars = bars(proposal.width, subviews)
        return ProposedViewSize(
            width: proposal.width, height: proposal.height.map { max(0, $0 - bars.top - bars.bottom) })
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        if let width = proposal.width, let height = proposal.height {
            return CGSize(width: max(0, width), height: max(0, height))
        }
        let bars = bars(proposal.width, subviews)
        let content = subviews.first?.sizeThatFits(rest(proposal, subviews)) ?? .zero
        return CGSize(
            width: max(0, proposal.width ?? content.width),
            height: max(0, proposal.height ?? content.height + bars.top + bars.bottom))
    }

    func placeSubviews(in whole: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let reach = reach.insets
        let bounds = CGRect(
            x: whole.minX + reach.leading, y: whole.minY + reach.top,
            width: max(0, whole.width - reach.leading - reach.trailing),
            height: max(0, whole.height - reach.top - reach.bottom))
        let bars = bars(bounds.width, subviews)
        let barProposal = ProposedViewSize(width: bounds.width, height: nil)
        let rest = rest(ProposedViewSize(bounds.size), subviews)
        let middle = CGPoint(x: bounds.midX, y: bounds.minY + (bars.top + bounds.height - bars.bottom) / 2)
        subviews.first?.inContainer(rest).place(at: middle, anchor: .center, proposal: rest)
        if hasTopBar, subviews.count > 1 { subviews[1].place(at: bounds.origin, proposal: barProposal) }
        if hasBottomBar, let bar = subviews.last, subviews.count > 1 {
            bar.place(at: CGPoint(x: bounds.minX, y: bounds.maxY), anchor: .bottomLeading, proposal: barProposal)
        }
        safeArea.insets = EdgeInsets(
            top: bars.top + reach.top, leading: reach.leading, bottom: bars.bottom + reach.bottom,
            trailing: reach.trailing)
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
}

extension BarredLayout: ExplainedLayout {
    func explainSize(_ placed: PlacedLayout) -> SizeReason {
        placed.filling(orElse: (vertical: "its content and bars", horizontal: "its content’s"))
    }
}

extension _ViewContext {
    /// A container of content and bars. The page has the system's background, out to the edges of the screen.
    func barred(_ name: String, content: NodeID, top: [NodeID], bottom: [NodeID]) -> NodeID {
        let page = ResolvedViews([content]).fillingPage()
            .pageBackground { Color.systemBackground.ignoresSafeArea() }
        let inside = child(identifiedBy: 0x70_6167_65).with { $0.hasSafeArea = true }
        let node = inside.combined(inside.resolve(page), ZStackLayout()) ?? content
        return framed(name, content: node, top: top, bottom: bottom, staysOnScreen: true)
    }

    /// A container of content and bars.
    ///
    /// - Parameters:
    ///   - staysOnScreen: Whether it keeps out of the screen's safe area where a view around it ignores that.
    ///   - reach: Of a sheet, its part of the screen's safe area, in points.
    func framed(
        _ name: String, _ detail: String = "", content: NodeID, top: [NodeID] = [], bottom: [NodeID] = [],
        staysOnScreen: Bool = false, reach: EdgeInsets? = nil
    ) -> NodeID {
        let bars = [combined(top, ZStackLayout()), combined(bottom, ZStackLayout())]
        let layout = BarredLayout(
            hasTopBar: bars[0] != nil, hasBottomBar: bars[1] != nil, safeArea: SafeArea(isScreen: reach != nil),
            reach: SafeArea(reach ?? EdgeInsets()))
        var info = NodeInfo(name: name, detail: detail, role: .container)
        info.identity = identity
        let node = arena.add(
            layout, children: [content] + bars.compactMap { $0 }, info: info, rightToLeft: isRightToLeft)
        arena.setSafeArea(layout.safeArea, of: node)
        if staysOnScreen, environment.hasSafeArea {
            arena.setExpansion(
                Expansion(at: .placed) { arena, node in
                    layout.reach.insets = arena.screenInsets(of: node)
                    return []
                }, of: node)
        }
        return node
    }
}

nonisolated extension View {
    /// Names a container as readers know it.
    func named(_ name: String, _ part: SystemPart? = nil) -> some View {
        NodeModified(content: self) { context, node in
            context.arena.updateInfo(of: node) { info in
                info.rename(name)
                info.systemPart = part
            }
        }
    }

    /// Takes the place of a page, also around a view that is larger.
    func fillingPage() -> some View {
        frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity).named("frame", .page)
    }

    func pageBackground<V: View>(@ViewBuilder content: () -> V) -> some View {
        background(content: content).named("background", .page)
    }
}
