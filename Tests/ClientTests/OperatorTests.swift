import Plumbline
import Testing

@Suite("With one import")
struct OperatorTests {
    @Test("angles are added, scaled, negated and compared")
    func angles() {
        var angle = Angle.degrees(30) * 2
        angle += .degrees(20) - .degrees(10)
        angle /= 2
        #expect(abs(angle.degrees - 35) < 1e-9)
        #expect(-angle < .zero && angle / 2 > .degrees(17) && 2 * angle == angle + angle)
        angle *= 2
        angle -= .degrees(70)
        #expect(abs(angle.degrees) < 1e-9)
    }

    @Test("values of every room are compared and combined")
    func others() {
        let transform = CGAffineTransform(translationX: 1, y: 2)
        #expect(transform != .identity && transform == CGAffineTransform(translationX: 1, y: 2))
        #expect(Path(CGRect(x: 0, y: 0, width: 1, height: 1)) != Path())
        #expect(StrokeStyle(lineWidth: 2) != StrokeStyle())
        #expect(DynamicTypeSize.small < .large)
        #expect(Axis.Set.horizontal != .vertical && Edge.Set.all.contains(.top))
        #expect(ProposedViewSize.zero != .unspecified && UnitPoint.center == UnitPoint(x: 0.5, y: 0.5))
        #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: 1, dy: 2))
        #expect(CGPoint(x: 1, y: 2).animatableData + CGPoint(x: 2, y: 3).animatableData == AnimatablePair(3, 5))
    }

    @Test("types are found by their module’s name")
    func moduleNames() {
        let axis: Plumbline.Axis = .horizontal
        let angle: Plumbline.Angle = .zero
        #expect(axis == .horizontal && angle == .zero && Plumbline.Path().isEmpty)
        #expect(Plumbline.HStackLayout.layoutProperties.stackOrientation == .horizontal)
    }

    @Test("texts and pictures are compared by what they were made from")
    func equality() {
        #expect(Text("a").bold() == Text("a").bold() && Text("a") != Text("b") && Text("a") != Text("a").bold())
        #expect(Text("a").foregroundStyle(.red) != Text("a").foregroundStyle(.blue))
        #expect(Image("x") == Image("x") && Image("x") != Image("y") && Image("x") != Image("x").resizable())
        let key: LocalizedStringKey = "a"
        #expect(key == "a" && key != "b")
    }
}
