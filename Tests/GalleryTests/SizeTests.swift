import Foundation
import Testing

@testable import Plumbline
@testable import Scenes

/// Every layout of a scene as its figure shows it.
@MainActor func layouts(_ scene: Scene) async -> [LayoutSnapshot] {
    await scene.settleAll(LayoutSettings(scene, scale: 2, assets: Gallery.assets), isSampled: false).snapshots
}

@MainActor func layouts(_ name: String) async throws -> [LayoutSnapshot] {
    await layouts(try #require(Gallery.scenes.first { $0.name == name }, "there is no scene \(name)"))
}

@MainActor func layout(_ name: String) async throws -> LayoutSnapshot { try #require(try await layouts(name).first) }

extension LayoutSnapshot {
    /// The first view of that kind, in the order of the tree.
    func first(_ kind: String, _ detail: String? = nil) throws -> LayoutRecord {
        try #require(records.first { $0.name == kind && (detail == nil || $0.detail == detail) }, "no \(kind)")
    }

    func image(_ name: String) throws -> LayoutRecord { try first("Image", "“\(name)”") }
}

private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

@MainActor @Suite("The sizes the articles work out: alignments")
struct AlignmentSizeTests {
    @Test(
        "heights of a row, and the positions of its three children",
        arguments: [
            ("alignments/top", 91, [0, 0, 0]), ("alignments/center", 91, [13.5, 0, 7.5]),
            ("alignments/bottom", 91, [27, 0, 15]), ("alignments/feet", 91, [23, 0, 14]),
            ("alignments/expanding", 155, [0, 64, 26]),
        ] as [(String, CGFloat, [CGFloat])])
    func row(name: String, height: CGFloat, tops: [CGFloat]) async throws {
        let layout = try await layout(name)
        #expect(layout.size == size(178, height))
        let children = ["rogue", "dragoon", "brawler"]
        #expect(try children.map { try layout.image($0).frame.minY } == tops)
        #expect(try children.map { try layout.image($0).size } == [size(50, 64), size(58, 91), size(54, 76)])
    }

    @Test("a cluster around one point is as wide as two views and as tall as two")
    func cluster() async throws {
        let layout = try await layout("alignments/anchor")
        #expect(layout.size == size(104, 167))
        #expect(try layout.image("rogue").frame.maxX == 50)
        #expect(try layout.image("brawler").frame.minX == 50)
        #expect(try layout.image("dragoon").frame.minY == 76)
    }

    @Test("a line outside the row is aligned with the feet inside")
    func acrossViews() async throws {
        let layout = try await layout("alignments/across-views")
        let line = try layout.first("Rectangle").frame
        #expect(line.size == size(200, 1))
        #expect(line.maxY == 84)
    }

    @Test("each step puts the feet at the same position")
    func steps() async throws {
        let (row, steps) = (try await layout("alignments/feet"), try await layout("alignments/feet-steps"))
        #expect(row.records.map(\.frame) == steps.records.map(\.frame))
        let guided = steps.records.filter { $0.name == "alignmentGuide" }
        #expect(guided.map { $0.guide(VerticalAlignment.feet) } == [61, 84, 70] as [CGFloat?])
        #expect(guided.map { $0.frame.minY } == [23, 0, 14] as [CGFloat])
    }
}

@MainActor @Suite("The sizes the articles work out: frames and padding")
struct FrameSizeTests {
    @Test(
        "the image's proposal, and its frame's width",
        arguments: [
            ("flexible-frames/min-over-parent", 100, 100), ("flexible-frames/min-over-child", 200, 200),
            ("flexible-frames/max-under-parent", 100, 100), ("flexible-frames/max-under-child", 50, 50),
            ("flexible-frames/min-and-max", 150, 150), ("flexible-frames/expanding-to-parent", 200, 200),
            ("flexible-frames/overflowing-parent", 225, 225), ("flexible-frames/infinite", 200, 200),
        ] as [(String, CGFloat, CGFloat)])
    func flexible(name: String, proposed: CGFloat, width: CGFloat) async throws {
        let layout = try await layout(name)
        let image = try layout.image("barbarian")
        let frame = layout.records[try #require(image.parent)]
        #expect(image.proposal.width == proposed)
        #expect(frame.size.width == width)
    }

    @Test("a maximum alone fills the proposal up to it, whatever the child's size")
    func maximumAlone() async throws {
        let pair = try await layouts("flexible-frames/max-alone")
        #expect(pair.map { $0["frame"]?.size } == [size(150, 92), size(101, 92)])
    }

    @Test("a frame of 200 × 200 leaves 168 × 168 inside its padding, where the text wraps")
    func padding() async throws {
        let layout = try await layout("padding/padded-in-a-frame")
        #expect(layout.size == size(200, 200))
        let text = try layout.first("Text")
        #expect(text.proposal == ProposedViewSize(width: 168, height: 168))
        let padding = try layout.first("padding")
        #expect(padding.size.width == text.size.width + 32 && padding.size.height == text.size.height + 32)
        // One line would fit into 200, but not into 168: the padding makes it wrap.
        let line = try await layouts("padding/text")[0].size
        #expect(line.width > 168 && line.width <= 200)
        #expect(abs(text.size.height - 2 * line.height) < 1e-9)
    }

    @Test("a frame proposes, its child answers")
    func fixed() async throws {
        #expect(try await layout("flexible-frames/too-large").image("barbarian").size == size(101, 92))
        #expect(try await layout("flexible-frames/too-small").size == size(60, 50))
        #expect(try await layout("flexible-frames/width-only").image("barbarian").size == size(50, 138))
        #expect(try await layout("flexible-frames/height-only").image("barbarian").size == size(150, 50))
        #expect(try await layout("flexible-frames/infinite-aligned").image("barbarian").frame.origin == .zero)
        let toast = try await layout("custom-views/image-in-frame")
        #expect(toast.size == size(30, 30))
        #expect(try toast.image("avocado-toast").frame == CGRect(x: 5, y: 5, width: 20, height: 20))
    }

    @Test("a border takes no room, padding does")
    func borders() async throws {
        let plain = try await layout("borders/border").size
        #expect(try await layout("borders/thick").size == plain)
        #expect(try await layout("borders/border-and-padding").size == size(plain.width + 8, plain.height + 8))
        #expect(try await layout("borders/three").size == size(plain.width + 8, plain.height + 8))
    }
}

@MainActor @Suite("The sizes the articles work out: stacks")
struct StackSizeTests {
    @Test("a row is as wide as its children and gaps, as tall as the tallest, in any order")
    func row() async throws {
        let row = try await layout("stacks/hstack")
        let text = try row.first("Text").size
        #expect(abs(row.size.width - (101 + 8 + text.width)) < 1e-9)
        #expect(row.size.height == 92)
        #expect(try await layout("stacks/hstack-reversed").size == row.size)
        #expect(try await layout("stacks/hstack-in-larger-frame").first("HStack").size == row.size)
    }

    @Test("two texts are both truncated; with a priority, the first is complete")
    func priority() async throws {
        let cut = try await layout("stacks/two-truncated").records.filter { $0.name == "Text" }
        let served = try await layout("stacks/priority").records.filter { $0.name == "Text" }
        let whole = ["Nogitsune", "Takeshi"].map { word in
            LayoutSnapshot(proposal: .unspecified) { Text(word).font(.title) }
        }
        #expect(zip(cut, whole).allSatisfy { $0.size.width < $1.size.width })
        #expect(served[0].size == whole[0].size)
        #expect(served[1].size.width < cut[1].size.width)
    }

    @Test("a column too tall for its frame overflows it above and below")
    func column() async throws {
        let layout = try await layout("stacks/vstack-restricted")
        let stack = try layout.first("VStack").frame
        #expect(stack.minY < 0 && stack.maxY > 100)
        #expect(stack.width <= 260)
    }

    @Test("a pile is as wide as the widest and as tall as the tallest")
    func pile() async throws {
        let layout = try await layout("stacks/zstack")
        #expect(layout.size.height == 92)
        #expect(layout.size.width == (try layout.first("Text").size.width))
    }
}

@MainActor @Suite("The sizes the articles work out: custom views and layouts")
struct CustomSizeTests {
    @Test("a share of 753 points is 602.4, the cap is 400")
    func cap() async throws {
        let layout = try await layout("percentages/cap-400")
        #expect(layout.size.width == 753)
        #expect(try #require(layout["bubble"]).proposal.width == 753 * 0.8)
        #expect(try #require(layout["bubble"]).size.width == 400)
        #expect(try #require(layout["80%"]).size.width == 400)
    }

    @Test("bubbles are four fifths of their container")
    func bubbles() async throws {
        for layout in try await layouts("percentages/chat-sweep") {
            #expect(abs(layout.size.width - layout.proposal.width! * 0.8) < 1e-9)
        }
    }

    @Test("views that ignore proposals keep their size, and shares pass on nil and ∞")
    func shares() async throws {
        #expect(try await layout("percentages/ignoring-view").size == size(101, 92))
        let halves = try await layouts("percentages/nil-and-infinite").map { try $0.first("VStack").proposal.width }
        #expect(halves == [nil, .infinity])
        let ideals = try await layouts("percentages/scaled-ideal").map { try $0.first("VStack").proposal.width }
        let ideal = try await layouts("percentages/nil-and-infinite")[0].size.width
        #expect(ideals == [100, ideal / 2])
        let halved = try await layouts("percentages/half-sweep").map { try $0.first("VStack").proposal.width }
        #expect(halved == [60, 100, 180, nil, .infinity])
        #expect(try await layouts("percentages/half-sweep").suffix(3).allSatisfy { $0.size.width == ideal })
        let stack = try await layout("percentages/in-an-hstack")
        #expect(stack["half"]?.size.width == 50)
        #expect(stack["one"]?.size.width == 125)
        let pair = try await layouts("percentages/container-relative")
        #expect(pair.map { $0["orange"]?.size.width } == [100, 150])
    }

    @Test("a backslash adds up widths and heights, whatever it is proposed")
    func backslash() async throws {
        let fixed = try await layout("backslash/fixed-frames")
        #expect(fixed.size.width == 350)
        let words = try await layout("backslash/finished")
        #expect(try await layouts("backslash/answers").allSatisfy { $0.size == words.size })
        let texts = words.records.filter { $0.name == "Text" }.map(\.frame)
        #expect(texts[1].minX == texts[0].maxX && texts[1].minY == texts[0].maxY)
        let piled = try await layout("backslash/unplaced").records.filter { $0.name == "Text" }.map(\.frame)
        #expect(piled.allSatisfy { abs($0.midX - words.size.width / 2) < 1e-9 })
    }

    @Test("three containers that look alike have three sizes")
    func containers() async throws {
        let containers = try await layouts("dimensions/three-containers")
        #expect(containers.map { $0["size its parent sees"]?.size } == [size(165, 65), size(150, 50), size(30, 30)])
        #expect(
            try containers.map { try $0.first("RoundedRectangle").frame }
                == Array(
                    repeating: CGRect(x: 10, y: 25, width: 150, height: 50), count: 3))
    }

    @Test("an offset takes no room; padding, frame and position do")
    func displacements() async throws {
        let sizes = try await layouts("dimensions/displacements").map { $0.size }
        #expect(sizes == [size(100, 50), size(130, 80), size(130, 80), size(130, 80)])
    }

    @Test("a rotation that feeds back its size makes room for itself")
    func rotation() async throws {
        let flat = try await layout("dimensions/rotation").size
        let seen = try await layout("dimensions/rotation-with-frame")
        let words = try #require(seen.records.last { $0.name == "Text" }).size
        let angle = CGFloat.pi * 40 / 180
        let height = words.width * sin(angle) + words.height * cos(angle)
        #expect(abs(seen.size.height - height) < 0.01)
        #expect(flat.height == words.height)
    }

    @Test("imitations answer like the built-ins, except for four errors")
    func imitations() async throws {
        for name in ["dimensions/my-frame", "dimensions/my-fixed-size"] {
            let pair = try await layouts(name)
            #expect(pair[0].size == pair[1].size, "\(name)")
        }
        let table = try await layouts("dimensions/my-flex-frame")
        // Each frame is beside its imitation.
        #expect(table.map(\.size.width) == [80, 60, 120, 120])
        #expect(table[2]["child"]?.frame == table[3]["child"]?.frame)
        for width in [nil, .infinity] as [CGFloat?] {
            let color = Color.orange.frame(minWidth: 40, idealWidth: 80, maxWidth: 120)
            let frame = color.frame(minWidth: 80, idealWidth: 100, maxWidth: 140)
            let imitation = color.myFrame(minWidth: 80, idealWidth: 100, maxWidth: 140)
            let proposal = ProposedViewSize(width: width, height: 40)
            let sizes = [
                LayoutSnapshot(proposal: proposal) { frame }.size,
                LayoutSnapshot(proposal: proposal) { imitation }.size,
            ]
            #expect(sizes.map(\.width) == (width == nil ? [100, 100] : [140, 140]))
        }
        let pair = try await layouts("dimensions/min-only")
        #expect(pair.map(\.size.width) == [60, 100])
        let bounds = try await layouts("dimensions/forgotten-minimum")
        #expect(bounds.map(\.size.width) == [80, 60])
        #expect(try await layouts("dimensions/max-only").map(\.size) == [size(101, 92), size(60, 92)])
        let ideal = try await layouts("dimensions/ideal-width")
        let line = LayoutSnapshot(proposal: .unspecified) { Text("one") }.size.height
        #expect(ideal.allSatisfy { $0.size.width == 70 })
        #expect(abs(ideal[0].size.height - 4 * line) < 1e-9)
        #expect(ideal[1].size.height == line)
        // Both place their text in 70, but measured it with different proposals.
        #expect(ideal.allSatisfy { $0["child"]?.proposal.width == 70 })
        let proposals = try ideal.map { SizingProposals($0).of(try #require($0["child"]).id)?.width }
        #expect(proposals == [70, nil])
    }

    @Test("the thumb keeps its size and position, however many hearts fly over it")
    func thumb() async throws {
        let moments = try await layouts("dimensions/like-button")
        #expect(Set(moments.compactMap { $0["thumb"]?.frame }).count == 1)
        #expect(moments.allSatisfy { $0["hearts"]?.size == size(50, 100) })
        for moment in moments {
            let thumb = try #require(moment["thumb"]).frame
            #expect(thumb.maxX == moment.size.width - 70)
            #expect(thumb.maxY == moment.size.height - 20)
        }
        #expect(moments.map { $0.records.filter { $0.detail == "“heart.fill”" }.count } == [0, 2])
    }

    @Test("root, content and text are three views of two sizes")
    func threeViews() async throws {
        let layout = try await layout("custom-views/three-views")
        let text = try layout.first("Text")
        #expect(layout["root"]?.size == size(200, 160))
        #expect(try layout.first("ContentView").frame == text.frame)
    }

    @Test("a fixed view has the same size for any proposal; a square takes the shorter of two lengths")
    func encapsulated() async throws {
        #expect(try await layouts("custom-views/fifty-by-ten").allSatisfy { $0.size == size(50, 10) })
        #expect(try await layouts("custom-views/square").map(\.size) == [size(70, 70), size(60, 60), size(90, 90)])
        for layout in try await layouts("custom-views/text-lines") {
            #expect(layout.size.width <= layout.proposal.width!)
        }
    }

    @Test("a background has the size of the padded text, which is the text and 10 points on each side")
    func toast() async throws {
        let layout = try await layout("custom-views/avocado-toast")
        let (text, color) = (try layout.first("Text"), try layout.first("Color"))
        #expect(text.proposal == ProposedViewSize(width: 200, height: 100))
        #expect(color.size == size(text.size.width + 20, text.size.height + 20) && color.size == layout.size)
    }

    @Test("hit points: 33 of 60 in 200 points are 110")
    func hitPoints() async throws {
        let layout = try await layout("hit-points/bar")
        #expect(layout["bar"]?.size.width == 200)
        #expect(layout["left"]?.size.width == 110)
    }

    @Test("the safe area is not proposed, unless a view ignores it")
    func safeArea() async throws {
        #expect(try await layout("custom-views/safe-area")["content"]?.size == size(180, 242))
        #expect(try await layout("custom-views/ignoring-safe-area")["content"]?.size == size(180, 320))
    }

    @Test("a position is that of a center, and its x is 0 unless given")
    func position() async throws {
        let pair = try await layouts("geometry-reader/lower-half")
        #expect(pair.map(\.size) == [size(151.5, 138), size(151.5, 138)])
        let halves = try pair.map { try #require($0["half"]) }
        #expect(halves[0].frame.minX == 0 && halves[0].frame.maxY == pair[0].size.height)
        #expect(halves[1].frame.midX == 0 && halves[1].frame.midY == pair[1].size.height / 2)
    }

    @Test("a reader proposes half of its proposal, and over an image half of the image")
    func readers() async throws {
        let half = try await layout("geometry-reader/half-size")
        #expect(half.size == size(280, 200))
        #expect(try half.image("barbarian").proposal.height == 100)
        let lower = try await layout("geometry-reader/lower-half")
        let (image, overlay) = (try lower.image("barbarian").frame, try #require(lower["half"]).frame)
        #expect(overlay.width == image.width && overlay.height == image.height / 2)
        #expect(abs(overlay.maxY - image.maxY) < 1e-9)
    }

    @Test("secondary views do not change the size")
    func secondary() async throws {
        let stack = try await layout("secondary-views/in-a-vstack")
        let texts = stack.records.filter { $0.name == "Text" }
        #expect(stack.size.width == texts.map(\.size.width).max())
        let pair = try await layout("secondary-views/oversized-background")
        #expect(pair.size == (try pair.first("Text").size))
    }

    @Test("text that wraps upward leaves the class beside the picture in place; centered text moves it down")
    func upwards() async throws {
        func below(_ name: String) async throws -> [CGFloat] {
            try await layouts(name).map {
                try $0.first("Text", "“Barbarian”").frame.minY - $0.image("barbarian").frame.minY
            }
        }
        let custom = try await below("combining-stacks/wrapped-custom")
        #expect(abs(custom[0] - custom[1]) < 1e-9)
        let centered = try await below("combining-stacks/wrapped")
        let line = LayoutSnapshot(proposal: .unspecified) { Text("Takeshi").font(.title) }.size.height
        #expect(abs(centered[1] - centered[0] - line / 2) < 1e-9)
        for layout in try await layouts("combining-stacks/wrapped-custom") {
            let (picture, column) = (try layout.image("barbarian").frame, try layout.first("VStack"))
            let baseline = column.frame.minY + (try #require(column.guide(.nameLine)))
            #expect(abs(picture.midY - baseline) < 1e-9)
        }
    }
}
