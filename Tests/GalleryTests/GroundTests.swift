import Foundation
import Plumbline
import Testing

@testable import Diagramming

@MainActor @Suite("Labels on the scene's content, with borders and without")
struct GroundTests {
    private static let annotations: [Annotations] = [.sizes, .borders, [.borders, .sizes], .alignmentLines, .all]

    private static var scenes: [Scene] {
        let proposal = ProposedViewSize(width: 300, height: 300)
        return [
            Scene("ground/row", proposal: proposal) {
                HStack {
                    Color.red.frame(height: 50)
                    Color.blue
                    Color.green
                }
                .frame(height: 60)
            },
            Scene("ground/card", proposal: proposal) {
                HStack {
                    Color.orange.frame(width: 60, height: 60)
                    VStack(alignment: .leading) {
                        Text("A card").font(.headline)
                        Text("with some words in it")
                    }
                }
                .padding().background(Color.yellow)
            },
            Scene("ground/tight", proposal: proposal) {
                VStack(spacing: 0) {
                    HStack(spacing: 0) {
                        Color.red.frame(width: 120, height: 70)
                        Color.blue.frame(width: 120, height: 70)
                    }
                    Color.teal.frame(width: 240, height: 60)
                }
            },
        ]
    }

    @Test("colored words on a view’s content have a background")
    func grounds() async throws {
        var onColor = 0
        for scene in Self.scenes {
            for annotations in Self.annotations {
                for drawn in try await scene.annotations(annotations).drawn(1) {
                    let colors = drawn.scene.views.filter { $0.kind == .leaf && $0.role != .text }.map(\.frame)
                    for label in drawn.placed where colors.contains(where: { $0.overlaps(label.rect) }) {
                        onColor += 1
                        let hasGround = drawn.picture.items.contains { item in
                            guard case .fill(let path, .color(let color), _) = item else { return false }
                            return color == DiagramStyle.light.panel && path.boundingRect.encloses(label.rect)
                        }
                        #expect(hasGround, "\(scene.name), \(annotations): \(label.words)")
                    }
                }
            }
        }
        #expect(onColor > 10)
    }

    @Test("the size of one view is on no other view, with or without borders between")
    func others() async throws {
        for scene in Self.scenes {
            for annotations in Self.annotations {
                for drawn in try await scene.annotations(annotations).drawn(1) {
                    let leaves = drawn.scene.views.filter { $0.kind == .leaf }.map(\.frame)
                    for label in drawn.placed where label.label.kind == .name {
                        let target = label.label.target.insetBy(dx: 1, dy: 1)
                        let unrelated = leaves.filter { !$0.encloses(target) && !$0.overlaps(target) }
                        let isOnUnrelated = unrelated.contains { $0.insetBy(dx: 1, dy: 1).overlaps(label.rect) }
                        #expect(!isOnUnrelated, "\(scene.name), \(annotations): \(label.words)")
                    }
                }
            }
        }
    }

    @Test("a size on the same line as its text needs no leader, however close the text above and below")
    func lines() async throws {
        for size in [DynamicTypeSize.small, .large, .xxxLarge] {
            let column = Scene("ground/styles", proposal: ProposedViewSize(width: 130, height: nil)) {
                VStack(alignment: .leading) {
                    Text("Title").font(.title)
                    Text("Body").font(.body)
                    Text("Caption").font(.caption)
                }
            }
            for drawn in try await column.dynamicTypeSize(size).annotations(.sizes).drawn(1) {
                let sizes = drawn.placed.filter { drawn.scene.views[$0.label.row ?? 0].role == .text }
                #expect(sizes.count == 3 && sizes.allSatisfy { $0.leader == nil && !$0.isNumber })
            }
        }
    }
}
