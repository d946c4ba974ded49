import Foundation
import LayoutEngine
import ViewDSL

/// A tip among other views: a card, or nothing while a rule of the tip does not hold.
public struct TipView<Content: Tip> {
    private let tip: Content?
    private let arrowEdge: Edge?
    private let action: (Tips.Action) -> Void

    nonisolated public init(
        _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) {
        (self.tip, self.arrowEdge, self.action) = (tip, arrowEdge, action)
    }

    nonisolated public init(
        _ tip: Content?, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil,
        action: @escaping (Tips.Action) -> Void = { _ in }
    ) {
        self.init(isPresented?.wrappedValue == false ? nil : tip, arrowEdge: arrowEdge, action: action)
    }

    nonisolated public init(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) where Content == AnyTip {
        self.init(tip.map(AnyTip.init), arrowEdge: arrowEdge, action: action)
    }
}

extension TipView: View {
    public var body: some View {
        if let tip, tip.shouldDisplay { TipCard(tip: tip, arrowEdge: arrowEdge, action: action) }
    }
}

/// Approximate: corners of 13 points, an arrow 13 points high.
private struct TipCard: View {
    let tip: any Tip
    let arrowEdge: Edge?
    let action: (Tips.Action) -> Void
    @Environment(\.tipLook) private var look

    var body: some View {
        TipContent(tip: tip, action: action)
            .background(background, in: RoundedRectangle(cornerRadius: look.cornerRadius ?? 13))
            .overlay(alignment: alignment) { if let arrowEdge { arrow(arrowEdge) } }
            .padding(Edge.Set(arrowEdge.map { [Edge.Set($0)] } ?? []), 13)
            .control("TipView")
    }

    private var background: AnyShapeStyle { look.background ?? AnyShapeStyle(Color(uiColor: .tertiarySystemFill)) }

    private var alignment: Alignment {
        switch arrowEdge {
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        case .top, nil: .top
        }
    }

    /// Outside the card.
    private func arrow(_ edge: Edge) -> some View {
        let isLevel = edge == .leading || edge == .trailing
        let way: CGFloat = edge == .top || edge == .leading ? -1 : 1
        return BubbleArrow(edge: edge).fill(background)
            .frame(width: isLevel ? 13 : 36, height: isLevel ? 36 : 13)
            .offset(x: isLevel ? way * 13 : 0, y: isLevel ? 0 : way * 13)
    }
}

/// What a tip says, in the style of the environment.
struct TipContent {
    let tip: any Tip
    let action: (Tips.Action) -> Void
    @Environment(\.tipLook) private var look

    nonisolated init(tip: any Tip, action: @escaping (Tips.Action) -> Void) {
        self.tip = tip
        self.action = action
    }
}

extension TipContent: View {
    var body: some View {
        let configuration = TipViewStyleConfiguration(
            tip: tip, title: tip.title, message: tip.message, image: tip.image, actions: tip.actions, perform: action)
        if let style = look.style {
            AnyView(style.makeBody(configuration: configuration))
        } else {
            MiniTipViewStyle().makeBody(configuration: configuration)
        }
    }
}

nonisolated extension View {
    /// Shows a tip in a popover at the view, unless something else is presented or a rule of the tip does not hold.
    public func popoverTip<Content: Tip>(
        _ tip: Content?, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View {
        // The edge of a tip is that of its bubble.
        tipPopover(tip?.shouldDisplay == true, attachmentAnchor, arrowEdge.map(opposite)) {
            if let tip { TipContent(tip: tip, action: action).frame(width: 360) }
        }
    }

    /// Shows a tip in a popover at the view, unless something else is presented or a rule of the tip does not hold.
    @_disfavoredOverload
    public func popoverTip(
        _ tip: (any Tip)?, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View {
        popoverTip(
            tip.map(AnyTip.init), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, action: action)
    }
}

private nonisolated func opposite(_ edge: Edge) -> Edge {
    switch edge {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
}
