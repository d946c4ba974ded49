import LayoutEngine
import Testing

@Suite("An alignment's name")
struct AlignmentIDTests {
    @Test(
        "is what one writes in Swift",
        arguments: [
            (.center, ".center"), (.leading, ".leading"), (.top, ".top"), (.topLeading, ".topLeading"),
            (.bottomTrailing, ".bottomTrailing"), (.leadingFirstTextBaseline, ".leadingFirstTextBaseline"),
            (.centerFirstTextBaseline, ".centerFirstTextBaseline"),
            (.trailingLastTextBaseline, ".trailingLastTextBaseline"),
        ] as [(Alignment, String)])
    func written(alignment: Alignment, name: String) { #expect(alignment.name == name) }
}
