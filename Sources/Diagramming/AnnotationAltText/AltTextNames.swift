import Foundation
import LayoutEngine

/// How alt text names the views of a scene, each distinguished from its namesakes.
struct AltTextNames: Sendable {
    private let views: [ShownView]
    /// Whether the text names views as the caption of a screen does: modifiers are named after the view that they are around.
    private let namesUnits: Bool
    /// Views by name: first views without children, then views with children.
    private var called: [[String: [Int]]] = [[:], [:]]

    init(_ scene: FigureScene) {
        (views, namesUnits) = (scene.views, scene.structure != nil)
        for view in views {
            let subject = subject(of: view)
            let isFirst = called[bucket(view)][plain(view)]?.last != subject
            if isFirst { called[bucket(view)][plain(view), default: []].append(subject) }
        }
    }

    /// The view that it is around, where modifiers are named after that; else itself.
    private func subject(of view: ShownView) -> Int { unit(view)?.core ?? view.id }

    private func unit(_ view: ShownView) -> StructureUnit? {
        guard namesUnits, view.kind == .modifier, view.label == nil, !view.children.isEmpty else { return nil }
        var unit = StructureUnit(from: view.id, views, reach: .child)
        if !views[unit.box].frame.isNear(view.frame) { unit.name = unit.wholeName(in: views) }
        return unit
    }

    private func bucket(_ view: ShownView) -> Int { views[subject(of: view)].children.isEmpty ? 0 : 1 }

    /// As `AltTextNames.bare`, or as the caption of a screen has it: `padded Text “Save”`.
    func bare(_ view: ShownView) -> String {
        unit(view).map { views.altTextName($0, atMost: Self.longestName) } ?? Self.bare(view)
    }

    private static let longestName = 60

    func plain(_ view: ShownView) -> String { Wording.withArticle(bare(view)) }

    func plain(_ views: [ShownView]) -> String {
        Self.few(views.grouped(by: plain).map { (counted($0.elements), $0.elements.count) })
    }

    /// The label in quotes, or the kind of view: `“row”`, `frame`.
    static func bare(_ view: ShownView) -> String { view.label.map { "“\($0)”" } ?? view.longName }

    /// The same with an article: `“row”`, `the frame`.
    static func plain(_ view: ShownView) -> String { Wording.withArticle(bare(view)) }

    /// The first five, and the number of other views.
    static func few(_ parts: [(text: String, count: Int)]) -> String {
        let left = parts.dropFirst(5).reduce(0) { $0 + $1.count }
        return Wording.list(parts.prefix(5).map(\.text) + (left > 0 ? ["\(left) more"] : []))
    }

    /// `12 frame modifiers`, `Text “a” (2 of them)`.
    private func counted(_ namesakes: [ShownView]) -> String {
        let (view, count) = (namesakes[0], namesakes.count)
        if count == 1 { return plain(view) }
        let isKind = view.label == nil && view.longName == view.name && unit(view) == nil
        return isKind ? Wording.views(count, of: view.name) : "\(plain(view)) (\(count) of them)"
    }

    /// A view, distinguished from its namesakes by its detail, or by its number among them from the outside in.
    func name(_ view: ShownView) -> String {
        let namesakes = namesakes(of: view)
        guard namesakes.count > 1 else { return plain(view) }
        if view.children.isEmpty || view.label != nil || unit(view) != nil {
            return numbered(views[subject(of: view)], namesakes, bare(view))
        }
        if view.parent == nil { return "the outermost \(view.longName)" }
        let inner = namesakes.filter { $0.parent != nil }
        let alike = inner.filter { $0.detail == view.detail }
        let isKind = view.detail.isEmpty || alike.count == inner.count
        return numbered(view, alike, isKind ? view.longName : "\(view.longName) \(view.detail)")
    }

    /// Several views: namesakes counted where it is all of them, a crowd summed up.
    func names(_ views: [ShownView]) -> String {
        let parts = views.grouped(by: plain).map(\.elements).flatMap { group -> [(text: String, count: Int)] in
            let (view, all) = (group[0], namesakes(of: group[0]).count)
            if group.count == all { return [(counted(group), all)] }
            if group.count <= 3 { return group.map { (name($0), 1) } }
            let isKind = view.label == nil && view.longName == view.name && unit(view) == nil
            let crowd = isKind ? Wording.views(all, of: view.name) : "\(all) named \(bare(view))"
            return [("\(group.count) of the \(crowd)", group.count)]
        }
        return Self.few(parts)
    }

    private func namesakes(of view: ShownView) -> [ShownView] {
        (called[bucket(view)][plain(view)] ?? []).map { views[$0] }
    }

    private func numbered(_ view: ShownView, _ namesakes: [ShownView], _ name: String) -> String {
        let inOrder = namesakes.sorted { ($0.depth, $0.id) < ($1.depth, $1.id) }
        guard inOrder.count > 1, let place = inOrder.firstIndex(where: { $0.id == view.id }) else {
            return Wording.withArticle(name)
        }
        return "the \(Wording.ordinal(place + 1)) \(name)"
    }
}

extension ShownView {
    var longName: String { title(atMost: 32, cutTo: 28) }

    /// The label, else the kind with the beginning of its words.
    ///
    /// - Parameters:
    ///   - most: Words longer than this, in letters with quotes, are cut.
    ///   - length: The length to which they are cut.
    func title(atMost most: Int, cutTo length: Int) -> String {
        if let label { return label }
        guard kind == .leaf, !detail.isEmpty else { return name }
        guard detail.count > most else { return "\(name) \(detail)" }
        return "\(name) " + (words.map { "“\(shortened($0, length - 1))”" } ?? Self.cut(detail, length))
    }

    /// A value is cut where a part of it begins: `.green…` of `.green.opacity(0.35)`.
    private static func cut(_ value: String, _ length: Int) -> String {
        let start = value.prefix(length)
        guard let end = start.lastIndex(where: { ".(, ".contains($0) }), end > value.startIndex else {
            return shortened(value, length)
        }
        return value[..<end] + "…"
    }
}
