import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

private let bounds = CGRect(x: 10, y: 20, width: 40, height: 20)

@MainActor
private func drawn<V: View>(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ content: () -> V) -> [DisplayItem] {
    SceneryPainter(layout(width, height, content), scale: 1).items()
}

/// The bounds of a stroke.
private func ink(_ item: DisplayItem?) -> CGRect? {
    guard case .stroke(let path, _, let style)? = item else { return nil }
    return path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
}

@Suite("A painted shape")
@MainActor
struct ShapePaintsTests {
    @Test("is painted again over its present paint, as one view")
    func chained() {
        let layout = layout(10, 10) { Circle().fill(.red).stroke(.black, lineWidth: 2).strokeBorder(.blue) }
        #expect(layout.records.map(\.name) == ["Circle"])
        let items = SceneryPainter(layout, scale: 1).items()
        let circle = Path(ellipseIn: rect(0, 0, 10, 10))
        #expect(
            items.prefix(2) == [
                .fill(circle, .color(RGBA(hex: 0xff3b30))), .stroke(circle, .color(.black), StrokeStyle(lineWidth: 2)),
            ])
        #expect(items.count == 3)
    }

    @Test("keeps its border inside its bounds and its size unchanged", arguments: [1, 3, 8] as [CGFloat])
    func border(width: CGFloat) {
        func check<S: InsettableShape>(_ shape: S) {
            #expect(ink(drawn(40, 20) { shape.strokeBorder(.red, lineWidth: width) }.first) == rect(0, 0, 40, 20))
            #expect(layout(40, 20) { shape.strokeBorder(lineWidth: width) }.size == size(40, 20))
        }
        check(Rectangle())
        check(RoundedRectangle(cornerRadius: 6))
        check(Ellipse())
        check(Capsule())
        check(UnevenRoundedRectangle(topLeadingRadius: 5, bottomTrailingRadius: 9))
        let circle = drawn(40, 40) { Circle().strokeBorder(.red, lineWidth: width) }
        #expect(ink(circle.first) == rect(0, 0, 40, 40))
    }

    @Test("keeps the centers of its corners however often it is inset")
    func inset() {
        let twice = RoundedRectangle(cornerRadius: 8).inset(by: 2).inset(by: 3)
        #expect(twice.path(in: bounds) == Path(roundedRect: bounds.insetBy(dx: 5, dy: 5), cornerRadius: 3))
        #expect(Rectangle().inset(by: 30).path(in: bounds).isEmpty)
    }

    @Test("strokes in the foreground, or as a shape that can be filled")
    func strokeAsShape() {
        let pen = StrokeStyle(lineWidth: 3, lineCap: .round)
        let circle = Path(ellipseIn: rect(0, 0, 10, 10))
        #expect(drawn(10, 10) { Circle().stroke(style: pen) } == [.stroke(circle, .color(.black), pen)])
        #expect(drawn(10, 10) { Circle().stroke(style: pen).fill(.white) } == [.stroke(circle, .color(.white), pen)])
        #expect(layout(10, 30) { Circle().stroke(lineWidth: 3) }.size == size(10, 10))
        let region = Circle().stroke(lineWidth: 2).path(in: rect(0, 0, 10, 10))
        #expect(region.contains(CGPoint(x: 0.5, y: 5)) && !region.contains(CGPoint(x: 5, y: 5)))
    }
}

@Suite("A shape made from another")
@MainActor
struct DerivedShapeTests {
    @Test("is trimmed by length")
    func trim() {
        #expect(Rectangle().trim(from: 0, to: 0.5).path(in: rect(0, 0, 10, 10)).description == "0 0 m 10 0 l 10 10 l")
        #expect(layout(7, 9) { Circle().trim(to: 0.5).stroke(.red) }.size == size(7, 7))
        #expect(layout(7, 9) { Circle().trim(to: 0.5).stroke(.red) }.records.map(\.name) == ["Circle"])
    }

    @Test("is moved, rotated and scaled about its bounds")
    func transforms() {
        let shape = Rectangle()
        #expect(shape.offset(x: 3, y: 4).path(in: bounds).boundingRect == bounds.offsetBy(dx: 3, dy: 4))
        #expect(shape.scale(0.5).path(in: bounds).boundingRect == bounds.insetBy(dx: 10, dy: 5))
        #expect(shape.scale(x: 2, anchor: .leading).path(in: bounds).boundingRect == rect(10, 20, 80, 20))
        let turned = shape.rotation(.degrees(90)).path(in: bounds).boundingRect
        #expect(abs(turned.minX - 20) < 1e-9 && abs(turned.height - 40) < 1e-9)
        let moved = shape.transform(CGAffineTransform(translationX: 5, y: 0)).path(in: bounds).boundingRect
        #expect(moved == rect(15, 20, 40, 20))
        #expect(shape.size(width: 3, height: 4).path(in: bounds).boundingRect == rect(10, 20, 3, 4))
    }

    @Test("keeps its drawing and size when type-erased")
    func any() {
        #expect(AnyShape(Circle()).path(in: bounds) == Circle().path(in: bounds))
        #expect(layout(30, 20) { AnyShape(Circle()) }.size == size(20, 20))
        #expect(ContainerRelativeShape().path(in: bounds) == Path(bounds))
    }

    @Test("of a user's own type draws with its own data")
    func custom() {
        struct Wedge: Shape {
            var fraction: Double
            var animatableData: Double {
                get { fraction }
                set { fraction = newValue }
            }
            func path(in rect: CGRect) -> Path {
                Path { path in
                    path.move(to: CGPoint(x: rect.midX, y: rect.midY))
                    path.addArc(
                        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .zero,
                        endAngle: .degrees(360 * fraction), clockwise: false)
                    path.closeSubpath()
                }
            }
        }
        guard case .fill(let path, _, _)? = drawn(20, 20, { Wedge(fraction: 0.25).fill(.red) }).first else {
            Issue.record("nothing is filled")
            return
        }
        #expect(path.contains(CGPoint(x: 13, y: 13)) && !path.contains(CGPoint(x: 7, y: 13)))
    }
}
