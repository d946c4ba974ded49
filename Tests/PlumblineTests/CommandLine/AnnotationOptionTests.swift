import Diagramming
import Testing

@testable import Plumbline

@Suite("--annotations")
struct AnnotationOptionTests {
    @Test("takes names in code, separated by commas, and refuses others")
    func names() {
        #expect(AnnotationOption(argument: "borders,alignmentLines")?.annotations == [.borders, .alignmentLines])
        #expect(AnnotationOption(argument: "none")?.annotations == Annotations.none)
        #expect(AnnotationOption(argument: "all")?.annotations == .all)
        #expect(AnnotationOption(argument: "border") == nil)
    }
}
