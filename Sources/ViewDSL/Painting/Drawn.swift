import Drawing
import Foundation
import LayoutEngine

/// What a node draws: its own content, and what happens to it and everything inside.
struct Drawn: Sendable {
    enum Own: Sendable {
        case nothing
        /// Outlines painted one over the other.
        case shapes([ShapeLayer])
        case text(TextBlock)
        /// Text in a style that is not one colour, spread over its bounds.
        case styledText(TextBlock, _ResolvedStyle)
        case image(ImageDrawing)
        /// Stretched ones fill the bounds pixel by pixel; others keep their place and proportions.
        case symbol(SymbolArtwork, _ResolvedStyle, isStretched: Bool)
        /// A named thing that could not be had, drawn as a crossed box.
        case missing
    }

    /// An outline for the bounds, and how it is painted.
    struct ShapeLayer: Sendable {
        var path: @Sendable (CGRect) -> Path
        var style: _ResolvedStyle
        var drawing: ShapeDrawing
    }

    enum ShapeDrawing: Sendable {
        case fill(evenOdd: Bool)
        case stroke(StrokeStyle)
    }

    /// The whole bounds in a style.
    static func fill(_ style: _ResolvedStyle) -> Own {
        .shapes([ShapeLayer(path: { Path($0) }, style: style, drawing: .fill(evenOdd: false))])
    }

    /// How the node's children are drawn.
    enum Children: Sendable {
        case inOrder
        /// A background: the later ones beneath.
        case reversed
        /// The second only says where the first shows.
        case masked
    }

    /// Something done to all that was drawn so far.
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
    /// Higher is drawn later among siblings.
    var zIndex = 0.0
    var isHidden = false

    init(_ own: Own = .nothing, children: Children = .inOrder) {
        self.own = own
        self.children = children
    }
}

extension Drawn: SightLimiting {
    var unseen: Unseen? {
        if isHidden { return .hidden }
        // What is done later is done to all before: a border around what was faded is seen.
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

extension Drawn.Own {
    /// Whether it paints, and nothing of that is seen.
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
