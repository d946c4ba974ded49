import CairoPainting
import Foundation
import Testing

import let TestSupport.trialScales

@testable import Diagramming
@testable import Plumbline
@testable import Scenes

@MainActor @Suite("Label placement in the gallery")
struct PlacementTests {
    /// Every picture of the gallery with something drawn on it.
    private func each(_ scale: Int, _ check: (String, FigureComposer.Drawn) -> Void) async throws {
        for scene in Gallery.own {
            for (index, drawn) in try await Made.drawn(scene, scale).enumerated() {
                check("\(scene.name) \(index + 1) at \(scale)x", drawn)
            }
        }
    }

    @Test(
        "no label covers another, or a border, guide or dimension; all are on the canvas",
        arguments: trialScales)
    func free(scale: Int) async throws {
        var count = 0
        try await each(scale) { name, drawn in
            let labels = drawn.placed
            count += labels.count
            for (index, label) in labels.enumerated() {
                for other in labels.dropFirst(index + 1) {
                    #expect(!label.rect.overlaps(other.rect), "\(name): \(label.words), \(other.words)")
                }
                for line in drawn.canvas.lines {
                    #expect(!label.rect.overlaps(line), "\(name): \(label.words) on the line \(line)")
                }
                #expect(drawn.picture.extent.contains(label.rect), "\(name): \(label.words)")
            }
        }
        #expect(count > 500)
    }

    @Test("no label lies on words of the scene", arguments: trialScales)
    func words(scale: Int) async throws {
        try await each(scale) { name, drawn in
            for label in drawn.placed {
                for words in drawn.canvas.penalties where words.kind == .words {
                    #expect(!label.rect.overlaps(words.rect), "\(name): \(label.words)")
                }
            }
        }
    }

    @Test("no leader line runs through words of another view", arguments: trialScales)
    func throughWords(scale: Int) async throws {
        try await each(scale) { name, drawn in
            for label in drawn.placed {
                #expect(drawn.struck(by: label).isEmpty, "\(name): the leader of \(label.words)")
            }
        }
    }

