import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("An invalid argument")
struct InvalidArgumentTests {
    /// Views with one invalid argument each, its message, and whether its line is known.
    private var views: [(isPlaced: Bool, message: String, view: AnyView)] {
        let red = Color.red
        return [
            (
                true, "font size NaN is not a number: 17 is used",
                AnyView(VStack { Text("a") }.font(.system(size: .nan)))
            ),
            (true, "font size −5 is negative: 0 is used", AnyView(VStack { Text("a") }.font(.system(size: -5)))),
            (false, "font size −5 is negative: 0 is used", AnyView(Text("a").font(.system(size: -5)))),
            (true, "lineLimit −3 is less than 1: 1 is used", AnyView(Text("a").lineLimit(-3))),
            (true, "lineSpacing −1 is negative: 0 is used", AnyView(Text("a").lineSpacing(-1))),
            (true, "minimumScaleFactor 2 is more than 1: 1 is used", AnyView(Text("a").minimumScaleFactor(2))),
            (true, "cornerRadius −4 is negative: 0 is used", AnyView(red.cornerRadius(-4))),
            (true, "cornerRadius NaN is not a number: 0 is used", AnyView(red.cornerRadius(.nan))),
            (
                true, "aspectRatio 0 is not a ratio above 0: the proposal is unchanged",
                AnyView(red.aspectRatio(0, contentMode: .fit))
            ),
            (
                true, "aspectRatio −2 is not a ratio above 0: the proposal is unchanged",
                AnyView(red.aspectRatio(-2, contentMode: .fill))
            ),
            (
                true, "scaleEffect has a value that is not finite: the view is drawn unchanged",
                AnyView(red.scaleEffect(.nan))
            ),
            (true, "blur radius −2 is negative: 0 is used", AnyView(red.blur(radius: -2))),
            (true, "shadow radius −2 is negative: 0 is used", AnyView(red.shadow(radius: -2))),
            (
                true, "shadow radius NaN is not a number: 0 is used; shadow x ∞ is not finite: 0 is used",
                AnyView(red.shadow(radius: .nan, x: .infinity))
            ),
            (true, "border width NaN is not a number: 0 is used", AnyView(red.border(Color.black, width: .nan))),
            (true, "opacity NaN is not a number: 1 is used", AnyView(VStack { red }.opacity(.nan))),
            (true, "zIndex NaN is not a number: 0 is used", AnyView(red.zIndex(.nan))),
            (true, "layoutPriority NaN is not a number: 0 is used", AnyView(red.layoutPriority(.nan))),
            (true, "offset x NaN is not a number: 0 is used", AnyView(red.offset(x: .nan, y: 3))),
            (true, "position y −∞ is not finite: 0 is used", AnyView(red.position(x: 3, y: -.infinity))),
            (true, "padding ∞ is not finite: 0 is used", AnyView(red.padding(.infinity))),
            (false, "lineWidth NaN is not a number: 0 is used", AnyView(Circle().stroke(red, lineWidth: .nan))),
            (false, "lineWidth −3 is negative: 0 is used", AnyView(Circle().strokeBorder(red, lineWidth: -3))),
            (false, "lineWidth −3 is negative: 0 is used", AnyView(Circle().stroke(lineWidth: -3))),
            (
                false, "RoundedRectangle’s corner NaN is not a number: 0 is used",
                AnyView(RoundedRectangle(cornerRadius: .nan))
            ),
        ]
    }

    @Test("is not a corner radius of ∞")
    func infiniteRadius() {
        let snapshot = layout(100, 40, options: LayoutOptions(traces: true, verifies: true)) {
            Color.red.cornerRadius(.infinity).overlay(RoundedRectangle(cornerRadius: .infinity))
        }
        #expect(snapshot.issues.isEmpty)
        let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
        #expect(RoundedRectangle(cornerRadius: .infinity).path(in: rect) == Capsule().path(in: rect))
    }

    @Test("is reported once, with its replacement and its line")
    func once() {
        for (isPlaced, message, view) in views {
            let snapshot = layout(100, 100, options: LayoutOptions(traces: true, verifies: true)) {
                // A row also measures the minimum and maximum.
                HStack {
                    view
                    Color.blue
                }
            }
            #expect(snapshot.issues.map(\.message) == [message])
            #expect(snapshot.issues.allSatisfy { $0.rule == .invalidValue })
            let file = snapshot.issues.first?.source?.file
            #expect(file == (isPlaced ? "ViewDSLTests/InvalidArgumentTests.swift" : nil), "\(message)")
        }
    }

    @Test("of a frame is reported for each length")
    func frame() {
        let snapshot = layout(50, 50) { Color.red.frame(width: -4, height: .infinity) }
        #expect(
            snapshot.issues.map(\.message) == [
                "frame width −4 is negative: 0 is used; height ∞ is not finite: the child’s height is used"
            ])
        #expect(snapshot.size == size(0, 50))
    }

    @Test("given to a group is reported once, not for each of its views")
    func group() {
        let snapshot = layout(50, 50) {
            VStack {
                Group {
                    Color.red
                    Color.blue
                }
                .offset(x: .nan)
            }
        }
        #expect(snapshot.issues.count == 1)
    }

    @Test("of a scene's safe area is told, and 0 is used")
    func safeArea() {
        let alone = layout(96, 50) { Text("abc") }.size
        for top: CGFloat in [.nan, -CGFloat.infinity, -3] {
            var environment = EnvironmentValues()
            environment.sceneSafeArea = EdgeInsets(top: top, leading: 4, bottom: 0, trailing: 0)
            let snapshot = layout(100, 50, environment: environment) { Text("abc").layoutLabel("text") }
            #expect(snapshot.issues.map(\.rule) == [.invalidValue], "\(snapshot.issues)")
            #expect(snapshot.size == size(100, 50))
            #expect(snapshot.frame("text")?.size == alone)
        }
    }

    @Test("affects neither layout nor drawing")
    func unused() {
        let text = layout(nil, nil) { Text("abc").font(.system(size: .nan)) }
        #expect(text.size == layout(nil, nil) { Text("abc") }.size)
        let shaped = layout(100, 50) { Color.red.aspectRatio(-1, contentMode: .fit) }
        #expect(shaped.size == size(100, 50))
        #expect(RoundedRectangle(cornerRadius: .nan).path(in: rect(0, 0, 10, 10)).boundingRect == rect(0, 0, 10, 10))
    }
}
