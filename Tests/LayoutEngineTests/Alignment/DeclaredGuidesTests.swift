import Foundation
import Testing

@testable import LayoutEngine

private enum Mid: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum Loose: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
extension VerticalAlignment {
    fileprivate static let middleOfStars = VerticalAlignment(Mid.self)
}

@Suite("The name of an alignment of the program’s own")
struct DeclaredGuidesTests {
    @Test("is that of its static property, whatever its identifier is called")
    func property() {
        #expect(VerticalAlignment.middleOfStars.key.name == ".middleOfStars")
        #expect(Alignment(horizontal: .leading, vertical: .middleOfStars).name == ".middleOfStarsLeading")
    }

    @Test("is the identifier’s type where there is no property")
    func identifier() {
        let own = HorizontalAlignment(Loose.self)
        #expect(own.key.name == "Loose")
    }

    @Test("is on the line of its value, or on the line before")
    func lines() {
        let source = """
            static let feet = VerticalAlignment(Feet.self)
            static var hands: VerticalAlignment {
                VerticalAlignment(Hands.self)
            }
            let local = VerticalAlignment(Feet.self)
            """
        #expect([1, 3, 5, 9].map { DeclaredGuides.property(in: source, at: $0) } == [".feet", ".hands", nil, nil])
    }
}
