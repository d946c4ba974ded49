import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

/// Frames are counted from the left, so the mirror image of each is `width − x − its width`.
@MainActor @Suite("From right to left")
struct RightToLeftTests {
    /// The same view laid out both ways in a box 100 points wide.
    private func bothWays(@ViewBuilder _ view: () -> some View) -> (left: LayoutSnapshot, right: LayoutSnapshot) {
        let view = AnyView(view().frame(width: 100, height: 60))
        var mirrored = EnvironmentValues()
        mirrored.layoutDirection = .rightToLeft
        return (layout(100, 60) { view }, layout(100, 60, environment: mirrored) { view })
    }

    private func box(_ name: String, _ width: CGFloat = 20, _ height: CGFloat = 10) -> some View {
        Color.red.frame(width: width, height: height).layoutLabel(name)
    }

    private func isMirrored(_ both: (left: LayoutSnapshot, right: LayoutSnapshot)) -> Bool {
        zip(both.left.records, both.right.records).allSatisfy { left, right in
            var image = left.frame
            image.origin.x = 100 - left.frame.maxX
            return image == right.frame
        }
    }

    @Test("stacks and grids are mirror images, whatever their alignment")
    func containers() {
        let both = bothWays {
            VStack(alignment: .leading, spacing: 3) {
                HStack(spacing: 5) {
                    box("a")
                    box("b", 30)
                }
                ZStack(alignment: .bottomTrailing) {
                    box("c", 40, 20)
                    box("d", 10)
                }
                Grid(alignment: .trailing, horizontalSpacing: 4) {
                    GridRow {
                        box("e", 12)
                        box("f", 8)
                    }
                }
            }
        }
        #expect(isMirrored(both))
        // 55 wide in 100, so 22.5 from either side.
        #expect(both.right.frame("a") == rect(57.5, 7, 20, 10))
        #expect(both.right.frame("b") == rect(22.5, 7, 30, 10))
    }

    @Test("leading padding and leading alignment are at the right")
    func edges() {
        let both = bothWays { box("padded").padding(.leading, 7).frame(width: 60, alignment: .leading) }
        #expect(isMirrored(both))
        // The frame of 60 is at 20; its right side at 80, the padding to 73.
        #expect(both.right.frame("padded") == rect(53, 25, 20, 10))
    }

    @Test("overlays and backgrounds align on the mirrored side")
    func secondaries() {
        let both = bothWays {
            box("view", 50, 30).overlay(alignment: .topLeading) { box("over", 10, 5) }
                .background(alignment: .bottomTrailing) { box("under", 60, 5) }
        }
        #expect(isMirrored(both))
        #expect(both.right.frame("over") == rect(65, 15, 10, 5))
        #expect(both.right.frame("under") == rect(25, 40, 60, 5))
    }

    @Test("an explicit guide counts from the leading side")
    func guides() {
        let both = bothWays {
            VStack(alignment: .leading, spacing: 0) {
                box("a").alignmentGuide(.leading) { _ in 5 }
                box("b")
            }
        }
        #expect(isMirrored(both))
        #expect(both.right.frame("a")?.maxX == (both.right.frame("b")?.maxX ?? 0) + 5)
    }

    @Test("offset and position are mirrored")
    func moves() {
        let both = bothWays {
            ZStack(alignment: .topLeading) {
                box("moved").offset(x: 30, y: 4)
                box("put").position(x: 25, y: 40)
            }
        }
        #expect(both.left.frame("moved") == rect(30, 4, 20, 10))
        #expect(both.left.frame("put") == rect(15, 35, 20, 10))
        #expect(isMirrored(both))
    }

    @Test("the environment changes the direction, and back inside")
    func nested() {
        let snapshot = layout(100, 10) {
            HStack(spacing: 0) {
                HStack(spacing: 0) {
                    box("a")
                    box("b")
                }
                .environment(\.layoutDirection, .leftToRight)
                box("c")
            }
            .frame(width: 100, alignment: .leading).environment(\.layoutDirection, .rightToLeft)
        }
        #expect(snapshot.frame("c") == rect(40, 0, 20, 10))
        #expect(snapshot.frame("a") == rect(60, 0, 20, 10))
        #expect(snapshot.frame("b") == rect(80, 0, 20, 10))
    }

    @Test("changes no size")
    func sizes() {
        for index in Subjects.all.indices {
            var mirrored = EnvironmentValues()
            mirrored.layoutDirection = .rightToLeft
            let (a, b) = (
                layout(120, nil) { Subjects.all[index].view() },
                layout(120, nil, environment: mirrored) { Subjects.all[index].view() }
            )
            #expect(a.records.map(\.size) == b.records.map(\.size), "\(Subjects.all[index].name)")
        }
    }

    @Test("the trace names the edge from which places count")
    func traced() {
        let both = bothWays {
            HStack(spacing: 0) {
                box("a", 20)
                box("b", 30)
            }
        }
        #expect(both.left.trace.description.contains("b: placed at (20, 0), "))
        #expect(both.right.trace.description.contains("b: placed at (20, 0) from the right, "))
    }

    @Test("explanations name the visible side of a guide")
    func sides() throws {
        let both = bothWays {
            VStack(alignment: .leading) {
                box("a", 20)
                box("b", 30).alignmentGuide(.leading) { _ in 15 }
            }
        }
        let reasons = try [both.left, both.right].map { layout in
            try #require(layout.records.first { $0.name == "VStack" }?.why)
        }
        #expect(reasons[0].contains("15 + 20: left and right of .leading"))
        #expect(reasons[1].contains("15 + 20: right and left of .leading"))
    }
}
