import Plumbline

/// `frame(width:height:alignment:)` rebuilt: a clear view provides the guides to align with.
struct MyFrameLayout: Layout {
    var width: CGFloat?
    var height: CGFloat?
    var alignment: Alignment

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let childProposal = ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
        let size = subviews[1].sizeThatFits(childProposal)
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        place(subviews, in: bounds, alignment)
    }
}

/// `fixedSize(horizontal:vertical:)` rebuilt.
struct MyFixedSizeLayout: Layout {
    var horizontal: Bool
    var vertical: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(
            ProposedViewSize(
                width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(bounds.size))
    }
}

/// `frame(minWidth:idealWidth:maxWidth:…)` rebuilt, as far as its width goes.
///
/// As in the article, including its errors:
/// - A minimum alone follows a child that exceeds the proposal; SwiftUI's frame keeps to the proposal.
/// - A maximum alone cuts off a child that exceeds the proposal; SwiftUI's frame follows it.
/// - With a maximum, the minimum is ignored.
/// - If no width is proposed, its child is not proposed the ideal one, and text does not wrap.
struct MyFlexFrameLayout: Layout {
    var minWidth: CGFloat?
    var idealWidth: CGFloat?
    var maxWidth: CGFloat?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let content = subviews[1]
        let width = width(proposal.width, content: content.sizeThatFits(proposal).width)
        let childProposal = ProposedViewSize(width: proposal.width == nil ? nil : width, height: proposal.height)
        return CGSize(width: width, height: content.sizeThatFits(childProposal).height)
    }

    private func width(_ proposal: CGFloat?, content: CGFloat) -> CGFloat {
        if let idealWidth, proposal == nil { return idealWidth }
        if minWidth == nil, maxWidth == nil { return content }
        let source = maxWidth == nil ? content : proposal ?? content
        if let maxWidth { return min(source, maxWidth) }
        return max(source, minWidth ?? source)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        place(subviews, in: bounds, .center)
    }
}

/// Aligns the guides of the second view with the guides of the first, which fills the bounds.
private func place(_ subviews: LayoutSubviews, in bounds: CGRect, _ alignment: Alignment) {
    let childProposal = ProposedViewSize(bounds.size)
    subviews[0].place(at: bounds.origin, anchor: .topLeading, proposal: childProposal)
    let (around, own) = (subviews[0].dimensions(in: childProposal), subviews[1].dimensions(in: childProposal))
    subviews[1].place(
        at: CGPoint(
            x: bounds.minX + around[alignment.horizontal] - own[alignment.horizontal],
            y: bounds.minY + around[alignment.vertical] - own[alignment.vertical]),
        anchor: .topLeading, proposal: childProposal)
}

extension View {
    func myFrame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        MyFrameLayout(width: width, height: height, alignment: alignment) {
            Color.clear
            self
        }
    }

    func myFixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
        MyFixedSizeLayout(horizontal: horizontal, vertical: vertical) { self }
    }

    func myFrame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil) -> some View {
        MyFlexFrameLayout(minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth) {
            Color.clear
            self
        }
    }
}
