import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("Transforms")
struct TransformModifiersTests {
    /// Where two opposite corners of a 40 × 20 view at (10, 10) are drawn.
    private func corners<V: View>(@ViewBuilder _ view: (Color) -> V) throws -> [CGPoint] {
        let snapshot = layout(60, 40) {
            view(Color.red).frame(width: 40, height: 20).layoutLabel("view").padding(10)
        }
        #expect(snapshot.frame("view") == CGRect(x: 10, y: 10, width: 40, height: 20))
        guard
            case .group(_, .transform(let map)) = try #require(SceneryPainter(snapshot, scale: 1).items().first)
        else {
            Issue.record("a transformed view's items are a group")
            return []
        }
        return [CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 30)].map { point in
            let moved = point.applying(map)
            return CGPoint(x: (moved.x * 1000).rounded() / 1000, y: (moved.y * 1000).rounded() / 1000)
        }
    }

    @Test("scale about the center or the anchor")
    func scale() throws {
        #expect(try corners { $0.scaleEffect(2) } == [CGPoint(x: -10, y: 0), CGPoint(x: 70, y: 40)])
        #expect(
            try corners { $0.scaleEffect(x: 0.5, anchor: .topLeading) } == [
                CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 30),
            ])
        #expect(
            try corners { $0.scaleEffect(CGSize(width: -1, height: 1)) } == [
                CGPoint(x: 50, y: 10), CGPoint(x: 10, y: 30),
            ])
    }

    @Test("rotate clockwise about the center or the anchor")
    func rotation() throws {
        #expect(
            try corners { $0.rotationEffect(.degrees(90)) } == [CGPoint(x: 40, y: 0), CGPoint(x: 20, y: 40)])
        #expect(
            try corners { $0.rotationEffect(.radians(.pi), anchor: .topLeading) } == [
                CGPoint(x: 10, y: 10), CGPoint(x: -30, y: -10),
            ])
    }

    @Test("transform a view in its own coordinates")
    func map() throws {
        let shear = CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 3, ty: 0)
        #expect(
            try corners { $0.transformEffect(shear) } == [CGPoint(x: 13, y: 10), CGPoint(x: 73, y: 30)])
    }

    @Test("leave size, guides and spacing as they are")
    func layoutStays() {
        let plain = layout(200, 100) {
            HStack(alignment: .firstTextBaseline) {
                Text("ab").layoutLabel("a")
                Color.red.frame(width: 20, height: 30).layoutLabel("b")
            }
        }
        let turned = layout(200, 100) {
            HStack(alignment: .firstTextBaseline) {
                Text("ab").rotationEffect(.degrees(30)).layoutLabel("a")
                Color.red.frame(width: 20, height: 30).scaleEffect(3).transformEffect(.identity).layoutLabel("b")
            }
        }
        #expect(plain.size == turned.size)
        #expect(plain.frame("a") == turned.frame("a"))
        #expect(plain.frame("b") == turned.frame("b"))
    }

    @Test("report values that are not finite, and leave the view as it is")
    func invalid() {
        let snapshot = layout(60, 40) { Color.red.scaleEffect(.nan) }
        #expect(snapshot.issues.map(\.rule) == [.invalidValue])
        #expect(
            SceneryPainter(snapshot, scale: 1).items() == SceneryPainter(layout(60, 40) { Color.red }, scale: 1).items()
        )
    }

    @Test("angles convert, add and compare")
    func angles() {
        #expect(Angle.degrees(180) == .radians(.pi))
        #expect(abs(Angle(radians: .pi / 2).degrees - 90) < 1e-12)
        #expect((Angle.degrees(30) + .degrees(60) - .degrees(45)).degrees == Angle.degrees(45).degrees)
        #expect(-Angle.degrees(90) < .zero)
        #expect(Angle.degrees(45) * 2 == .degrees(90))
        #expect(Angle.degrees(90) / 2 == .degrees(45))
    }
}
