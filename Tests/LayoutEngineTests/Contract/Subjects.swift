import Drawing
import Foundation
import LayoutEngine
import TestSupport

@testable import ViewDSL

/// A built-in in a small view, to be measured at every proposal.
struct Subject: Sendable {
    let name: String
    /// One axis's answer follows the other's proposal, so ∞ across may give ∞ here.
    let couplesAxes: Bool
    let view: @MainActor @Sendable () -> AnyView

    init<V: View>(
        _ name: String, couplesAxes: Bool = false, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
    ) {
        self.name = name
        self.couplesAxes = couplesAxes
        self.view = { AnyView(view()) }
    }
}

private let words = Text("some words to wrap")
private let greedy = Color.blue
private var block: some View { Color.red.frame(width: 30, height: 20) }
private var bounded: some View { Color.green.frame(minWidth: 10, maxWidth: 60, minHeight: 5, maxHeight: 40) }

private struct Mid: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

/// A typical user's layout.
private struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.reduce(.zero) { total, subview in
            let size = subview.sizeThatFits(.unspecified)
            return CGSize(width: total.width + size.width, height: total.height + size.height)
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var corner = bounds.origin
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            subview.place(at: corner, proposal: .unspecified)
            corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
        }
    }
}

enum Subjects {
    static let all = leaves + stacks + grids + lazy + readers + frames + modifiers + neutral

