import Diagramming
import Foundation
import LayoutEngine

/// How a container got its size in one layout.
struct ComputedSteps {
    /// The container, by its number in the layout.
    var container: Int
    var steps: [DescribedStep]
}

/// The containers whose steps are kept: of all under the scene's own proposal, of the main one where it has one of the
/// scene's lengths, so that pages stay small.
enum KeptSteps {
    case none, main, all
}

/// The steps of a page: which layouts they belong to.
struct PageSteps: Encodable {
    /// By layout, the main container's first; layouts where both lengths differ from the scene's have none.
    var layouts: [String: [Story]] = [:]

    struct Story: Encodable {
        /// The container, by its number in the shape.
        var c: Int
        var s: [Step]
    }

    struct Step: Encodable {
        /// See `DescribedStep.Kind`.
        var k: Int
        /// Each sentence: its words in the page's list, then its numbers.
        var w: [[Int]]
        /// The views that are proposed something and, if there is one, the child whose turn it is.
        var t: [Int]
        var v: Int?
        /// The children measured so far: view, x, y, width, height.
        var b: [[Int]]
        /// The length, the gaps, the rest, then view and length of each child measured.
        var r: [Int]?

        init(_ step: DescribedStep, words: inout Table<String>) {
            k = step.kind.rawValue
            w = step.sentences.map { sentence in
                let text = NumberedText(sentence)
                return [words.number(of: text.words)] + text.numbers
            }
            t = step.proposedViews
            v = step.currentChild
            b = step.placedChildren.map { place in
                [place.view]
                    + [place.rect.minX, place.rect.minY, place.rect.width, place.rect.height].map { Hundredths.of($0) }
            }
            r = step.bar.map { bar in
                [bar.length, bar.gaps, bar.left].map { Hundredths.of($0) }
                    + bar.taken.flatMap { [$0.view, Hundredths.of($0.length)] }
            }
        }
    }

    func encode(to encoder: any Encoder) throws { try layouts.encode(to: encoder) }
}
