import CairoPainting
import Diagramming
import Drawing
import Explorable
import Foundation
import LayoutEngine
import Raster

/// A figure that moves: the steps of a storyboard, the panels, the lengths of a sweep, or those at which a picture changes,
/// one after the other at one place and one scale.
extension Render {
    /// The maximum number of frames.
    private static let maxFrames = 10
    /// Frames of this size, in points, are kept in any case: they do not make others small.
    private static let smallFrame = CGSize(width: 480, height: 320)

    /// - Parameter draft: The still.
    func animation(_ draft: Draft) async throws -> Data {
        let drafts = try await frames(draft)
        let size = drafts.reduce(CGSize.zero) {
            CGSize(width: max($0.width, $1.list.size.width), height: max($0.height, $1.list.size.height))
        }
        let reading = if case .storyboard = scene.presentation { 1800 } else { 1500 }
        let frames = try drafts.enumerated().map { index, frame in
            PNG.Frame(try paint(frame, on: size).straight(), milliseconds: index == 0 ? 2400 : reading)
        }
        return try PNG.encode(frames, text: draft.texts, scale: scale)
    }

    private func with(_ scene: Scene) -> Render {
        var render = Render(scene, scale: scale, appearance: appearance, assets: assets)
        render.hasPixels = hasPixels
        return render
    }

    /// All frames have one size, each figure at its top left.
    private func paint(_ frame: Draft, on size: CGSize) throws -> PremultipliedBitmap {
        var list = frame.list
        let ground = DisplayItem.fill(Path(CGRect(origin: .zero, size: size)), .color(style.canvas))
        list.items = (scene.hasGround ? [ground] : []) + list.items
        list.size = size
        do {
            return try CairoPainter.premultiplied(list, scale: scale, text: try PangoText.shared)
        } catch let error as PaintingError {
            throw SceneError(scene: scene, message: "\(error)")
        }
    }

    func frames(_ draft: Draft) async throws -> [Draft] {
        switch (scene.kind, scene.presentation) {
        case (.picture, .storyboard):
            return try await steps(draft)
        case (.panels(let panels), _):
            return try await drafts(
                panels.panels.map { panel in
                    frame(panels.picture(of: panel), draft) {
                        $0.caption = panel.caption
                        $0.environmentChanges += panel.environmentChanges
                    }
                })
        case (.sweep(let sweeping), _):
            return try await drafts(
                inOrder(sweeping, draft).map { proposal in
                    frame(sweeping.picture.proposing(proposal), draft) { $0.annotations.insert(.proposals) }
                })
        case (.picture, .picture), (.picture, .tree):
            guard let explored = try await explored().first else { return [draft] }
            let turns = try await turningPoints(explored)
            guard !turns.isEmpty else { return [draft] }
            let isScreen = draft.layouts.parts.contains(where: \.isScreen)
            func frame(_ proposal: ProposedViewSize, _ change: (inout Scene) -> Void) -> Scene {
                self.frame(explored.picture.proposing(proposal), draft) {
                    $0.environmentChanges += explored.changes
                    if explored.picture.setsFrame {
                        // No proposal changes the frame: its lengths are set.
                        $0.annotations.remove(.proposals)
                        $0.showsFooter = false
                    } else if !isScreen {
                        // The picture of a screen has its ruler.
                        $0.annotations.insert(.proposals)
                    }
                    change(&$0)
                }
            }
            let first = frame(explored.picture.proposal) { _ in }
            let words = first.header
            let others = turns.map { turn in
                frame(turn.proposal) {
                    // The caption is about the first frame.
                    $0.caption = caption(of: turn, setsFrame: explored.picture.setsFrame)
                    $0.title = words.title ?? $0.title
                }
            }
            return try await drafts(
                [first] + others, reservedCaption: words.caption, atMost: CGSize(width: 1.8, height: 1.6))
        }
    }

    /// What has changed there; in an outer frame, of which lengths that is.
    private func caption(of turn: ExplorableBuilder.TurningPoint, setsFrame: Bool) -> String {
        let size = "\(lengthText(turn.proposal.width)) × \(lengthText(turn.proposal.height))"
        let frame = setsFrame ? "The outer frame is set to \(size)." : nil
        return [frame, turn.words ?? (setsFrame ? nil : "Proposed \(size).")].compactMap(\.self).joined(separator: " ")
    }

