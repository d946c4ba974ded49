import Foundation
import LayoutEngine

extension Storyboard {
    /// One exchange between two views, or between the container and all its children.
    struct Step: Sendable {
        var content: Content
        /// Which view proposes or answers, and to which: by row; nil is the scene, several are the container's children.
        var from: Int?
        var to: [Int?]

        /// The children that have answered.
        var boxes: [Box] = []
        /// The child whose turn it is.
        var currentChild: Int?
        var proposal: ProposedViewSize?
        /// Where that proposal lies, where it is shown before its answer or inside a chain of modifiers.
        var room: CGRect?
        /// Proposals around that one that are still unanswered.
        var around: [ProposalRect] = []
        var guides: [Guide] = []
        var isSized = false
        var bar: Bar?
    }

    /// The content of a step; `StoryboardWords` puts it in words.
    enum Content: Sendable {
        /// The container is proposed a size. `afterGaps` is the length its gaps leave.
        case opening(ProposedViewSize, afterGaps: Arithmetic?, division: Undivided?)
        /// It asks how far children stretch, along its axis.
        case ranges([Range], probes: ProbeSummary)
        /// It tries children and candidates, without dividing a length.
        case trials([Trial])
        /// A proposal and its answer, which is nil while the view asks the view inside.
        case turn(Proposal, Answer?)
        case answer(Answer)
        /// Turns like the previous ones: their number, the first and the last child, and a line for each column.
        case repeats(Int, first: Int, last: Int, [Run])
        /// Further turns, and turns without a line of their own: their number, and their length along a stack.
        case rest(Int, [Run], hidden: Int, length: CGFloat?)
        case placement(Placement)
    }

    /// A container that proposes to each child without dividing its length: the axis, and the proposal.
    enum Undivided: Sendable, Equatable {
        case ideal(Axis)
        case whole(Axis)
    }

    struct Proposal: Sendable {
        var size: ProposedViewSize
        /// The axis along which it explains the proposal; nil explains both.
        var axis: Axis?
        var reason: SizeReason?
    }

    struct Answer: Sendable {
        var size: CGSize
        var reason: SizeReason?
        var hiddenReason: HiddenReason?
    }

    struct ProbeSummary: Sendable {
        var count: Int
        /// The lengths the probes proposed along the axis, in points.
        var lengths: [CGFloat]
        var givesOrder: Bool
        var keepsMinimums: Bool
    }

    /// A child, or a candidate that is left out, with a proposal and its answer.
    struct Trial: Sendable {
        enum Subject: Sendable {
            case child(Int)
            case leftOut(LeftOutView)
        }

        var subject: Subject
        var proposal: ProposedViewSize
        var size: CGSize
    }

    struct Run: Sendable {
        enum Subject: Sendable {
            case each
            case kind(String)
            case place(Int, of: Int)
            case child(Int)
            case several(String, Int)
        }

        var subject: Subject
        /// Proposals that differ from the one before.
        var proposals: [ProposedViewSize]
        /// The axis they differ along; nil prints whole proposals.
        var axis: Axis?
        var smallest: CGSize
        var largest: CGSize
        /// Whether the turn before them was proposed the same, and took the same.
        var isSameProposal = false
        var isSameSize = false
    }

    struct Placement: Sendable {
        var count: Int
        /// Along a stack of few children, in points.
        var origins: [CGFloat] = []
        var guides: [String] = []
        var repeats: Repeats?
        /// Probes no step shows, and how many of them made other proposals.
        var others = (count: 0, unshown: 0)

        struct Repeats: Sendable {
            enum Proposal: Sendable {
                case same
                case containerLength(Axis)
                case length(Axis, CGFloat)
                case containerSize
                case size(ProposedViewSize)
                case different
            }

            var count: Int
            var proposal: Proposal
            var changed: Int
        }
    }

    struct Box: Sendable {
        var view: Int
        /// From the container's leading top corner, in points.
        var rect: CGRect
        /// Inside a child, not a child itself.
        var isInner = false
    }

    /// A proposal, from the container's leading top corner, in points; the size is the answer's.
    struct ProposalRect: Sendable {
        var rect: CGRect
        var proposal: ProposedViewSize
    }

    struct Range: Sendable {
        /// The first of `count` children that stretch alike.
        var view: Int
        var count: Int
        var minimum: CGFloat
        /// nil if it was not asked for.
        var maximum: CGFloat?
    }

    /// A guide of the container: a vertical line for a horizontal guide.
    struct Guide: Sendable {
        var name: String
        var axis: Axis
        /// In the container's coordinates, points.
        var position: CGFloat
    }

    /// How much of its length a stack has allotted.
    struct Bar: Sendable {
        /// In points.
        var length: CGFloat
        var gaps: CGFloat
        var taken: [(view: Int, length: CGFloat)]

        /// Negative gaps add to the length.
        var regained: CGFloat { max(0, -gaps) }

        var left: CGFloat { taken.reduce(length - gaps) { $0 - $1.length } }

        /// The gaps, which are of no view, and the lengths taken, one after the other; an infinite length is drawn as long
        /// as the stack.
        var segments: [(view: Int?, start: CGFloat, length: CGFloat)] {
            var position = max(0, gaps)
            var segments: [(view: Int?, start: CGFloat, length: CGFloat)] = gaps > 0 ? [(nil, 0, gaps)] : []
            for (view, length) in taken {
                let length = length.isFinite ? length : self.length
                segments.append((view, position, length))
                position += length
            }
            return segments
        }

        var used: CGFloat { segments.last.map { $0.start + $0.length } ?? 0 }
    }
}

extension Storyboard.Step {
    enum Exchange { case proposal, question, answer, placement }

    var exchange: Exchange {
        switch content {
        case .opening, .turn, .repeats, .rest: .proposal
        case .ranges, .trials: .question
        case .answer: .answer
        case .placement: .placement
        }
    }

    var ranges: [Storyboard.Range] { if case .ranges(let ranges, _) = content { ranges } else { [] } }

    var leftOut: Int {
        guard case .trials(let trials) = content else { return 0 }
        let nodes = trials.compactMap { if case .leftOut(let view) = $0.subject { view.node } else { nil } }
        return Set(nodes).count
    }
}
