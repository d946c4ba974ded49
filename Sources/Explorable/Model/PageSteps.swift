import Diagramming
import Foundation
import LayoutEngine

/// How a container got its size in one layout.
struct ComputedSteps {
    /// The container, by its number in the layout.
    var container: Int
    var steps: [DescribedStep]
}

/// The steps of a page, for every container of every layout.
///
/// From layout to layout little changes but lengths: each number of a container's steps is a column.
struct PageSteps: Encodable {
    /// For each layout the container whose steps are shown unless a view of another one is selected; -1 for none.
    var main: Column
    var stories: [Story]

    struct Story: Encodable {
        /// The container, by its number in the shape.
        var c: Int
        /// The numbers of the layouts.
        var l: Column
        /// Each number of the steps; see `numbers`.
        var n: [Number]
    }

    /// A number of the steps in every layout; most are the same in all, and written once.
    enum Number: Encodable {
        case same(Int)
        case column(Column)

        init(_ values: [Int]) {
            self =
                if let first = values.first, values.allSatisfy({ $0 == first }) { .same(first) } else {
                    .column(Column(values))
                }
        }

        func encode(to encoder: any Encoder) throws {
            switch self {
            case .same(let number): try number.encode(to: encoder)
            case .column(let column): try column.encode(to: encoder)
            }
        }
    }

    /// The stories that have the same columns.
    private struct Kind: Hashable {
        var shape, container, count: Int
    }

    init(_ layouts: [ComputedLayout], words: inout Table<String>) {
        var kinds = Table<Kind>()
        var members: [[(layout: Int, numbers: [Int])]] = []
        for (layout, computed) in layouts.enumerated() {
            for story in computed.steps {
                let numbers = Self.numbers(story.steps, words: &words)
                let kind = kinds.number(
                    of: Kind(shape: computed.shape, container: story.container, count: numbers.count))
                if kind == members.count { members.append([]) }
                members[kind].append((layout, numbers))
            }
        }
        main = Column(layouts.map { $0.steps.first?.container ?? -1 })
        stories = zip(kinds.values, members).map { kind, members in
            Story(
                c: kind.container, l: Column(members.map(\.layout)),
                n: (0..<kind.count).map { place in Number(members.map { $0.numbers[place] }) })
        }
    }

    /// The steps as one list of numbers, in the order in which the page's script reads them. Before each list is its count.
    private static func numbers(_ steps: [DescribedStep], words: inout Table<String>) -> [Int] {
        func list(_ numbers: [Int]) -> [Int] { [numbers.count] + numbers }
        func lengths(_ rect: CGRect) -> [Int] {
            [rect.minX, rect.minY, rect.width, rect.height].map { Hundredths.of($0) }
        }
        var all = [steps.count]
        for step in steps {
            all += [step.kind.rawValue, step.sentences.count]
            for sentence in step.sentences {
                // Its words in the page's list, then its numbers.
                let text = NumberedText(sentence)
                all += list([words.number(of: text.words)] + text.numbers)
            }
            // The views that are proposed something and, if there is one, the child whose turn it is.
            all += list(step.proposedViews) + [step.currentChild ?? -1]
            // The children measured so far.
            all += [step.placedChildren.count] + step.placedChildren.flatMap { list([$0.view] + lengths($0.rect)) }
            // The length of a stack, its gaps, the rest, then view and length of each child measured.
            all += list(
                step.bar.map { bar in
                    [bar.length, bar.gaps, bar.left].map { Hundredths.of($0) }
                        + bar.taken.flatMap { [$0.view, Hundredths.of($0.length)] }
                } ?? [])
        }
        return all
    }
}
