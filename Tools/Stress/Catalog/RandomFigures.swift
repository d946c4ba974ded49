import Plumbline

/// Random figures of random views, whose numbers are often such as no author would write: NaN, infinite, huge, tiny.
@MainActor
struct RandomFigures {
    var numbers: RandomNumbers
    /// Whether numbers are nasty at all; else all are ordinary.
    let isNasty: Bool

    init(seed: Int) {
        numbers = RandomNumbers(seed: seed)
        isNasty = seed % 8 != 0
    }

    /// Its views are made when it is laid out.
    static func scene(_ seed: Int) -> Scene {
        var random = RandomFigures(seed: seed)
        return random.scene("random/\(seed)", seed)
    }

    private static func view(_ seed: Int, part: Int) -> AnyView {
        var random = RandomFigures(seed: seed)
        for _ in 0...part { random.numbers = RandomNumbers(seed: Int(truncatingIfNeeded: random.numbers.next())) }
        return random.view(depth: Int.random(in: 1...4, using: &random.numbers))
    }

    // MARK: Scenes

    private mutating func side() -> CGFloat? {
        switch Int.random(in: 0..<10, using: &numbers) {
        case 0: return nil
        case 1: return isNasty ? pick([0, .infinity, 1e6, 1e-9, 40_000]) : 0
        default: return CGFloat(Int.random(in: 20...300, using: &numbers))
        }
    }

    private mutating func proposal() -> ProposedViewSize {
        // A negative or NaN proposal is refused, which is tried elsewhere.
        ProposedViewSize(width: side(), height: side())
    }

    private mutating func scene(_ name: String, _ seed: Int) -> Scene {
        let hasOther = oneIn(6)
        let proposal = proposal()
        var scene: Scene
        switch Int.random(in: 0..<10, using: &numbers) {
        case 0:
            scene = Scene(name, columns: Int.random(in: -1...3, using: &numbers), proposal: proposal) {
                Panel(words()) { Self.view(seed, part: 0) }
                Panel(words()) { Self.view(seed, part: 1) }
            }
        case 1:
            let lengths = (0..<Int.random(in: 1...5, using: &numbers)).map { _ in abs(length(20...300)) }
                .map { $0.isNaN ? 30 : $0 }
            scene = Scene(name, sweep: oneIn(2) ? .widths(lengths.map { $0 }) : .heights(lengths.map { $0 })) {
                Self.view(seed, part: 0)
            }
        default:
            scene = Scene(name, proposal: proposal) {
                Self.view(seed, part: 0)
                if hasOther { Self.view(seed, part: 1) }
            }
            if oneIn(6) { scene = scene.tree() }
            if oneIn(6) { scene = scene.storyboard() }
        }
        let all: [Annotations] = [
            .borders, .sizes, .proposals, .alignmentLines, .spacing, .padding, .overflow, .issues, .dimensions,
            .safeArea,
            .priority, .flexibility, .ledger, .why, .probes,
        ]
        scene =
            oneIn(3)
            ? scene.annotations(.all) : scene.annotations(all.filter { _ in oneIn(3) }.reduce(.none) { $0.union($1) })
        if oneIn(3) { scene = scene.caption(words()).title(words()) }
        if oneIn(6) { scene = scene.magnification(maybe(0.5...4)) }
        if oneIn(6) { scene = scene.figureWidth(length(100...900)) }
        if oneIn(6) { scene = scene.safeArea(insets()) }
        if oneIn(6) { scene = scene.layoutDirection(.rightToLeft) }
        if oneIn(6) { scene = scene.dynamicTypeSize(.accessibility5) }
        if oneIn(4) { scene = scene.note(words(), on: "label") }
        return scene
    }

    // MARK: Views

    mutating func view(depth: Int) -> AnyView {
        if depth == 0 { return leaf() }
        return oneIn(3) ? container(depth - 1) : modified(depth - 1)
    }

    private mutating func leaf() -> AnyView {
        switch Int.random(in: 0..<16, using: &numbers) {
        case 0: AnyView(color())
        case 1: AnyView(LinearGradient(gradient: gradient(), startPoint: point(), endPoint: point()))
        case 2:
            AnyView(RadialGradient(gradient: gradient(), center: point(), startRadius: length(), endRadius: length()))
        case 3: AnyView(AngularGradient(gradient: gradient(), center: point(), startAngle: angle(), endAngle: angle()))
        case 4: AnyView(AngularGradient(gradient: gradient(), center: point(), angle: angle()))
        case 5: AnyView(shape())
        case 6: AnyView(Spacer(minLength: maybe()))
        case 7: AnyView(Divider())
        case 8: AnyView(Image(systemName: "star").imageScale(.large))
        case 9: AnyView(ProgressView(value: number(0...1), total: number(0...2)))
        case 10: AnyView(drawing())
        case 11: control()
        default: AnyView(text())
        }
    }

