import Foundation
import Synchronization

/// The identity of an alignment guide, and its value where a view sets none.
public protocol AlignmentID: SendableMetatype {
    /// The guide's default position in a view of the given dimensions, in points from its top-left corner.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The identity of a guide of either axis.
public struct AlignmentKey: Hashable, Sendable {
    let id: any AlignmentID.Type
    public let axis: Axis
    /// For a guide read from JSON, the number of its name; −1 for a guide that is a type.
    private let readName: Int32

    init(id: any AlignmentID.Type, axis: Axis) {
        self.id = id
        self.axis = axis
        readName = -1
    }

    /// A guide known only by name.
    init(read name: String, axis: Axis) {
        id = ReadGuideID.self
        self.axis = axis
        readName = ReadGuideNames.number(of: name)
    }

    public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
        a.id == b.id && a.axis == b.axis && a.readName == b.readName
    }

    /// Whether the two are the same guide; one read from JSON is compared by name.
    func stands(for other: AlignmentKey) -> Bool {
        readName < 0 ? self == other : axis == other.axis && name == other.name
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

    /// How containers merge this guide from several children.
    package var merge: GuideMerge {
        switch ObjectIdentifier(id) {
        case ObjectIdentifier(FirstTextBaselineID.self): .minimum
        case ObjectIdentifier(LastTextBaselineID.self): .maximum
        case ObjectIdentifier(LeadingID.self), ObjectIdentifier(HorizontalCenterID.self),
            ObjectIdentifier(TrailingID.self), ObjectIdentifier(TopID.self), ObjectIdentifier(VerticalCenterID.self),
            ObjectIdentifier(BottomID.self):
            .none
        default: .mean
        }
    }

    /// The guide's name as in code: `.feet` for a static property `feet`, `Feet` for an identifier without a property.
    public var name: String {
        switch ObjectIdentifier(id) {
        case ObjectIdentifier(LeadingID.self): return ".leading"
        case ObjectIdentifier(HorizontalCenterID.self), ObjectIdentifier(VerticalCenterID.self): return ".center"
        case ObjectIdentifier(TrailingID.self): return ".trailing"
        case ObjectIdentifier(TopID.self): return ".top"
        case ObjectIdentifier(BottomID.self): return ".bottom"
        case ObjectIdentifier(FirstTextBaselineID.self): return ".firstTextBaseline"
        case ObjectIdentifier(LastTextBaselineID.self): return ".lastTextBaseline"
        case ObjectIdentifier(ListRowSeparatorLeadingID.self): return ".listRowSeparatorLeading"
        case ObjectIdentifier(ListRowSeparatorTrailingID.self): return ".listRowSeparatorTrailing"
        case ObjectIdentifier(ReadGuideID.self): return ReadGuideNames[readName]
        default:
            return DeclaredGuides.name(of: id, axis) ?? String(describing: id)
        }
    }

    /// As written: empty for the center, where containers align by default.
    package var writtenName: String { id == HorizontalCenterID.self || id == VerticalCenterID.self ? "" : name }

    /// Whether it is one of SwiftUI's edges, centers and text baselines.
    public var isBuiltIn: Bool { merge != .mean }
}

/// How a container merges the guides of several children by default.
package enum GuideMerge { case mean, minimum, maximum, none }

/// A guide across the width, on which vertical stacks align their children.
public struct HorizontalAlignment: Hashable, Sendable {
    /// The guide's identity.
    public let key: AlignmentKey

    /// Creates a guide from its identifier.
    public init(_ id: any AlignmentID.Type, filePath: StaticString = #filePath, line: UInt = #line) {
        key = AlignmentKey(id: id, axis: .horizontal)
        if !key.isBuiltIn { DeclaredGuides.add(id, .horizontal, filePath, line) }
    }

