import Foundation
import LayoutEngine

extension AlignmentLinesLayer {
    /// `from “Ada”`, `from “Ada”, the first of two`, or `the mean of “Ada”’s and “Bo”’s`; nil if the child set the guide itself.
    func setters(of child: AlignedLine.Child, _ line: AlignedLine, _ scene: FigureScene) -> String? {
        let inside = Array(child.view.id...scene.lastRow(in: child.view.id))
        return Self.setters(of: child.guide, scene).map { setters in
            let names = setters.prefix(Self.maxSetters).map { setter in
                setter.map { scene.distinctName(scene.views[$0], among: inside, atMost: 16).name } ?? "a view inside"
            }
            let rest = setters.count > names.count ? ["\(setters.count - names.count) more"] : []
            let merge = Self.merge(of: child, line, scene)
            if let merge, let decisive = merge.decisive, decisive < names.count {
                return "from \(names[decisive]), the \(merge.word) of \(Wording.number(setters.count))"
            }
            let made = merge.map { "the \($0.word) of" } ?? "from"
            let whose = merge == nil ? names : names.map { "\($0)’s" }
            return "\(made) \(Wording.list(whose + rest))"
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

    /// How several guides are merged.
    struct Merge {
        /// Their `first`, `last` or `mean`.
        let word: String
        /// Among the views that set them, the one whose guide it is; nil of a mean, and where guides are missing.
        var decisive: Int?
    }

    /// Nil for any other rule.
    static func merge(of child: AlignedLine.Child, _ line: AlignedLine, _ scene: FigureScene) -> Merge? {
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
        let decisive = isKnown ? known.firstIndex(where: isOwn) : nil
        // Guides of text baselines may be missing, but their rule is known.
        switch line.key.merge {
        case .minimum: return !isKnown || isOwn(known.min()) ? Merge(word: "first", decisive: decisive) : nil
        case .maximum: return !isKnown || isOwn(known.max()) ? Merge(word: "last", decisive: decisive) : nil
        case .mean:
            return isKnown && isOwn(known.reduce(0, +) / CGFloat(known.count)) ? Merge(word: "mean") : nil
        case .none: return nil
        }
    }
}