    private mutating func text() -> AnyView {
        var text = Text(words())
        if oneIn(3) { text = text.font(.system(size: length(6...40))) }
        if oneIn(5) { text = text.kerning(length(-2...4)) }
        if oneIn(5) { text = text.tracking(length(-2...4)) }
        if oneIn(5) { text = text.baselineOffset(length(-4...4)) }
        var view = AnyView(text)
        if oneIn(4) { view = AnyView(view.lineSpacing(length(0...9))) }
        if oneIn(4) { view = AnyView(view.minimumScaleFactor(length(0...1))) }
        if oneIn(4) { view = AnyView(view.lineLimit(pick([nil, 1, 2, 0, -1, .max]))) }
        return view
    }

    mutating func path() -> Path {
        var path = Path()
        for _ in 0..<Int.random(in: 0...4, using: &numbers) {
            switch Int.random(in: 0..<8, using: &numbers) {
            case 0: path.move(to: place())
            case 1: path.addLine(to: place())
            case 2: path.addQuadCurve(to: place(), control: place())
            case 3: path.addCurve(to: place(), control1: place(), control2: place())
            case 4:
                path.addArc(
                    center: place(), radius: length(), startAngle: angle(), endAngle: angle(), clockwise: oneIn(2))
            case 5: path.addRelativeArc(center: place(), radius: length(), startAngle: angle(), delta: angle())
            case 6: path.addArc(tangent1End: place(), tangent2End: place(), radius: length())
            default: path.addRect(CGRect(origin: place(), size: size()))
            }
        }
        return path
    }