    /// The leading edge.
    public static let leading = HorizontalAlignment(LeadingID.self)
    /// The middle of the width.
    public static let center = HorizontalAlignment(HorizontalCenterID.self)
    /// The trailing edge.
    public static let trailing = HorizontalAlignment(TrailingID.self)
    /// A marker guide of list rows: by default the leading edge.
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeadingID.self)
    /// A marker guide of list rows: by default the trailing edge.
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailingID.self)
}

/// A guide across the height, on which horizontal stacks align their children.
public struct VerticalAlignment: Hashable, Sendable {
    /// The guide's identity.
    public let key: AlignmentKey

    /// Creates a guide from its identifier.
    public init(_ id: any AlignmentID.Type, filePath: StaticString = #filePath, line: UInt = #line) {
        key = AlignmentKey(id: id, axis: .vertical)
        if !key.isBuiltIn { DeclaredGuides.add(id, .vertical, filePath, line) }
    }

    /// The upper edge.
    public static let top = VerticalAlignment(TopID.self)
    /// The middle of the height.
    public static let center = VerticalAlignment(VerticalCenterID.self)
    /// The lower edge.
    public static let bottom = VerticalAlignment(BottomID.self)
    /// The baseline of the first line of text; the bottom of a view without text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineID.self)
    /// The baseline of the last line of text; the bottom of a view without text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaselineID.self)
}

/// A guide of each axis; a view is aligned at the point where they cross.
public struct Alignment: Hashable, Sendable {
    /// The horizontal guide.
    public var horizontal: HorizontalAlignment
    /// The vertical guide.
    public var vertical: VerticalAlignment

    /// Creates an alignment from a guide of each axis.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle of both axes.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The leading edge, in the middle of the height.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The trailing edge, in the middle of the height.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The top edge, in the middle of the width.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The bottom edge, in the middle of the width.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The leading edge, on the baseline of the first line of text.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The middle of the width, on the baseline of the first line of text.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The trailing edge, on the baseline of the first line of text.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The leading edge, on the baseline of the last line of text.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The middle of the width, on the baseline of the last line of text.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The trailing edge, on the baseline of the last line of text.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

    /// The alignment's name as in code: `.topLeading`.
    package var name: String {
        if self == .center { return ".center" }
        let (h, v) = (horizontal.key.name, vertical.key.name)
        if vertical == .center { return h }
        func joined(_ first: String, _ second: String) -> String {
            let rest = second.trimmingPrefix(".")
            return first + rest.prefix(1).uppercased() + rest.dropFirst()
        }
        // Baselines follow the side, as in `.leadingFirstTextBaseline`; edges precede it.
        if vertical == .firstTextBaseline || vertical == .lastTextBaseline { return joined(h, v) }
        if horizontal == .center { return v }
        return h == v ? h : joined(v, h)
    }

    /// As written: empty for the center, where containers align by default.
    package var writtenName: String { self == .center ? "" : name }

    /// The names of SwiftUI's own, but for the center.
    package static let writtenNames: Set<String> = {
        let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing]
        let vertical: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
        let both = horizontal.flatMap { x in vertical.map { Alignment(horizontal: x, vertical: $0).writtenName } }
        return Set(both + vertical.map(\.key.writtenName)).subtracting([""])
    }()
}

enum LeadingID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
enum HorizontalCenterID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}
enum TrailingID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
enum TopID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
enum VerticalCenterID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
enum BottomID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
enum FirstTextBaselineID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
enum LastTextBaselineID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
enum ListRowSeparatorLeadingID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
enum ListRowSeparatorTrailingID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
/// Stands for a guide read by name.
enum ReadGuideID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

/// The names of guides read from JSON. Keys hold their number, so that they stay plain values.
private enum ReadGuideNames {
    private static let names = Mutex<[String]>([])

    static func number(of name: String) -> Int32 {
        names.withLock { names in
            if let known = names.firstIndex(of: name) { return Int32(known) }
            names.append(name)
            return Int32(names.count - 1)
        }
    }

    static subscript(number: Int32) -> String { names.withLock { $0[Int(number)] } }
}
