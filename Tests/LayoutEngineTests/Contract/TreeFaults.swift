import Foundation
import TestSupport

@testable import LayoutEngine
@testable import ViewDSL

/// The faults in a tree's layout, in words; empty if there are none.
@MainActor
struct TreeFaults {
    let proposal: ProposedViewSize
    let environment: EnvironmentValues

    /// The first thing wrong, if any.
    func first(in tree: RandomTree) -> String? {
        let remembered = lay(tree, LayoutOptions(traces: true, verifies: true))
        let asked = lay(tree, LayoutOptions(memoizes: false, verifies: false))
        return badNumber(remembered) ?? badIssue(remembered) ?? badStack(remembered) ?? badPlace(remembered)
            ?? difference(remembered, asked) ?? byRules(tree, asked)
    }

    /// With the default options.
    private func byRules(_ tree: RandomTree, _ asked: LayoutSnapshot) -> String? {
        let ruled = lay(tree, LayoutOptions(verifies: false))
        let (found, expected) = (ruled.issues.map(\.description), asked.issues.map(\.description))
        if found != expected { return "by rules the issues are \(found), else \(expected)" }
        return difference(ruled, asked).map { "by rules: \($0)" }
    }

    private func lay(_ tree: RandomTree, _ options: LayoutOptions) -> LayoutSnapshot {
        layout(proposal.width, proposal.height, options: options, environment: environment) { tree.view }
    }

    private var isBounded: Bool { proposal.width != .infinity && proposal.height != .infinity }

    private func badNumber(_ snapshot: LayoutSnapshot) -> String? {
        for record in snapshot.records {
            let (origin, size) = (record.frame.origin, record.frame.size)
            let isSound =
                origin.x.isFinite && origin.y.isFinite && size.width >= 0 && size.height >= 0
                && (!isBounded || size.width.isFinite && size.height.isFinite)
            if !isSound { return "\(record.title) is at \(origin), \(size)" }
        }
        return nil
    }

    private func badIssue(_ snapshot: LayoutSnapshot) -> String? {
        // A guide of NaN comes from the tree and is reported correctly.
        snapshot.issues.filter { !$0.message.hasPrefix("guide ") }.first {
            [.unstableAnswer, .invalidAnswer, .placedOutsidePlacement, .tooDeep].contains($0.rule)
                || isBounded && $0.rule == .infiniteSize
        }?.description
    }

    /// A row or column is as long as its children and gaps together, and as wide as they are on its guide.
    private func badStack(_ snapshot: LayoutSnapshot) -> String? {
        for stack in snapshot.records where ["HStack", "VStack", "HStackLayout", "VStackLayout"].contains(stack.name) {
            // With nil across, the size is from the first pass and the positions are from the second one.
            guard let axis = stack.facts.stackAxis, stack.proposal[axis.cross] != nil, !stack.children.isEmpty,
                stack.size.width.isFinite, stack.size.height.isFinite
            else { continue }
            let frames = stack.children.map { snapshot.records[$0].frame }
            let spans = frames.map { ($0.origin[axis], $0.origin[axis] + $0.size[axis]) }
            // From left to right or from right to left.
            let faults = [spans, spans.map { (-$0.1, -$0.0) }].map { badLength(stack, $0, axis) }
            if !faults.contains(nil) { return faults[0] }
            let near = frames.map { $0.origin[axis.cross] }.min()!
            let far = frames.map { $0.origin[axis.cross] + $0.size[axis.cross] }.max()!
            if abs(near - stack.frame.origin[axis.cross]) > slack(stack)
                || abs(far - near - stack.size[axis.cross]) > slack(stack)
            {
                return "\(stack.title) is \(stack.size[axis.cross]) across, its parts \(far - near) from \(near)"
            }
        }
        return nil
    }

    private func badLength(_ stack: LayoutRecord, _ spans: [(CGFloat, CGFloat)], _ axis: Axis) -> String? {
        let gaps = zip(spans, spans.dropFirst()).map { $1.0 - $0.1 }
        let parts = spans.reduce(0) { $0 + $1.1 - $1.0 } + gaps.reduce(0, +)
        if abs(max(parts, 0) - stack.size[axis]) > slack(stack) {
            return "\(stack.title) is \(stack.size[axis]) long, its parts \(parts)"
        }
        if let spacing = stack.facts.spacing, spacing.isFinite, let limited = writtenSpacing(spacing) {
            let isKept = gaps.allSatisfy { abs($0 - limited) <= slack(stack) }
            return isKept ? nil : "\(stack.title) of spacing \(spacing) has gaps \(gaps)"
        }
        return gaps.allSatisfy { $0 >= -slack(stack) } ? nil : "\(stack.title) has gaps \(gaps)"
    }

    /// Rounding errors grow with the numbers.
    private func slack(_ record: LayoutRecord) -> CGFloat {
        let frame = record.frame
        let largest = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(abs).max()!
        return 1e-6 + largest * 1e-9
    }

    /// A view has the position and size of its last placement by its container.
    private func badPlace(_ snapshot: LayoutSnapshot) -> String? {
        var last: [Int: LayoutTrace.Event] = [:]
        for entry in snapshot.trace.entries {
            if case .placement = entry.event.kind, let record = entry.record { last[record] = entry.event }
        }
        for record in snapshot.records {
            guard let parent = record.parent else { continue }
            guard let event = last[record.id], case .placement(let origin) = event.kind else {
                return "\(record.title) was never placed"
            }
            let container = snapshot.records[parent].frame
            let y = container.origin.y + origin.y
            let fromLeft = container.origin.x + origin.x
            let fromRight = container.size.width - origin.x - record.size.width
            let mirrored = container.origin.x + (fromRight.isFinite ? fromRight : 0)
            let isThere =
                event.size == record.size && event.proposal == record.proposal && y == record.frame.origin.y
                && (fromLeft == record.frame.origin.x || mirrored == record.frame.origin.x)
            if !isThere { return "\(record.title) is at \(record.frame), placed at \(origin) of \(container)" }
        }
        return nil
    }

    private func difference(_ a: LayoutSnapshot, _ b: LayoutSnapshot) -> String? {
        guard a.records.count == b.records.count else { return "\(a.records.count) views, then \(b.records.count)" }
        for (a, b) in zip(a.records, b.records) where a.frame != b.frame || a.proposal != b.proposal {
            return "\(a.title) is at \(a.frame), without memo at \(b.frame)"
        }
        return nil
    }
}