    @Test("no leader line runs over a label or another leader line", arguments: trialScales)
    func leaders(scale: Int) async throws {
        try await each(scale) { name, drawn in
            let labels = drawn.placed
            for (index, label) in labels.enumerated() {
                guard let leader = label.leader else { continue }
                for (number, other) in labels.enumerated() where number != index {
                    #expect(!leader.crosses(other.rect), "\(name): from \(label.words) over \(other.words)")
                    if let second = other.leader { #expect(!leader.crosses(second), "\(name): \(label.words)") }
                }
            }
        }
    }

    @Test("no leader line lies on another one, or on a ruler", arguments: trialScales)
    func laid(scale: Int) async throws {
        var count = 0
        try await each(scale) { name, drawn in
            let leaders = drawn.placed.compactMap(\.leader)
            count += drawn.canvas.rulers.count
            for (index, leader) in leaders.enumerated() {
                let others = Array(leaders.dropFirst(index + 1))
                #expect(!drawn.isLaid(leader, onOneOf: others), "\(name): \(leader)")
            }
        }
        #expect(count > 5)
    }

    @Test(
        "without a leader, no label is inside an unrelated view, and no name is nearer to another view",
        arguments: trialScales)
    func astray(scale: Int) async throws {
        try await each(scale) { name, drawn in
            for label in drawn.placed {
                #expect(drawn.claims(on: label).isEmpty, "\(name): \(label.words)")
                #expect(drawn.nearerViews(to: label).isEmpty, "\(name): \(label.words)")
            }
        }
    }

    @Test("without a leader, no length is in or nearer to another gap or padding")
    func lengths() async throws {
        var count = 0
        try await each(1) { name, drawn in
            for label in drawn.placed where label.label.kind == .length {
                count += 1
                #expect(drawn.misread(label).isEmpty, "\(name): \(label.words)")
            }
        }
        #expect(count > 30)
    }

    @Test(
        "no leader line runs along a border, proposal, guide, thin view or another leader line",
        arguments: trialScales)
    func ownWay(scale: Int) async throws {
        var count = 0
        try await each(scale) { name, drawn in
            for label in drawn.placed where label.leader != nil {
                count += 1
                let lines = drawn.alongside(label)
                #expect(lines.isEmpty, "\(name): the leader of \(label.words) along \(lines)")
            }
        }
        #expect(count > 30)
    }

    // Few pictures have such a leader, at times none.
    @Test("a leader meets an arrow within two points of its middle, or at an angle", arguments: trialScales)
    func jogs(scale: Int) async throws {
        try await each(scale) { name, drawn in
            for label in drawn.placed where !label.label.marks.isEmpty {
                guard let leader = label.leader else { continue }
                let (across, down) = (abs(leader.end.x - leader.start.x), abs(leader.end.y - leader.start.y))
                #expect(min(across, down) == 0 || min(across, down) >= 2, "\(name): \(label.words), \(leader)")
                for tick in drawn.canvas.ticks {
                    let isUpright = tick.height > tick.width
                    guard (isUpright ? across : down) == 0, label.label.target.contains(tick) else { continue }
                    // In line with the arrow, which has two shafts if it is merged.
                    let shaft = label.label.target
                    let miss = isUpright ? leader.end.x - shaft.midX : leader.end.y - shaft.midY
                    #expect(abs(miss) < 2, "\(name): \(label.words) by \(miss)")
                }
            }
        }
    }

    @Test("every border is complete: a line at each of the four sides", arguments: trialScales)
    func borders(scale: Int) async throws {
        try await each(scale) { name, drawn in
            for outline in drawn.scene.outlines(on: PixelGrid(scale: scale)) where outline.isDrawn {
                let bounds = outline.rect
                guard bounds.width > 0, bounds.height > 0 else { continue }
                let views = outline.views.map { drawn.scene.views[$0].name }
                #expect(outline.lineWidth > 0, "\(name): \(views)")
                // And some of the inside is visible.
                guard min(bounds.width, bounds.height) * CGFloat(scale) > 2 else { continue }
                let inside = outline.rect.narrowed(by: outline.lineWidth)
                #expect(inside.width > 0 && inside.height > 0, "\(name): \(views)")
            }
        }
    }

    @Test(
        "every view with a border has its name or a number in the picture, or, in a crowd, is counted as one without",
        arguments: trialScales)
    func named(scale: Int) async throws {
        try await each(scale) { name, drawn in
            let rows = Set(drawn.placed.compactMap(\.label.row))
            let unnamed = drawn.scene.outlines.filter { $0.isDrawn && rows.isDisjoint(with: $0.views) }
            #expect(unnamed.count == (drawn.scene.isCrowded ? drawn.picture.missingNames : 0), "\(name)")
        }
    }

    @Test(
        "the first view that differs is named in both pictures, alone or with others of the same bounds",
        arguments: trialScales)
    func differing(scale: Int) async throws {
        var count = 0
        for scene in Gallery.own {
            guard case .panels(let panels) = scene.kind, panels.compares else { continue }
            let layouts = try await Made.layouts(scene, scale).snapshots
            let pictures = try await Made.drawn(scene, scale)
            for index in layouts.indices.dropFirst() {
                guard let difference = layouts[0].firstDifference(from: layouts[index]) else { continue }
                count += 1
                for (panel, record) in [(0, difference.first), (index, difference.second)] {
                    let shown = pictures[panel].scene
                    let view = shown.views[shown.viewOfRecord[record]]
                    let named = pictures[panel].placed.filter { label in
                        guard label.label.kind == .name, let row = label.label.row else { return false }
                        let outline = shown.outlines[view.outline]
                        return outline.views.contains(row) && names(in: label).contains(shown.pictureName(view))
                    }
                    #expect(!named.isEmpty, "\(scene.name) \(panel + 1): \(shown.pictureName(view))")
                }
            }
        }
        #expect(count >= 8)
    }

    /// The name in a label: without the size after two spaces, or on a separate line.
    private func names(in label: Placed) -> [String] {
        let words = label.label.shapes[0].string.replacing("\n", with: "  ")
        let name = words.split(separator: "  ").first ?? ""
        return name.replacing(" +", with: " = +").split(separator: " = ").map(String.init)
    }

    @Test(
        "a number or ambiguous name is clearly nearer to its view than to others of its hue, or has a leader")
    func whose() async throws {
        var count = 0
        try await each(1) { name, drawn in
            let outlines = drawn.scene.outlines.indices.filter { drawn.canvas.tags[$0] != nil }
            func title(_ outline: Int) -> [TagPart] { drawn.canvas.tags[outline, default: []].filter(\.isName) }
            for label in drawn.placed where label.leader == nil {
                // The outline the label names.
                guard label.label.own != nil,
                    let own = outlines.first(where: { index in
                        label.label.row.map { drawn.scene.outlines[index].views[0] == $0 } ?? false
                    })
                else { continue }
                let bounds = drawn.scene.outlines[own].rect
                let isInside = bounds.contains(label.rect)
                for other in outlines where other != own {
                    let lookalike = drawn.scene.outlines[other]
                    guard lookalike.hue == drawn.scene.outlines[own].hue, label.isNumber || title(other) == title(own)
                    else { continue }
                    let isAround = lookalike.rect.contains(bounds)
                    // A label level with its view is read with it, whatever is above and below.
                    let isOnLine = abs(label.rect.midY - bounds.midY) <= 2 && !label.rect.overlaps(bounds)
                    let isLevel = lookalike.rect.minY <= label.rect.midY && label.rect.midY <= lookalike.rect.maxY
                    if isOnLine, !isLevel { continue }
                    // A label inside two nested views belongs to the inner one.
                    if isAround, isInside { continue }
                    let away =
                        isAround
                        ? label.rect.distance(toEdgesOf: lookalike.rect) : label.rect.distance(to: lookalike.rect)
                    count += 1
                    #expect(
                        away >= label.rect.distance(to: bounds) + 6, "\(name): \(label.words) \(label.label.row ?? -1)")
                }
            }
        }
        #expect(count > 100)
    }

