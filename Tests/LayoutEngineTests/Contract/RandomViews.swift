import Foundation
import LayoutEngine
import TestSupport

@testable import ViewDSL

/// Numbers that look random and are the same on every run.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9e37_79b9_7f4a_7c15 | 1 }

    mutating func next() -> UInt64 {
        state = state &+ 0x9e37_79b9_7f4a_7c15
        var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}

/// Random views of every kind in every other.
@MainActor
struct RandomViews {
    var numbers: SeededNumbers

    init(seed: Int) { numbers = SeededNumbers(seed: seed) }

    mutating func length(_ range: ClosedRange<Int> = 0...120) -> CGFloat {
        // Thirds and sevenths, so that no length is a whole number.
        CGFloat(Int.random(in: range, using: &numbers)) / [1, 1, 3, 7].randomElement(using: &numbers)!
    }

    mutating func maybe(_ range: ClosedRange<Int> = 0...120) -> CGFloat? {
        Bool.random(using: &numbers) ? length(range) : nil
    }

    mutating func proposal() -> ProposedViewSize {
        func side(_ numbers: inout SeededNumbers) -> CGFloat? {
            switch Int.random(in: 0..<8, using: &numbers) {
            case 0: nil
            case 1: 0
            default: CGFloat(Int.random(in: 10...400, using: &numbers))
            }
        }
        return ProposedViewSize(width: side(&numbers), height: side(&numbers))
    }

    mutating func view(depth: Int) -> AnyView {
        if depth == 0 { return leaf() }
        return Bool.random(using: &numbers) ? container(depth - 1) : modified(depth - 1)
    }

    private mutating func leaf() -> AnyView {
        switch Int.random(in: 0..<10, using: &numbers) {
        case 0: AnyView(Color.red)
        case 1: AnyView(Circle())
        case 2: AnyView(Spacer(minLength: maybe()))
        case 3: AnyView(Divider())
        case 4: AnyView(rogue.resizable())
        case 5: AnyView(rogue)
        case 6: AnyView(Rectangle())
        case 7: AnyView(Image(systemName: "star"))
        default:
            AnyView(
                Text(["word", "two words", "a text of several words"].randomElement(using: &numbers)!)
                    .lineLimit(Bool.random(using: &numbers) ? 2 : nil))
        }
    }

    private mutating func children(_ depth: Int) -> [AnyView] {
        (0..<Int.random(in: 0...6, using: &numbers)).map { _ in
            let child = view(depth: Int.random(in: 0...depth, using: &numbers))
            let priority = [0, 0, 0, 1, 2, -1].randomElement(using: &numbers)!
            return priority == 0 ? child : AnyView(child.layoutPriority(Double(priority)))
        }
    }

    private mutating func container(_ depth: Int) -> AnyView {
        let views = children(depth)
        let list = ForEach(views.indices, id: \.self) { views[$0] }
        let spacing = maybe(-8...20)
        switch Int.random(in: 0..<12, using: &numbers) {
        case 0, 1: return AnyView(HStack(spacing: spacing) { list })
        case 2, 3: return AnyView(VStack(alignment: .leading, spacing: spacing) { list })
        case 4: return AnyView(HStack(alignment: .firstTextBaseline) { list })
        case 5: return AnyView(ZStack(alignment: .topTrailing) { list })
        case 6:
            let columns = Int.random(in: 1...3, using: &numbers)
            return AnyView(
                Grid(horizontalSpacing: spacing) {
                    ForEach(Array(stride(from: 0, to: views.count, by: columns)), id: \.self) { start in
                        GridRow {
                            ForEach(Array(start..<min(start + columns, views.count)), id: \.self) { views[$0] }
                        }
                    }
                    Color.blue.gridCellUnsizedAxes(.horizontal)
                })
        case 7:
            return AnyView(
                LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(40)), GridItem(.adaptive(minimum: 30))]) {
                    list
                })
        case 8: return AnyView(ScrollView { list })
        case 9: return AnyView(LazyVStack { list })
        case 10: return AnyView(ViewThatFits { list })
        default: return AnyView(GeometryReader { _ in list })
        }
    }

    private mutating func modified(_ depth: Int) -> AnyView {
        let inner = view(depth: depth)
        switch Int.random(in: 0..<14, using: &numbers) {
        case 0: return AnyView(inner.padding(length(-10...30)))
        case 1: return AnyView(inner.padding(.leading, length(0...30)))
        case 2: return AnyView(inner.padding(EdgeInsets(top: 1, leading: length(), bottom: 0, trailing: 5)))
        case 3, 4: return AnyView(inner.frame(width: maybe(), height: maybe()))
        case 5, 6:
            return AnyView(
                inner.frame(
                    minWidth: maybe(), idealWidth: maybe(), maxWidth: maybe(0...300), minHeight: maybe(),
                    idealHeight: maybe(), maxHeight: Bool.random(using: &numbers) ? .infinity : maybe()))
        case 7:
            return AnyView(
                inner.fixedSize(horizontal: Bool.random(using: &numbers), vertical: Bool.random(using: &numbers)))
        case 8:
            let ratio: CGFloat? = [nil, 1, 16 / 9, 0.75, 1.234567].randomElement(using: &numbers)!
            return AnyView(inner.aspectRatio(ratio, contentMode: Bool.random(using: &numbers) ? .fit : .fill))
        case 9: return AnyView(inner.background { view(depth: 0) })
        case 10: return AnyView(inner.overlay(alignment: .bottom) { view(depth: 0) })
        case 11: return AnyView(inner.offset(x: 3).alignmentGuide(.leading) { $0.width / 3 })
        case 12: return AnyView(inner.position(x: 5, y: 5))
        default: return AnyView(inner.safeAreaInset(edge: .bottom, spacing: maybe(0...12)) { view(depth: 0) })
        }
    }
}
