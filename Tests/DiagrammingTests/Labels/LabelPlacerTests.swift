import Foundation
import Testing

import func TestSupport.trials

@testable import Diagramming

@Suite("Placing labels")
struct LabelPlacerTests {
    /// A small generator, so that scenes are the same everywhere.
    struct Seeded: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    struct Crowd {
        var placer: LabelPlacer
        var requests: [LabelPlacer.Request]
    }

    func crowd(_ seed: UInt64) -> Crowd {
        var random = Seeded(state: seed &* 7919 &+ 17)
        let area = CGRect(x: 0, y: 0, width: 320, height: 240)
        var placer = LabelPlacer(extent: area)
        var requests: [LabelPlacer.Request] = []
        for _ in 0..<Int.random(in: 10...40, using: &random) {
            let size = CGSize(
                width: CGFloat(Int.random(in: 4...120, using: &random)),
                height: CGFloat(Int.random(in: 4...90, using: &random)))
            let rect = CGRect(
                x: CGFloat(Int.random(in: 0...(320 - Int(size.width)), using: &random)),
                y: CGFloat(Int.random(in: 0...(240 - Int(size.height)), using: &random)), width: size.width,
                height: size.height)
            placer.lines += [
                CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
                CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
                CGRect(x: rect.minX, y: rect.minY, width: 1, height: rect.height),
                CGRect(x: rect.maxX - 1, y: rect.minY, width: 1, height: rect.height),
            ]
            placer.penalties.append(LabelPlacer.PenaltyRegion(rect: rect, weight: 60))
            if rect.width > 24, rect.height > 16, requests.count % 2 == 0 {
                let words = CGRect(x: rect.minX + 4, y: rect.midY - 6, width: rect.width - 8, height: 12)
                placer.penalties.append(LabelPlacer.PenaltyRegion(rect: words, weight: 160, kind: .words))
            }
            let width = CGFloat(Int.random(in: 20...90, using: &random))
            requests.append(
                LabelPlacer.Request(
                    sizes: [CGSize(width: width, height: 15), CGSize(width: width / 2, height: 26)], target: rect,
                    preference: requests.count % 3 == 0 ? .container : .view,
                    badge: requests.count % 4 == 0 ? nil : CGSize(width: 12, height: 11), own: rect))
        }
        return Crowd(placer: placer, requests: requests)
    }

    @Test(
        "no two labels of a crowd overlap, none covers a line or words, all are on the grown canvas",
        arguments: 0..<trials(200, short: 30)
    )
    func crowds(seed: Int) {
        let crowd = crowd(UInt64(seed))
        let placements = crowd.placer.place(crowd.requests)
        #expect(placements.count == crowd.requests.count)
        let rects = placements.compactMap { $0?.rect }
        #expect(rects.count == crowd.requests.count)
        let words = crowd.placer.penalties.filter { $0.kind == .words }.map(\.rect)
        for (index, rect) in rects.enumerated() {
            #expect(!rects.dropFirst(index + 1).contains { $0.overlaps(rect) })
            #expect(!crowd.placer.lines.contains { $0.overlaps(rect) })
            #expect(!words.contains { $0.overlaps(rect) })
            // Labels stay near: the canvas grows to at most three times its size.
            #expect(CGRect(x: -320, y: -240, width: 960, height: 720).contains(rect))
        }
        // If views cover each other completely, a leader may have to pass beneath a label, at most once per crowd.
        let hidden = placements.count { placement in
            placement?.leader.map { leader in rects.contains { $0 != placement?.rect && leader.crosses($0) } } ?? false
        }
        #expect(hidden <= 1)
        let struck = zip(crowd.requests, placements).count { request, placement in
            guard let leader = placement?.leader else { return false }
            return words.contains {
                // A target inside words can be reached only through them.
                let isInWords = $0.encloses(CGRect(origin: leader.end, size: .zero))
                return leader.crosses($0) && (!isInWords || request.target.contains($0))
            }
        }
        #expect(struck <= 1)
        let leaders = placements.compactMap { $0?.leader }
        let laid = leaders.enumerated().count { index, leader in
            leaders.dropFirst(index + 1).contains { leader.crosses($0) }
        }
        #expect(laid <= 2)
    }

    @Test("the same requests get the same places", arguments: [3, 77, 140])
    func deterministic(seed: Int) {
        let (first, second) = (crowd(UInt64(seed)), crowd(UInt64(seed)))
        #expect(first.placer.place(first.requests) == second.placer.place(second.requests))
    }

