import Drawing
import Foundation
import Testing

@testable import Diagramming

@Suite("Paths and ends of leaders")
struct LabelPlacerLeadersTests {
    private func request(
        _ width: CGFloat, at target: CGRect, _ sides: (Candidates.Side, home: CGFloat, cost: CGFloat)...
    ) -> LabelPlacer.Request {
        LabelPlacer.Request(
            sizes: [CGSize(width: width, height: 12)], target: target, preference: Preference(sides), badge: nil)
    }

    /// The length of a leader inside a rectangle, in points.
    private func length(of leader: LabelPlacer.Leader, in rect: CGRect) -> CGFloat {
        leader.parts.reduce(0) { sum, part in
            let count = (0..<400).count { step in
                let place = (CGFloat(step) + 0.5) / 400
                return rect.contains(
                    CGPoint(
                        x: part.start.x + (part.end.x - part.start.x) * place,
                        y: part.start.y + (part.end.y - part.start.y) * place))
            }
            return sum + hypot(part.end.x - part.start.x, part.end.y - part.start.y) * CGFloat(count) / 400
        }
    }

    @Test("a leader does not run along a thin view, though the way around is longer")
    func thinView() throws {
        // A square on a bar; there is room for its name only right of the bar.
        let (square, bar) = (CGRect(x: 20, y: 40, width: 6, height: 4), CGRect(x: 0, y: 40, width: 200, height: 4))
        var placer = LabelPlacer(extent: CGRect(x: 0, y: 0, width: 200, height: 80))
        placer.views = [bar, square]
        placer.lines = [
            CGRect(x: -200, y: -60, width: 400, height: 90), CGRect(x: -200, y: 54, width: 400, height: 90),
        ]
        placer.lines += [CGRect(x: -200, y: 30, width: 190, height: 24)]
        let placement = try #require(placer.place([request(30, at: square, (.above, home: 0.5, cost: 0))])[0])
        let leader = try #require(placement.leader)
        #expect(length(of: leader, in: bar) <= 8, "\(leader)")
        #expect(leader.end.x >= square.minX && leader.end.x <= square.maxX)
    }

