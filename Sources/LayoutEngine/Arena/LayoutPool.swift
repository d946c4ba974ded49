import Foundation

/// A layout that keeps nothing from one question to the next: views whose layouts are the same share one.
protocol SharedLayout: Layout where Cache == Void {
    /// All it was made with, the same for equal layouts alone; nil for one that is not shared.
    var parts: LayoutParts? { get }
}

/// What a layout was made with, as numbers.
struct LayoutParts: Hashable {
    private var lengths: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)
    private var guides: (AlignmentKey?, AlignmentKey?) = (nil, nil)
    private var mark: Int

    /// - Parameters:
    ///   - lengths: Up to six; nil is one of its own, and what is no number makes for no parts at all.
    ///   - mark: Whatever else there is, as a number.
    init?(_ lengths: CGFloat?..., aligned alignment: Alignment? = nil, mark: Int = 0) {
        var bits: [UInt64] = []
        for length in lengths {
            if length?.isNaN == true { return nil }
            bits.append(Double(length ?? .nan).bitPattern)
        }
        while bits.count < 6 { bits.append(0) }
        self.lengths = (bits[0], bits[1], bits[2], bits[3], bits[4], bits[5])
        self.mark = mark
        if let alignment {
            guides = (alignment.horizontal.key, alignment.vertical.key)
        }
    }

    static func == (a: LayoutParts, b: LayoutParts) -> Bool {
        a.lengths == b.lengths && a.guides == b.guides && a.mark == b.mark
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(lengths.0)
        hasher.combine(lengths.1)
        hasher.combine(lengths.2)
        hasher.combine(lengths.3)
        hasher.combine(lengths.4)
        hasher.combine(lengths.5)
        hasher.combine(guides.0)
        hasher.combine(guides.1)
        hasher.combine(mark)
    }
}

/// A box that any number of nodes have, and what is known of its layout.
final class PooledLayout {
    private let typed: LayoutBox
    /// The first of its rules in the arena's table, −1 while they have not been asked for.
    var rules: Int32 = -1
    var box: Unmanaged<LayoutBox> { Unmanaged.passUnretained(typed) }

    init(_ box: LayoutBox) { typed = box }
}

/// The layouts of one type in an arena, each once.
final class LayoutPool {
    private var known: [LayoutParts: PooledLayout] = [:]
    /// How many layouts are kept.
    var count: Int { known.count }

    func entry<L: Layout>(for layout: L) -> PooledLayout? {
        guard let parts = (layout as? any SharedLayout)?.parts else { return nil }
        if let entry = known[parts] { return entry }
        let entry = PooledLayout(TypedLayoutBox(layout))
        known[parts] = entry
        return entry
    }
}

extension FillLayout: SharedLayout {
    var parts: LayoutParts? { LayoutParts() }
}

extension FixedLayout: SharedLayout {
    var parts: LayoutParts? { LayoutParts(size.width, size.height) }
}

extension ResizableLayout: SharedLayout {
    var parts: LayoutParts? { LayoutParts(ideal.width, ideal.height) }
}

extension SpacerLayout: SharedLayout {
    var parts: LayoutParts? { LayoutParts(minLength, mark: axis.map { Int($0.rawValue) } ?? -1) }
}

extension DividerLayout: SharedLayout {
    var parts: LayoutParts? { LayoutParts(thickness, mark: axis.map { Int($0.rawValue) } ?? -1) }
}

extension FrameLayout: SharedLayout {
    var parts: LayoutParts? { LayoutParts(width, height, aligned: alignment) }
}

extension FlexibleFrameLayout: SharedLayout {
    var parts: LayoutParts? {
        LayoutParts(
            horizontal.min, horizontal.ideal, horizontal.max, vertical.min, vertical.ideal, vertical.max,
            aligned: alignment)
    }
}

extension PaddingLayout: SharedLayout {
    var parts: LayoutParts? {
        LayoutParts(insets.top, insets.leading, insets.bottom, insets.trailing, mark: isDefault ? 1 : 0)
    }
}

extension FixedSizeLayout: SharedLayout {
    var parts: LayoutParts? { LayoutParts(mark: Int(axes.rawValue)) }
}

extension PassThroughLayout: SharedLayout {
    var parts: LayoutParts? { LayoutParts(displacement.width, displacement.height) }
}
