import Diagramming
import Foundation
import LayoutEngine
import ViewDSL

/// The proposals one view is shown under: several widths, or several heights.
public struct Sweep: Hashable, Sendable, CustomStringConvertible {
    /// The side that changes.
    let axis: Axis
    /// In points; nil leaves the choice to the view, ∞ proposes unlimited space.
    let lengths: [CGFloat?]
    /// The other side, in points, the same for all; nil leaves the choice to the view.
    let other: CGFloat?

    /// Widths in points, such as `.widths(100, 150, nil, .infinity)`; `height` is the same for all. Nil leaves the
    /// choice to the view, ∞ proposes unlimited space.
    public static func widths(_ lengths: CGFloat?..., height: CGFloat? = nil) -> Sweep {
        Sweep(axis: .horizontal, lengths: lengths, other: height)
    }

    /// Widths in points; `height` is the same for all. Nil leaves the choice to the view, ∞ proposes unlimited space.
    public static func widths(_ lengths: [CGFloat?], height: CGFloat? = nil) -> Sweep {
        Sweep(axis: .horizontal, lengths: lengths, other: height)
    }

    /// Heights in points, such as `.heights(40, 80, nil)`; `width` is the same for all. Nil leaves the choice to the
    /// view, ∞ proposes unlimited space.
    public static func heights(_ lengths: CGFloat?..., width: CGFloat? = nil) -> Sweep {
        Sweep(axis: .vertical, lengths: lengths, other: width)
    }

    /// Heights in points; `width` is the same for all. Nil leaves the choice to the view, ∞ proposes unlimited space.
    public static func heights(_ lengths: [CGFloat?], width: CGFloat? = nil) -> Sweep {
        Sweep(axis: .vertical, lengths: lengths, other: width)
    }

    /// Every proposal, in order.
    var proposals: [ProposedViewSize] { lengths.map(proposal) }

    /// `widths 100 … 300, nil, ∞`
    public var description: String {
        let finite = lengths.compactMap { $0 }.filter(\.isFinite)
        let word = axis == .horizontal ? "widths" : "heights"
        guard let least = finite.min(), let most = finite.max(), least < most else {
            return "\(word) \(lengths.map { $0 == nil ? "nil" : lengthText($0) }.joined(separator: ", "))"
        }
        let others = (lengths.contains(nil) ? ", nil" : "") + (lengths.contains(.infinity) ? ", ∞" : "")
        return "\(word) \(lengthText(least)) … \(lengthText(most))\(others)"
    }

    /// Chooses the samples of the curve between the minimum and maximum length.
    var sampler: SweepSampler { SweepSampler(lengths.compactMap { $0 }.filter { $0.isFinite && $0 >= 0 }) }

    func proposal(_ length: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(along: axis, length, cross: other)
    }
}

extension Scene {
    /// One view under several proposals.
    struct SweepContent: Sendable {
        let sweep: Sweep
        let picture: Picture

        func samples(steps: [LayoutSnapshot]) -> [SweepInput.Sample] {
            steps.map { SweepInput.Sample(proposed: $0.proposal[sweep.axis], size: $0.size, isStep: true) }
        }

        /// Chooses the samples of the curve, given the layouts of the steps.
        func sampler(steps: [LayoutSnapshot]) -> SweepSampler {
            var sampler = sweep.sampler
            for sample in samples(steps: steps) {
                if let length = sample.proposed, length.isFinite, length >= 0 { sampler.add(length, sample.size) }
            }
            return sampler
        }
    }

    /// Creates a scene of one view under several proposals: a picture for each, and the curve of its size.
    ///
    ///     Scene("text/wrapping", sweep: .widths(60, 120, 240, nil, .infinity)) { Text("One, two, three") }
    @inlinable
    public init<Content: View>(
        _ name: String, sweep: Sweep, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(name, sweep: sweep, fileID: fileID, filePath: filePath, line: line, anyContent: { content() })
    }

    @usableFromInline
    init(
        _ name: String, sweep: Sweep, fileID: StaticString, filePath: StaticString, line: UInt,
        anyContent: @escaping @MainActor () -> any View
    ) {
        self.init(
            name, SceneSource(fileID, filePath, line),
            .sweep(SweepContent(sweep: sweep, picture: Picture(.unspecified, anyContent))))
    }
}
