import Drawing
import Foundation
import LayoutEngine
public struct Annotations: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let borders = Annotations(rawValue: 1 << 0)
    public static let sizes = Annotations(rawValue: 1 << 1)
    public static let proposals = Annotations(rawValue: 1 << 2)
    public static let alignmentLines = Annotations(rawValue: 1 << 3)
    public static let ledger = Annotations(rawValue: 1 << 4)
    public static let none: Annotations = []
    public static let all: Annotations = [.borders, .sizes, .proposals, .alignmentLines, .ledger]
}
public struct FigureInput: Sendable {
    public var snapshot: LayoutSnapshot
    public var content: [DisplayItem]
    public var contentBounds: CGRect
    public var annotations: Annotations
    public var title: String?
    public var caption: String?
    public var footer: String?
}
public enum DiagramStyle { case light, dark }
struct FigureComposer {
    var style: DiagramStyle
    var text: any TextMeasuring
    var scale: Int
    func compose(_ input: FigureInput) -> DisplayList { DisplayList(size: input.snapshot.size, items: input.content) }
}
