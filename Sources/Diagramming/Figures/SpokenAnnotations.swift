import Drawing
import Foundation
import LayoutEngine

/// What the annotations of a figure show, in plain sentences: offers and why, lines and guides, gaps, how far views reach
/// and stretch.
public struct SpokenAnnotations: Sendable {
    private let scene: FigureScene

    /// More sentences than this are nobody's help.
    private static let most = 24

    /// Of a layout with these annotations, and what its views ask for besides.
    public init(_ snapshot: LayoutSnapshot, annotations: Annotations) {
        scene = FigureScene(snapshot, annotations: annotations, style: .light, grid: PixelGrid(scale: 1))
    }

    /// In the order of the legend; empty where the picture shows nothing that sizes and places do not say.
    public var sentences: [String] {
        let all = (offers + lines + gaps + paddings + stretches + priorities + overflows).map { sentence in
            sentence.first?.isLowercase == true ? "The \(sentence)" : sentence
        }
        guard all.count > Self.most else { return all }
        return all.prefix(Self.most) + ["\(all.count - Self.most) more marks are not told of here."]
    }

    private func points(_ length: CGFloat) -> String { "\(lengthText(length)) point\(length == 1 ? "" : "s")" }

    /// The label in quotes, or what kind of view it is.
    private func name(_ view: ShownView) -> String { view.label.map { "“\($0)”" } ?? view.storyName }

    /// `a`, `a and b`, `a, b and c`.
    private func list(_ parts: [String]) -> String {
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " and " + last
    }

    // MARK: Offers

    /// The root's own offer is told with its size; of the others those that are drawn or in the table.
    private var offers: [String] {
        scene.views.compactMap { view in
            if view.annotations.contains(.why), let explanation = view.explanation {
                return "\(name(view)): \(explanation)\(probes(view))."
            }
            let isDrawn = view.asked.contains(.proposals) || view.annotations.contains(.ledger)
            guard view.parent != nil, isDrawn else { return view.parent == nil ? excess(view) : nil }
            return "\(name(view)) was offered \(view.offered)\(probes(view))."
        }
    }

    private func probes(_ view: ShownView) -> String {
        let told = view.probes.map { "\($0.offered), for which it would take \(sizeText($0.took))" }
        return told.isEmpty ? "" : "; it was also asked about \(list(told))"
    }

    /// How far a view goes beyond its offer.
    private func excess(_ view: ShownView) -> String? {
        guard view.annotations.contains(.proposals) else { return nil }
        let parts = Axis.allCases.compactMap { axis -> String? in
            guard let offered = view.proposal[axis], view.size[axis] - offered >= 0.5 else { return nil }
            return "\(points(view.size[axis] - offered)) \(axis == .horizontal ? "wider" : "higher")"
        }
        return parts.isEmpty ? nil : "\(name(view)) is \(list(parts)) than it was offered."
    }

    // MARK: Lines

    private var lines: [String] {
        let layer = AlignmentLinesLayer()
        return layer.telling(in: scene).flatMap { container in
            container.facts.guides.compactMap { AlignedLine(key: $0, container, scene) }.map { line in
                let place = line.distance(in: container)
                let guides = line.children.map { child in
                    "\(name(child.view)) by its guide at \(lengthText(child.guide.value))\(source(child.guide))"
                }
                return "\(name(container)) lines its views up on \(line.key.name), "
                    + "\(points(place.length)) from its \(place.edge): \(guides.joined(separator: "; "))."
            }
        }
    }

    private func source(_ guide: GuideRecord) -> String {
        if guide.provenance == .standard { return " (the default)" }
        return AlignmentLinesLayer().setters(of: guide, scene).map { " (from \($0))" } ?? ""
    }

    // MARK: Room

    private var gaps: [String] {
        scene.views(with: .spacing).compactMap { stack in
            guard let axis = stack.facts.stackAxis else { return nil }
            var parts: [String] = []
            for gap in SpacingLayer().gaps(of: stack, axis, scene) {
                let words =
                    switch gap.source {
                    case .explicit: "as written"
                    case .standard: "the default"
                    case .text: "for the text beside it"
                    case .view: "as a view beside it asks"
                    }
                let part = "\(points(gap.length)), \(words)"
                if !parts.contains(part) { parts.append(part) }
            }
            return parts.isEmpty ? nil : "Between its views \(name(stack)) keeps \(list(parts))."
        }
    }

    private var paddings: [String] {
        scene.views(with: .padding).compactMap { view in
            guard view.facts.insets != nil, view.children.count == 1, view.safeArea == nil else { return nil }
            let (outer, inner) = (view.frame, scene.views[view.children[0]].frame)
            let lengths = [
                inner.minY - outer.minY, outer.maxY - inner.maxY, inner.minX - outer.minX, outer.maxX - inner.maxX,
            ]
            let note = view.facts.hasDefaultInsets ? ", the default" : ""
            if lengths.allSatisfy({ abs($0 - lengths[0]) < 0.005 }) {
                return "\(name(view)) keeps \(points(lengths[0])) free on every side\(note)."
            }
            let parts = zip(lengths, ["above", "below", "on the left", "on the right"])
                .filter { $0.0 > 0.01 }.map { "\(lengthText($0.0)) \($0.1)" }
            return parts.isEmpty ? nil : "\(name(view)) keeps \(list(parts)) free\(note)."
        }
    }

    // MARK: Views

    private var stretches: [String] {
        FlexibilityLayer().shown(in: scene).map { view, axis, range in
            let side = axis == .horizontal ? "wide" : "high"
            let most = range.most.isFinite ? lengthText(range.most) : "any number of"
            return "\(name(view)) can be \(lengthText(range.least)) to \(most) points \(side), "
                + "ideally \(lengthText(range.ideal)), and is \(lengthText(view.frame.size[axis]))."
        }
    }

    private var priorities: [String] {
        PriorityLayer().shown(in: scene).map {
            "\(name($0)) has the layout priority \(lengthText(CGFloat($0.priority)))."
        }
    }

    private var overflows: [String] {
        scene.views(with: .overflow).compactMap { view in
            guard let parent = view.parent.map({ scene.views[$0] }) else { return nil }
            let (inner, outer) = (view.frame, parent.frame)
            let lengths = [
                outer.minY - inner.minY, inner.maxY - outer.maxY, outer.minX - inner.minX, inner.maxX - outer.maxX,
            ]
            let parts = zip(lengths, ["above", "below", "on the left", "on the right"])
                .filter { $0.0 >= 0.5 }.map { "\(lengthText($0.0)) \($0.1)" }
            return parts.isEmpty ? nil : "\(name(view)) reaches out of \(name(parent)): \(list(parts))."
        }
    }
}
