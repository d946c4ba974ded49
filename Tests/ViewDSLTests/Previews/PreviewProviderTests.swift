import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("The modifiers of a PreviewProvider's previews")
struct PreviewProviderTests {
    private func issues(_ preview: Preview) -> [String] {
        func layOut(_ view: some View) -> LayoutSnapshot { layout(100, 100) { view } }
        return layOut(preview.content()).issues.map(\.message)
    }

    @Test("have no effect in #Preview, and say so")
    func macros() {
        let all = issues(Preview("Pad") { Text("a").previewDevice("iPad").previewDisplayName("b") })
        #expect(
            all == [
                "previewDevice has no effect in #Preview: give the preview traits, or a name",
                "previewDisplayName has no effect in #Preview: give the preview traits, or a name",
            ])
        #expect(issues(Preview("Phone") { Text("a") }).isEmpty)
    }

    @Test("set a preview's own settings in a provider")
    func providers() {
        struct Pads: PreviewProvider {
            static var previews: some View { Text("a").previewDisplayName("b") }
        }
        #expect(Pads.parts.map(\.settings.name) == ["b"])
    }
}
