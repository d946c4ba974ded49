import LayoutEngine
import Testing

@Suite("English words")
struct WordingTests {
    @Test(
        "have their plurals",
        arguments: [
            ("row", "rows"), ("entry", "entries"), ("day", "days"), ("box", "boxes"), ("Shelf", "Shelves"),
            ("Leaf", "Leaves"), ("knife", "knives"), ("HStack", "HStacks"), ("child", "children"),
            ("Actions", "Actions"), ("Canvas", "Canvases"), ("Class", "Classes"),
        ])
    func plurals(noun: String, plural: String) {
        #expect(Wording.plural(noun) == plural)
    }

    @Test(
        "have their articles",
        arguments: [
            ("row", "a row"), ("Image", "an Image"), ("HStack", "an HStack"),
            ("UnevenRoundedRectangle", "an UnevenRoundedRectangle"),
            ("UIView", "a UIView"), ("Unit", "a Unit"), ("MKMapView", "an MKMapView"), ("NSView", "an NSView"),
            ("VStack", "a VStack"), ("Map", "a Map"), ("Settings", "Settings"), ("Canvas", "a Canvas"),
            ("ViewThatFits", "a ViewThatFits"),
        ])
    func articles(noun: String, words: String) {
        #expect(Wording.withIndefiniteArticle(noun) == words)
    }
}
