import Drawing
import Foundation

/// A small step away from a display list that goldens have to notice.
enum DisplayListMutation: String, CaseIterable {
    /// A stroke half a point wider.
    case stroke
    /// A channel of a color 8/255 off.
    case color
    /// A digit of a text changed.
    case label
    /// An item a quarter of a point to the right or down.
    case item

    /// In how many places of the list it applies.
    func count(_ list: DisplayList) -> Int {
        var walk = MutationWalk(mutation: self, target: .max)
        _ = walk.items(list.items)
        return walk.count
    }

    /// The changed list with a description of the change; nil where there are fewer places.
    func apply(_ list: DisplayList, at place: Int) -> (list: DisplayList, what: String)? {
        var walk = MutationWalk(mutation: self, target: place)
        let items = walk.items(list.items)
        guard let what = walk.what else { return nil }
        return (DisplayList(size: list.size, items: items, origins: list.origins), what)
    }
}

/// Counts the places in a list, and changes the one with number `target`.
private struct MutationWalk {
    let mutation: DisplayListMutation
    let target: Int
    private(set) var count = 0
    private(set) var what: String?

    init(mutation: DisplayListMutation, target: Int) {
        self.mutation = mutation
        self.target = target
    }

    mutating func items(_ items: [DisplayItem]) -> [DisplayItem] {
        var result = items
        for index in items.indices where what == nil { result[index] = item(items[index]) }
        return result
    }

    private mutating func isTarget(_ kind: DisplayListMutation) -> Bool {
        guard mutation == kind, what == nil else { return false }
        defer { count += 1 }
        return count == target
    }

    private mutating func item(_ item: DisplayItem) -> DisplayItem {
        if let moved = moved(item) { return moved }
        switch item {
        case .fill(let path, let style, let evenOdd):
            return .fill(path, paint(style, path.boundingRect), evenOdd: evenOdd)
        case .stroke(let path, let style, var stroke):
            if isTarget(.stroke) {
                what = "stroke of \(stroke.lineWidth) at \(path.boundingRect.text)"
                stroke.lineWidth += 0.5
                return .stroke(path, style, stroke)
            }
            return .stroke(path, paint(style, path.boundingRect), stroke)
        case .text(var block, let origin, let width):
            for index in block.runs.indices { run(&block.runs[index]) }
            return .text(block, at: origin, width: width)
        case .image: return item
        case .group(let inner, let effect):
            let changed = self.effect(effect)
            return .group(items(inner), changed)
        }
    }

    /// Alternates between right and down.
    private mutating func moved(_ item: DisplayItem) -> DisplayItem? {
        let (dx, dy): (CGFloat, CGFloat) = count % 2 == 0 ? (0.25, 0) : (0, 0.25)
        let shift = CGAffineTransform(translationX: dx, y: dy)
        let direction = dx > 0 ? "to the right" : "lower"
        switch item {
        case .fill(let path, let style, let evenOdd):
            guard isTarget(.item) else { return nil }
            what = "the fill at \(path.boundingRect.text) \(direction)"
            return .fill(path.applying(shift), style, evenOdd: evenOdd)
        case .stroke(let path, let style, let stroke):
            guard isTarget(.item) else { return nil }
            what = "the stroke at \(path.boundingRect.text) \(direction)"
            return .stroke(path.applying(shift), style, stroke)
        case .text(let block, let origin, let width):
            guard isTarget(.item) else { return nil }
            what = "the text “\(block.runs.map(\.string).joined())” \(direction)"
            return .text(block, at: CGPoint(x: origin.x + dx, y: origin.y + dy), width: width)
        case .image(let image, let rect, let interpolation):
            guard isTarget(.item) else { return nil }
            what = "the image \(image.name) \(direction)"
            return .image(image, rect: rect.offsetBy(dx: dx, dy: dy), interpolation: interpolation)
        case .group: return nil
        }
    }

    private mutating func run(_ run: inout TextRun) {
        run.color = color(run.color, "the text “\(run.string)”")
        for index in run.string.indices where run.string[index].isASCII {
            guard let digit = run.string[index].wholeNumberValue, isTarget(.label) else { continue }
            what = "the digit \(digit) of “\(run.string)”"
            run.string.replaceSubrange(index...index, with: "\((digit + 1) % 10)")
            return
        }
    }

    private mutating func effect(_ effect: GroupEffect) -> GroupEffect {
        switch effect {
        case .shadow(let shade, let radius, let offset):
            return .shadow(color(shade, "a shadow"), radius: radius, offset: offset)
        case .tint(let tint): return .tint(color(tint, "a tint"))
        case .mask(let mask): return .mask(items(mask))
        case .opacity, .clip, .transform, .blur, .colors, .blend: return effect
        }
    }

    private mutating func paint(_ style: PaintStyle, _ rect: CGRect) -> PaintStyle {
        switch style {
        case .color(let value): return .color(color(value, rect.text))
        case .linearGradient(let stops, let from, let to):
            return .linearGradient(stops: gradient(stops), from: from, to: to)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            return .radialGradient(
                stops: gradient(stops), center: center, startRadius: startRadius, endRadius: endRadius)
        case .angularGradient(let stops, let center, let startAngle, let endAngle):
            return .angularGradient(stops: gradient(stops), center: center, startAngle: startAngle, endAngle: endAngle)
        case .hatch(let value, let width, let spacing):
            return .hatch(color(value, "hatch at \(rect.text)"), width: width, spacing: spacing)
        }
    }

    private mutating func gradient(_ stops: [GradientStop]) -> [GradientStop] {
        stops.map { GradientStop(color: color($0.color, "a gradient"), location: $0.location) }
    }

    /// Alternates between the channels.
    private mutating func color(_ color: RGBA, _ place: String) -> RGBA {
        let channel = count % 3
        guard isTarget(.color) else { return color }
        let path = [\RGBA.red, \RGBA.green, \RGBA.blue][channel]
        var changed = color
        changed[keyPath: path] += color[keyPath: path] > 0.5 ? -8 / 255 : 8 / 255
        what = "\(["red", "green", "blue"][channel]) of \(place), opacity \(color.alpha)"
        return changed
    }
}

extension CGRect {
    fileprivate var text: String {
        isNull
            ? "nowhere"
            : [minX, minY, width, height].map { "\(Double(($0 * 10).rounded() / 10))" }.joined(separator: " ")
    }
}
