import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

private struct MaxWidth: PreferenceKey {
    static let defaultValue: CGFloat = -1
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Names: PreferenceKey {
    static let defaultValue = ["default"]
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Bounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

private struct Point: PreferenceKey {
    static var defaultValue: Anchor<CGPoint>? { nil }
    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
        value = value ?? nextValue()
    }
}

@MainActor @Suite("Preferences")
struct PreferenceModifiersTests {
    /// The values of `Names` that an observer around `content` receives.
    private func names<V: View>(@ViewBuilder _ content: () -> V) -> [[String]] {
        var values: [[String]] = []
        _ = layout(100, 100) { VStack(content: content).onPreferenceChange(Names.self) { values.append($0) } }
        return values
    }

    @Test("are reduced in tree order; the default counts only if no view sets one")
    func order() {
        #expect(names { Color.red } == [["default"]])
        #expect(
            names {
                Color.red.preference(key: Names.self, value: ["a"])
                HStack {
                    Color.red
                    Color.red.preference(key: Names.self, value: ["b"])
                    Color.red.preference(key: Names.self, value: ["c"])
                }
                Color.red.overlay { Color.red.preference(key: Names.self, value: ["d"]) }
            } == [["a", "b", "c", "d"]])
    }

    @Test("an outer preference replaces an inner one; a transformation builds on it")
    func replacing() {
        #expect(
            names {
                HStack { Color.red.preference(key: Names.self, value: ["a"]) }.preference(key: Names.self, value: ["z"])
            } == [["z"]])
        #expect(
            names {
                HStack { Color.red.preference(key: Names.self, value: ["a"]) }
                    .transformPreference(Names.self) { $0.append("b") }
            } == [["a", "b"]])
        #expect(names { Color.red.transformPreference(Names.self) { $0.append("b") } } == [["default", "b"]])
    }

    @Test("the widest of several is given to all")
    func equalColumns() {
        struct Columns: View {
            @State private var width: CGFloat?

            var body: some View {
                VStack(spacing: 0) {
                    ForEach(["ab", "abcdef", "abc"], id: \.self) { word in
                        Text(word).preference(key: MaxWidth.self, value: CGFloat(word.count) * 10)
                            .frame(width: width).layoutLabel(word)
                    }
                }
                .onPreferenceChange(MaxWidth.self) { width = $0 }
            }
        }
        let snapshot = layout(300, 100) { Columns() }
        for word in ["ab", "abcdef", "abc"] { #expect(snapshot.frame(word)?.width == 60) }
        #expect(snapshot.issues.isEmpty)
    }

    @Test("overlay and background are made from the value inside")
    func secondary() {
        let snapshot = layout(100, 100) {
            HStack(spacing: 0) {
                Color.red.preference(key: MaxWidth.self, value: 20)
                Color.red.preference(key: MaxWidth.self, value: 30)
            }
            .overlayPreferenceValue(MaxWidth.self) { Color.blue.frame(width: $0, height: 5).layoutLabel("over") }
            .backgroundPreferenceValue(MaxWidth.self, alignment: .bottomTrailing) { width in
                Color.blue.frame(width: width, height: 5).layoutLabel("under")
                Color.blue.frame(width: 1, height: 9)
            }
        }
        #expect(snapshot.size == CGSize(width: 100, height: 100))
        #expect(snapshot.frame("over") == CGRect(x: 35, y: 47.5, width: 30, height: 5))
        #expect(snapshot.frame("under") == CGRect(x: 70, y: 93, width: 30, height: 5))
    }

    @Test("an overlay made from a preference can set preferences and keeps its state")
    func fromExpansion() async {
        struct Late: View {
            @State private var width: CGFloat = 1
            var body: some View {
                Color.blue.frame(width: width, height: 5).preference(key: Names.self, value: ["late \(width)"])
                    .task { width = 17 }
            }
        }
        var values: [[String]] = []
        _ = await settled(100, 100) {
            Color.red.preference(key: Names.self, value: ["early"])
                .overlayPreferenceValue(Names.self) { _ in Late() }
                .onPreferenceChange(Names.self) { values.append($0) }
        }
        #expect(values == [["early", "late 1.0"], ["early", "late 17.0"]])
    }

    @Test("anchors resolve in any view's coordinates, for moved and offset views too")
    func anchors() {
        let rects = Seen<[CGRect]>()
        let point = Seen<CGPoint>()
        let settled = Settling(
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 10, height: 20).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
                Color.red.frame(width: 30, height: 40)
                    .transformAnchorPreference(key: Bounds.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4)))
                {
                    $0.append($1)
                }
                    .anchorPreference(key: Point.self, value: .bottomTrailing) { $0 }
                    .offset(x: 5)
            }
            .padding(100)
            .overlayPreferenceValue(Bounds.self) { anchors in
                let _ = rects.see(anchors.map(\.value))
            }
            .overlayPreferenceValue(Point.self) { anchor in
                let _ = point.see(anchor?.value)
            },
            proposal: .unspecified, textMeasuring: exactText
        ).withoutTasks()
        #expect(settled.snapshot.size == CGSize(width: 230, height: 260))
        #expect(
            rects.value == [CGRect(x: 100, y: 100, width: 10, height: 20), CGRect(x: 106, y: 122, width: 3, height: 4)])
        #expect(point.value == CGPoint(x: 135, y: 160))
    }

    @Test("an anchor kept in state settles: equal places are equal")
    func keptAnchor() {
        struct Keeper: View {
            @State private var anchors: [Anchor<CGRect>] = []
            var body: some View {
                Color.red.anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
                    .onPreferenceChange(Bounds.self) { anchors = $0 }
                    .frame(width: anchors.isEmpty ? 5 : 50, height: 5)
            }
        }
        let snapshot = layout(100, 100) { Keeper() }
        #expect(snapshot.size.width == 50)
        #expect(snapshot.issues.isEmpty)
    }

    @Test("sources combine to arrays and optionals")
    func sources() {
        let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
        let corners = Anchor<[CGPoint]>.Source([.topLeading, .center, .point(CGPoint(x: 1, y: 1))])
        #expect(
            corners.value(rect, .identity) == [CGPoint(x: 10, y: 20), CGPoint(x: 25, y: 40), CGPoint(x: 11, y: 21)])
        #expect(Anchor<CGPoint?>.Source(nil as Anchor<CGPoint>.Source?).value(rect, .identity) == nil)
    }
}
