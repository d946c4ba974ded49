import Foundation
import Plumbline
import Testing

@testable import Diagramming

@MainActor @Suite("Where the dots of leaders stand")
struct RimTests {
    /// Rows in a column, so close that all borders lie inside the bounds, those of views within those of their containers.
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

    @Test("is the border of their view, or inside it, and that of no other view")
    func borders() async throws {
        var count = 0
        for scene in Self.tables + [Self.tabs.annotations(.all)] {
            for drawn in try await scene.drawn(1) {
                for label in drawn.placed where label.label.isName {
                    guard let end = label.leader?.end, let row = label.label.row else { continue }
                    count += 1
                    let own = drawn.scene.outlines[drawn.scene.views[row].outline]
                    #expect(own.line.insetBy(dx: -1, dy: -1).contains(end), "\(scene.name): \(label.words), \(end)")
                    let others = drawn.scene.outlines.filter { $0.isDrawn && $0.views != own.views }
                    let isOnOther = others.contains { other in
                        other.line.edges(around: other.hollow).contains { $0.insetBy(dx: 0.3, dy: 0.3).contains(end) }
                    }
                    #expect(!isOnOther, "\(scene.name): \(label.words), \(end)")
                }
            }
        }
        #expect(count > 40)
    }

    @Test(
        "is never at the end of a leader right through the rows of a table: there a number is told with its container’s"
    )
    func throughRows() async throws {
        for drawn in try await Self.tables[0].drawn(1) {
            let rows = drawn.scene.views.filter { $0.name == "HStack" }
            #expect(rows.count == 6)
            for label in drawn.placed where label.label.isName {
                guard let leader = label.leader else { continue }
                let passed = rows.count {
                    !$0.frame.insetBy(dx: 2, dy: 2).contains(leader.end) && leader.crosses($0.frame)
                }
                #expect(passed <= 1, "\(label.words), \(leader)")
            }
        }
    }

    @Test("is short of a border right beside that of its view, unless words are there")
    func beside() {
        let (outer, own) = (CGRect(x: 0, y: 0, width: 80, height: 60), CGRect(x: 2, y: 2, width: 76, height: 56))
        var placer = LabelPlacer(extent: outer)
        placer.borders = [outer, own].flatMap { $0.edges(2) }
        var request = LabelPlacer.Request(sizes: [], target: outer, preference: .view)
        request.border = own
        #expect(placer.rim(of: request, placer.ground) == own.insetBy(dx: 1.5, dy: 1.5))
        // A view in it, too: in the middle of its own.
        placer.borders += own.insetBy(dx: 2, dy: 2).edges(2)
        #expect(placer.rim(of: request, placer.ground) == own.insetBy(dx: 1, dy: 1))
        placer.penalties = [LabelPlacer.PenaltyRegion(rect: own.insetBy(dx: 20, dy: 0), weight: 160, kind: .words)]
        #expect(placer.rim(of: request, placer.ground) == own.insetBy(dx: 1, dy: 0))
        // Alone it is met at its edge.
        (placer.borders, placer.penalties) = (own.edges(2), [])
        #expect(placer.rim(of: request, placer.ground) == own)
    }
}

@MainActor @Suite("What the name of an alignment line points at")
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

    @Test("is an end of the line, past all views and the other lines of its axis")
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
