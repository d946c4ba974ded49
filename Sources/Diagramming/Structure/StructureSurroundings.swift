import Foundation
import LayoutEngine

/// What is around the content of a screen, for its caption: `in a frame 300 wide`, `inside 16 of padding`.
struct StructureSurroundings {
    let structure: ScreenStructure
    let scene: FigureScene
    let measured: MeasuredSpaces

    private var views: [ShownView] { scene.views }
    private var focus: StructureUnit { structure.focus }

    /// `in a sheet of 393 × 426 over a HomeView`, `in a full-screen cover over a HomeView`.
    private var sheet: String? {
        let (outer, around) = (views[focus.outer], views.lineage(of: focus.outer))
        guard let part = outer.systemPart, part == .sheet || part == .cover,
            let window = around.first(where: { views[$0].systemPart == .window }),
            let screen = views.screen(in: views[window])
        else { return nil }
        let below = Wording.withIndefiniteArticle(screen)
        return "in a \(part == .sheet ? "sheet of \(WholeSize(outer.size))" : "full-screen cover") over \(below)"
    }

    /// From the inside out.
    ///
    /// - Parameter withFrame: Whether the frame of its size is mentioned.
    func words(withFrame: Bool = true) -> [String] {
        let inner = focus.paddings.filter { padding in decisive.map { $0 < padding } ?? true }
        let outer = focus.paddings.filter { !inner.contains($0) }
        let parts = [inner, outer].flatMap(parted)
        let paddings = parts.map { (view: $0.min(), words: padding($0)) }
        let layers: [(view: Int?, words: String?)] =
            [
                (fixed, withFrame ? frame : nil), (flexible, flexible.map(flexibleFrame)),
                (focus.clippingContainer, clipping),
            ] + paddings + decorations + grounds + readers + controls.map { ($0, "in \(sizedName(of: $0))") }
        return ([ideal, reach] + layers.sorted { ($0.view ?? 0) > ($1.view ?? 0) }.map(\.words) + [sheet, inset])
            .compactMap(\.self)
    }

    /// Paddings that are seen as one, outermost first: nothing is drawn between them.
    private func parted(_ paddings: [Int]) -> [[Int]] {
        let drawn = drawn
        return paddings.reduce(into: []) { parts, padding in
            let isApart = parts.last?.last.map { outer in drawn.contains { outer < $0 && $0 < padding } } ?? true
            if isApart { parts.append([padding]) } else { parts[parts.count - 1].append(padding) }
        }
    }

    /// Modifiers around the content that draw something behind or over it. What reaches out has a sentence of its own.
    private var drawn: [Int] {
        let (overhanging, controls) = (Set(scene.overhangs.map(\.parent.id)), controls)
        return focus.chain.filter { id in
            let view = views[id]
            return view.facts.isDecoration && !view.isPage && view.children.count == 2 && view.facts.layers != .mask
                && views[view.children[1]].isVisible && !overhanging.contains(id)
                // What a control draws is its own.
                && !controls.contains { $0 <= id && views[$0].frame.isNear(view.frame) }
        }
    }

    /// Of a lone view, or between paddings: `on a Circle of 100 × 100`, `under a Text of 30 × 30`.
    private var decorations: [(view: Int?, words: String?)] {
        let (first, last) = (focus.paddings.first ?? .max, focus.paddings.last ?? .min)
        let told = drawn.filter { id in
            views[focus.core].kind == .leaf || first < id && id < last
                || id != focus.core && hasWords(views[id].children[1])
        }
        let others = told.map { id in
            let other = StructureUnit(from: views[id].children[1], views, reach: .child).sizedName(in: views)
            return (id: id, name: other, isGround: views[id].facts.layers == .background)
        }
        // A shape and the strokes over it are seen as one.
        let grounds = Set(others.filter(\.isGround).map(\.name))
        var known: Set<SizedName> = []
        return others.filter { $0.isGround || !grounds.contains($0.name) }.filter { known.insert($0.name).inserted }
            .map { id, name, isGround in (id, isGround ? "on \(name.words)" : "with \(name.words) over it") }
    }

    /// Whether it has a text that can be seen.
    private func hasWords(_ view: Int) -> Bool {
        let view = views[view]
        if view.role == .text { return view.isVisible && view.isInView && view.cover == nil }
        return view.children.contains(where: hasWords)
    }

    /// Views of SwiftUI's that are larger than their content, such as a group box, outermost first.
    private var controls: [Int] {
        focus.chain.filter { views[$0].isControl && !views[$0].frame.isNear(views[focus.core].frame) }
    }

