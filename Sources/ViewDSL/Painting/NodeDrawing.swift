import Drawing
import Foundation
import LayoutEngine

/// What a node draws: its own content, and the effects on it and its descendants.
struct NodeDrawing: Sendable {
    enum Own: Sendable {
        case nothing
        /// Shapes, back to front.
        case shapes([ShapeLayer])
        case text(TextBlock)
        /// Text in a gradient that spans its bounds.
        case styledText(TextBlock, _ResolvedStyle)
        case image(ImageDrawing)
        /// A stretched symbol fills its pixel-aligned bounds; others keep place and proportions.
        case symbol(SymbolArtwork, _ResolvedStyle, isStretched: Bool)
        /// A missing image, drawn as a crossed box.
        case missing
    }

    /// A shape for any bounds, and its paint.
    struct ShapeLayer: Sendable {
        var path: @Sendable (CGRect) -> Path
        var style: _ResolvedStyle
        var drawing: ShapeDrawing
    }

    enum ShapeDrawing: Sendable {
        case fill(evenOdd: Bool)
        case stroke(StrokeStyle)
    }

    /// Fills the bounds with a style.
    static func fill(_ style: _ResolvedStyle) -> Own {
        .shapes([ShapeLayer(path: { Path($0) }, style: style, drawing: .fill(evenOdd: false))])
    }

    enum Children: Sendable {
        case inOrder
        /// Later children beneath, for backgrounds.
        case reversed
        /// The second child masks the first.
        case masked
    }

    /// Applies to everything drawn before it.
    enum Effect: Sendable {
        case border(_ResolvedStyle, width: CGFloat)
        case opacity(Double)
        case clip(@Sendable (CGRect) -> Path, evenOdd: Bool)
        case shadow(RGBA, radius: CGFloat, offset: CGSize)
        case blur(CGFloat)
        case transform(@Sendable (CGRect) -> CGAffineTransform)
    }

    var own = Own.nothing
    var children = Children.inOrder
    var effects: [Effect] = []
    /// Siblings with higher values are drawn later.
    var zIndex = 0.0
    var isHidden = false

    init(_ own: Own = .nothing, children: Children = .inOrder) {
        self.own = own
        self.children = children
    }
}

extension NodeDrawing: SightLimiting {
    var unseen: Unseen? {
        if isHidden { return .hidden }
        // Effects apply to what precedes them, so a border around faded content is visible.
        let isSeen = effects.reduce(!own.isClear) { isSeen, effect in
            switch effect {
            case .opacity(let opacity): isSeen && opacity > 0
            case .border(let style, _): isSeen || !style.isClear
            case .clip, .shadow, .blur, .transform: isSeen
            }
        }
        return isSeen ? nil : .transparent
    }

    func window(in bounds: CGRect) -> CGRect? {
        effects.reduce(nil) { window, effect in
            guard case .clip(let path, _) = effect else { return window }
            let reach = path(bounds).boundingRect
            return window.map { $0.intersection(reach) } ?? reach
        }
    }
}

extension NodeDrawing.Own {
    /// Whether all that it paints is transparent.
    fileprivate var isClear: Bool {
        switch self {
        case .nothing, .missing: false
        case .shapes(let layers): layers.allSatisfy(\.style.isClear)
        case .text(let block): !block.runs.isEmpty && block.runs.allSatisfy { $0.color.alpha <= 0 }
        case .styledText(_, let style), .symbol(_, let style, _): style.isClear
        case .image(let drawing): drawing.template?.isClear ?? false
        }
    }
}
