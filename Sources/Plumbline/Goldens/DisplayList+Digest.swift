import Drawing
import Foundation
import Goldens

extension DisplayList {
    /// SHA-256 of all that is to be painted. Lists that would paint otherwise differ in it.
    var digest: String {
        var text = DisplayListText()
        text.add(size)
        text.add(items)
        return String(SHA256.hex(text.bytes).prefix(16))
    }
}

/// A display list as bytes, the same in every process: what Swift hashes itself it hashes with a new seed each run.
private struct DisplayListText {
    private(set) var bytes: [UInt8] = []

    mutating func add(_ text: String) {
        bytes += text.utf8
        bytes.append(0)
    }

    /// To a ten-thousandth: the last bits of a sine are the mathematical library's own.
    mutating func add(_ number: Double) {
        let rounded = (number * 10_000).rounded()
        let whole =
            rounded.isFinite && abs(rounded) < 1e17
            ? Int64(rounded) : number.isNaN ? .min : number < 0 ? .min + 1 : .max
        withUnsafeBytes(of: whole.littleEndian) { bytes += $0 }
    }

    mutating func add(_ size: CGSize) { add([size.width, size.height]) }

    mutating func add(_ point: CGPoint) { add([point.x, point.y]) }

    mutating func add(_ numbers: [CGFloat]) { for number in numbers { add(Double(number)) } }

    mutating func add(_ color: RGBA) { for part in [color.red, color.green, color.blue, color.alpha] { add(part) } }

    mutating func add(_ items: [DisplayItem]) {
        add("items \(items.count)")
        for item in items { add(item) }
    }

    private mutating func add(_ item: DisplayItem) {
        switch item {
        case .fill(let path, let style, let evenOdd):
            add(evenOdd ? "fill even-odd" : "fill")
            add(path)
            add(style)
        case .stroke(let path, let style, let stroke):
            add("stroke \(stroke.lineCap) \(stroke.lineJoin)")
            add(path)
            add(style)
            add([stroke.lineWidth, stroke.miterLimit, stroke.dashPhase] + stroke.dash)
        case .text(let block, let origin, let width):
            add("text")
            add(block)
            add(origin)
            add(width)
        case .image(let image, let rect, let interpolation):
            add("image \(image.name) \(image.pixelWidth) \(image.pixelHeight) \(interpolation)")
            // A sum with place values: the pixels themselves would be most of the work.
            var sum: UInt64 = 0xcbf2_9ce4_8422_2325
            image.pixels.withUnsafeBufferPointer { for byte in $0 { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 } }
            add(String(sum, radix: 16))
            add([rect.minX, rect.minY, rect.width, rect.height])
        case .group(let items, let effect):
            add("group")
            add(effect)
            add(items)
        }
    }

    private mutating func add(_ effect: GroupEffect) {
        switch effect {
        case .opacity(let opacity):
            add("opacity")
            add(opacity)
        case .clip(let path, let evenOdd):
            add(evenOdd ? "clip even-odd" : "clip")
            add(path)
        case .transform(let t):
            add("transform")
            add([t.a, t.b, t.c, t.d, t.tx, t.ty])
        case .mask(let items):
            add("mask")
            add(items)
        case .shadow(let color, let radius, let offset):
            add("shadow")
            add(color)
            add(radius)
            add(offset)
        case .blur(let radius):
            add("blur")
            add(radius)
        case .tint(let color):
            add("tint")
            add(color)
        }
    }

    private mutating func add(_ path: Path) {
        for element in path.elements {
            switch element {
            case .move(let to):
                add("m")
                add(to)
            case .line(let to):
                add("l")
                add(to)
            case .quadCurve(let to, let control):
                add("q")
                add(to)
                add(control)
            case .curve(let to, let control1, let control2):
                add("c")
                add(to)
                add(control1)
                add(control2)
            case .closeSubpath: add("z")
            }
        }
    }

    private mutating func add(_ style: PaintStyle) {
        switch style {
        case .color(let color):
            add("color")
            add(color)
        case .linearGradient(let stops, let from, let to):
            add("linear")
            add(stops)
            add(from)
            add(to)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            add("radial")
            add(stops)
            add(center)
            add(startRadius)
            add(endRadius)
        case .angularGradient(let stops, let center, let startAngle, let endAngle):
            add("angular")
            add(stops)
            add(center)
            add(startAngle)
            add(endAngle)
        case .hatch(let color, let width, let spacing):
            add("hatch")
            add(color)
            add(width)
            add(spacing)
        }
    }

    private mutating func add(_ stops: [GradientStop]) {
        for stop in stops {
            add(stop.color)
            add(Double(stop.location))
        }
    }

    private mutating func add(_ block: TextBlock) {
        for run in block.runs {
            let font = run.font
            add(run.string)
            add("\(font.weight) \(font.italic) \(font.tabularFigures) \(run.underline) \(run.strikethrough)")
            add(font.size)
            add(run.color)
        }
        add("\(block.alignment) \(block.truncation) \(block.rightToLeft) \(block.lineLimit ?? -1)")
        add([block.width ?? -1, block.height ?? -1, block.lineSpacing, block.minimumScale].map { CGFloat($0) })
    }
}
