import Plumbline
import Testing

/// A view of 80 × 40 at the least, 20 points more than that by choice, and 160 × 120 at most.
private struct Bounded: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(
            width: min(max(proposal.width ?? 100, 80), 160), height: min(max(proposal.height ?? 60, 40), 120))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

private enum Child: String, CaseIterable, CustomStringConvertible {
    case rigid, flexible, text, image, resizable, bounded

    var description: String { rawValue }

    @MainActor var view: AnyView {
        switch self {
        case .rigid: AnyView(Color.red.frame(width: 90, height: 30))
        case .flexible: AnyView(Color.red)
        case .text: AnyView(Text("one two three four five six"))
        case .image: AnyView(Image("barbarian"))
        case .resizable: AnyView(Image("barbarian").resizable())
        case .bounded: AnyView(Bounded()() { EmptyView() })
        }
    }
}

private let lengths: [CGFloat?] = [nil, 0, 20, 100, 150.5, 300, .infinity]

/// A view and its imitation, each with the child it is laid out with.
@MainActor
private struct Comparison {
    let child: Child
    let width: CGFloat?
    let height: CGFloat?

    /// Every child under every proposal.
    static var all: [Comparison] {
        Child.allCases.flatMap { child in
            lengths.flatMap { width in lengths.map { Comparison(child: child, width: width, height: $0) } }
        }
    }

    var label: String { "\(child) under \(String(describing: width)) × \(String(describing: height))" }

    /// The view's size and the child's frame in it.
    func result<V: View>(_ modified: (AnyView) -> V) -> [CGRect] {
        // Under ∞ some take an infinite size, which is an issue of the layout, and the same one for both.
        let layout = LayoutSnapshot(
            proposal: ProposedViewSize(width: width, height: height), textMeasuring: exactText,
            environment: listingEnvironment
        ) { modified(AnyView(child.view.layoutLabel("child"))) }
        return [CGRect(origin: .zero, size: layout.size), layout["child"]?.frame ?? .null]
    }
}

@Suite("Article A's imitations")
@MainActor
struct ImitationTests {
    private static let alignments: [Alignment] = [.center, .topLeading, .bottomTrailing]

    @Test("myFrame is frame", arguments: [nil, 0, 50, 200] as [CGFloat?], [nil, 0, 50, 200] as [CGFloat?])
    func frame(width: CGFloat?, height: CGFloat?) {
        for comparison in Comparison.all {
            for alignment in Self.alignments {
                let built = comparison.result { $0.frame(width: width, height: height, alignment: alignment) }
                let imitated = comparison.result { $0.myFrame(width: width, height: height, alignment: alignment) }
                #expect(imitated == built, "\(comparison.label)")
            }
        }
    }

    @Test("myFixedSize is fixedSize", arguments: [true, false], [true, false])
    func fixedSize(horizontal: Bool, vertical: Bool) {
        for comparison in Comparison.all {
            let built = comparison.result { $0.fixedSize(horizontal: horizontal, vertical: vertical) }
            let imitated = comparison.result { $0.myFixedSize(horizontal: horizontal, vertical: vertical) }
            #expect(imitated == built, "\(comparison.label)")
        }
    }

    @Test("myFlexFrame, with what it names, is frame", arguments: FlexBounds.all)
    func flexFrame(bounds: FlexBounds) {
        var differences = 0
        for comparison in Comparison.all {
            let built = comparison.result { bounds.frame($0) }
            let imitated = comparison.result { bounds.myFrame($0) }
            if imitated != built {
                differences += 1
                if differences <= 3 { print(bounds, comparison.label, "built", built, "imitated", imitated) }
            }
        }
        print("DIFF", bounds, differences, "of", Comparison.all.count)
    }
}

/// The bounds of one axis, or of both.
struct FlexBounds: CustomStringConvertible, Sendable {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?

    static let all: [FlexBounds] = {
        let some: [CGFloat?] = [nil, 50, 120]
        let all = some.flatMap { min in
            [nil, 70, 130].flatMap { (ideal: CGFloat?) in
                [nil, 110, 200, .infinity].map { (max: CGFloat?) in FlexBounds(min: min, ideal: ideal, max: max) }
            }
        }
        return all.filter {
            let lower = $0.min ?? -.infinity
            let middle = $0.ideal ?? lower
            return lower <= middle && middle <= ($0.max ?? middle)
        }
    }()

    var description: String { "min \(min ?? .nan) ideal \(ideal ?? .nan) max \(max ?? .nan)" }

    @MainActor func frame(_ view: AnyView) -> some View {
        view.frame(
            minWidth: min, idealWidth: ideal, maxWidth: max, minHeight: min, idealHeight: ideal, maxHeight: max)
    }

    @MainActor func myFrame(_ view: AnyView) -> some View {
        view.myFrame(
            minWidth: min, idealWidth: ideal, maxWidth: max, minHeight: min, idealHeight: ideal, maxHeight: max)
    }
}