    @Test("a leader turns a corner rather than lie on a border")
    func corner() throws {
        let target = CGRect(x: 100, y: 100, width: 20, height: 20)
        var placer = LabelPlacer(extent: CGRect(x: 0, y: 0, width: 220, height: 220))
        // Words all around, with a gap between them at the left and one above, neither in a straight line.
        let words = [
            CGRect(x: 20, y: 80, width: 70, height: 24), CGRect(x: 20, y: 116, width: 70, height: 24),
            CGRect(x: 20, y: 54, width: 130, height: 24), CGRect(x: 94, y: 80, width: 56, height: 10),
            CGRect(x: 125, y: 96.5, width: 25, height: 44), CGRect(x: 20, y: 142, width: 130, height: 24),
        ]
        placer.penalties = words.map { LabelPlacer.PenaltyRegion(rect: $0, weight: 160, kind: .words) }
        let open = try #require(placer.place([request(30, at: target, (.above, home: 0.5, cost: 0))])[0]?.leader)
        #expect(open.end.x == target.minX && open.bend == nil, "\(open)")
        // The gap at the left has only borders.
        let borders = stride(from: CGFloat(105), through: 114, by: 3).map { CGRect(x: 0, y: $0, width: 95, height: 1) }
        placer.lines = borders
        let leader = try #require(placer.place([request(30, at: target, (.above, home: 0.5, cost: 0))])[0]?.leader)
        for border in borders { #expect(length(of: leader, in: border.insetBy(dx: 0, dy: -2)) < 8, "\(leader)") }
        for words in words { #expect(length(of: leader, in: words) == 0, "\(leader)") }
    }

    @Test("the leader of a length ends in the middle of its gap, not where another one touches it")
    func band() throws {
        // Two gaps, one below the other, without room in or near either.
        let (own, other) = (CGRect(x: 0, y: 40, width: 120, height: 8), CGRect(x: 0, y: 36, width: 120, height: 4))
        var placer = LabelPlacer(extent: CGRect(x: 0, y: 0, width: 120, height: 90))
        placer.penalties = [own, other].map { LabelPlacer.PenaltyRegion(rect: $0, weight: 14, kind: .length) }
        let near = CGRect(x: -30, y: 6, width: 180, height: 76)
        var length = request(9, at: own, (.above, home: 0.5, cost: 0))
        length.kind = .length
        for barred in [
            CGRect(x: -300, y: 20, width: 700, height: 300), CGRect(x: -300, y: -300, width: 400, height: 700),
            CGRect(x: -300, y: -300, width: 700, height: 330),
        ] {
            placer.lines = [near, barred]
            let leader = try #require(placer.place([length])[0]?.leader, "\(barred)")
            #expect(own.insetBy(dx: 3, dy: 3).contains(leader.end), "\(barred): \(leader)")
            #expect(self.length(of: leader, in: other) <= 6, "\(barred): \(leader)")
        }
    }

    @Test("the number of a guide is not beside another guide's arrow, and its leader crosses none")
    func guides() throws {
        // Two arrows of the same length, one below the other.
        let (own, other) = (CGRect(x: 40, y: 60, width: 80, height: 1), CGRect(x: 40, y: 40, width: 80, height: 1))
        let heads = [own, other].map { CGRect(x: $0.maxX, y: $0.midY - 3, width: 6, height: 6) }
        let line = CGRect(x: 126, y: 20, width: 2, height: 80)
        var placer = LabelPlacer(extent: CGRect(x: 30, y: 20, width: 110, height: 90))
        placer.marks = [own, other, line] + heads
        placer.lines = placer.marks
        // There is no room below its own.
        placer.lines.append(CGRect(x: 0, y: 64, width: 124, height: 200))
        var number = request(24, at: own.insetBy(dx: 0, dy: -2), (.below, home: 1, cost: 0), (.above, home: 1, cost: 1))
        number.marks = [own, heads[0], line]
        let placement = try #require(placer.place([number])[0])
        for mark in [other, heads[1]] {
            #expect(placement.rect.distance(to: mark) >= 3, "\(placement)")
            #expect(placement.leader.map { length(of: $0, in: mark.insetBy(dx: -1, dy: -1)) == 0 } ?? true)
        }
        let nearest = [own, heads[0], line].map { placement.rect.distance(to: $0) }.min() ?? 0
        let unrelated = [other, heads[1]].map { placement.rect.distance(to: $0) }.min() ?? 0
        #expect(placement.leader != nil || nearest < unrelated, "\(placement)")
        // A lone arrow may have its number above it.
        placer.marks = [own, heads[0], line]
        placer.lines = placer.marks + [placer.lines.last!]
        #expect(try #require(placer.place([number])[0]).leader == nil)
    }

    /// Nine boxes that look alike; the name of the one in the middle.
    private func nine(_ gap: CGFloat) -> (boxes: [CGRect], request: LabelPlacer.Request) {
        let boxes = (0..<9).map { index in
            CGRect(
                x: 100 + CGFloat(index % 3) * (50 + gap), y: 100 + CGFloat(index / 3) * (40 + gap), width: 50,
                height: 40)
        }
        var request = request(70, at: boxes[4], (.above, home: 0.5, cost: 0), (.middle, home: 0.5, cost: 9))
        (request.kind, request.isUnique, request.own) = (.name, false, boxes[4])
        request.lookalikes = boxes.filter { $0 != boxes[4] }
        request.others = request.lookalikes
        request.badge = CGSize(width: 12, height: 10)
        return (boxes, request)
    }

    @Test("a leader passes no lookalike of its view: a number inside the view is better", arguments: [4, 8, 24])
    func alike(gap: CGFloat) throws {
        let (boxes, request) = nine(gap)
        var placer = LabelPlacer(extent: CGRect(x: 100, y: 100, width: 150 + 2 * gap, height: 120 + 2 * gap))
        placer.penalties = boxes.map { LabelPlacer.PenaltyRegion(rect: $0, weight: 60, kind: .view) }
        placer.views = boxes
        placer.lines = boxes.flatMap { box in
            [
                CGRect(x: box.minX, y: box.minY, width: 50, height: 1),
                CGRect(x: box.minX, y: box.maxY - 1, width: 50, height: 1),
            ]
        }
        let placement = try #require(placer.place([request])[0])
        for box in request.lookalikes {
            #expect(placement.leader.map { length(of: $0, in: box.insetBy(dx: 1, dy: 1)) < 1 } ?? true, "\(placement)")
            #expect(!placement.rect.overlaps(box), "\(placement)")
        }
        let way = placement.rect.distance(to: boxes[4])
        #expect(placement.leader != nil || request.lookalikes.allSatisfy { placement.rect.distance(to: $0) > way + 3 })
    }

    @Test("a leader ends well inside its view if another one is near, else at its edge")
    func dot() throws {
        for gap in [2, 60] as [CGFloat] {
            let boxes = (0..<3).map { CGRect(x: 100 + CGFloat($0) * (14 + gap), y: 100, width: 14, height: 40) }
            var request = request(70, at: boxes[1], (.above, home: 0.5, cost: 0))
            (request.kind, request.isUnique, request.own) = (.name, false, boxes[1])
            request.lookalikes = [boxes[0], boxes[2]]
            request.others = request.lookalikes
            var placer = LabelPlacer(extent: CGRect(x: 100, y: 100, width: 42 + 2 * gap, height: 40))
            placer.views = boxes
            // Nothing near is free.
            placer.lines = [boxes[1].insetBy(dx: -60, dy: -14)]
            let end = try #require(placer.place([request])[0]?.leader?.end)
            let dot = CGRect(x: end.x - 1.5, y: end.y - 1.5, width: 3, height: 3)
            #expect(boxes[1].insetBy(dx: 1, dy: 1).encloses(dot) == (gap < 10), "\(gap): \(dot) in \(boxes[1])")
            #expect(boxes[1].contains(end) || boxes[1].distance(to: dot) < 2)
        }
    }

    @Test("a length on a line of text, among views or over another gap has a leader; in its own gap it has none")
    func untied() throws {
        // A padding around a row, a word in it.
        let gapOwner = CGRect(x: 40, y: 40, width: 160, height: 44)
        let (own, word) = (
            CGRect(x: 188, y: 46, width: 12, height: 32), CGRect(x: 96, y: 56, width: 40, height: 12)
        )
        var length = request(10, at: own, (.middle, home: 0.5, cost: 0), (.left, home: 0.5, cost: 1))
        (length.kind, length.gapOwner) = (.length, gapOwner)
        var placer = LabelPlacer(extent: gapOwner)
        placer.penalties = [
            LabelPlacer.PenaltyRegion(rect: own, weight: 3, kind: .length),
            LabelPlacer.PenaltyRegion(rect: word, weight: 160, kind: .words),
        ]
        let free = try #require(placer.place([length])[0])
        #expect(free.leader == nil && own.contains(CGPoint(x: free.rect.midX, y: free.rect.midY)), "\(free)")
        // No room in it, and beside it only at the word.
        for blocked in [[own], [own, CGRect(x: 202, y: 0, width: 20, height: 120)]] {
            placer.lines = blocked
            let led = try #require(placer.place([length])[0])
            #expect(led.leader != nil || !led.rect.overlaps(gapOwner), "\(led)")
            #expect(!led.rect.overlaps(gapOwner) || abs(led.rect.midY - word.midY) > 8, "\(led)")
        }
        // Over a gap that begins at the end of its own.
        let gap = CGRect(x: 200, y: 40, width: 6, height: 44)
        placer.lines = []
        placer.penalties.append(LabelPlacer.PenaltyRegion(rect: gap, weight: 14, kind: .length))
        length.sizes = [CGSize(width: 20, height: 12)]
        let wide = try #require(placer.place([length])[0])
        #expect(!wide.rect.insetBy(dx: 1, dy: 0).overlaps(gap), "\(wide)")
    }

    @Test("a name between two views belongs to the nearer one, and the name of a view without area has a leader")
    func nearest() throws {
        let (own, other) = (
            CGRect(x: 100, y: 100, width: 60, height: 40), CGRect(x: 100, y: 168, width: 60, height: 40)
        )
        var name = request(50, at: own, (.below, home: 0.5, cost: 0))
        (name.kind, name.own, name.others) = (.name, own, [other])
        var placer = LabelPlacer(extent: CGRect(x: 100, y: 100, width: 60, height: 108))
        // The places close to its own are taken.
        placer.lines = [CGRect(x: 80, y: 141, width: 100, height: 6)]
        let placement = try #require(placer.place([name])[0])
        #expect(placement.leader != nil || placement.rect.distance(to: own) <= placement.rect.distance(to: other))
        placer.lines = []
        #expect(try #require(placer.place([name])[0]).leader == nil)
        name.hasNoArea = true
        #expect(try #require(placer.place([name])[0]).leader != nil)
    }

    @Test("a clipped leader ends where it enters its gap")
    func ending() {
        let gap = CGRect(x: 40, y: 0, width: 40, height: 10)
        let level = LabelPlacer.Leader(start: CGPoint(x: 0, y: 5), end: CGPoint(x: 44, y: 5))
        #expect(level.ending(before: gap).end == CGPoint(x: 40, y: 5))
        let slanted = LabelPlacer.Leader(start: CGPoint(x: 60, y: 30), end: CGPoint(x: 50, y: 5))
        #expect(slanted.ending(before: gap).end == CGPoint(x: 52, y: 10))
        let bent = LabelPlacer.Leader(
            start: CGPoint(x: 20, y: 50), bend: CGPoint(x: 60, y: 50), end: CGPoint(x: 60, y: 4))
        #expect(bent.ending(before: gap).end == CGPoint(x: 60, y: 10) && bent.ending(before: gap).bend == bent.bend)
        let elsewhere = LabelPlacer.Leader(start: .zero, end: CGPoint(x: 0, y: 30))
        #expect(elsewhere.ending(before: gap) == elsewhere)
    }

    @Test("a leader is invisible on content of a similar color, but not on another color or beside the content")
    func backdrop() {
        let blue = RGBA(hex: 0x0a60ff)
        let square = CGRect(x: 20, y: 20, width: 40, height: 40)
        func hides(_ items: [DisplayItem], _ color: RGBA, from start: CGPoint = CGPoint(x: 0, y: 40)) -> Bool {
            let leader = LabelPlacer.Leader(start: start, end: CGPoint(x: 50, y: start.y))
            return PaintedContent(items, panel: .white).hides(leader, color)
        }
        let fill = DisplayItem.fill(Path(square), .color(blue))
        #expect(hides([fill], blue) && hides([fill], RGBA(hex: 0x4f5b67)))
        #expect(!hides([fill], RGBA(hex: 0x000000)) && !hides([], blue))
        #expect(!hides([fill], blue, from: CGPoint(x: 0, y: 10)))
        // Content above it, opacity and the group's transform count.
        #expect(!hides([fill, .fill(Path(square), .color(.white))], blue))
        #expect(!hides([.group([fill], .opacity(0.1))], blue))
        #expect(!hides([.group([fill], .transform(CGAffineTransform(translationX: 0, y: 60)))], blue))
        #expect(!hides([.group([fill], .clip(Path(CGRect(x: 20, y: 50, width: 40, height: 10))))], blue))
        #expect(hides([.group([fill], .clip(Path(CGRect(x: 20, y: 30, width: 40, height: 30))))], blue))
        // A gradient and a picture may have any color.
        let gradient = PaintStyle.linearGradient(stops: [], from: .zero, to: CGPoint(x: 1, y: 1))
        #expect(hides([.fill(Path(square), gradient)], RGBA(hex: 0x000000)))
        let image = ImageSource(name: "a", pixels: [10, 96, 255, 255], pixelWidth: 1, pixelHeight: 1)
        #expect(hides([.image(image, rect: square, interpolation: .none)], RGBA(hex: 0x000000)))
    }

    @Test("a leader crosses a bracket only where there is no other way")
    func brackets() throws {
        // There is room for the label farther off on both sides; the nearer one is behind the bracket.
        let target = CGRect(x: 40, y: 40, width: 8, height: 8)
        var placer = LabelPlacer(extent: CGRect(x: 0, y: 0, width: 100, height: 100))
        placer.lines = [CGRect(x: 20, y: 20, width: 50, height: 20), CGRect(x: 20, y: 48, width: 50, height: 40)]
        placer.brackets = [CGRect(x: 64, y: 0, width: 1, height: 100)]
        placer.lines += [CGRect(x: 49, y: 40, width: 12, height: 8), CGRect(x: 5, y: 40, width: 34, height: 8)]
        placer.lines += placer.brackets
        let label = request(30, at: target, (.right, home: 0.5, cost: 0), (.left, home: 0.5, cost: 4))
        let placement = try #require(placer.place([label])[0])
        #expect(placement.leader.map { !$0.crosses(placer.brackets[0]) } ?? true, "\(placement)")
    }
}
