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

        @Test("A view that does not say its size is not made")
        func unmade() {
            #expect(layout(300, 200) { Broken() }.size == TestSupport.size(300, 200))
        }
    }
#endif
