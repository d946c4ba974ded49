import Drawing
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor
@Suite("Fonts by name")
struct MissingFontsTests {
    @Test("that figures lack have one warning for each name, also from UIKit; Inter and the system's have none")
    func warnings() {
        let snapshot = layout(100, 100) {
            VStack {
                Text("a").font(.custom("Poppins-Bold", size: 12))
                Text("b").font(.custom("Poppins-Bold", fixedSize: 20))
                Text("c").font(Font(UIFont(name: "Avenir", size: 12) ?? .systemFont(ofSize: 12)))
                Text("d").font(.custom("Inter-SemiBold", size: 12))
                Text("e").font(.custom("SFProText-Regular", size: 12, relativeTo: .title))
                Text("f").font(.custom("JetBrainsMono-Regular", size: 12))
            }
        }
        #expect(snapshot.issues.map(\.rule) == [.missingFont, .missingFont])
        #expect(
            snapshot.issues.map(\.message)
                == ["Avenir", "Poppins-Bold"].map {
                    "no font “\($0)”; its text is set in Inter, with other widths. Figures have Inter,"
                        + " JetBrains Mono and the .ttf and .otf files among a catalog’s assets (in a test"
                        + " .goldens(assets:)), or beside the files that plumbline draws"
                })
    }

    @Test("are replaced in the weight, slant and width of letters that their names end with")
    func styles() {
        func spec(_ name: String) -> FontSpec { Font.custom(name, fixedSize: 10).spec(.large) }
        #expect(spec("Poppins").weight == 400 && spec("Poppins-Bold").weight == 700)
        #expect(spec("Poppins-SemiBold").weight == 600 && spec("Lato-ExtraLightItalic").weight == 100)
        #expect(spec("Lato-ExtraLightItalic").italic && !spec("Lato-Bold").italic)
        #expect(spec("Boldonse").weight == 400 && spec("Black Ops One").weight == 400)
        #expect(spec("Menlo-Regular").isMonospaced && !spec("Georgia").isMonospaced)
        #expect(Font.custom("Poppins-Bold", fixedSize: 10).weight(.light).spec(.large).weight == 300)
    }
}
