import CairoPainting
import Diagramming
import Drawing
import Foundation
import LayoutEngine
import Raster
import ViewDSL

/// Reads snapshots into computed layouts, and collects what they share.
struct LayoutReader {
    let text: PangoText
    let selection: FigureSelection
    /// The main container; nil is the first that divides its length.
    let storyLabel: String?
    private(set) var shapes = Table<LayoutShape>()
    private(set) var identities: [ViewIdentity] = []
    private var identityNumbers: [String: Int] = [:]
    private(set) var drawings: DrawingTable

    init(text: PangoText, selection: FigureSelection, storyLabel: String? = nil) {
        self.text = text
        self.storyLabel = storyLabel
        self.selection = selection
        drawings = DrawingTable(text: text)
    }

    /// - Parameters:
    ///   - dark: The same layout in dark appearance; nil, or one with other frames, draws light alone.
    mutating func read(_ snapshot: LayoutSnapshot, dark: LayoutSnapshot?) throws -> ComputedLayout {
        var shape = LayoutShape()
        let listed = snapshot.listedViews(selection)
        var viewOfRecord: [Int: Int] = [:]
        var paths: [String] = []
        var siblings: [String: Int] = [:]
        for (index, view) in listed.enumerated() {
            for record in view.records { viewOfRecord[record] = index }
            // Views that take each other's place are other views, though of one kind.
            let branch = view.records.compactMap { snapshot.records[$0].parent }.map { snapshot.records[$0] }
                .compactMap(\.shownChild).last
            let stem =
                (view.parent.map { paths[$0] } ?? "") + "/" + (branch.map { "\($0 + 1)." } ?? "")
                + (view.label ?? view.name)
            siblings[stem, default: 0] += 1
            paths.append("\(stem).\(siblings[stem] ?? 0)")
            let source = view.records.last.flatMap { snapshot.records[$0].source }
            let identity = number(
                of: ViewIdentity(
                    path: paths[index], depth: view.depth, name: view.name, label: view.label, isStack: view.isStack,
                    hue: view.hue,
                    kind: view.kind, isStrong: view.isStrong, branch: branch, source: source))
            shape.views.append(LayoutShape.View(identity: identity, parent: view.parent ?? -1))
        }
        let placed = try placeDrawings(
            snapshot, dark: dark.flatMap { snapshot.hasFrames(of: $0) ? $0 : nil }, viewOfRecord, &shape)
        return ComputedLayout(
            shape: shapes.number(of: shape), proposal: snapshot.proposal, size: snapshot.size,
            views: listed.map { computed($0, in: snapshot) }, drawings: placed, steps: steps(snapshot))
    }

    /// The number of the view of each record, in a snapshot of a known shape.
    func identities(of snapshot: LayoutSnapshot, shape: Int) -> [LayoutRecord.ID: Int] {
        let views = zip(snapshot.listedViews(selection), shapes.values[shape].views)
        return views.reduce(into: [:]) { numbers, view in
            for record in view.0.records { numbers[record] = view.1.identity }
        }
    }

    /// The main container's first.
    private func steps(_ snapshot: LayoutSnapshot) -> [ComputedSteps] {
        // Animations need none, and their layouts are not traced.
        guard !snapshot.trace.isEmpty, let main = Storyboard(snapshot, of: storyLabel) ?? Storyboard(snapshot) else {
            return []
        }
        let stories = [main] + Storyboard.all(in: snapshot).filter { $0.containerView != main.containerView }
        // A single view has no negotiation.
        return stories.map { ComputedSteps(container: $0.containerView, steps: $0.described) }
            .filter { $0.steps.count > 2 }
    }

    private mutating func number(of identity: ViewIdentity) -> Int {
        if let known = identityNumbers[identity.path] { return known }
        identityNumbers[identity.path] = identities.count
        identities.append(identity)
        return identities.count - 1
    }

    private func computed(_ view: ListedView, in snapshot: LayoutSnapshot) -> ComputedView {
        let block = view.records.last.flatMap { snapshot.records[$0].textBlock }
        let metrics = block.map { text.measure($0) }
        let reason = view.explanation
        return ComputedView(
            frame: view.frame, proposal: view.proposal, title: view.title,
            words: view.label == nil ? view.words : nil,
            proposalReason: reason?.proposalText ?? "", sizeReason: reason?.answerText ?? "",
            hiddenReason: view.hiddenReason?.rawValue ?? "",
            lines: metrics.map { $0.isTruncated ? -$0.lineCount : $0.lineCount } ?? 0)
    }

    /// Only views that draw something, or change what is drawn inside them, have drawings.
    private mutating func placeDrawings(
        _ snapshot: LayoutSnapshot, dark: LayoutSnapshot?, _ viewOfRecord: [Int: Int], _ shape: inout LayoutShape
    ) throws -> [PlacedDrawing] {
        let light = SceneryPainter(snapshot, scale: 1)
        let shade = dark.map { SceneryPainter($0, scale: 1) }
        var placed: [PlacedDrawing] = []
        var waiting = snapshot.records.isEmpty ? [] : [(id: 0, parent: -1, origin: CGPoint.zero, isMask: false)]
        while let next = waiting.popLast() {
            guard let piece = light.piece(next.id) else { continue }
            let frame = snapshot.records[next.id].frame
            var (parent, origin) = (next.parent, next.origin)
            if !piece.isPlain || next.isMask {
                shape.drawings.append(
                    LayoutShape.Drawing(parent: parent, view: viewOfRecord[next.id] ?? 0, isMask: next.isMask))
                placed.append(
                    PlacedDrawing(
                        origin: CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y),
                        drawing: try drawings.number(of: piece, dark: shade?.piece(next.id))))
                (parent, origin) = (placed.count - 1, frame.origin)
            }
            if let mask = piece.mask { waiting.append((mask, parent, origin, true)) }
            for child in piece.children.reversed() { waiting.append((child, parent, origin, false)) }
        }
        return placed
    }
}

extension ListedView {
    /// The label, or the kind and its detail.
    fileprivate var title: String { label ?? (detail.isEmpty ? name : "\(name) \(detail)") }
}

extension LayoutSnapshot {
    fileprivate func hasFrames(of other: LayoutSnapshot) -> Bool {
        records.count == other.records.count && zip(records, other.records).allSatisfy { $0.frame == $1.frame }
    }
}

extension LayoutReader {
    /// The still as one drawing, in both appearances where they differ.
    mutating func stillMarkup(_ light: DisplayList, _ dark: DisplayList, altText: String) throws -> String {
        func svg(_ list: DisplayList, _ content: String, _ kind: String) -> String {
            let size = [list.size.width, list.size.height].map { svgNumber($0) }
            return """
                <svg\(kind) role="img" aria-label="\(xmlText(altText))" width="\(size[0])" height="\(size[1])" \
                viewBox="0 0 \(size[0]) \(size[1])">\(content)</svg>
                """
        }
        if light.size == dark.size {
            return svg(light, try drawings.markup(light: light.items, dark: dark.items), "")
        }
        return svg(light, try drawings.markup(light: light.items, dark: light.items), " class=\"on-light\"")
            + svg(dark, try drawings.markup(light: dark.items, dark: dark.items), " class=\"on-dark\"")
    }
}
