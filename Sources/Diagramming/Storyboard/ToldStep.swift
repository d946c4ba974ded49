import Foundation
import LayoutEngine

/// A step of a storyboard as a value for pages that show steps one by one. Views are numbered as `listedViews` are.
package struct ToldStep: Sendable {
    package enum Kind: Int, Sendable { case proposal, question, answer, placement }

    package var kind: Kind
    /// What happens, in full sentences.
    package var sentences: [String]
    /// Who is proposed something, or asked.
    package var listeners: [Int]
    /// The child whose turn it is.
    package var speaker: Int?
    /// The children served so far, from the container's top left corner, in points.
    package var served: [Place]
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
    package var subjectView: Int { container }

    package var told: [ToldStep] {
        let words = StoryboardWords(story: self, isSpoken: true)
        return steps.map { step in
            ToldStep(
                kind: ToldStep.Kind(step.exchange), sentences: words.sentences(step).map(Wording.sentence),
                listeners: step.to.compactMap(\.self), speaker: step.speaker,
                served: step.boxes.map { ToldStep.Place(view: $0.view, rect: scene.views[container].seen($0.rect)) },
                bar: step.bar.map { ToldStep.Bar(length: $0.length, gaps: $0.gaps, taken: $0.taken, left: $0.left) })
        }
    }
}

extension ToldStep.Kind {
    fileprivate init(_ exchange: Storyboard.Step.Exchange) {
        switch exchange {
        case .proposal: self = .proposal
        case .question: self = .question
        case .answer: self = .answer
        case .placement: self = .placement
        }
    }
}
