import Foundation
import Plumbline
import Testing

import func TestSupport.sample

@testable import Diagramming

@MainActor @Suite("Symbols beside labels")
struct SymbolLabelTests {
    /// Columns of symbols with text beside them.
    private static func columns(_ count: Int) -> Scene {
        Scene("symbols/\(count)", proposal: ProposedViewSize(width: 300, height: nil)) {
            HStack(alignment: .top) {
                ForEach(0..<count, id: \.self) { _ in
                    VStack(alignment: .leading) {
                        ForEach(0..<4, id: \.self) { Label("Item \($0)", systemImage: "star") }
                    }
                }
            }
        }
        .annotations(.borders, .sizes)
    }

    private static var bar: Scene {
        Scene("symbols/bar", proposal: ProposedViewSize(width: 390, height: 60)) {
            HStack {
                ForEach(["house", "magnifyingglass", "bell", "person"], id: \.self) { name in
                    VStack(spacing: 2) {
                        Image(systemName: name)
                        Text(name).font(.caption2)
                    }
                    .frame(maxWidth: .infinity)
                }
            }
        }
        .annotations(.all)
    }

    private func symbols(_ drawn: FigureComposer.Drawn) -> [ShownView] {
        drawn.scene.views.filter { $0.role == .image }
    }

    @Test("no label covers a symbol, not even its own view's")
    func hidden() async throws {
        // Where labels are a point higher, fewer have room.
        var large = DiagramStyle.light
        (large.type.label.size, large.type.labelDetail.size, large.type.badge.size) = (12, 12, 12)
        let scenes = [Self.columns(2), Self.columns(1), Self.bar, Self.columns(3)]
        for scene in sample(scenes, every: 2) + [Self.columns(2).diagramStyle(large)] {
            for drawn in try await scene.magnification(1).drawn(1) {
                let symbols = symbols(drawn)
                #expect(!symbols.isEmpty)
                for label in drawn.placed {
                    let isOn = symbols.contains { $0.frame.insetBy(dx: 1, dy: 1).overlaps(label.rect) }
                    #expect(!isOn, "\(scene.name): \(label.words)")
                }
            }
        }
    }

    @Test("nor a visible outline of a shape, which the label's background would cut; it may cover a rectangle")
    func shapes() async throws {
        func hello(_ sun: some View) -> Scene {
            Scene("symbols/hello", proposal: ProposedViewSize(width: 240, height: 140)) {
                HStack {
                    Text("Hello, layout").font(.title)
                    sun.aspectRatio(1, contentMode: .fit).layoutLabel("sun")
                }
                .padding()
            }
            .annotations(.borders, .sizes, .proposals, .ledger)
        }
        let shapes: [(scene: Scene, isArea: Bool)] = [
            (hello(Circle().fill(.orange)), false), (hello(Ellipse().fill(.orange)), false),
            (hello(Rectangle().fill(.orange)), true), (hello(RoundedRectangle(cornerRadius: 8).fill(.orange)), true),
        ]
        for (scene, isArea) in shapes {
            for drawn in try await scene.drawn(1) {
                let sun = try #require(drawn.scene.views.first { $0.role == .shape }).frame
                let isOn = drawn.placed.contains { $0.label.kind == .name && $0.rect.overlaps(sun) }
                #expect(isArea || !isOn)
            }
        }
    }

    @Test("in two columns, at most one symbol is crossed by another view's leader")
    func struck() async throws {
        for drawn in try await Made.drawn(Self.columns(2).magnification(1), 1) {
            let struck = drawn.placed.filter { $0.label.kind == .name }.filter { label in
                guard let leader = label.leader, let row = label.label.row else { return false }
                let others = symbols(drawn).filter { $0.id != row && !drawn.scene.isAncestor(row, of: $0.id) }
                return others.contains { leader.length(in: $0.frame.insetBy(dx: 2, dy: 2)) > 1 }
            }
            #expect(struck.count <= 1, "\(struck.map(\.words))")
        }
    }
}
