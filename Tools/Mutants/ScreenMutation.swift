import Drawing
import Foundation
import LayoutEngine
import ViewDSL

/// A change of one view, as somebody makes it in the source: of its paint, its layout or its text.
enum ScreenMutation: String, CaseIterable {
    /// A text or a shape in another color.
    case color
    /// The view and all within it half transparent.
    case opacity
    /// A border around the view.
    case border
    /// A stack's spacing 3 more.
    case spacing
    /// Padding 2 more on every side.
    case inset
    /// A frame 4 wider or higher.
    case frame
    /// A text with two more letters.
    case text
    /// A text in a font a point larger.
    case font
    /// A view on top of others, last among its siblings.
    case order

    /// Changes the view; false where it has nothing of the kind.
    func apply(to layout: inout any Layout, _ info: inout NodeInfo) -> Bool {
        var drawing = info.content as? NodeDrawing ?? NodeDrawing()
        defer { info.content = drawing }
        switch self {
        case .color: return recolor(&drawing)
        case .opacity:
            drawing.effects.append(.opacity(0.5))
            return true
        case .border:
            drawing.effects.append(.border(.color(RGBA(hex: 0x8040c0)), width: 2))
            return true
        case .order:
            drawing.zIndex += 1
            return true
        case .spacing: return space(&layout)
        case .inset: return pad(&layout)
        case .frame: return resize(&layout, &info)
        case .text, .font: return rewrite(&layout, &info, &drawing)
        }
    }

    private func recolor(_ drawing: inout NodeDrawing) -> Bool {
        func other(_ color: RGBA) -> RGBA {
            RGBA(red: 1 - color.red, green: color.green, blue: color.blue > 0.5 ? 0.1 : 0.9, alpha: color.alpha)
        }
        switch drawing.own {
        case .text(var block):
            for index in block.runs.indices { block.runs[index].color = other(block.runs[index].color) }
            drawing.own = .text(block)
        case .shapes(var layers):
            guard case .color(let color)? = layers.first?.style else { return false }
            layers[0].style = .color(other(color))
            drawing.own = .shapes(layers)
        case .symbol(let artwork, var styles, let isStretched):
            guard case .color(let color)? = styles.first else { return false }
            styles[0] = .color(other(color))
            drawing.own = .symbol(artwork, styles, isStretched: isStretched)
        default: return false
        }
        return true
    }

    private func space(_ layout: inout any Layout) -> Bool {
        if var stack = layout as? HStackLayout {
            stack.spacing = (stack.spacing ?? 8) + 3
            layout = stack
        } else if var stack = layout as? VStackLayout {
            stack.spacing = (stack.spacing ?? 8) + 3
            layout = stack
        } else {
            return false
        }
        return true
    }

    private func pad(_ layout: inout any Layout) -> Bool {
        guard let padding = layout as? PaddingLayout else { return false }
        let old = padding.insets
        layout = PaddingLayout(
            insets: EdgeInsets(
                top: old.top + 2, leading: old.leading + 2, bottom: old.bottom + 2, trailing: old.trailing + 2))
        return true
    }

    /// The name follows, as it does where the source is changed.
    private func resize(_ layout: inout any Layout, _ info: inout NodeInfo) -> Bool {
        guard let frame = layout as? FrameLayout, let length = frame.width ?? frame.height else { return false }
        let isWidth = frame.width != nil
        layout = FrameLayout(
            width: isWidth ? length + 4 : nil, height: isWidth ? frame.height : length + 4, alignment: frame.alignment)
        let side = isWidth ? "width" : "height"
        info.detail = info.detail.replacing("\(side) \(lengthText(length))", with: "\(side) \(lengthText(length + 4))")
        return true
    }

    private func rewrite(_ layout: inout any Layout, _ info: inout NodeInfo, _ drawing: inout NodeDrawing) -> Bool {
        guard let text = layout as? TextLayout, case .text = drawing.own, !text.block.runs.isEmpty else { return false }
        var block = text.block
        if self == .text {
            block.runs[0].string += " x"
            let words = block.runs.map(\.string).joined().replacing("\n", with: " ")
            let renamed = NodeInfo(name: info.name, words: words)
            (info.detail, info.words) = (renamed.detail, renamed.words)
        } else {
            for index in block.runs.indices { block.runs[index].font.size += 1 }
        }
        layout = text.showing(block)
        drawing.own = .text(block)
        return true
    }
}
