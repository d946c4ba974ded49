import Drawing
import Foundation
import LayoutEngine

nonisolated extension View {
    /// Presents a popover while the binding is true: in a compact width a sheet, unless the content says
    /// `presentationCompactAdaptation(.popover)`.
    ///
    /// - Parameter arrowEdge: The edge of the anchor at which the popover stands; nil is below, or above where there is
    ///   more room.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presents({ isPresented.wrappedValue }, { AnyView(content()) }, in: .popover(attachmentAnchor, arrowEdge))
    }

    /// Presents a popover while the binding has an item: in a compact width a sheet, unless the content says
    /// `presentationCompactAdaptation(.popover)`.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presents(
            { item.wrappedValue != nil }, { item.wrappedValue.map { AnyView(content($0)) } },
            in: .popover(attachmentAnchor, arrowEdge))
    }

    /// Presents a popover in every width, unless something else is presented.
    package func tipPopover<Content: View>(
        _ isPresented: Bool, _ attachmentAnchor: PopoverAttachmentAnchor, _ arrowEdge: Edge?,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        var frame = PresentationFrame.popover(attachmentAnchor, arrowEdge)
        frame.yields = true
        return presents(
            { isPresented }, { AnyView(content().presentationCompactAdaptation(.popover)) }, in: frame)
    }
}

/// Where a popover's arrow points.
public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)

    fileprivate func rect(of presenter: NodeID, in proxy: GeometryProxy) -> CGRect {
        switch self {
        case .rect(let source): return proxy[Anchor(source, of: presenter, in: proxy.arena)]
        case .point(let point):
            return CGRect(origin: proxy[Anchor(.unitPoint(point), of: presenter, in: proxy.arena)], size: .zero)
        }
    }
}

extension PresentationFrame {
    fileprivate static func popover(_ anchor: PopoverAttachmentAnchor, _ arrowEdge: Edge?) -> PresentationFrame {
        nonisolated(unsafe) let anchor = anchor
        return PresentationFrame(isSheet: true) { content, options in
            guard let presenter = options.presenter else { return sheet.make(content, options) }
            return AnyView(
                PopoverFrame(content: content, options: options, anchor: anchor, presenter: presenter, edge: arrowEdge))
        }
    }
}

/// A bubble beside the view that presents it, or what it is where the width is compact.
///
/// Approximate: corners of 13 points, an arrow 13 points high, 10 points from the edges of the safe area; nothing is dimmed.
private struct PopoverFrame: View {
    let content: AnyView
    let options: PresentationOptions
    let anchor: PopoverAttachmentAnchor
    let presenter: NodeID
    let edge: Edge?
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        switch options.adaptation.look {
        case .automatic where sizeClass == .compact, .sheet where sizeClass == .compact:
            PresentationFrame.sheet.make(content, options)
        case .cover where sizeClass == .compact:
            PresentationFrame.cover.make(content, options)
        case .automatic, .sheet, .cover, .none, .popover:
            GeometryReader { proxy in
                PopoverLayout(anchor: anchor.rect(of: presenter, in: proxy), edge: edge)() {
                    content
                        .background(background)
                        .clipShape(RoundedRectangle(cornerRadius: options.cornerRadius ?? PopoverLayout.corner))
                        .control("popover")
                    ForEach(PopoverLayout.edges, id: \.self) { edge in
                        BubbleArrow(edge: edge).fill(background).named("BubbleArrow", .chrome)
                    }
                }
                .compositingGroup()
                .shadow(color: .black.opacity(0.15), radius: 20)
            }
            .named("GeometryReader", .page)
        }
    }

    private var background: AnyShapeStyle { options.background ?? AnyShapeStyle(Color.dialogBackground) }
}

/// Puts a bubble beside its anchor, and of the arrows that follow the one between them; the others are empty.
private nonisolated struct PopoverLayout: Layout {
    /// The sides of the anchor on which a bubble may stand, and its edges, in the order of the arrows.
    static let sides: [Edge] = [.top, .leading, .bottom, .trailing]
    static let edges: [Edge] = [.bottom, .trailing, .top, .leading]
    private static let arrow = CGSize(width: 36, height: 13)
    private static let margin: CGFloat = 10
    static let corner: CGFloat = 13

    let anchor: CGRect
    let edge: Edge?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let bubble = subviews.first else { return }
        let anchor = anchor.offsetBy(dx: bounds.minX, dy: bounds.minY)
        let screen = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        let ideal = bubble.sizeThatFits(.unspecified)
        let side = side(for: ideal, anchor, in: screen)
        let room = room(on: side, of: anchor, in: screen)
        let size = bubble.sizeThatFits(
            ProposedViewSize(width: min(ideal.width, room.width), height: min(ideal.height, room.height)))
        let isLevel = side == .leading || side == .trailing
        /// Which way the bubble lies from the anchor.
        let way: CGFloat = side == .bottom || side == .trailing ? 1 : -1
        let near = CGPoint(
            x: isLevel ? (way > 0 ? anchor.maxX : anchor.minX) : anchor.midX,
            y: isLevel ? anchor.midY : (way > 0 ? anchor.maxY : anchor.minY))
        var origin = CGPoint(x: near.x - size.width / 2, y: near.y - size.height / 2)
        if isLevel {
            origin.x = near.x + way * (Self.arrow.height + size.width / 2) - size.width / 2
        } else {
            origin.y = near.y + way * (Self.arrow.height + size.height / 2) - size.height / 2
        }
        origin.x = max(screen.minX, min(origin.x, screen.maxX - size.width))
        origin.y = max(screen.minY, min(origin.y, screen.maxY - size.height))
        bubble.place(at: origin, proposal: ProposedViewSize(size))
        // The arrow keeps off the round corners.
        let inset = Self.corner + Self.arrow.width / 2
        let tip = CGPoint(
            x: isLevel
                ? near.x + way * Self.arrow.height / 2
                : max(origin.x + inset, min(near.x, origin.x + size.width - inset)),
            y: isLevel
                ? max(origin.y + inset, min(near.y, origin.y + size.height - inset))
                : near.y + way * Self.arrow.height / 2)
        let length = isLevel ? CGSize(width: Self.arrow.height, height: Self.arrow.width) : Self.arrow
        for (own, arrow) in zip(Self.sides, subviews.dropFirst()) {
            arrow.place(at: tip, anchor: .center, proposal: ProposedViewSize(own == side ? length : .zero))
        }
    }

    private func side(for size: CGSize, _ anchor: CGRect, in screen: CGRect) -> Edge {
        let wanted = edge ?? .bottom
        let other: Edge =
            switch wanted {
            case .top: .bottom
            case .bottom: .top
            case .leading: .trailing
            case .trailing: .leading
            }
        func length(_ side: Edge) -> CGFloat {
            let room = room(on: side, of: anchor, in: screen)
            return side == .top || side == .bottom ? room.height : room.width
        }
        let need = wanted == .top || wanted == .bottom ? size.height : size.width
        return length(wanted) < need && length(other) > length(wanted) ? other : wanted
    }

    private func room(on side: Edge, of anchor: CGRect, in screen: CGRect) -> CGSize {
        var room = screen.size
        switch side {
        case .top: room.height = anchor.minY - screen.minY - Self.arrow.height
        case .bottom: room.height = screen.maxY - anchor.maxY - Self.arrow.height
        case .leading: room.width = anchor.minX - screen.minX - Self.arrow.height
        case .trailing: room.width = screen.maxX - anchor.maxX - Self.arrow.height
        }
        return CGSize(width: max(room.width, 0), height: max(room.height, 0))
    }
}