    private func sizedName(of control: Int) -> String {
        let name = Wording.withIndefiniteArticle(views[control].ownName)
        let isWhole = WholeSize(views[control].size) == WholeSize(views.claimedSize(focus.core))
        return isWhole ? name : "\(name) of \(WholeSize(views[control].size))"
    }

    /// What the content lies on in a ZStack: `on a Color that ignores the safe area`, `at the bottom edge of a Color`.
    private var grounds: [(view: Int?, words: String?)] {
        zip(focus.chain, focus.chain.dropFirst()).map { id, inner in
            // What is covered nobody sees.
            let grounds = views.grounds(of: views[id]).filter {
                views[$0].cover == nil && views[$0].systemPart != .chrome
            }
            let names = grounds.map { StructureUnit(from: $0, views, reach: .child) }
                .grouped { $0.kind + "\(views.ignoresSafeArea($0))" }
                .map { _, alike in
                    let (unit, isOne) = (alike[0], alike.count == 1)
                    let end = views.ignoresSafeArea(unit) ? " that \(isOne ? "ignores" : "ignore") the safe area" : ""
                    let count = "\(Wording.number(alike.count)) \(unit.plural)"
                    return (isOne ? Wording.withIndefiniteArticle(unit.kind) : count) + end
                }
            let place = place(of: inner, in: views[id])
            return (id, names.isEmpty ? nil : (place.isAtSide ? place.words : "on") + " \(Wording.list(names))")
        }
    }

    private func place(of inner: Int, in outer: ShownView) -> AlignedPlace {
        AlignedPlace(outer, Axis.allCases.filter { outer.size[$0] > views[inner].size[$0] + Self.minRoom })
    }

    /// `in a GeometryReader of 361 × 80`, which gives its size to the code of its content.
    private var readers: [(view: Int?, words: String?)] {
        focus.chain.dropLast().filter { views[$0].systemPart == .geometryReader && $0 != focus.clippingContainer }.map {
            id in
            let isSaid = WholeSize(views[id].size) == WholeSize(views.claimedSize(focus.core))
            return (id, "in a \(views[id].name)" + (isSaid ? "" : " of \(WholeSize(views[id].size))"))
        }
    }

    /// `at its ideal width because of fixedSize`
    private var ideal: String? {
        views.idealLength(in: focus.chain).map { "at its ideal \($0.axis.lengthName) because of \($0.modifier)" }
    }

    /// Of what extends there because the author says so, itself and not only what it lies on.
    private var reach: String? {
        let ignoring = focus.chain.filter { views[$0].facts.ignoresSafeArea }.map { views[$0].frame }
        let isReaching =
            Axis.allCases.contains { views.safeAreaReach(of: focus, $0) > 0.5 }
            && ignoring.contains { !$0.encloses(views[focus.core].frame, within: 0.5) }
        return isReaching ? "reaching into the safe area" : nil
    }

    private func padding(_ paddings: [Int]) -> String? {
        let all = paddings.compactMap { views[$0].paddings }.filter { lengths in
            PhysicalEdge.allCases.contains { abs(lengths[$0]) > 0.005 }
        }
        // Such as `contentMargins`, which only look like a padding.
        let names = paddings.map { views[$0].name }.unique
        let name = names.count == 1 ? names[0] : "padding"
        func whole(_ edges: EdgeLengths) -> [WholePoints] {
            PhysicalEdge.allCases.map { WholePoints(edges[$0] / scene.magnification) }
        }
        let edges = all.map(whole)
        if edges.isEmpty { return nil }
        if measured.paddings.isSuperset(of: paddings) {
            // The picture has the numbers.
            return paddings.first == focus.paddings.first ? "inside \(name)" : nil
        }
        if edges.allSatisfy({ Set($0).count == 1 }) {
            let isNegative = all.contains { $0.top < 0 }
            return
                "\(isNegative ? "with" : "inside") \(edges.reversed().map { "\($0[0])" }.joined(separator: " + ")) of \(name)"
        }
        // `.padding(.horizontal)` inside `.padding(.vertical, 8)` is one padding to a reader.
        let sums = EdgeLengths(sumOf: all, magnification: scene.magnification)
        let total = whole(sums)
        let isEven = PhysicalEdge.allCases.allSatisfy { WholePoints(sums[$0]) == WholePoints(sums[$0.opposite]) }
        // The paddings of several unlike edges are in the picture, if they are positive.
        guard
            isEven || PhysicalEdge.allCases.contains(where: { sums[$0] < 0 }) || total.count(where: { !$0.isZero }) == 1
        else { return nil }
        return sums.words { "\(WholePoints($0))" }.map { "inside \(name) of \($0)" }
    }

