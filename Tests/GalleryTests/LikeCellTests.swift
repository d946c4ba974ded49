import Foundation
import Plumbline
import Testing

import func TestSupport.sample

@testable import Diagramming

@MainActor @Suite("Labels of many similar views")
struct LikeCellTests {
    private static func icons(_ count: Int) -> Scene {
        Scene("like/icons-\(count)", proposal: ProposedViewSize(width: 400, height: 80)) {
            HStack { ForEach(0..<count, id: \.self) { _ in Image(systemName: "star").frame(width: 14) } }
        }
    }

    @Test(
        "in a row of icons wider than their frames, one shows the overflow of all",
        arguments: sample([3, 8, 4, 12], every: 2))
    func overflow(count: Int) async throws {
        for annotations in [.all, [.borders, .sizes, .overflow]] as [Annotations] {
            for drawn in try await Self.icons(count).annotations(annotations).drawn(1) {
                let reaches = drawn.placed.filter { $0.words.hasPrefix("+") }
                // With all annotations, guides, numbers and a gap leave no room for three of them: the footer counts
                // them.
                let hasRoom = count > 3 || annotations != .all
                let all = drawn.picture.missingOverflow + reaches.count
                #expect(hasRoom ? reaches.count <= 2 && all > 0 : all == 2, "\(reaches.count) of \(all)")
            }
        }
    }

    @Test(
        "icons of several sizes wider than their frames show their overflow, and no leader crosses its numbers"
    )
    func mixedOverflow() async throws {
        let bar = Scene("like/mixed", proposal: ProposedViewSize(width: 300, height: 60)) {
            HStack {
                ForEach(["house", "bell", "gear", "person"], id: \.self) {
                    Image(systemName: $0).frame(width: 14, height: 14)
                }
            }
        }
        for annotations in [.all, [.borders, .sizes, .overflow]] as [Annotations] {
            for drawn in try await bar.annotations(annotations).drawn(1) {
                let reaches = drawn.placed.filter { $0.words.contains("+") }
                #expect(!reaches.isEmpty)
                for leader in drawn.placed.compactMap(\.leader) {
                    #expect(!reaches.contains { leader.crosses($0.rect) })
                    #expect(hypot(leader.start.x - leader.end.x, leader.start.y - leader.end.y) < 100)
                }
            }
        }
    }

    @Test("overflow has a number on each side, even in a picture of many views, or the footer counts it")
    func overflowIsShown() async throws {
        let badge = Scene("like/badge", proposal: ProposedViewSize(width: 120, height: 80)) {
            Image(systemName: "bell").padding(10).background(Color.gray.opacity(0.2))
                .overlay(alignment: .topTrailing) {
                    Text("3").font(.caption).padding(4).background(Circle().fill(.red)).offset(x: 8, y: -8)
                }
        }
        for drawn in try await badge.annotations(.all).drawn(1) {
            #expect(drawn.placed.filter { $0.words.contains("+8") }.count == 2)
            #expect(drawn.picture.missingOverflow == 0)
        }
        let icons = Scene("like/icons", proposal: ProposedViewSize(width: 240, height: 60)) {
            HStack {
                ForEach(["house", "bell", "gear", "person"], id: \.self) {
                    Image(systemName: $0).frame(width: 14, height: 14)
                }
            }
        }
        for drawn in try await icons.annotations(.borders, .overflow).drawn(1) {
            let missing = drawn.picture.missingOverflow
            let shown = drawn.placed.filter { $0.words.contains("+") }.count
            #expect(shown + missing == drawn.canvas.labels.filter { $0.kind == .overflow }.count && missing > 0)
            let footer = "no room for \(missing) more overflow \(missing == 1 ? "length" : "lengths")"
            #expect(OmissionFooter([drawn]).words == [footer])
        }
    }