    private mutating func shape() -> AnyView {
        let style = StrokeStyle(
            lineWidth: length(0...9), lineCap: pick([.butt, .round, .square]),
            lineJoin: pick([.miter, .round, .bevel]),
            miterLimit: length(1...10), dash: oneIn(2) ? [] : [length(0...9), length(0...9)], dashPhase: length(0...9))
        let (start, end, radius) = (length(0...1), length(0...1), length(0...40))
        func painted(_ shape: some InsettableShape, _ random: inout RandomFigures) -> AnyView {
            switch Int.random(in: 0..<5, using: &random.numbers) {
            case 0: AnyView(shape.stroke(style: style))
            case 1: AnyView(shape.trim(from: start, to: end).stroke(random.color(), lineWidth: radius))
            case 2: AnyView(shape.inset(by: radius))
            case 3: AnyView(shape.strokeBorder(random.color(), lineWidth: radius))
            default: AnyView(shape.fill(random.color().gradient))
            }
        }
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0: return painted(RoundedRectangle(cornerRadius: radius), &self)
        case 1: return painted(RoundedRectangle(cornerSize: size()), &self)
        case 2: return painted(Circle(), &self)
        case 3: return painted(Capsule(), &self)
        case 4:
            return painted(
                UnevenRoundedRectangle(topLeadingRadius: radius, bottomLeadingRadius: start, bottomTrailingRadius: end),
                &self)
        default:
            let path = path()
            return oneIn(2) ? AnyView(path.stroke(style: style)) : AnyView(path.fill(color()))
        }
    }

    private mutating func drawing() -> AnyView {
        let (path, color, gradient) = (path(), color(), gradient())
        let (one, two, radius, angle, opacity) = (place(), place(), length(), angle(), number(0...1))
        let shading = pick([
            GraphicsContext.Shading.color(color),
            .linearGradient(gradient, startPoint: one, endPoint: two),
            .radialGradient(gradient, center: one, startRadius: radius, endRadius: two.x),
            .conicGradient(gradient, center: one, angle: angle),
        ])
        return AnyView(
            Canvas { context, size in
                context.opacity = opacity
                context.rotate(by: angle)
                context.scaleBy(x: one.x / 20, y: two.x / 20)
                context.addFilter(.blur(radius: radius / 10))
                context.addFilter(.colorInvert(opacity))
                context.addFilter(.hueRotation(angle))
                context.fill(path, with: shading)
                context.stroke(path, with: shading, lineWidth: radius)
                context.draw(Text("canvas"), at: two)
            })
    }

    mutating func children(_ depth: Int) -> [AnyView] {
        (0..<Int.random(in: 0...4, using: &numbers)).map { _ in view(depth: Int.random(in: 0...depth, using: &numbers))
        }
    }

    private mutating func track() -> GridItem {
        let size: GridItem.Size =
            switch Int.random(in: 0..<3, using: &numbers) {
            case 0: .fixed(length())
            case 1: .flexible(minimum: length(), maximum: length(50...200))
            default: .adaptive(minimum: length(20...60), maximum: length(50...200))
            }
        return GridItem(size, spacing: maybe(0...12))
    }

    private mutating func container(_ depth: Int) -> AnyView {
        let views = children(depth)
        let list = ForEach(views.indices, id: \.self) { views[$0] }
        let spacing = maybe(-8...20)
        switch Int.random(in: 0..<13, using: &numbers) {
        case 0, 1: return AnyView(HStack(alignment: pick([.center, .lastTextBaseline]), spacing: spacing) { list })
        case 2, 3: return AnyView(VStack(alignment: .leading, spacing: spacing) { list })
        case 4: return AnyView(ZStack(alignment: alignment()) { list })
        case 5:
            return AnyView(
                Grid(horizontalSpacing: spacing, verticalSpacing: maybe()) {
                    GridRow { list }
                    GridRow { Color.blue.gridCellColumns(2).gridCellAnchor(point()) }
                })
        case 6: return AnyView(LazyVGrid(columns: [track(), track()], spacing: spacing) { list })
        case 7: return AnyView(LazyHGrid(rows: [track()], spacing: spacing) { list })
        case 8: return AnyView(ScrollView { list })
        case 9: return AnyView(ViewThatFits { list })
        case 10: return AnyView(GeometryReader { _ in list })
        default: return screen(views)
        }
    }

    private mutating func modified(_ depth: Int) -> AnyView {
        let inner = view(depth: depth)
        switch Int.random(in: 0..<36, using: &numbers) {
        case 0: return AnyView(inner.padding(length(-10...30)))
        case 1: return AnyView(inner.padding(insets()))
        case 2, 3: return AnyView(inner.frame(width: maybe(), height: maybe(), alignment: alignment()))
        case 4, 5:
            return AnyView(
                inner.frame(
                    minWidth: maybe(), idealWidth: maybe(), maxWidth: maybe(0...300), minHeight: maybe(),
                    idealHeight: maybe(), maxHeight: maybe(0...300)))
        case 6: return AnyView(inner.fixedSize(horizontal: oneIn(2), vertical: oneIn(2)))
        case 7: return AnyView(inner.aspectRatio(maybe(0.2...3), contentMode: oneIn(2) ? .fit : .fill))
        case 8: return AnyView(inner.aspectRatio(size(), contentMode: oneIn(2) ? .fit : .fill))
        case 9: return AnyView(inner.background { view(depth: 0) })
        case 10: return AnyView(inner.overlay(alignment: alignment()) { view(depth: 0) })
        case 11, 12: return AnyView(inner.offset(x: length(-20...20), y: length(-20...20)))
        case 13: return AnyView(inner.position(x: length(), y: length()))
        case 14:
            let guide = length()
            return AnyView(
                inner.alignmentGuide(.leading) { _ in guide }.alignmentGuide(.firstTextBaseline) { _ in guide })
        case 15: return AnyView(inner.safeAreaInset(edge: .bottom, spacing: maybe(0...12)) { view(depth: 0) })
        case 16: return AnyView(inner.safeAreaPadding(length(0...20)))
        case 17: return AnyView(inner.scaleEffect(length(0...2), anchor: point()))
        case 18: return AnyView(inner.scaleEffect(x: length(0...2), y: length(0...2)))
        case 19: return AnyView(inner.rotationEffect(angle(), anchor: point()))
        case 20: return AnyView(inner.opacity(number(0...1)))
        case 21:
            return AnyView(inner.shadow(color: color(), radius: length(0...9), x: length(-5...5), y: length(-5...5)))
        case 22: return AnyView(inner.blur(radius: length(0...9)))
        case 23: return AnyView(inner.border(color(), width: length(0...9)))
        case 24: return AnyView(inner.cornerRadius(length(0...30)))
        case 25: return AnyView(inner.clipShape(RoundedRectangle(cornerRadius: length(0...30))))
        case 26: return AnyView(inner.brightness(number(0...1)).contrast(number(0...2)).saturation(number(0...2)))
        case 27: return AnyView(inner.hueRotation(angle()).grayscale(number(0...1)))
        case 28:
            return AnyView(
                inner.transformEffect(
                    CGAffineTransform(
                        a: length(0...2), b: length(0...1), c: length(0...1), d: length(0...2), tx: length(),
                        ty: length())))
        case 29: return AnyView(inner.layoutPriority(number(-1...2)).zIndex(number(-1...2)))
        case 30: return AnyView(inner.mask { view(depth: 0) })
        case 31: return AnyView(inner.rotation3DEffect(angle(), axis: (length(0...1), length(0...1), length(0...1))))
        case 32:
            return AnyView(
                inner.containerRelativeFrame(
                    .horizontal, count: count(-1...4), span: count(1...3), spacing: length(0...9)))
        case 33: return AnyView(inner.layoutLabel("label"))
        case 34: return AnyView(inner.font(.system(size: length(6...40))).foregroundStyle(gradientStyle()))
        default: return AnyView(inner.padding(.horizontal, length(0...20)).background(color()))
        }
    }

    mutating func gradientStyle() -> LinearGradient {
        LinearGradient(gradient: gradient(), startPoint: point(), endPoint: point())
    }
}