    /// A sweep's proposals from that of the largest layout on, and round to it: it has room for all others.
    private func inOrder(_ sweeping: Scene.SweepContent, _ draft: Draft) -> [ProposedViewSize] {
        let steps = Array(zip(sweeping.sweep.proposals, draft.layouts.snapshots).prefix(Self.maxFrames))
        func length(_ step: Int) -> CGFloat { steps[step].1.size[sweeping.sweep.axis] }
        let largest = steps.indices.max { length($0) < length($1) } ?? 0
        return (steps[largest...] + steps[..<largest]).map(\.0)
    }

    private func foundTitle(_ still: Draft) -> String? {
        structureCaption(still) == nil ? nil : scene.foundTitle(still.layouts)
    }

    /// The scene of one frame.
    private func frame(_ picture: Scene.Picture, _ still: Draft, _ change: (inout Scene) -> Void) -> Scene {
        scene.with {
            $0.kind = .picture(picture)
            $0.presentation = .picture
            // Words that change with the layout would move the picture; the caption found would be the title, too.
            $0.title = $0.title ?? foundTitle(still)
            $0.caption = $0.caption ?? structureCaption(still)
            $0.showsLegend = false
            change(&$0)
        }
    }

    /// The steps of a storyboard, one card after the other; the first frame is the last step, which has the whole layout, and
    /// is the next one in the loop.
    private func steps(_ draft: Draft) async throws -> [Draft] {
        let layouts = await scene.settleAll(try settings(), isSampled: false)
        guard case .storyboard(let label, _) = scene.presentation,
            let count = layouts.snapshots.first.flatMap({ Storyboard($0, of: label) })?.described.count
        else { return [draft] }
        return try ([count - 1] + (0..<count - 1)).map { step in
            var render = self
            render.step = step
            return try render.draft(layouts)
        }
    }

    /// Pictures at one scale, their views at one place.
    ///
    /// - Parameters:
    ///   - reservedCaption: A caption that has room in all of them.
    ///   - largest: The largest frame kept, as a multiple of the first: a larger one would make the others small.
    private func drafts(_ scenes: [Scene], reservedCaption: String? = nil, atMost largest: CGSize? = nil) async throws
        -> [Draft]
    {
        var all: [(scene: Scene, layouts: SceneLayouts)] = []
        for scene in scenes { all.append((scene, await scene.settleAll(try with(scene).settings(), isSampled: false))) }
        let magnification = all.map { with($0.scene).magnification($0.layouts, columns: 1) }.min()
        for index in all.indices { all[index].scene.magnification = magnification }
        let extents = try all.map { try with($0.scene).extent($0.layouts) }
        // Pictures without annotations have nothing but their views.
        guard let first = extents.first??.size else { return try all.map { try with($0.scene).draft($0.layouts) } }
        let kept = zip(all, extents).filter { frame in
            guard let size = frame.1?.size, let largest else { return frame.1 != nil }
            return size.width <= max(largest.width * first.width, Self.smallFrame.width)
                && size.height <= max(largest.height * first.height, Self.smallFrame.height)
        }
        let room = kept.reduce(CGRect.null) { $0.union($1.1 ?? .null) }
        return try kept.map { frame in
            var render = with(frame.0.scene)
            (render.room, render.reservedCaption) = (room, reservedCaption)
            return try render.draft(frame.0.layouts)
        }
    }

    /// Proposals at which the picture changes: from its own to about half of it.
    private func turningPoints(_ explored: Scene.Explored) async throws -> [ExplorableBuilder.TurningPoint] {
        var builder = ExplorableBuilder(
            text: try PangoText.shared, selection: scene.selection,
            budget: LayoutBudget(widths: 40...60, heights: 24...40, products: 1...1), avoided: trial.avoided)
        builder.begin(explored.picture.proposal, widths: explored.widths, heights: explored.heights, caption: nil)
        var settings = explored.changed(try self.settings())
        (settings.traces, settings.awaitsActions) = (false, try await awaitsActions(explored))
        while let proposal = builder.next() {
            let layout = await trial.layOut(proposal) { await explored.picture.proposing(proposal).settle(settings) }
            if let layout { try builder.add(layout, dark: nil) }
        }
        builder.end()
        // Few, so that the file stays small.
        return builder.turningPoints(atMost: 4)
    }
}