    @Test("a number without room beside the stripes has a leader into them, clear of other views, before it is omitted")
    func overflowFartherOff() async throws {
        let row = Scene("like/wide", proposal: ProposedViewSize(width: 300, height: 200)) {
            HStack(spacing: 30) {
                ForEach([CGFloat(30), 50, 70, 90], id: \.self) { side in
                    Color.teal.frame(width: side, height: side).frame(width: side - 13, height: side / 2)
                }
            }
        }
        for annotations in [.overflow, [.borders, .overflow], [.borders, .sizes, .overflow]] as [Annotations] {
            for drawn in try await row.annotations(annotations).drawn(1) {
                let led = drawn.placed.filter { $0.label.kind == .overflow && $0.leader != nil }
                #expect(drawn.picture.missingOverflow <= 3, "\(led.count)")
                for label in led {
                    let leader = try #require(label.leader)
                    #expect(label.label.target.contains(leader.end), "\(label.words)")
                    let others = drawn.scene.views.filter { $0.kind == .leaf && !$0.frame.overlaps(label.label.target) }
                    #expect(!others.contains { leader.crosses($0.frame) }, "\(label.words)")
                }
            }
        }
    }

    @Test("each of two shows it")
    func overflowOfTwo() async throws {
        for drawn in try await Self.icons(2).annotations(.overflow).drawn(1) {
            #expect(drawn.placed.count == 4)
        }
    }

