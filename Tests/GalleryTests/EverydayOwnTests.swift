import Foundation
import Testing

@testable import Diagramming
@testable import Plumbline

/// The view of a label must be obvious, from its position or from the end of its leader.
extension EverydayTests {
    @Test("up to 24 views, almost no leader passes through an unrelated view of its hue")
    func passing() async throws {
        var (count, passing) = (0, 0)
        try await each(EverydayScenes.all, 1) { name, drawn in
            guard !drawn.scene.isCrowded else { return }
            for label in drawn.placed where label.leader != nil && label.label.kind == .name {
                count += 1
                passing += drawn.alikeViews(passedBy: label).isEmpty ? 0 : 1
            }
        }
        #expect(count > EverydayScenes.share(800))
        #expect(passing * 60 <= count, "\(passing) of \(count)")
        // Between equal boxes side by side, there is always another way.
        for screen in ["boxes", "pictures"] {
            let scenes = EverydayScenes.all.filter { $0.name.hasPrefix("\(screen)/") }
            #expect(!scenes.isEmpty)
            try await each(scenes, 1) { name, drawn in
                for label in drawn.placed {
                    #expect(drawn.alikeViews(passedBy: label).isEmpty, "\(name): \(label.words)")
                }
            }
        }
    }

    @Test("without a leader, a length is in its own gap or padding, or beside it with nothing nearer, clear of words")
    func ownBand() async throws {
        var (inside, beside) = (0, 0)
        try await each(EverydayScenes.all { $0.contains(.spacing) }, 1) { name, drawn in
            for label in drawn.placed where label.label.kind == .length && label.leader == nil {
                if drawn.isInOwnBand(label) { inside += 1 } else { beside += 1 }
                #expect(drawn.readAs(label).isEmpty, "\(name): \(label.words) at \(label.rect)")
            }
        }
        #expect(inside > EverydayScenes.share(3) && beside > EverydayScenes.share(20), "\(inside), \(beside)")
    }

    @Test(
        "without a leader, no name is nearer to an unrelated view; the name of a view without area has a leader")
    func nearest() async throws {
        var (count, hollow) = (0, 0)
        let squeezed = EverydayScenes.annotations.prefix(2).map { EverydayScenes.squeezed($0.name, $0.set) }
        try await each(EverydayScenes.all + squeezed, 1) { name, drawn in
            for label in drawn.placed where label.label.kind == .name {
                count += 1
                #expect(drawn.neighbors(nearerTo: label).isEmpty, "\(name): \(label.words)")
                guard let own = label.label.row.map({ drawn.scene.views[$0] }), own.role != .spacer,
                    min(own.frame.width, own.frame.height) < 0.01
                else { continue }
                hollow += 1
                #expect(label.leader != nil, "\(name): \(label.words)")
            }
        }
        #expect(count > EverydayScenes.share(2000) && hollow > 3, "\(count), \(hollow)")
    }
}

extension FigureComposer.Drawn {
    /// The outlines neither around nor inside the label's own, and its own.
    private func unrelated(of label: Placed) -> (own: Diagramming.Outline, others: [Diagramming.Outline])? {
        guard label.label.kind == .name, let row = label.label.row else { return nil }
        let own = scene.outlines[scene.views[row].outline]
        return (
            own,
            scene.outlines.filter {
                $0.isDrawn && !$0.rect.encloses(own.rect) && !own.rect.encloses($0.rect)
            }
        )
    }

    /// The views of its hue that its leader runs through, by its points.
    func alikeViews(passedBy label: Placed) -> [CGRect] {
        guard let leader = label.leader, let (own, others) = unrelated(of: label) else { return [] }
        return others.filter { other in
            // A view that overlaps its own is not a neighbor.
            guard other.hue == own.hue, !other.rect.insetBy(dx: 2, dy: 2).overlaps(own.rect) else { return false }
            let core = other.rect.insetBy(dx: min(2, other.rect.width / 3), dy: min(2, other.rect.height / 3))
            return leader.length(in: core) > 2
        }
        .map(\.rect)
    }

    /// Whether all of the dot is inside the border; nil if no other view is near, or there is no room for it.
    func isDotInside(_ label: Placed) -> Bool? {
        guard let leader = label.leader, let (own, others) = unrelated(of: label) else { return nil }
        let dot = CGRect(x: leader.end.x - 1.5, y: leader.end.y - 1.5, width: 3, height: 3)
        guard min(own.rect.width, own.rect.height) > 12, own.rect.contains(leader.end),
            others.contains(where: { $0.rect.distance(to: dot) < 8 })
        else { return nil }
        // Words or views at the edge leave no room.
        let inner = words + scene.outlines.filter { $0.isDrawn && $0.rect != own.rect }.map(\.rect)
        let isTight = inner.contains { other in
            other.overlaps(own.rect) && !other.encloses(own.rect)
                && min(
                    abs(other.minX - own.rect.minX), abs(own.rect.maxX - other.maxX),
                    abs(other.minY - own.rect.minY), abs(own.rect.maxY - other.maxY)) < 8
        }
        return isTight ? nil : own.rect.narrowed(by: own.lineWidth).encloses(dot)
    }

    /// Whether the center of a length is in one of the gaps or paddings it measures.
    func isInOwnBand(_ label: Placed) -> Bool {
        let middle = CGRect(x: label.rect.midX, y: label.rect.midY, width: 0, height: 0)
        return ([label.label.target] + label.label.alike).contains { $0.encloses(middle) }
    }

    /// Marks for which a length without a leader could be mistaken: words on its line, other lengths it covers or is
    /// nearer to, and the views around its position.
    func readAs(_ label: Placed) -> [CGRect] {
        let rect = label.rect
        let onLine = words.filter { word in
            let shared = min(word.maxY, rect.maxY) - max(word.minY, rect.minY)
            let apart = max(word.minX - rect.maxX, rect.minX - word.maxX)
            return shared > 0.6 * min(word.height, rect.height) && apart < 3.9
        }
        let own = [label.label.target] + label.label.alike
        let bands = canvas.penalties.filter { $0.kind == .length && !own.contains($0.rect) }.map(\.rect)
        let covered = bands.filter { $0.insetBy(dx: min(1, $0.width / 2), dy: min(1, $0.height / 2)).overlaps(rect) }
        if isInOwnBand(label) { return onLine + covered }
        let way = own.map { rect.distance(to: $0) }.min() ?? 0
        let nearer = (bands + words).filter { rect.distance(to: $0) < way - 1.01 }
        let gapOwner = label.label.gapOwner.flatMap { $0.insetBy(dx: 1, dy: 1).overlaps(rect) ? $0 : nil }
        return onLine + covered + nearer + (gapOwner.map { [$0] } ?? [])
    }

    /// The views that a name without a leader is nearer to than its own.
    func neighbors(nearerTo label: Placed) -> [CGRect] {
        guard label.leader == nil, let (own, others) = unrelated(of: label) else { return [] }
        let way = label.rect.distance(to: own.rect)
        return others.map(\.rect).filter { way > 0 && label.rect.distance(to: $0) < way - 0.1 }
    }
}
