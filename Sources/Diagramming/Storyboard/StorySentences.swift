import Foundation
import LayoutEngine

/// A story in plain sentences, for ears: lengths that are nil have a word, and nothing depends on where it stands.
extension Storyboard {
    /// What the container is called in a sentence.
    package var subject: String { names.spokenName(container) }

    /// The story, one string a step.
    package var sentences: [String] {
        StoryTeller(snapshot, scene, container, names, isSpoken: true).steps.enumerated().map { index, step in
            "Step \(index + 1): " + sentences(step).map(sentence).joined(separator: " ")
        }
    }

    private func sentence(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() + "." }

    private func sentences(_ step: Step) -> [String] {
        let subject = names.spokenName(step.from ?? container)
        let count = step.to.count + step.leftOut
        let listeners =
            count == 1 && step.to.count == 1
            ? step.to[0].map { names.spokenName($0) } ?? "the scene" : children(step)
        let bar = step.bar.flatMap { $0.taken.isEmpty ? nil : $0.sentence(isFinal: step.isSized) }
        switch step.exchange {
        case .offer where step.speaker != nil:
            let offer = ["\(subject) \(step.headline) to \(listeners)"] + step.lines
            let answer = step.answer.isEmpty ? [] : ["\(listeners) " + explained(step.answer)]
            return [offer.joined(separator: ", ")] + answer + (bar.map { [$0] } ?? [])
        case .answer:
            return ["\(subject) " + explained([step.headline] + step.lines)] + (bar.map { [$0] } ?? [])
        case .question:
            let asks = step.headline.replacing("asks", with: "asks \(listeners)", maxReplacements: 1)
            return ["\(subject) \(asks)"] + step.lines + ranges(step)
        case .offer where step.from != nil && step.to == [container]:
            return ["\(subject) \(step.headline) to \(listeners)"] + step.lines
        default:
            return ["\(subject) \(step.headline)"] + step.lines + (bar.map { [$0] } ?? [])
        }
    }

    /// `2 of 3 children`, those among them that the container then left out of the picture; where it chose before it had
    /// asked all, the others count, too.
    func children(_ step: Step) -> String {
        let leftOut = scene.views[container].records.last.map { snapshot.records[$0].leftOutCount } ?? 0
        let (count, all) = (step.to.count + step.leftOut, scene.views[container].children.count + leftOut)
        return count < all ? "\(count) of \(all) children" : count == 1 ? "one child" : "\(count) children"
    }

    /// `takes 50 × 64: fixed`; a reason that is there already is followed by the others.
    private func explained(_ words: [String]) -> String {
        guard let first = words.first else { return "" }
        let reasons = words.dropFirst().joined(separator: ", ")
        return reasons.isEmpty ? first : first + (first.contains(": ") ? ", " : ": ") + reasons
    }

    /// What the question found: `Spacer stretches from 8 to ∞`, those of many children together.
    private func ranges(_ step: Step) -> [String] {
        guard !step.ranges.isEmpty else { return [] }
        let told = step.ranges.prefix(7).map { range in
            let name = names.spokenName(range.view)
            return (range.count > 1 ? "each of \(SpokenNames.plural(scene.views[range.view].name, range.count))" : name)
                + " \(range.spoken)"
        }
        let left = step.ranges.dropFirst(told.count).reduce(0) { $0 + $1.count }
        return [SpokenNames.list(told + (left > 0 ? ["\(left) more are asked too"] : []))]
    }
}

extension Storyboard.Range {
    fileprivate var spoken: String {
        let least = lengthText(least)
        guard let most else { return "needs \(least) at least" }
        return most == self.least ? "stays \(least)" : "stretches from \(least) to \(lengthText(most))"
    }
}

extension Storyboard.Bar {
    /// `124 are left`.
    fileprivate func sentence(isFinal: Bool) -> String {
        if abs(left) < 0.005 { return "nothing is left" }
        if left < 0 { return "that is \(lengthText(-left)) too long" }
        let length = SpokenNames.points(left)
        return "\(length) \(length == "1 point" ? "is" : "are") \(isFinal ? "not taken" : "left")"
    }
}