    @Test(
        "icons and frames in a row are each named or counted, and no leader crosses words",
        arguments: sample([3, 8, 4, 12], every: 2))
    func numbers(count: Int) async throws {
        for annotations in [.all, [.borders, .sizes]] as [Annotations] {
            for drawn in try await Self.icons(count).annotations(annotations).magnification(1).drawn(1) {
                let names = drawn.placed.filter { $0.label.kind == .name && $0.label.row != 0 }
                #expect(names.count + drawn.picture.missingNames == 2 * count)
                for label in names { #expect(drawn.struck(by: label).isEmpty, "row \((label.label.row ?? 0) + 1)") }
            }
        }
    }

    @Test("a view with many modifiers is not a row: they are named")
    func modifiers() async throws {
        let nested = Scene("like/nested", proposal: ProposedViewSize(width: 200, height: 200)) {
            Color.teal.frame(width: 8, height: 8).padding(8).padding(9).padding(10).padding(11).padding(12)
        }
        for drawn in try await nested.annotations(.borders, .sizes).drawn(1) {
            #expect(drawn.placed.allSatisfy { !$0.label.isNumber })
        }
    }

    @Test("the lines through the centers of a table's cells are faint on its text, and solid in between")
    func struckWords() async throws {
        let table = Scene("like/words", proposal: ProposedViewSize(width: 300, height: 100)) {
            Grid {
                ForEach(0..<2, id: \.self) { row in
                    GridRow {
                        Text("one \(row)")
                        Text("two \(row)")
                    }
                }
            }
        }
        for drawn in try await table.annotations(.alignmentLines).drawn(1) {
            let words = drawn.canvas.penalties.filter { $0.kind == .words }.map(\.rect)
            let line = DiagramStyle.light.alignment.line
            var (traces, others) = (0, 0)
            for item in drawn.canvas.points.under {
                guard case .fill(let path, .color(let color), _) = item else { continue }
                let isOnWords = words.contains { $0.insetBy(dx: 1, dy: 1).overlaps(path.boundingRect) }
                if color == line.opacity(0.5) { traces += 1 }
                if color == line { others += 1 }
                #expect(!isOnWords || color != line, "\(path.boundingRect)")
            }
            #expect(words.count == 4 && traces == 8 && others >= 8)
        }
    }

    @Test("of more than three guides with the same default, on request the first has a number", arguments: [3, 4, 8])
    func guides(count: Int) async throws {
        let row = Scene("like/guides-\(count)", proposal: ProposedViewSize(width: 400, height: 80)) {
            HStack { ForEach(0..<count, id: \.self) { _ in Image(systemName: "star").frame(width: 14) } }
                .annotated(.alignmentLines)
        }
        for drawn in try await row.drawn(1) {
            let values = drawn.placed.filter { !$0.label.marks.isEmpty }
            #expect(values.count == (count > 3 ? 1 : count))
        }
    }

    @Test("of equal proposals one is named, and different ones all are")
    func proposals() async throws {
        let grid = Scene("like/proposals", proposal: ProposedViewSize(width: 400, height: 300)) {
            Grid(alignment: .topLeading) {
                ForEach(0..<7, id: \.self) { row in
                    GridRow {
                        ForEach(0..<8, id: \.self) { column in
                            Color.blue.frame(
                                width: 16 + CGFloat(row * column % 5) * 8, height: 16 + CGFloat((row + column) % 4) * 8)
                        }
                    }
                }
            }
        }
        for drawn in try await grid.annotations(.proposals).drawn(1) {
            let shown = ProposalsLayer().shownViews(in: drawn.scene)
            let proposals = shown.map { "\($0.sizingProposal)" }
            #expect(proposals.count > 2 && proposals.allSatisfy { one in proposals.count { $0 == one } <= 2 })
        }
    }

    @Test("a view that requests its proposal has it named")
    func asked() async throws {
        let row = Scene("like/asked", proposal: ProposedViewSize(width: 300, height: 80)) {
            HStack(alignment: .top, spacing: 60) {
                ForEach(0..<4, id: \.self) { _ in
                    Color.red.frame(width: 10, height: 10).frame(width: 30, height: 30).annotated(.proposals)
                }
            }
        }
        for drawn in try await row.annotations([.borders]).drawn(1) {
            #expect(drawn.canvas.proposed.count { $0.name == "frame" } == 4)
        }
    }

    /// 36 texts, in a grid and in rows of a column.
    private static var tables: [Scene] {
        func text(_ row: Int, _ column: Int) -> some View { Text("r\(row)c\(column)") }
        let proposal = ProposedViewSize(width: 500, height: 300)
        return [
            Scene("like/grid", proposal: proposal) {
                Grid {
                    ForEach(0..<6, id: \.self) { row in GridRow { ForEach(0..<6, id: \.self) { text(row, $0) } } }
                }
            },
            Scene("like/rows", proposal: proposal) {
                VStack {
                    ForEach(0..<6, id: \.self) { row in HStack { ForEach(0..<6, id: \.self) { text(row, $0) } } }
                }
            },
        ]
    }

    @Test("in a column of framed texts, each has its number beside it")
    func column() async throws {
        let column = Scene("like/column", proposal: ProposedViewSize(width: 300, height: 900)) {
            VStack(spacing: 2) {
                ForEach(0..<36, id: \.self) { Text("Line \($0)").font(.caption).frame(height: 14) }
            }
        }
        for drawn in try await column.annotations(.borders, .sizes).drawn(1) {
            let names = drawn.placed.filter {
                $0.label.kind == .name && drawn.scene.views[$0.label.row ?? 0].name == "frame"
            }
            #expect(names.count == 36 && drawn.picture.missingNames == 0)
            #expect(names.allSatisfy { $0.rect.distance(to: $0.label.target) < 40 })
        }
    }

    @Test("in a table of texts, those with room are labeled beside them; the others are counted")
    func texts() async throws {
        for scene in Self.tables {
            for drawn in try await Made.drawn(scene.annotations(.all), 1) {
                let texts = Set(drawn.scene.views.filter { $0.role == .text }.map(\.id))
                let own = drawn.placed.filter { $0.label.kind == .name && texts.contains($0.label.row ?? -1) }
                #expect(own.count + drawn.picture.missingNames >= 36, "\(scene.name): \(own.count)")
                let longest = own.compactMap { $0.leader?.length }.max() ?? 0
                #expect(longest < 130, "\(scene.name): \(longest)")
            }
        }
    }
}
