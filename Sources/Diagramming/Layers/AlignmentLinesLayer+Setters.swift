import Foundation
import LayoutEngine

extension AlignmentLinesLayer {
    /// `from “Ada”`, or `the mean of “Ada”, “Bo”`; nil if the child set the guide itself.
    func setters(of child: AlignedLine.Child, _ line: AlignedLine, _ scene: FigureScene) -> String? {
        let inside = Array(child.view.id...scene.lastRow(in: child.view.id))
        return Self.setters(of: child.guide, scene).map { setters in
            let names = setters.prefix(Self.maxSetters).map { setter in
                setter.map { scene.distinctName(scene.views[$0], among: inside, atMost: 16).name } ?? "a view inside"
            }
            let rest = setters.count > names.count ? ["\(setters.count - names.count) more"] : []
            let made = Self.merge(of: child, line, scene).map { "the \($0) of" } ?? "from"
            return "\(made) \((names + rest).joined(separator: ", "))"
        }
    }

    static let maxSetters = 3

    /// The index of each view inside that sets the guide, nil for a hidden one; nil if the view itself set it.
    static func setters(of guide: GuideRecord, _ scene: FigureScene) -> [Int?]? {
        let records: [Int]
        switch guide.provenance {
        case .explicit, .standard: return nil
        case .inherited(let record): records = [record]
        case .merged(let all): records = all
        }
        return records.map(scene.view)
    }

    /// How several guides are merged: their `first`, `last` or `mean`; nil for any other rule.
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
        func isOwn(_ merged: CGFloat?) -> Bool { merged?.isNear(own) ?? false }
        let isKnown = known.count == setters.count
        // Guides of text baselines may be missing, but their rule is known.
        switch line.key.merge {
        case .minimum: return !isKnown || isOwn(known.min()) ? "first" : nil
        case .maximum: return !isKnown || isOwn(known.max()) ? "last" : nil
        case .mean: return isKnown && isOwn(known.reduce(0, +) / CGFloat(known.count)) ? "mean" : nil
        case .none: return nil
        }
    }
}
