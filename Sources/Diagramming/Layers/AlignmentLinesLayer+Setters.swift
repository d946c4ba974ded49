import Foundation
import LayoutEngine

/// Which views inside a child its guide comes from, and what was made of those of several.
extension AlignmentLinesLayer {
    /// `from “Ada”`, or `the mean of “Ada”, “Bo”`, as the picture names them; nil where the child set the guide itself.
    func setters(of child: AlignedLine.Child, _ line: AlignedLine, _ scene: FigureScene) -> String? {
        let inside = Array(child.view.id...scene.lastRow(in: child.view.id))
        return Self.setters(of: child.guide, scene).map { setters in
            let names = setters.prefix(Self.mostSetters).map { setter in
                setter.map { scene.distinctName(scene.views[$0], among: inside, atMost: 16).name } ?? "a view inside"
            }
            let rest = setters.count > names.count ? ["\(setters.count - names.count) more"] : []
            let made = Self.merge(of: child, line, scene).map { "the \($0) of" } ?? "from"
            return "\(made) \((names + rest).joined(separator: ", "))"
        }
    }

    /// More names than this are summed up.
    static let mostSetters = 3

    /// The views inside that set the guide, nil of one that is not shown; nil where the view set it itself.
    static func setters(of guide: GuideRecord, _ scene: FigureScene) -> [Int?]? {
        let records: [Int]
        switch guide.provenance {
        case .explicit, .standard: return nil
        case .inherited(let record): records = [record]
        case .merged(let all): records = all
        }
        return records.map { scene.viewOfRecord.indices.contains($0) ? scene.viewOfRecord[$0] : nil }
    }

    /// Which of several guides it is: their `first`, `last` or `mean`; nil where it is neither, as it may be in containers
    /// inside each other, or in a layout with a rule of its own.
    static func merge(of child: AlignedLine.Child, _ line: AlignedLine, _ scene: FigureScene) -> String? {
        guard case .merged = child.guide.provenance, let setters = setters(of: child.guide, scene) else { return nil }
        func place(_ view: ShownView, _ value: CGFloat) -> CGFloat {
            line.isMirrored ? view.frame.maxX - value : view.frame.origin[line.key.axis] + value
        }
        let known = setters.compactMap { setter -> CGFloat? in
            guard let view = setter.map({ scene.views[$0] }) else { return nil }
            return view.guides.first { $0.key == line.key }.map { place(view, $0.value) }
        }
        let own = place(child.view, child.guide.value)
        func isOwn(_ merged: CGFloat?) -> Bool { merged.map { abs($0 - own) < 0.005 } ?? false }
        let isKnown = known.count == setters.count
        // Baselines of text are told to those who line up on them alone: of these the rule is known.
        switch line.key.merge {
        case .minimum: return !isKnown || isOwn(known.min()) ? "first" : nil
        case .maximum: return !isKnown || isOwn(known.max()) ? "last" : nil
        case .mean: return isKnown && isOwn(known.reduce(0, +) / CGFloat(known.count)) ? "mean" : nil
        case .none: return nil
        }
    }
}
