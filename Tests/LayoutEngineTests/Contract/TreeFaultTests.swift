import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

/// The smallest trees that once had a fault.
@MainActor @Suite("Regressions found by random trees")
struct TreeFaultTests {
    private var rightToLeft: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        return environment
    }

    @Test("an infinite view from right to left has its views at finite places")
    func infiniteMirror() {
        let snapshot = layout(.infinity, 60, environment: rightToLeft) {
            Color.red.layoutLabel("inner").offset(x: 5)
        }
        #expect(snapshot.frame("inner")?.origin == .zero)
    }

    @Test("invalid spacing counts as the default and is reported", arguments: [CGFloat.nan, .infinity, -.infinity])
    func spacing(_ bad: CGFloat) {
        @MainActor func check(_ expected: CGSize, @ViewBuilder _ view: () -> some View) {
            let snapshot = layout(nil, nil) { view() }
            #expect(snapshot.size == expected)
            #expect(snapshot.issues.map(\.rule) == [.invalidValue])
        }
        let block = Color.red.frame(width: 20, height: 20)
        let two = ForEach(0..<2) { _ in block }
        check(size(48, 20)) { HStack(spacing: bad) { two } }
        check(size(20, 48)) { VStack(spacing: bad) { two } }
        check(size(20, 48)) { LazyVStack(spacing: bad) { two } }
        check(size(48, 20)) { LazyHStack(spacing: bad) { two } }
        check(size(48, 20)) { AnyLayout(HStackLayout(spacing: bad)) { two } }
        check(size(20, 48)) { block.safeAreaInset(edge: .top, spacing: bad) { block } }
    }

    @Test("a spacer's invalid minimum counts as the default and is reported")
    func spacer() {
        for bad in [CGFloat.nan, .infinity] {
            let snapshot = layout(nil, nil) { HStack { Spacer(minLength: bad) } }
            #expect(snapshot.size.width == 8)
            #expect(snapshot.issues.map(\.rule) == [.invalidValue])
        }
    }

    @Test("a priority of NaN counts as 0 and is reported")
    func priority() {
        let snapshot = layout(100, 10) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(.nan).layoutLabel("first")
                Color.blue
            }
        }
        #expect(snapshot.frame("first")?.width == 50)
        #expect(snapshot.issues.map(\.rule) == [.invalidValue])
    }

    @Test("negative spacing longer than the views makes a stack of size 0 without an issue")
    func negativeSpacing() {
        let snapshot = layout(nil, nil) {
            HStack(spacing: -40) {
                Color.red
                Color.blue
            }
        }
        #expect(snapshot.size == size(0, 10))
        #expect(snapshot.issues.isEmpty)
    }

    @Test("a frame makes the same proposal when it measures and when it places")
    func frameProposal() {
        // A column proposed nil would be proposed its own width if the frame proposed its own answer.
        let snapshot = layout(nil, 100) {
            VStack {
                Color.red.layoutLabel("filling")
                Color.blue.frame(width: 50)
            }
            .layoutLabel("column").frame(height: 80)
        }
        #expect(snapshot["column"]?.proposal == ProposedViewSize(width: nil, height: 80))
        #expect(snapshot.frame("filling") == rect(0, 0, 50, 36))
    }

    @Test("text in a huge height has all its lines")
    func text() {
        #expect(layout(50, 1e300) { Text("some words") }.size == size(50, 20))
    }
}
