import Foundation
import Testing

@testable import Diagramming

@Suite("Placing labels")
struct LabelPlacerTests {
    /// A small generator of its own, so that scenes are the same everywhere.
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
            placer.soft.append(LabelPlacer.Soft(rect: rect, weight: 60))
            if rect.width > 24, rect.height > 16, requests.count % 2 == 0 {
                let words = CGRect(x: rect.minX + 4, y: rect.midY - 6, width: rect.width - 8, height: 12)
                placer.soft.append(LabelPlacer.Soft(rect: words, weight: 160, kind: .words))
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
        "no two labels of a crowd overlap, none covers a line or words, all are on the grown canvas", arguments: 0..<200
    )
    func crowds(seed: Int) {
        let crowd = crowd(UInt64(seed))
        let placements = crowd.placer.place(crowd.requests)
        #expect(placements.count == crowd.requests.count)
        let rects = placements.compactMap { $0?.rect }
        #expect(rects.count == crowd.requests.count)
        let words = crowd.placer.soft.filter { $0.kind == .words }.map(\.rect)
        for (index, rect) in rects.enumerated() {
            #expect(!rects.dropFirst(index + 1).contains { $0.overlaps(rect) })
            #expect(!crowd.placer.lines.contains { $0.overlaps(rect) })
            #expect(!words.contains { $0.overlaps(rect) })
            // A label never strays: the canvas at most trebles.
            #expect(CGRect(x: -320, y: -240, width: 960, height: 720).contains(rect))
        }
        // Where views cover each other wholly a leader may have to pass beneath a label; once a crowd at the most.
        let hidden = placements.count { placement in
            placement?.leader.map { leader in rects.contains { $0 != placement?.rect && leader.crosses($0) } } ?? false
        }
        #expect(hidden <= 1)
        let struck = zip(crowd.requests, placements).count { request, placement in
            guard let leader = placement?.leader else { return false }
            return words.contains {
                leader.crosses($0) && (!$0.overlaps(request.target) || request.target.contains($0))
            }
        }
        #expect(struck <= 1)
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

    @Test("a diagonal crosses the boxes in its way and no others")
    func crossing() {
        let line = LabelPlacer.Leader(start: .zero, end: CGPoint(x: 10, y: 10))
        #expect(line.crosses(CGRect(x: 4, y: 4, width: 2, height: 2)))
        #expect(!line.crosses(CGRect(x: 6, y: 0, width: 3, height: 3)))
        #expect(!line.crosses(CGRect(x: 11, y: 11, width: 3, height: 3)))
        #expect(line.crosses(LabelPlacer.Leader(start: CGPoint(x: 0, y: 6), end: CGPoint(x: 6, y: 0))))
        #expect(!line.crosses(LabelPlacer.Leader(start: CGPoint(x: 0, y: 6), end: CGPoint(x: 2, y: 4))))
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
}
