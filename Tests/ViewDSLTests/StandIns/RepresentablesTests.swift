import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

#if !canImport(Darwin)
    @MainActor
    @Suite("Views of UIKit in a figure")
    struct RepresentablesTests {
        private struct Sized: UIViewRepresentable {
            let width: CGFloat

            func makeUIView(context: Context) -> UIView { UIView() }
            func updateUIView(_ uiView: UIView, context: Context) {}
            func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
                proposal.width == 50 ? nil : CGSize(width: width, height: 30)
            }
        }

        private struct Broken: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView { fatalError("made") }
            func updateUIView(_ uiView: UIView, context: Context) {}
        }

        @Test("A view has the size it says, and else all it is proposed")
        func size() {
            #expect(layout(300, 300) { Sized(width: 120) }.size == TestSupport.size(120, 30))
            #expect(layout(50, 40) { Sized(width: 120) }.size == TestSupport.size(50, 40))
        }

        @Test("The warning about a view knows no place in Plumbline, that about a wrong frame the author's")
        func places() {
            let snapshot = layout(300, 200) { Broken().frame(width: -4) }
            #expect(snapshot.issues.map(\.rule) == [.approximate, .invalidFrameLength])
            #expect(snapshot.issues.map { $0.source?.file } == [nil, "ViewDSLTests/RepresentablesTests.swift"])
        }

        private struct Finder: UIViewRepresentable {
            final class Window: UIView {}

            func makeUIView(context: Context) -> Window { Window() }
            func updateUIView(_ uiView: Window, context: Context) {}
        }

        private struct Words: UIViewRepresentable {
            func makeUIView(context: Context) -> UILabel { UILabel() }
            func updateUIView(_ uiView: UILabel, context: Context) {}
        }

        private struct Blur: UIViewRepresentable {
            func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: nil) }
            func updateUIView(_ uiView: UIVisualEffectView, context: Context) {}
        }

        @Test("A bare view behind another is not drawn, nor what its box has no room for")
        func invisible() {
            func names(@ViewBuilder _ view: () -> some View) -> [String] {
                layout(300, 200, view).records.filter { $0.role == .control }.map(\.name)
            }
            #expect(names { Finder() } == ["Finder"])
            #expect(names { Color.red.background(Finder()) } == [])
            #expect(names { Color.red.background { Broken() } } == [])
            #expect(names { Color.red.background(Words()) } == ["Words"])
            #expect(names { Color.red.overlay(Finder()) } == ["Finder"])
        }

        @Test("A blur is a material")
        func blur() {
            let snapshot = layout(300, 200) { Blur() }
            #expect(snapshot.issues.isEmpty)
            #expect(snapshot.size == TestSupport.size(300, 200))
        }

        @Test("Code can measure text, and follow traits, which do not change")
        func textSizes() {
            final class Box: UIView {
                var changes = 0
                func follow() {
                    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (box: Box, _) in box.changes += 1 }
                }
            }
            _ = layout(300, 200) { Color.red }
            let font = UIFont.systemFont(ofSize: 17)
            #expect("abcd".size(withAttributes: [.font: font]) == TestSupport.size(40, 10))
            let bounds = "ab cd".boundingRect(
                with: TestSupport.size(30, 1000), options: .usesLineFragmentOrigin, attributes: [.font: font],
                context: nil)
            #expect(bounds.size == TestSupport.size(20, 20))
            let box = Box(frame: .zero)
            box.follow()
            #expect(box.changes == 0)
        }

        @Test("A color of AppKit has the appearance it is asked for")
        func dynamicColor() {
            let color = NSColor(name: nil) { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .black : .white }
            #expect(Color(nsColor: color).resolved(.dark) == Color.black.resolved(.dark))
            #expect(Color(nsColor: color).resolved(.light) == Color.white.resolved(.light))
        }

        @Test("A view that does not say its size is not made")
        func unmade() {
            #expect(layout(300, 200) { Broken() }.size == TestSupport.size(300, 200))
        }
    }
#endif