    private static let leaves: [Subject] = [
        Subject("Color") { greedy },
        Subject("Rectangle") { Rectangle() },
        Subject("RoundedRectangle") { RoundedRectangle(cornerRadius: 8) },
        Subject("Circle", couplesAxes: true) { Circle() },
        Subject("Ellipse") { Ellipse() },
        Subject("Capsule") { Capsule() },
        Subject("Path") { Path(CGRect(x: 3, y: 4, width: 50, height: 60)) },
        Subject("stroked shape") { Rectangle().inset(by: 4).stroke(Color.red, lineWidth: 3) },
        Subject("trimmed shape") { Rectangle().trim(from: 0.1, to: 0.5).rotation(.degrees(20)) },
        Subject("gradient") { LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom) },
        Subject("Text") { words },
        Subject("Text, one line") { words.lineLimit(1) },
        Subject("Text that shrinks") { words.lineLimit(2).minimumScaleFactor(0.5) },
        Subject("empty Text") { Text("") },
        Subject("Text, paragraphs") { Text("one\ntwo\n\nthree").lineSpacing(3) },
        Subject("Image") { rogue },
        Subject("resizable Image") { rogue.resizable() },
        Subject("scaledToFit", couplesAxes: true) { rogue.resizable().scaledToFit() },
        Subject("scaledToFill", couplesAxes: true) { rogue.resizable().scaledToFill() },
        Subject("symbol") { Image(systemName: "star") },
        Subject("Spacer") { Spacer() },
        Subject("Spacer of 30") { Spacer(minLength: 30) },
        Subject("Divider") { Divider() },
        Subject("EmptyView") { EmptyView() },
        Subject("Label") { Label("title", systemImage: "star") },
        Subject("LabeledContent") { LabeledContent("label") { words } },
        Subject("Button") { Button("press") {} },
        Subject("Link") { Link("go", destination: URL(fileURLWithPath: "/")) },
    ]

    private static let stacks: [Subject] = [
        Subject("HStack") {
            HStack {
                words
                Spacer()
                bounded.layoutPriority(1)
                greedy
            }
        },
        Subject("VStack") {
            VStack(alignment: .leading, spacing: 3) {
                words
                Divider()
                bounded
                Spacer(minLength: 4)
                greedy.layoutPriority(-1)
            }
        },
        Subject("HStack on a baseline") {
            HStack(alignment: .firstTextBaseline) {
                words
                block.alignmentGuide(.firstTextBaseline) { $0.height / 2 }
            }
        },
        Subject("HStack with negative spacing") {
            HStack(spacing: -20) {
                block
                bounded
                words
            }
        },
        Subject("empty HStack") { HStack {} },
        Subject("ZStack") {
            ZStack(alignment: .bottomTrailing) {
                words
                bounded.layoutPriority(1)
                greedy
            }
        },
        Subject("empty ZStack") { ZStack {} },
        Subject("HStackLayout") {
            HStackLayout(spacing: 2) {
                words
                bounded
            }
        },
        Subject("AnyLayout of a row") {
            AnyLayout(HStackLayout()) {
                words
                bounded
            }
        },
        Subject("AnyLayout of a column") {
            AnyLayout(VStackLayout(alignment: .trailing)) {
                words
                bounded
            }
        },
        Subject("AnyLayout of a pile") {
            AnyLayout(ZStackLayout(alignment: .top)) {
                words
                bounded
            }
        },
        Subject("a user's layout") {
            Diagonal {
                words
                bounded
                greedy
            }
        },
        Subject("Group") {
            Group {
                words
                bounded
            }.padding(3)
        },
        Subject("ForEach") { HStack { ForEach(0..<3) { Text("\($0)") } } },
        Subject("ViewThatFits") {
            ViewThatFits {
                Color.red.frame(width: 80, height: 20)
                words
                GeometryReader { _ in Color.blue }
            }
        },
    ]

    private static let grids: [Subject] = [
        Subject("Grid") {
            Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 4) {
                GridRow {
                    words.gridColumnAlignment(.trailing)
                    bounded
                }
                Divider().gridCellUnsizedAxes(.horizontal)
                GridRow(alignment: .bottom) {
                    greedy.gridCellColumns(2)
                    block.gridCellAnchor(.topLeading)
                }
                words
            }
        },
        Subject("empty Grid") { Grid {} },
        Subject("GridRow outside") {
            GridRow {
                words
                bounded
            }
        },
        Subject("LazyVGrid, flexible") {
            LazyVGrid(columns: [GridItem(.flexible(minimum: 20)), GridItem(.fixed(40))]) {
                ForEach(0..<5) { Text("cell \($0)") }
            }
        },
        Subject("LazyVGrid, adaptive") {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 35), alignment: .leading)], spacing: 2) {
                ForEach(0..<7) { Text("\($0)") }
            }
        },
        Subject("LazyHGrid") {
            LazyHGrid(rows: [GridItem(.flexible()), GridItem(.flexible(maximum: 30))]) {
                ForEach(0..<5) { Text("\($0)") }
            }
        },
    ]

    private static let lazy: [Subject] = [
        Subject("LazyVStack") {
            LazyVStack(alignment: .trailing) {
                words
                greedy
                bounded
            }
        },
        Subject("LazyHStack") {
            LazyHStack {
                words
                greedy
                bounded
            }
        },
        Subject("ScrollView") { ScrollView { words.padding() } },
        Subject("ScrollView of a row") {
            ScrollView(.horizontal) { HStack { greedy.containerRelativeFrame(.horizontal) } }
        },
        Subject("ScrollView both ways") { ScrollView([.horizontal, .vertical]) { greedy } },
        Subject("ScrollView of several") {
            ScrollView {
                words
                greedy
                Spacer()
            }
        },
    ]

    private static let readers: [Subject] = [
        Subject("GeometryReader") { GeometryReader { greedy.frame(width: min($0.size.width, 50)) } },
        Subject("containerRelativeFrame") {
            VStack {
                greedy.containerRelativeFrame([.horizontal, .vertical], count: 3, span: 2, spacing: 8)
                ScrollView {
                    HStack {
                        greedy.containerRelativeFrame(.horizontal) { length, _ in length - 20 }
                        Spacer()
                    }
                }
                words
            }
        },
        Subject("safeAreaInset") {
            HStack { words }.safeAreaInset(edge: .leading) { greedy.frame(maxWidth: 30) }
                .safeAreaInset(edge: .bottom, spacing: 0) { Text("bar") }
        },
        Subject("safeAreaPadding") { greedy.ignoresSafeArea().safeAreaPadding(20) },
        Subject("preferences read in a background") {
            words.background(GeometryReader { greedy.preference(key: Widest.self, value: $0.size.width) })
                .overlayPreferenceValue(Widest.self) { Text("\(Int($0.isFinite ? $0 : 0))") }
        },
    ]

    private struct Widest: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    private static let frames: [Subject] = {
        var list = [
            Subject("frame, both") { words.frame(width: 40, height: 50) },
            Subject("frame, width") { words.frame(width: 40) },
            Subject("frame, height") { greedy.frame(height: 40, alignment: .bottomTrailing) },
            Subject("frame, infinite", couplesAxes: false) {
                words.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            },
        ]
        // Every combination of bounds, around a view that fills, one that does not and a fixed one.
        for kind in 1..<8 {
            let (low, ideal, high): (CGFloat?, CGFloat?, CGFloat?) = (
                kind & 1 > 0 ? 20 : nil, kind & 2 > 0 ? 45 : nil, kind & 4 > 0 ? 70 : nil
            )
            let name = [low.map { _ in "min" }, ideal.map { _ in "ideal" }, high.map { _ in "max" }]
                .compactMap(\.self).joined(separator: " ")
            list += [
                Subject("frame \(name) of Color") {
                    greedy.frame(
                        minWidth: low, idealWidth: ideal, maxWidth: high, minHeight: low, idealHeight: ideal,
                        maxHeight: high)
                },
                Subject("frame \(name) of Text") {
                    words.frame(minWidth: low, idealWidth: ideal, maxWidth: high, minHeight: low)
                },
                Subject("frame \(name) of a rigid view") {
                    block.frame(minWidth: low, idealWidth: ideal, maxWidth: high, idealHeight: ideal, maxHeight: high)
                },
            ]
        }
        return list
    }()

    private static let modifiers: [Subject] = [
        Subject("padding") { words.padding() },
        Subject("padding, one edge") { greedy.padding(.leading, 12) },
        Subject("padding, negative") { block.padding(-25) },
        Subject("fixedSize") { words.fixedSize() },
        Subject("fixedSize, one axis") { greedy.fixedSize(horizontal: true, vertical: false) },
        Subject("aspectRatio fit", couplesAxes: true) { greedy.aspectRatio(1.5, contentMode: .fit) },
        Subject("aspectRatio fill", couplesAxes: true) { greedy.aspectRatio(0.5, contentMode: .fill) },
        Subject("aspectRatio of its own", couplesAxes: true) { bounded.aspectRatio(contentMode: .fit) },
        Subject("overlay") { words.overlay(alignment: .topTrailing) { greedy.frame(width: 200) } },
        Subject("background") {
            bounded.background(alignment: .bottom) {
                words
                greedy
            }
        },
        Subject("mask") { greedy.mask { words } },
        Subject("offset") { words.offset(x: 30, y: -20) },
        Subject("position") { words.position(x: 30, y: -20) },
        Subject("alignmentGuide") {
            VStack(alignment: .trailing) {
                words.alignmentGuide(.trailing) { $0.width / 2 - 30 }
                bounded.alignmentGuide(VerticalAlignment(Mid.self)) { _ in 4 }
            }
        },
        Subject("layoutPriority") {
            HStack {
                words.layoutPriority(2)
                words.layoutPriority(-.infinity)
                greedy.layoutPriority(.infinity)
            }
        },
        Subject("border") { words.border(Color.red, width: 4) },
        Subject("transforms") { bounded.scaleEffect(3).rotationEffect(.degrees(30)) },
        Subject("right to left") {
            HStack(alignment: .top) {
                words.padding(.leading, 9)
                bounded
            }.environment(\.layoutDirection, .rightToLeft)
        },
        Subject("large type") { words.dynamicTypeSize(.accessibility3) },
    ]

    /// Modifiers that change no layout: see also `IdentityTests`.
    private static let neutral: [Subject] = [
        Subject("drawing") {
            bounded.opacity(0.5).shadow(radius: 4).clipShape(Circle()).clipped().cornerRadius(3).blur(radius: 2)
                .drawingGroup().zIndex(2).hidden()
        },
        Subject("names and values") { words.id(3).tag(4).layoutLabel("words") },
    ]
}