    @Test("a lone view is named above its middle")
    func lone() {
        let target = CGRect(x: 100, y: 100, width: 80, height: 60)
        let placer = LabelPlacer(extent: target)
        let request = LabelPlacer.Request(
            sizes: [CGSize(width: 40, height: 12)], target: target, preference: .view, badge: nil, own: target)
        #expect(
            placer.place([request]) == [
                LabelPlacer.Placement(rect: CGRect(x: 120, y: 85, width: 40, height: 12), shape: 0)
            ])
    }

    @Test("an optional label without a good place is left out")
    func optional() {
        let target = CGRect(x: 100, y: 100, width: 8, height: 8)
        var placer = LabelPlacer(extent: target)
        placer.lines = [CGRect(x: 0, y: 0, width: 300, height: 300)]
        var request = LabelPlacer.Request(
            sizes: [CGSize(width: 40, height: 12)], target: target, preference: .view, badge: nil, own: nil)
        request.isOptional = true
        #expect(placer.place([request]) == [nil])
        request.isOptional = false
        #expect(placer.place([request])[0] != nil)
    }

    @Test("a label beyond the end of a long side covers no other")
    func beyondLongSide() throws {
        var placer = LabelPlacer(extent: CGRect(x: 0, y: 0, width: 100, height: 900))
        // The only room but beside the picture, for one label.
        let room = CGRect(x: 42, y: 872, width: 48, height: 24)
        let bounds = CGRect(x: -2000, y: -2000, width: 4000, height: 4000)
        placer.lines = bounds.pieces(outside: room)
        let (size, near) = (CGSize(width: 40, height: 15), CGRect(x: 60, y: 897, width: 12, height: 12))
        let requests = [near, CGRect(x: 0, y: 0, width: 20, height: 600)].map {
            LabelPlacer.Request(sizes: [size], target: $0, preference: .view, badge: nil, own: $0)
        }
        let rects = placer.place(requests).compactMap { $0?.rect }
        #expect(rects.count == 2 && room.encloses(rects[0]))
        #expect(!rects[0].overlaps(rects[1]))
    }

    @Test("a diagonal crosses exactly the boxes in its way")
    func crossing() {
        let line = LabelPlacer.Leader(start: .zero, end: CGPoint(x: 10, y: 10))
        #expect(line.crosses(CGRect(x: 4, y: 4, width: 2, height: 2)))
        #expect(!line.crosses(CGRect(x: 6, y: 0, width: 3, height: 3)))
        #expect(!line.crosses(CGRect(x: 11, y: 11, width: 3, height: 3)))
        #expect(line.crosses(LabelPlacer.Leader(start: CGPoint(x: 0, y: 6), end: CGPoint(x: 6, y: 0))))
        #expect(!line.crosses(LabelPlacer.Leader(start: CGPoint(x: 0, y: 6), end: CGPoint(x: 1, y: 5))))
    }

    @Test("leaders on one line, or one that ends at the other, count as crossing")
    func laid() {
        func line(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> LabelPlacer.Leader {
            LabelPlacer.Leader(start: CGPoint(x: x1, y: y1), end: CGPoint(x: x2, y: y2))
        }
        let level = line(0, 20, 40, 20)
        for other in [line(30, 20, 80, 20), line(80, 20, 30, 20), line(10, 20, 20, 20), line(-10, 21, 70, 21), level] {
            #expect(level.crosses(other) && other.crosses(level), "\(other)")
        }
        let diagonal = line(0, 0, 30, 30)
        #expect(diagonal.crosses(line(20, 20, 60, 60)))
        // One ends at the other, or where it does.
        for other in [line(20, 60, 20, 20), line(20, 60, 20, 21), line(80, 60, 40, 20)] {
            #expect(level.crosses(other) && other.crosses(level), "\(other)")
        }
        // Side by side, or separate.
        for other in [line(0, 22, 40, 22), line(42, 20, 80, 20), line(20, 60, 20, 22)] {
            #expect(!level.crosses(other) && !other.crosses(level), "\(other)")
        }
        let bent = LabelPlacer.Leader(
            start: CGPoint(x: 10, y: 60), bend: CGPoint(x: 10, y: 20), end: CGPoint(x: 30, y: 20))
        #expect(bent.crosses(level))
    }

    @Test("the leader of a thin target that touches words ends in its middle, not at the edge of the words")
    func thin() throws {
        // A spacer between two texts.
        let target = CGRect(x: 60, y: 9, width: 100, height: 2)
        var placer = LabelPlacer(extent: CGRect(x: 0, y: 0, width: 220, height: 20))
        let words = [CGRect(x: 0, y: 0, width: 61, height: 20), CGRect(x: 159, y: 0, width: 61, height: 20)]
        placer.penalties = words.map { LabelPlacer.PenaltyRegion(rect: $0, weight: 160, kind: .words) }
        // The only free place is above the first text.
        placer.lines = [CGRect(x: 50, y: -60, width: 500, height: 60), CGRect(x: -200, y: 20, width: 700, height: 80)]
        var request = LabelPlacer.Request(
            sizes: [CGSize(width: 40, height: 12)], target: target, preference: .view, badge: nil, own: target)
        request.kind = .name
        let leader = try #require(placer.place([request])[0]?.leader)
        #expect(words.allSatisfy { !leader.crosses($0) })
        #expect(leader.end.x >= target.minX + 16 && leader.end.x <= target.maxX - 16, "\(leader)")
    }

    @Test("of equal lengths, a number inside one replaces a number outside another")
    func equalLengths() {
        let gaps = [60, 120].map { CGRect(x: $0, y: 0, width: 16, height: 60) }
        var placer = LabelPlacer(extent: CGRect(x: 0, y: 0, width: 200, height: 60))
        // Right beside words, a number would be read as one of them.
        let words = CGRect(x: 10, y: 0, width: 50, height: 60)
        placer.penalties = [LabelPlacer.PenaltyRegion(rect: words, weight: 160, kind: .words)]
        func places(areAlike: Bool) -> [LabelPlacer.Placement?] {
            placer.place(
                gaps.indices.map { index in
                    var request = LabelPlacer.Request(
                        sizes: [CGSize(width: 10, height: 12)], target: gaps[index], preference: .rowGap, badge: nil)
                    (request.kind, request.alike) = (.length, areAlike ? [gaps[1 - index]] : [])
                    return request
                })
        }
        let apart = places(areAlike: false)
        func isInside(_ places: [LabelPlacer.Placement?], _ index: Int) -> Bool? {
            places[index].map { gaps[index].encloses($0.rect) }
        }
        #expect(isInside(apart, 0) == false && isInside(apart, 1) == true)
        let alike = places(areAlike: true)
        #expect(alike[0] == nil && isInside(alike, 1) == true)
    }

    @Test("without a leader, a label is not inside a view that does not contain its target")
    func astray() throws {
        // The edge of a padding, too low for its length, and the padded view, which has room for it.
        let (band, padded) = (CGRect(x: 0, y: 0, width: 200, height: 8), CGRect(x: 8, y: 8, width: 184, height: 80))
        var placer = LabelPlacer(extent: CGRect(x: 0, y: 0, width: 200, height: 96))
        placer.views = [CGRect(x: 0, y: 0, width: 200, height: 96), padded]
        placer.lines = padded.edges(1)
        func place(_ request: LabelPlacer.Request) -> LabelPlacer.Placement? { placer.place([request])[0] }
        var request = LabelPlacer.Request(
            sizes: [CGSize(width: 14, height: 12)], target: band,
            preference: Preference([(.below, home: 0.5, cost: 0)]),
            badge: nil)
        let led = try #require(place(request))
        #expect(led.leader != nil || !padded.contains(led.rect))
        request.isOptional = true
        #expect(place(request) == nil)
        // A view around the target may contain the label.
        placer.views = [CGRect(x: 0, y: 0, width: 200, height: 96)]
        let free = try #require(place(request))
        #expect(padded.contains(free.rect) && free.leader == nil)
    }

    @Test("a leader beside a line, or nearly parallel to it, runs along it; one at an angle does not")
    func running() {
        let line = CGRect(x: 0, y: 20, width: 100, height: 1)
        func run(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> CGFloat {
            LabelPlacer.Leader(start: CGPoint(x: x1, y: y1), end: CGPoint(x: x2, y: y2)).run(along: line)
        }
        #expect(run(10, 20.5, 50, 20.5) == 40)
        #expect(run(50, 22, -30, 22) == 50)
        #expect(run(10, 24, 50, 24) == 0)
        #expect(run(10, 15, 50, 25) == 20)
        #expect(run(10, 0, 50, 40) == 0)
        #expect(run(30, 0, 30, 40) == 0)
        let upright = LabelPlacer.Leader(start: CGPoint(x: 7, y: 0), end: CGPoint(x: 7, y: 30))
        #expect(abs(upright.run(along: CGRect(x: 5, y: 10, width: 1, height: 90)) - 20) < 1e-9)
    }

    @Test("a remark beside its view has a leader, however near; one inside has none")
    func remarks() {
        func placement(_ target: CGRect) -> LabelPlacer.Placement? {
            let placer = LabelPlacer(extent: CGRect(x: 0, y: 0, width: 200, height: 100))
            var request = LabelPlacer.Request(
                sizes: [CGSize(width: 60, height: 16)], target: target, preference: .view, own: target)
            request.isRemark = true
            return placer.place([request])[0]
        }
        let beside = placement(CGRect(x: 80, y: 40, width: 40, height: 14))
        #expect(beside.map { $0.leader != nil } == true)
        let around = placement(CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(around.map { $0.leader == nil } == true)
    }

    @Test("a length fits its gap between words rather than at the end of a leader")
    func gaps() {
        var placer = LabelPlacer(extent: CGRect(x: 0, y: 0, width: 200, height: 40))
        placer.views = [CGRect(x: 0, y: 0, width: 80, height: 40), CGRect(x: 110, y: 0, width: 90, height: 40)]
        for words in placer.views {
            placer.penalties.append(LabelPlacer.PenaltyRegion(rect: words, weight: 160, kind: .words))
        }
        // What is above and below is taken.
        placer.lines = [CGRect(x: -50, y: -30, width: 300, height: 30), CGRect(x: -50, y: 40, width: 300, height: 30)]
        var request = LabelPlacer.Request(
            sizes: [CGSize(width: 24, height: 14)], target: CGRect(x: 80, y: 0, width: 30, height: 40),
            preference: .rowGap)
        request.kind = .length
        request.gapOwner = placer.extent
        let placement = placer.place([request])[0]
        #expect(placement.map { request.target.contains($0.rect) && $0.leader == nil } == true)
    }
}
