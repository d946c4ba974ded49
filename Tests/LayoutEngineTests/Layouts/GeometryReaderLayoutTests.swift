import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("GeometryReader")
struct GeometryReaderLayoutTests {
    @Test("fills its proposal, and takes 10 for nil")
    func size() {
        let reader = { GeometryReader { _ in Color.red.frame(width: 30, height: 20) } }
        #expect(layout(200, 100) { reader() }.size == CGSize(width: 200, height: 100))
        #expect(layout(nil, nil) { reader() }.size == CGSize(width: 10, height: 10))
        #expect(layout(nil, 60) { reader() }.size == CGSize(width: 10, height: 60))
        #expect(layout(0, 0) { reader() }.size == .zero)
    }

    @Test("is infinite if infinity is proposed, and reported")
    func infinite() {
        let snapshot = layout(.infinity, 50) { GeometryReader { _ in Color.red } }
        #expect(snapshot.size == CGSize(width: CGFloat.infinity, height: 50))
        #expect(snapshot.issues.contains { $0.rule == .infiniteSize })
    }

    @Test("places every child at its top leading corner and proposes its own size")
    func children() {
        let snapshot = layout(300, 180) {
            GeometryReader { proxy in
                Color.blue.frame(width: proxy.size.width / 2, height: 90).layoutLabel("half")
                Color.red.layoutLabel("all")
            }
        }
        #expect(snapshot.frame("half") == CGRect(x: 0, y: 0, width: 150, height: 90))
        #expect(snapshot.frame("all") == CGRect(x: 0, y: 0, width: 300, height: 180))
        #expect(snapshot["half"]?.proposal == ProposedViewSize(width: 300, height: 180))
    }

    @Test("places its children at the right from right to left")
    func rightToLeft() {
        let snapshot = layout(300, 180) {
            GeometryReader { _ in Color.blue.frame(width: 100, height: 50).layoutLabel("child") }
                .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(snapshot.frame("child") == CGRect(x: 200, y: 0, width: 100, height: 50))
    }

    @Test("makes its views once, for its final size")
    func once() {
        let sizes = Notes<CGSize>()
        _ = layout(300, 100) {
            HStack(spacing: 0) {
                GeometryReader { sizes.note($0.size) }
                Color.red.frame(width: 120)
                GeometryReader { sizes.note($0.size) }
            }
        }
        #expect(sizes.values == [CGSize(width: 90, height: 100), CGSize(width: 90, height: 100)])
    }

    @Test("knows its frame in its own, in named and in global coordinates")
    func frames() {
        let frames = Notes<CGRect>()
        _ = layout(300, 200) {
            VStack(spacing: 0) {
                Color.red.frame(height: 40)
                HStack(spacing: 0) {
                    Color.green.frame(width: 50)
                    GeometryReader { proxy in
                        frames.note(proxy.frame(in: .local))
                        frames.note(proxy.frame(in: .named("row")))
                        frames.note(proxy.frame(in: .named("column")))
                        frames.note(proxy.frame(in: .global))
                        frames.note(proxy.frame(in: CoordinateSpace.named("nobody")))
                    }
                }
                .coordinateSpace(.named("row"))
                .padding(10)
            }
            .coordinateSpace(name: "column")
            .padding(.top, 20)
        }
        // The row is 280 wide under 20 + 40 + 10; the reader follows 50 of green.
        let size = CGSize(width: 230, height: 120)
        #expect(
            frames.values == [
                CGRect(origin: .zero, size: size), CGRect(origin: CGPoint(x: 50, y: 0), size: size),
                CGRect(origin: CGPoint(x: 60, y: 50), size: size), CGRect(origin: CGPoint(x: 60, y: 70), size: size),
                CGRect(origin: CGPoint(x: 60, y: 70), size: size),
            ])
    }

    @Test("finds a name only among its ancestors, the nearest first")
    func names() {
        let frames = Notes<CGRect>()
        _ = layout(100, 100) {
            Color.red.coordinateSpace(name: "x").padding(10)
                .background(GeometryReader { frames.note($0.frame(in: .named("x"))) })
                .padding(20)
        }
        // The name is the red view's: the reader behind its padding is not in it.
        #expect(frames.values == [CGRect(x: 20, y: 20, width: 60, height: 60)])

        let nested = Notes<CGRect>()
        _ = layout(100, 100) {
            GeometryReader { nested.note($0.frame(in: .named("x"))) }
                .padding(10).coordinateSpace(name: "x").padding(20).coordinateSpace(name: "x")
        }
        #expect(nested.values == [CGRect(x: 10, y: 10, width: 40, height: 40)])
    }

    @Test("knows the bounds of a named space in its own coordinates, and none of an unknown one")
    func bounds() {
        let bounds = Notes<CGRect?>()
        _ = layout(100, 100) {
            GeometryReader { proxy in
                bounds.note(proxy.bounds(of: .named("all")))
                bounds.note(proxy.bounds(of: .named("nobody")))
            }
            .padding(10).coordinateSpace(name: "all")
        }
        #expect(bounds.values == [CGRect(x: -10, y: -10, width: 100, height: 100), nil])
    }

    @Test("knows where transforms of its ancestors draw it")
    func transformed() {
        let frames = Notes<CGRect>()
        _ = layout(100, 100) {
            GeometryReader { proxy in
                frames.note(proxy.frame(in: .global))
                frames.note(proxy.frame(in: .named("inside")))
            }
            .frame(width: 20, height: 20).coordinateSpace(name: "inside")
            .padding(40).scaleEffect(2)
        }
        #expect(
            frames.values == [
                CGRect(x: 30, y: 30, width: 40, height: 40), CGRect(x: 0, y: 0, width: 20, height: 20),
            ])
    }

    @Test("finds the enclosing scroll view")
    func scrollSpace() {
        let frames = Notes<CGRect>()
        _ = layout(100, 100) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    Color.red.frame(width: 70)
                    GeometryReader { frames.note($0.frame(in: .scrollView)) }.frame(width: 50)
                }
            }
            .padding(5)
        }
        #expect(frames.values == [CGRect(x: 70, y: 0, width: 50, height: 90)])
    }

    @Test("may hold readers, and views that are relative to the container")
    func nested() {
        let snapshot = layout(200, 100) {
            ScrollView {
                GeometryReader { outer in
                    GeometryReader { inner in
                        Color.red.frame(width: inner.size.width / 2, height: outer.size.height).layoutLabel("inner")
                        Color.blue.containerRelativeFrame(.vertical).layoutLabel("container")
                    }
                }
                .frame(height: 60)
            }
        }
        #expect(snapshot.frame("inner") == CGRect(x: 0, y: 0, width: 100, height: 60))
        #expect(snapshot.frame("container") == CGRect(x: 0, y: 0, width: 200, height: 100))
    }
}
