import Foundation
import Testing

@testable import Plumbline

@MainActor
@Suite("Alt text of a sweep")
struct SweepAltTextTests {
    private func altText(_ sweep: Sweep, _ annotations: Annotations, _ content: @escaping @MainActor () -> some View)
        throws -> String
    {
        try Figure(Scene("sweep", sweep: sweep) { content() }.annotations(annotations).curve(), scale: 1).altText
    }

    private let row = Sweep.widths(30, 100, 200, 300, nil, height: 20)

    @Test("proposals that led to one size are described together, then the curve")
    func sizes() throws {
        let said = try altText(row, .borders) { Color.red.frame(minWidth: 50, idealWidth: 120, maxWidth: 120) }
        #expect(
            said.contains("Proposed a width of 30 it takes 50 × 20. Proposed a width of 100 it takes 100 × 20. "),
            "\(said)"
        )
        #expect(said.contains("Proposed a width of 200 or 300 or no width it takes 120 × 20."), "\(said)")
        #expect(said.contains("Over proposals from 30 to 300 its width stays 50 up to a proposal of 50, follows the"))
    }

    @Test("views are described once, with their sizes from step to step")
    func views() throws {
        let said = try altText(row, .borders) {
            HStack(spacing: 0) {
                Color.red.frame(width: 50).layoutLabel("fixed")
                Color.blue.layoutLabel("rest")
            }
        }
        #expect(said.contains("frame width 50 named “fixed”, 50 × 20 at 0, 0, filled by Color .red"), "\(said)")
        #expect(
            said.contains("Color .blue named “rest”, 0 × 20, then 50 × 20, then 150 × 20, then 250 × 20, then 10 × 20"),
            "\(said)")
    }

    @Test(
        "changing sizes and positions are listed separately, in the order of the proposals, and constant ones as such")
    func courses() throws {
        let said = try altText(.widths(100, 200, 300, height: 20), .borders) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 60)
                Color.blue.frame(minWidth: 90)
                Spacer(minLength: 0).frame(maxWidth: 0)
            }
        }
        #expect(said.contains("What changes is listed in the order of these proposals. It holds 3 views"), "\(said)")
        #expect(said.contains("frame maxWidth 60, 50 × 20, then 60 × 20 for the last 2, always at 0, 0"), "\(said)")
        #expect(said.contains("always 0 × 0, at 140, 10, then at 200, 10, then at 300, 10"), "\(said)")
        let still = try altText(.widths(100, 200), .borders) { Color.red.frame(width: 50).padding(2) }
        #expect(!still.contains("What changes"), "\(still)")
    }

    @Test("a step without a picture has its size and its issues in words")
    func endless() throws {
        let said = try altText(.widths(60, .infinity), [.borders, .spacing]) { HStack { Color.red } }
        #expect(said.contains(/Proposed a width of ∞ it takes ∞ × [^:]*: there is no picture of that\./), "\(said)")
        #expect(said.contains("Color .red") && !said.contains(/then ∞|What changes/), "\(said)")
        #expect(said.contains(/Proposed a width of ∞: Issue: [^.]* ∞ × nil/), "\(said)")
    }

    @Test("a text is said to be truncated at the steps where it is")
    func cut() throws {
        let said = try altText(.widths(20, 200), .borders) {
            Text("Some words").lineLimit(1).padding(2)
        }
        #expect(said.contains(/20\.57 cut to one line, then [0-9.]+ × 20\.57, always at 2, 2/), "\(said)")
    }

    @Test("other changes are described beside the sizes, several of them separately")
    func notes() throws {
        let scrolled = try altText(.widths(60, 200, height: 20), .borders) {
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    Color.red.frame(width: 50).layoutLabel("near")
                    Color.red.frame(width: 50).layoutLabel("far")
                }
            }
        }
        #expect(scrolled.contains("What changes is listed in the order"), "\(scrolled)")
        #expect(scrolled.contains(/“far”, 50 × 20 out of sight, then 50 × 20, always at 60, 0/), "\(scrolled)")
        let hidden = try altText(.widths(20, 200), .borders) { Text("Some words").lineLimit(1).hidden().padding(2) }
        #expect(hidden.contains(/20\.57 hidden and cut to one line, then [0-9.]+ × 20\.57 hidden/), "\(hidden)")
    }

    @Test("annotations of all steps are described once, those of some with their proposals")
    func marks() throws {
        let said = try altText(row, [.borders, .spacing, .overflow]) {
            HStack(spacing: 12) {
                Color.red.frame(minWidth: 40).layoutLabel("one")
                Color.blue.frame(minWidth: 40).layoutLabel("two")
            }
            .frame(minWidth: 0, maxWidth: .infinity)
            .layoutLabel("room")
        }
        #expect(said.ranges(of: "HStack: spacing 12 as written.").count == 1, "\(said)")
        let wide = "Proposed a width of 30: HStack reaches out of “room”, 31 on the left and right."
        #expect(said.contains(wide), "\(said)")
    }

    @Test("if the views themselves change, each tree is described with its proposals")
    func trees() throws {
        let said = try altText(.widths(30, 60, 300), .borders) {
            ViewThatFits(in: .horizontal) {
                Color.red.frame(width: 200, height: 10)
                Color.blue.frame(width: 20, height: 10)
            }
        }
        let fits = "It is ViewThatFits .horizontal, filled by frame"
        #expect(said.contains("Proposed a width of 30 or 60: \(fits) (width 20, height 10)"), "\(said)")
        #expect(said.contains("Proposed a width of 300: \(fits) (width 200, height 10)"), "\(said)")
    }

    @Test("trace prints the same words as the figure")
    func trace() async throws {
        let scene = Scene("sweep", sweep: row) { Color.red }
        let json = await run("trace", "sweep", "--json") { scene }
        #expect(
            json.output.contains("Over proposals from 30 to 300 its width follows the proposal; its height stays 20."))
    }
}
