import Foundation
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("The caption of a structure, of a view chosen by ViewThatFits,")
struct StructureFindingChoicesTests {
    @Test("says which view of several is shown, and why")
    func choices() {
        let second = structureCaption(100, 100) {
            VStack {
                ViewThatFits(in: .horizontal) {
                    bar(200)
                    bar(50)
                }
                bar(80)
            }
        }
        #expect(
            second.hasSuffix(
                "ViewThatFits shows its second view, as the first needs a width of 200 and is proposed 100."),
            "\(second)")
        let both = structureCaption(100, 100) {
            VStack {
                ViewThatFits(in: .horizontal) {
                    bar(200)
                    bar(50)
                }
                ViewThatFits(in: .horizontal) {
                    bar(60)
                    bar(50)
                }
            }
        }
        #expect(both.contains("Of two ViewThatFits, one shows its second view"), "\(both)")
    }

    @Test("says of each ViewThatFits that does not show its first view which it shows")
    func severalChoices() {
        let words = structureCaption(100, 100) {
            VStack {
                ForEach([40, 60, 120], id: \.self) { width in
                    ViewThatFits(in: .horizontal) {
                        bar(2 * width)
                        bar(width)
                        bar(10)
                    }
                }
            }
        }
        #expect(
            words.hasSuffix(
                "Of three ViewThatFits, one shows its second view, as the first needs a width of 120 and is proposed 100; one shows its third view, as none before it fits."
            ), "\(words)")
    }

    @Test("tells the two widths that equal views are proposed")
    func twoProposals() {
        let words = structureCaption(200, 200) {
            VStack {
                ForEach([100, 80], id: \.self) { width in
                    ViewThatFits(in: .horizontal) {
                        bar(150)
                        bar(20)
                    }
                    .frame(width: width)
                }
            }
        }
        #expect(words.contains("as the first needs a width of 150 and is proposed 100 or 80."), "\(words)")
    }
}
