import Foundation
import LayoutEngine
import ViewDSL

/// Which views the handles of a page drag.
extension Render {
    /// The views of the scene, or, where the outermost one takes its size whatever it is proposed, what is inside it.
    func explored() async throws -> [Scene.Explored] {
        let hidden = try settings().environment.hiddenSafeArea
        var all: [Scene.Explored] = []
        for picture in scene.explored.map({ withoutHiddenScreen($0, hidden) }) {
            var inside = try await withoutScreen(picture)
            if inside == nil { inside = try await withoutFrame(picture) }
            all.append(inside ?? picture)
        }
        return all
    }

    /// A view with a hidden screen is proposed what that leaves, and so says the page: nothing is taken off any more.
    private func withoutHiddenScreen(_ explored: Scene.Explored, _ hidden: EdgeInsets) -> Scene.Explored {
        guard hidden != EdgeInsets() else { return explored }
        var inside = explored
        inside.picture.proposal = explored.picture.proposal.inset(by: hidden)
        inside.changes.append { $0.hiddenSafeArea = EdgeInsets() }
        return inside
    }

    /// The content of a screen that has room left; nil for others.
    private func withoutScreen(_ explored: Scene.Explored) async throws -> Scene.Explored? {
        guard let content = scene.screenContent else { return nil }
        var inside = explored
        inside.picture = content
        inside.note = "Shown without the screen; the proposal is the screen less its safe area."
        inside.changes.append { ($0.sceneSafeArea, $0.hiddenSafeArea) = (EdgeInsets(), EdgeInsets()) }
        let snapshot = await content.settle(try untraced(inside))
        let (room, size) = (snapshot.proposal, snapshot.size)
        let hasRoom = Axis.allCases.contains { axis in room[axis].map { size[axis] < $0 - 0.5 } ?? false }
        return hasRoom ? inside : nil
    }

    /// The same view with its outermost frame's lengths to be dragged, if no proposal changes its layout; nil for others.
    private func withoutFrame(_ explored: Scene.Explored) async throws -> Scene.Explored? {
        let settings = try untraced(explored)
        let view = await explored.picture.settledView(settings)
        guard let root = view.root, let frame = view.arena.outermostFrame(in: root) else { return nil }
        let frames = view.snapshot.records.map(\.frame)
        for proposal in [ProposedViewSize.zero, .unspecified, .infinity] {
            let other = await trial.layOut(proposal) { await explored.picture.proposing(proposal).settle(settings) }
            guard other?.records.map(\.frame) == frames else { return nil }
        }
        var inside = explored
        inside.picture.setsFrame = true
        inside.picture.proposal = ProposedViewSize(frame.size)
        inside.note = "The handles set the lengths of the outer frame: no proposal changes them."
        return inside
    }

    /// Whether what the views' actions start changes anything, under their own proposal. Where it does not, no other layout of
    /// theirs waits for it: there may be hundreds.
    func awaitsActions(_ explored: Scene.Explored) async throws -> Bool {
        await explored.picture.settledView(try untraced(explored)).changedLate
    }

    private func untraced(_ explored: Scene.Explored) throws -> LayoutSettings {
        var settings = explored.changed(try settings())
        settings.traces = false
        return settings
    }
}
