import Foundation

extension DisplayList {
    /// How exactly `bytes` keeps numbers.
    package enum Precision {
        /// Every bit.
        case exact
        /// To a ten-thousandth: the last bits of a sine differ between math libraries.
        case portable
    }

    /// All that is painted, in a canonical encoding: the same in every process, unlike `hashValue`.
    ///
    /// Lists that paint differently have different bytes.
    package func bytes(_ precision: Precision) -> [UInt8] {
        var encoder = DisplayListEncoder(precision: precision)
        encoder.add(size)
        encoder.add(items)
        return encoder.bytes
    }
}

private struct DisplayListEncoder {
    let precision: DisplayList.Precision
    private(set) var bytes: [UInt8] = []
    /// The pictures so far: each has its pixels once, however often it is drawn.
    var pictures: [ImageSource] = []

    mutating func add(_ text: String, _ numbers: [Double] = []) {
        bytes += text.utf8
        bytes.append(0)
        for number in numbers { add(number) }
    }

    mutating func add(_ number: Double) {
        let pattern = precision == .exact ? number.bitPattern : UInt64(bitPattern: Self.rounded(number))
        withUnsafeBytes(of: pattern.littleEndian) { bytes += $0 }
    }

    private static func rounded(_ number: Double) -> Int64 {
        let rounded = (number * 10_000).rounded()
        if rounded.isFinite, abs(rounded) < 1e17 { return Int64(rounded) }
        return number.isNaN ? .min : number < 0 ? .min + 1 : .max
    }

    mutating func add(_ size: CGSize) { add([size.width, size.height]) }

    mutating func add(_ points: CGPoint...) { for point in points { add([point.x, point.y]) } }

    mutating func add(_ text: String, _ point: CGPoint, _ others: CGPoint...) {
        add(text)
        for point in [point] + others { add(point) }
    }

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
            // Pictures that share their memory are found equal at once.
            if let index = pictures.firstIndex(where: { $0.pixelWidth == image.pixelWidth && $0.pixels == image.pixels }
            ) {
                add("picture \(index)")
            } else {
                pictures.append(image)
                bytes += image.pixels
            }
            add([rect.minX, rect.minY, rect.width, rect.height])
        case .group(let items, let effect):
            add("group")
            add(effect)
            add(items)
        }
    }

    private mutating func add(_ effect: GroupEffect) {
        switch effect {
        case .opacity(let opacity): add("opacity", [opacity])
        case .clip(let path, let evenOdd):
            add(evenOdd ? "clip even-odd" : "clip")
            add(path)
        case .transform(let t): add("transform", [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Double($0) })
        case .mask(let items):
            add("mask")
            add(items)
        case .shadow(let color, let radius, let offset):
            add("shadow")
            add(color)
            add(radius)
            add(offset)
        case .blur(let radius): add("blur", [radius])
        case .tint(let color):
            add("tint")
            add(color)
        case .colors(let matrix):
            add("colors")
            add((matrix.red.values + matrix.green.values + matrix.blue.values).map { CGFloat($0) })
        case .blend(let mode): add("blend \(mode)")
        }
    }

    private mutating func add(_ path: Path) {
        for element in path.elements {
            switch element {
            case .move(let to): add("m", to)
            case .line(let to): add("l", to)
            case .quadCurve(let to, let control): add("q", to, control)
            case .curve(let to, let control1, let control2): add("c", to, control1, control2)
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
            add(from, to)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            add("radial")
            add(stops)
            add(center)
            add([startRadius, endRadius])
        case .angularGradient(let stops, let center, let startAngle, let endAngle):
            add("angular")
            add(stops)
            add(center)
            add([startAngle, endAngle])
        case .hatch(let color, let width, let spacing):
            add("hatch")
            add(color)
            add([width, spacing])
        }
    }

    private mutating func add(_ stops: [GradientStop]) {
        for stop in stops {
            add(stop.color)
            add(stop.location)
        }
    }

    private mutating func add(_ block: TextBlock) {
        for run in block.runs {
            let font = run.font
            add(run.string)
            add("\(font.weight) \(font.italic) \(font.tabularFigures) \(run.underline) \(run.strikethrough)")
            add(font.size)
            add(run.color)
            addRarities(of: run)
        }
        add("\(block.alignment) \(block.truncation) \(block.rightToLeft) \(block.lineLimit ?? -1)")
        add([block.width ?? -1, block.height ?? -1, block.lineSpacing, block.minimumScale].map { CGFloat($0) })
    }

    /// Attributes that most runs lack take no bytes.
    private mutating func addRarities(of run: TextRun) {
        if run.font.isMonospaced { add("monospaced") }
        if run.font.smallCapitals != .none { add("small capitals \(run.font.smallCapitals.rawValue)") }
        if let own = run.font.own {
            // A golden's environment names the file's content.
            add("font \(own.postScriptName) \(precision == .exact ? own.digest : "")")
        }
        if run.kerning != 0 { add("kerning", [run.kerning]) }
        if run.baselineOffset != 0 { add("offset", [run.baselineOffset]) }
        for (name, rule) in [("underline", run.underlineRule), ("strikethrough", run.strikethroughRule)]
        where rule != TextRule() {
            add("\(name) \(rule.pattern)")
            if let color = rule.color { add(color) }
        }
        if let picture = run.picture {
            add("picture", [picture.width, picture.ascent, picture.descent])
            add(picture.items)
        }
    }
}
