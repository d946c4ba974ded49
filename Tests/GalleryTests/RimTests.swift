import Foundation
import Plumbline
import Testing

@testable import Diagramming

@MainActor @Suite("The ends of leaders")
struct RimTests {
    /// Rows in a column, so close that all borders lie inside the bounds, nested inside their containers' borders.
    private static var tables: [Scene] {
        [
            Scene("rims/shares", proposal: ProposedViewSize(width: 420, height: nil)) {
                VStack(alignment: .leading) {
                    ForEach(0..<6, id: \.self) { row in
                        HStack { ForEach(0..<6, id: \.self) { Text("r\(row)c\($0)").frame(maxWidth: .infinity) } }
                    }
                }
            },
            Scene("rims/frames", proposal: ProposedViewSize(width: 320, height: nil)) {
                VStack {
                    ForEach(0..<5, id: \.self) { row in
                        HStack { ForEach(0..<5, id: \.self) { Text("r\(row)c\($0)").frame(width: 48) } }
                    }
                }
            },
        ].map { $0.annotations(.borders, .sizes) }
    }

    private static var tabs: Scene {
        Scene("rims/tabs", proposal: ProposedViewSize(width: 320, height: 50)) {
            HStack {
                ForEach(["house", "bell", "gear", "person", "star"], id: \.self) { name in
                    VStack {
                        Image(systemName: name).frame(width: 16, height: 16)
                        Text(name).font(.caption2)
                    }
                    .frame(maxWidth: .infinity)
                }
            }
        }
    }

    @Test("are on or inside their view's border, and on no other view's")
    func borders() async throws {
        var count = 0
        for scene in Self.tables + [Self.tabs.annotations(.all)] {
            for drawn in try await Made.drawn(scene, 1) {
                for label in drawn.placed where label.label.kind == .name {
                    guard let end = label.leader?.end, let row = label.label.row else { continue }
                    count += 1
                    let own = drawn.scene.outlines[drawn.scene.views[row].outline]
                    #expect(own.rect.insetBy(dx: -1, dy: -1).contains(end), "\(scene.name): \(label.words), \(end)")
                    let others = drawn.scene.outlines.filter { $0.isDrawn && $0.views != own.views }
                    // Views that touch share an edge, as neighboring tabs do.
                    let isOnOwn = own.rect.edges(own.lineWidth).contains { $0.contains(end) }
                    let isOnOther = others.contains { other in
                        other.rect.edges(other.lineWidth).contains { $0.insetBy(dx: 0.3, dy: 0.3).contains(end) }
                    }
                    #expect(isOnOwn || !isOnOther, "\(scene.name): \(label.words), \(end)")
                }
            }
        }
        #expect(count > 25)
    }

    @Test("never end a leader across several rows of a table: such a name is counted")
    func throughRows() async throws {
        for drawn in try await Made.drawn(Self.tables[0], 1) {
            let rows = drawn.scene.views.filter { $0.name == "HStack" }
            #expect(rows.count == 6)
            for label in drawn.placed where label.label.kind == .name {
                guard let leader = label.leader else { continue }
                let passed = rows.count {
                    !$0.frame.insetBy(dx: 2, dy: 2).contains(leader.end) && leader.crosses($0.frame)
                }
                #expect(passed <= 2, "\(label.words), \(leader)")
            }
        }
    }

    @Test("stop short of a border on or right beside their view's, unless words are there")
    func beside() {
        let (outer, own) = (CGRect(x: 0, y: 0, width: 80, height: 60), CGRect(x: 2, y: 2, width: 76, height: 56))
        var placer = LabelPlacer(extent: outer)
        placer.borders = [outer, own].flatMap { $0.edges(2) }
        var request = LabelPlacer.Request(sizes: [], target: outer, preference: .view)
        request.border = own
        func end() -> CGRect {
            LeaderTargets(request, placer.borders, placer.penalties.map(\.rect)).areas[0]
        }
        #expect(end() == own.insetBy(dx: 4.5, dy: 4.5))
        // A nested view too: in the middle of its own border.
        placer.borders += own.insetBy(dx: 2, dy: 2).edges(2)
        #expect(end() == own.insetBy(dx: 1, dy: 1))
        placer.penalties = [LabelPlacer.PenaltyRegion(rect: own.insetBy(dx: 20, dy: 0), weight: 160, kind: .words)]
        #expect(end() == own.insetBy(dx: 1, dy: 0))
        // A lone view's leader ends at its edge.
        (placer.borders, placer.penalties) = (own.edges(2), [])
        #expect(end() == own)
    }
}

@MainActor @Suite("The leader of an alignment line's name")
struct LineEndTests {
    private static var grids: [Scene] {
        [(10, 6), (8, 4)].map { columns, rows in
            Scene("lines/\(columns)", proposal: ProposedViewSize(width: 400, height: nil)) {
                LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: columns), spacing: 4) {
                    ForEach(0..<(columns * rows)) { _ in Color.teal.opacity(0.3).frame(height: 30) }
                }
            }
            .annotations(.all)
        }
    }

    @Test("ends at an end of the line, beyond all views and other lines of its axis")
    func ends() async throws {
        for scene in Self.grids {
            for drawn in try await scene.drawn(1) {
                let lines = drawn.canvas.guides
                let names = drawn.placed.filter { lines.contains($0.label.target) && $0.label.marks.isEmpty }
                #expect(names.count == lines.count)
                let cells = drawn.scene.views.filter { $0.kind == .leaf }.map(\.frame)
                for name in names {
                    guard let leader = name.leader else { continue }
                    let line = name.label.target
                    #expect(line.insetBy(dx: -0.1, dy: -0.1).contains(leader.end), "\(scene.name): \(name.words)")
                    #expect(!cells.contains { leader.crosses($0) }, "\(scene.name): \(name.words), \(leader)")
                    let isAcross = line.width > line.height
                    let others = lines.filter { $0 != line && ($0.width > $0.height) == isAcross }
                    #expect(!others.contains { leader.crosses($0) }, "\(scene.name): \(name.words), \(leader)")
                }
            }
        }
    }
}
