import Diagramming
import Testing

@testable import Plumbline

@MainActor @Suite("The previews of an app")
struct PreviewCatalogTests {
    private func annotations(_ names: String?) throws(UsageError) -> Annotations {
        try PreviewCatalog.annotations(names.map { ["PLUMBLINE_PREVIEW_ANNOTATIONS": $0] } ?? [:])
    }

    @Test("have the annotations that render-figures passes on, and none by default")
    func chosen() throws {
        #expect(try annotations(nil) == Annotations.none)
        #expect(try annotations("borders,sizes") == [.borders, .sizes])
    }

    @Test("refuse other names, and list those there are")
    func unknown() {
        #expect {
            try annotations("border")
        } throws: { error in
            let words = (error as? UsageError)?.description ?? ""
            return words.contains("not “border”: borders, sizes, ")
        }
    }
}
