import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

extension View {
    fileprivate func rotationEffectWithFrame(_ angle: Angle) -> some View {
        modifier(RotationEffectWithFrameModifier(angle: angle))
    }
}

private struct RotationEffectWithFrameModifier: ViewModifier {
    let angle: Angle
    @State private var size: CGSize = .zero
    var bounds: CGRect {
        CGRect(origin: .zero, size: size)
            .offsetBy(dx: -size.width / 2, dy: -size.height / 2)
            .applying(.init(rotationAngle: CGFloat(angle.radians)))
    }
    func body(content: Content) -> some View {
        content
            .rotationEffect(angle)
            .background(
                GeometryReader { proxy in
                    Color.clear
                        .task(id: proxy.frame(in: .local)) {
                            size = proxy.size
                        }
                }
            )
            .frame(width: bounds.width, height: bounds.height)
    }
}

private struct Bounds: PreferenceKey {
    static var defaultValue: [String: Anchor<CGRect>] { [:] }
    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
    }
}

@MainActor @Suite("State from geometry")
struct GeometryReaderTests {
    @Test("a rotation that layout sees settles at the bounds of the rotated view")
    func rotation() async throws {
        let snapshot = await settled(400, 200) {
            HStack(alignment: .center) {
                Text("HI").border(.red)
                Text("Hello world")
                    .fixedSize()
                    .border(.yellow)
                    .rotationEffectWithFrame(.degrees(-40))
                    .layoutLabel("rotated")
                    .border(.red)
            }
            .border(.blue)
        }
        let (angle, size) = (40 * Double.pi / 180, CGSize(width: 110, height: 10))
        let rotated = try #require(snapshot.frame("rotated"))
        #expect(abs(rotated.width - (size.width * cos(angle) + size.height * sin(angle))) < 1e-9)
        #expect(abs(rotated.height - (size.width * sin(angle) + size.height * cos(angle))) < 1e-9)
        #expect(snapshot.size == CGSize(width: 28 + rotated.width, height: rotated.height))
        #expect(snapshot.issues.isEmpty)
    }

    @Test("a reader's task may change the views around the reader")
    func readerTask() async {
        struct Mirror: View {
            @State private var height: CGFloat = 1
            var body: some View {
                VStack(spacing: 0) {
                    GeometryReader { proxy in
                        Color.red.task(id: proxy.size.width) { height = proxy.size.width / 2 }
                    }
                    .frame(height: 10)
                    Color.blue.frame(height: height)
                }
            }
        }
        #expect(await settled(60, nil) { Mirror() }.size == CGSize(width: 60, height: 40))
    }

    @Test("onAppear in a reader runs once, in every layout the same view")
    func readerAppears() {
        struct Reading: View {
            let diary: Diary
            @State private var width: CGFloat = 10
            var body: some View {
                GeometryReader { proxy in
                    Color.red.onAppear {
                        diary.note("appear \(proxy.size.width)")
                        width = 50
                    }
                    .onChange(of: proxy.size) { diary.note("changed \(proxy.size.width)") }
                    .onDisappear { diary.note("gone") }
                }
                .frame(width: width, height: 10)
            }
        }
        let diary = Diary()
        #expect(layout(100, 100) { Reading(diary: diary) }.size.width == 50)
        #expect(diary.lines == ["appear 10.0", "changed 50.0"])
    }

    @Test("onGeometryChange reports the first value and each change, in both forms")
    func geometryChange() {
        struct Watching: View {
            let diary: Diary
            @State private var width: CGFloat = 10
            var body: some View {
                Color.red.frame(width: width, height: 10)
                    .onGeometryChange(for: CGFloat.self, of: \.size.width) { diary.note("two \($0) \($1)") }
                    .onGeometryChange(for: CGFloat.self) { proxy in
                        proxy.size.width
                    } action: { new in
                        diary.note("one \(new)")
                        width = 20
                    }
            }
        }
        let diary = Diary()
        #expect(layout(100, 100) { Watching(diary: diary) }.size.width == 20)
        #expect(diary.lines == ["two 10.0 10.0", "one 10.0", "two 10.0 20.0", "one 20.0"])
    }

    @Test("a view left out by ViewThatFits neither appears nor sets preferences")
    func leftOut() {
        let diary = Diary()
        var names: [String: Anchor<CGRect>] = [:]
        _ = layout(50, 50) {
            ViewThatFits {
                Color.red.frame(width: 100, height: 10)
                    .anchorPreference(key: Bounds.self, value: .bounds) { ["wide": $0] }
                    .onAppear { diary.note("wide") }
                Color.red.frame(width: 10, height: 10)
                    .anchorPreference(key: Bounds.self, value: .bounds) { ["narrow": $0] }
                    .onAppear { diary.note("narrow") }
            }
            .onPreferenceChange(Bounds.self) { names = $0 }
        }
        #expect(diary.lines == ["narrow"])
        #expect(names.keys.sorted() == ["narrow"])
    }

    @Test("a proxy reads anchors in its own coordinates and puts a mark around them")
    func proxyAnchors() {
        let snapshot = layout(200, 200) {
            VStack(alignment: .leading, spacing: 10) {
                Color.red.frame(width: 50, height: 20).anchorPreference(key: Bounds.self, value: .bounds) { ["a": $0] }
                Color.red.frame(width: 80, height: 30).scaleEffect(0.5)
                    .anchorPreference(key: Bounds.self, value: .bounds) { ["b": $0] }
            }
            .padding(10)
            .overlayPreferenceValue(Bounds.self) { anchors in
                GeometryReader { proxy in
                    ForEach(anchors.keys.sorted(), id: \.self) { name in
                        let rect = anchors[name].map { proxy[$0] } ?? .zero
                        Color.blue.frame(width: rect.width, height: rect.height)
                            .layoutLabel("mark \(name)")
                            .offset(x: rect.minX, y: rect.minY)
                    }
                }
            }
            .padding(.leading, 40)
        }
        #expect(snapshot.frame("mark a") == CGRect(x: 50, y: 10, width: 50, height: 20))
        #expect(snapshot.frame("mark b") == CGRect(x: 70, y: 47.5, width: 40, height: 15))
    }

    @Test("an anchor inside a rotated view is read where it is drawn, and unrotated from inside")
    func turnedAnchors() {
        let inside = Seen<CGRect>()
        let outside = Seen<CGRect>()
        _ = layout(100, 100) {
            Color.red.frame(width: 10, height: 40).anchorPreference(key: Bounds.self, value: .bounds) { ["a": $0] }
                .overlayPreferenceValue(Bounds.self) { anchors in
                    GeometryReader { proxy in let _ = inside.see(anchors["a"].map { proxy[$0] }) }
                }
                .rotationEffect(.degrees(90))
                .overlayPreferenceValue(Bounds.self) { anchors in
                    GeometryReader { proxy in let _ = outside.see(anchors["a"].map { proxy[$0] }) }
                }
        }
        #expect(inside.value == CGRect(x: 0, y: 0, width: 10, height: 40))
        #expect(outside.value.map { abs($0.minX + 15) < 1e-9 && abs($0.width - 40) < 1e-9 } == true)
        #expect(outside.value.map { abs($0.minY - 15) < 1e-9 && abs($0.height - 10) < 1e-9 } == true)
    }
}