    @Test("no two labels in a row are closer than 6 points", arguments: trialScales)
    func rows(scale: Int) async throws {
        try await each(scale) { name, drawn in
            let labels = drawn.placed
            for (index, label) in labels.enumerated() {
                let wide = label.rect.insetBy(dx: -6, dy: 0)
                for other in labels.dropFirst(index + 1) {
                    #expect(!wide.overlaps(other.rect), "\(name): \(label.words), \(other.words)")
                }
            }
        }
    }

    @Test("no guide's arrow runs along a border or through words", arguments: trialScales)
    func guides(scale: Int) async throws {
        var count = 0
        try await each(scale) { name, drawn in
            let borders = drawn.scene.outlines.filter(\.isDrawn).flatMap { $0.rect.edges($0.lineWidth) }
            for tick in drawn.canvas.ticks {
                count += 1
                let isUpright = tick.height > tick.width
                for border in borders where (border.height > border.width) == isUpright {
                    let beside = tick.sharedLength(border, isUpright)
                    #expect(beside <= 8 || !tick.overlaps(border), "\(name): \(tick) on \(border)")
                }
                for words in drawn.canvas.penalties where words.kind == .words {
                    #expect(!tick.overlaps(words.rect), "\(name): \(tick) on words")
                }
            }
        }
        #expect(count > 8)
    }
}

extension CGRect {
    /// Except for rounding.
    func isClose(to other: CGRect) -> Bool {
        [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY].allSatisfy { abs($0) < 1e-6 }
    }

    /// How long the two run beside each other, in points.
    fileprivate func sharedLength(_ other: CGRect, _ isUpright: Bool) -> CGFloat {
        isUpright
            ? min(maxY, other.maxY) - max(minY, other.minY) : min(maxX, other.maxX) - max(minX, other.minX)
    }
}
