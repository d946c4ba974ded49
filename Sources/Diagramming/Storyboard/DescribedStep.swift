import Foundation
import LayoutEngine

/// A step of a storyboard as a value for pages that show steps one by one. Views are numbered as `listedViews` are.
package struct DescribedStep: Sendable {
    package enum Kind: Int, Sendable { case proposal, question, answer, placement }

    package var kind: Kind
    /// What happens, in full sentences.
    package var sentences: [String]
    /// The views that are proposed something, or asked.
    package var proposedViews: [Int]
    /// The child whose turn it is.
    package var currentChild: Int?
    /// The children measured so far, from the container's top left corner, in points.
    package var placedChildren: [Place]
    /// How much of its length a stack has allotted.
    package var bar: Bar?

    package struct Place: Sendable {
        package var view: Int
        package var rect: CGRect
    }

    /// In points.
    package struct Bar: Sendable {
        package var length: CGFloat
        package var gaps: CGFloat
        package var taken: [(view: Int, length: CGFloat)]
        package var left: CGFloat
    }
}

extension Storyboard {
    /// The container whose negotiation it is, by its number in `listedViews`.
    package var containerView: Int { container }

    package var described: [DescribedStep] {
        let words = StoryboardWords(story: self, isAltText: true)
        return steps.map { step in
            DescribedStep(
                kind: DescribedStep.Kind(step.exchange), sentences: words.sentences(step).map(Wording.sentence),
                proposedViews: step.to.compactMap(\.self), currentChild: step.currentChild,
                placedChildren: step.boxes.map {
                    DescribedStep.Place(view: $0.view, rect: scene.views[container].seen($0.rect))
                },
                bar: step.bar.map {
                    DescribedStep.Bar(length: $0.length, gaps: $0.gaps, taken: $0.taken, left: $0.left)
                })
        }
    }
}

extension DescribedStep.Kind {
    fileprivate init(_ exchange: Storyboard.Step.Exchange) {
        switch exchange {
        case .proposal: self = .proposal
        case .question: self = .question
        case .answer: self = .answer
        case .placement: self = .placement
        }
    }
}
