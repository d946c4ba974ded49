import CairoPainting
import Diagramming
import Drawing
import LayoutEngine
import ViewDSL

/// Checks for scenes that cannot be drawn. Each message names the view, its place in the sources, and what to do.
extension Render {
    private func refusal(_ message: String) -> SceneError {
        SceneError(scene: scene, message: message, isRefusal: true)
    }

    func checkRequest() throws {
        guard scale >= 1 else { throw refusal("\(PaintingError.badScale(scale))") }
        if let fault = scene.presentationFault ?? scene.proposalFault { throw refusal(fault) }
    }

    /// Refuses sizes that no canvas can hold.
    func checkSize(_ layouts: SceneLayouts) throws {
        // A sweep describes in words any layout it cannot draw.
        if case .sweep = scene.kind { return }
        guard !layouts.parts.isEmpty else {
            throw refusal("it has no panel: give it one, as in Panel(\"before\") { … }")
        }
        for part in layouts.parts { try checkSize(part.snapshot, of: part.caption) }
    }

    /// Refuses annotations on views that are nested too deeply.
    func checkDepth(_ layouts: SceneLayouts) throws {
        for part in layouts.parts where !isBare(part) {
            let records = part.snapshot.records
            guard let id = records.indices.max(by: { records[$0].depth < records[$1].depth }),
                records[id].depth > FigurePart.maxNestedViews
            else { continue }
            let deepest = records[id]
            let place = deepest.source.map { " (\($0))" } ?? ""
            let (refused, advice) =
                form.map { ("shown in \($0)", "Draw the view as a picture of its own with .annotations(.none)") }
                ?? ("annotated", "Draw the scene alone with .annotations(.none)")
            throw refusal(
                """
                \(deepest.name)\(place) is nested \(deepest.depth) views deep; at most \
                \(FigurePart.maxNestedViews) can be \(refused). \(advice), or a part of it
                """)
        }
    }

    /// The form of the figure; nil for a picture.
    private var form: String? {
        switch (scene.kind, scene.presentation) {
        case (.panels, _): "panels"
        case (.sweep, _): "a sweep"
        case (_, .storyboard): "a storyboard"
        case (_, .tree): "a tree"
        case (.picture, .picture): nil
        }
    }

    /// Refuses effects that are nested too deeply to paint.
    func checkEffects(_ layouts: SceneLayouts) throws {
        for snapshot in layouts.snapshots {
            let nested = SceneryPainter.nestedEffects(in: snapshot)
            guard nested.count > SceneryPainter.maxNestedEffects, let record = nested.record else { continue }
            let place = record.source.map { " (\($0))" } ?? ""
            throw refusal(
                """
                \(record.name)\(place) is inside \(nested.count) nested effects; at most \
                \(SceneryPainter.maxNestedEffects) can be painted: opacity, shadows, blurs, \
                turns, masks, and clips, as each scroll view has one. Take some out, or let one take the place of \
                several
                """)
        }
    }

    private func checkSize(_ snapshot: LayoutSnapshot, of panel: String?) throws {
        let cause = snapshot.issues.first { $0.rule == .tooDeep }
        do {
            try checkSides(snapshot, of: panel)
        } catch let error as SceneError {
            // Endlessly nested views are larger than any canvas; name the cause first.
            throw cause.map { refusal("\($0.message). So \(error.message)") } ?? error
        }
    }

    /// Refuses content that extends beyond any canvas.
    func checkReach(_ parts: [FigurePart]) throws {
        if case .sweep = scene.kind { return }
        let pixels = hasPixels ? Double(scale) : 1
        for part in parts {
            let (width, height) = (part.contentBounds.width * pixels, part.contentBounds.height * pixels)
            guard width.isFinite, height.isFinite, max(width, height) > Double(CairoPainter.maximumSide) else {
                continue
            }
            throw refusal("\(PaintingError.canvasTooLarge(width: width, height: height))")
        }
    }

    /// Refuses an empty picture if views were left out, and says why.
    func checkArea(_ list: DisplayList, _ layouts: SceneLayouts) throws {
        guard list.size.width <= 0 || list.size.height <= 0 else { return }
        let issues = layouts.snapshots.flatMap(\.issues)
        guard let cause = issues.first(where: { $0.rule == .tooDeep }) else { return }
        throw refusal("\(cause.message). So there is nothing to draw")
    }

    private func checkSides(_ snapshot: LayoutSnapshot, of panel: String?) throws {
        let size = snapshot.size
        let view = panel.map { "the root view of the panel “\($0)”" } ?? "the root view"
        guard size.width.isFinite, size.height.isFinite else {
            throw refusal(
                """
                \(view) takes \(sizeText(size)) under the proposal \(snapshot.proposal), and a figure needs a \
                finite size. Propose finite lengths, or give the view a frame
                """)
        }
        let side = CairoPainter.maximumSide
        guard max(size.width, size.height) * CGFloat(scale) <= CGFloat(side) else {
            throw refusal(
                """
                \(view) takes \(sizeText(size)) points, too large to paint at \(scale)×: no side may pass \
                \(side) pixels. Lower the scale or make the view smaller
                """)
        }
    }
}

extension Scene {
    /// The error in the scene's presentation; nil if it is valid.
    var presentationFault: String? {
        if case .picture = kind { return nil }
        guard presentation != .picture else { return nil }
        return "only a scene of one view can be shown as a storyboard or a tree; take it out of the panels or the sweep"
    }

    var proposalFault: String? {
        if proposals.isEmpty { return "it proposes nothing: give its sweep a length, or the scene a panel" }
        for proposal in proposals {
            for (side, length) in [("width", proposal.width), ("height", proposal.height)] {
                guard let length, length.isNaN || length < 0 else { continue }
                return """
                    it proposes a \(side) of \(lengthText(length)): a proposal is 0 or more points, ∞, or nil for the \
                    view's own choice
                    """
            }
        }
        return nil
    }
}