    /// The scroll view that the content is larger than.
    private var clipping: String? {
        focus.clippingContainer.map {
            "in \(Wording.withIndefiniteArticle(views[$0].name)) of \(WholeSize(views.claimedSize($0)))"
        }
    }

    /// `with an HStack of 393 × 103 in its safe area inset`.
    private var inset: String? {
        let all = structure.insets.map { StructureUnit(from: $0, views).sizedName(in: views).words }
        guard !all.isEmpty else { return nil }
        return "with \(Wording.list(all)) in its safe area \(all.count == 1 ? "inset" : "insets")"
    }

    private var decisive: Int? { fixed ?? flexible }
    private var fixed: Int? { focus.frames.last { views[$0].facts.ownSize != .unspecified } }
    private var flexible: Int? { focus.frames.last { !flexibleAxes(of: $0).isEmpty } }

    /// The axes on which a flexible frame is at a bound, or larger than its content because it fills its proposal.
    private func flexibleAxes(of frame: Int) -> [Axis] {
        let (view, inner) = (views[frame], views[views[frame].children[0]])
        return Axis.allCases.filter { axis in
            view.facts.maxSize[axis] == .infinity && view.size[axis] > inner.size[axis] + Self.minRoom
                || view.isAtBound(axis)
        }
    }

    /// With less room in it, a frame that fills its proposal goes without saying, in points.
    static let minRoom: CGFloat = 8

    /// `in a frame at most 320 wide`, `in a frame at least 180 wide`, or `at the leading edge of a frame that fills the width it is proposed`.
    private func flexibleFrame(_ id: Int) -> String {
        let view = views[id]
        let axes = flexibleAxes(of: id)
        let bounds = axes.map { axis in
            if !view.isAtBound(axis) { return "that fills the \(axis.lengthName) it is proposed" }
            let bound = view.isAtMaximum(axis) ? "at most" : "at least"
            return "\(bound) \(WholePoints(view.size[axis])) \(axis.lengthAdjective)"
        }
        let words =
            view.facts.maxSize == .infinity && axes.count == 2 ? ["that fills the space it is proposed"] : bounds
        let frame = "\(Wording.withIndefiniteArticle(view.name)) \(Wording.list(words))"
        let place = place(of: view.children[0], in: view)
        return "\(place.words) \(frame)" + (place.guide.map { ", aligned \($0)" } ?? "")
    }

    /// `in a frame 300 wide`.
    private var frame: String? {
        guard let id = fixed else { return nil }
        let aligned = place(of: views[id].children[0], in: views[id])
        let place = aligned.isAtSide ? aligned.words : "in"
        let isSaid =
            (structure.emphasized != nil || views[focus.core].kind == .leaf) && !structure.isMeasured(in: scene)
        return isSaid && filledFrame != nil && views[id].facts.ownSize.width != nil
            && views[id].facts.ownSize.height != nil
            ? "in \(Wording.withIndefiniteArticle(views[id].name)) of that size" : "\(place) \(sized(id))"
    }

    /// `a frame of 40 × 40`, if it is the size of the content.
    var filledFrame: String? {
        fixed.flatMap { WholeSize(views[$0].size) == WholeSize(views.claimedSize(focus.core)) ? sized($0) : nil }
    }

    private func sized(_ frame: Int) -> String {
        let name = Wording.withIndefiniteArticle(views[frame].name)
        return switch (views[frame].facts.ownSize.width, views[frame].facts.ownSize.height) {
        case (let width?, nil): "\(name) \(WholePoints(width)) wide"
        case (nil, let height?): "\(name) \(WholePoints(height)) high"
        default: "\(name) of \(WholeSize(views[frame].size))"
        }
    }
}

/// The name and size of a unit.
struct SizedName: Hashable {
    var name: String
    var size: WholeSize

    /// `a padded Stepper of 393 × 64`
    var words: String { Wording.withIndefiniteArticle("\(name) of \(size)") }
}

extension StructureUnit {
    func sizedName(in views: [ShownView]) -> SizedName { SizedName(name: name, size: WholeSize(views[box].size)) }
}

extension [ShownView] {
    /// The author’s modifier that proposes nothing along an axis that it is proposed a length on.
    ///
    /// - Parameter chain: Views, each in the one before it.
    func idealLength(in chain: [Int]) -> (axis: Axis, modifier: String)? {
        for (outer, inner) in zip(chain, chain.dropFirst())
        where self[outer].kind == .modifier && !self[outer].isPage {
            for axis in Axis.allCases
            where self[outer].sizingProposal[axis] != nil && self[inner].sizingProposal[axis] == nil {
                return (axis, self[outer].name)
            }
        }
        return nil
    }
}
