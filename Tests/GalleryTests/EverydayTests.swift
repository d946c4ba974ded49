import Foundation
import Testing

@testable import Diagramming
@testable import Plumbline

/// The gallery's scenes were looked at one by one; these were not.
@MainActor @Suite("Where labels are, in everyday screens")
struct EverydayTests {
    private func each(_ scenes: [Scene], _ scale: Int, _ check: (String, FigureComposer.Drawn) -> Void) async throws {
        for scene in scenes {
            for drawn in try await scene.drawn(scale) { check("\(scene.name) at \(scale)x", drawn) }
        }
    }

    @Test("no label lies on words, another label or a line, and no leader runs through words not its own or a label")
    func clear() async throws {
        var count = 0
        try await each(EverydayScenes.all, 1) { name, drawn in
            let (labels, words) = (drawn.placed, drawn.words)
            for (index, label) in labels.enumerated() {
                count += 1
                #expect(!words.contains { $0.overlaps(label.rect) }, "\(name): \(label.words) on words")
                #expect(drawn.struck(by: label).isEmpty, "\(name): the leader of \(label.words) through words")
                #expect(!drawn.sketch.lines.contains { $0.overlaps(label.rect) }, "\(name): \(label.words) on a line")
                #expect(drawn.picture.extent.contains(label.rect), "\(name): \(label.words)")
                for (number, other) in labels.enumerated() where number != index {
                    #expect(!label.rect.overlaps(other.rect), "\(name): \(label.words), \(other.words)")
                    #expect(!(label.leader?.crosses(other.rect) ?? false), "\(name): \(label.words) to \(other.words)")
                }
            }
        }
        #expect(count > 1000)
    }

    @Test("names stay names: no more than one in five of a screen's is a number to look up")
    func names() async throws {
        for (name, set) in EverydayScenes.annotations where name != "all" {
            try await each(EverydayScenes.scenes(name, set), 1) { name, drawn in
                guard !drawn.scene.isCrowded else { return }
                let names = drawn.placed.filter(\.label.isName)
                #expect(names.count > 3, "\(name)")
                #expect(names.count(where: \.isNumber) * 5 <= names.count, "\(name)")
            }
        }
    }

    @Test("labels have the same places at every scale", arguments: ["sizes", "all"])
    func scales(name: String) async throws {
        let set = try #require(EverydayScenes.annotations.first { $0.name == name }).set
        for scene in EverydayScenes.scenes(name, set) {
            // A divider is one pixel thick: with one the layouts differ themselves.
            if scene.name.hasPrefix("letter") || scene.name.hasPrefix("settings") { continue }
            let places = try await scene.drawn(1).map(\.picture.placements)
            for scale in [2, 3] {
                #expect(try await scene.drawn(scale).map(\.picture.placements) == places, "\(scene.name) at \(scale)x")
            }
        }
    }

    @Test("an offer is drawn wherever it has a label, at every scale", arguments: 1...3)
    func offers(scale: Int) async throws {
        // What is left of the first row's offer is a little more than is worth showing on whole points, a little less
        // on half ones.
        let rows = Scene("rows/offers", proposal: ProposedViewSize(width: 120, height: 61.2)) {
            VStack(spacing: 8) {
                HStack {
                    Color.teal.frame(width: 40, height: 20.8)
                    Spacer()
                }
                HStack {
                    Color.teal.frame(width: 40, height: 20.8)
                    Spacer()
                }
            }
        }
        .annotations([.borders, .proposals])
        var count = 0
        try await each([rows] + EverydayScenes.scenes("offers", [.borders, .sizes, .proposals]), scale) { name, drawn in
            let labels = drawn.picture.labels.count { $0.shapes[0].string.contains(" offered ") }
            count += labels
            #expect(drawn.sketch.ghosts.count { !$0.isRoot } == labels, "\(name)")
        }
        #expect(count > 0)
    }
}
