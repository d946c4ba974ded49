import Foundation
import Goldens
import Testing

@testable import Plumbline
@testable import Scenes

private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// Whether the fonts and libraries are those of the goldens, which measured the lengths of text in captions.
private var isGoldenEnvironment: Bool {
    get throws {
        let file = URL(fileURLWithPath: #filePath).appending(path: "../../Goldens/manifest.json").standardized
        let manifest = try JSONDecoder().decode(GoldenManifest.self, from: Data(contentsOf: file))
        return manifest.environments[try GoldenEnvironment.current.id] != nil
    }
}

extension LayoutSnapshot {
    fileprivate var texts: [LayoutRecord] { records.filter { $0.name == "Text" } }
}

extension LayoutRecord {
    /// To two decimals, as figures show it.
    fileprivate func isProposed(_ width: CGFloat) -> Bool { abs((proposal.width ?? .nan) - width) < 0.005 }
}

@MainActor @Suite("Sizes stated in captions: frames, padding and proposals")
struct StatedFrameTests {
    @Test("the least flexible of three is served first; by equal shares the other name would be proposed less")
    func stackOfThree() async throws {
        let pair = try await layouts("flexible-frames/stack-of-three")
        let (names, shares) = (pair[0].texts, pair[1].texts)
        let rest: CGFloat = 300 - 101 - 2 * 8
        #expect(names[1].proposal.width == rest / 2)
        #expect(names[0].isProposed(rest - names[1].size.width))
        #expect(names[0].size.width <= rest - names[1].size.width)
        #expect(shares.allSatisfy { $0.proposal.width == rest / 2 })
        #expect(shares[0].size.width < names[0].size.width && shares[1].size.width == names[1].size.width)
        let whole = LayoutSnapshot(proposal: .unspecified) { Text("Takeshi").font(.title) }
        #expect(names[1].size.width < whole.size.width)
    }

    @Test("the names’ widths are those of the caption", .enabled("they are another font’s") { try isGoldenEnvironment })
    func statedWidths() async throws {
        let names = try await layouts("flexible-frames/stack-of-three")[0].texts
        #expect(names[0].isProposed(97.41) && abs(names[1].size.width - 85.59) < 0.005)
    }

    @Test("padding adds 16 points a side; a frame of 200 × 200 holds one line")
    func padding() async throws {
        let text = try await layout("padding/text").size
        #expect(try await layout("padding/padded").size == size(text.width + 32, text.height + 32))
        #expect(
            try await layout("padding/padded").first("Text").frame == CGRect(origin: CGPoint(x: 16, y: 16), size: text))
        let framed = try await layout("padding/in-a-frame")
        #expect(framed.size == size(200, 200))
        #expect(try framed.first("Text").size == text)
        #expect(try framed.first("Text").frame.midY == 100)
    }

    @Test(
        "the bar is 200 points wide at every step, and so is everything that fills it",
        arguments: ["text", "frame", "lozenge"])
    func hitPoints(step: String) async throws {
        let layout = try await layout("hit-points/\(step)")
        let bar = try #require(layout[["text": "frame", "frame": "both frames"][step] ?? "bar"])
        let text = try layout.first("Text", "“33/60”")
        #expect(bar.size.width == 200)
        #expect(abs(text.frame.midX - bar.frame.midX) < 1e-9 && text.size.width < 40)
        let around = layout.records[try #require(text.parent)]
        #expect(around.frame == bar.frame)
        #expect((around.id != bar.id) == (step != "text"))
        if step == "lozenge" { #expect(try layout.first("Color").frame == bar.frame) }
    }

    @Test("a bubble is proposed 240 of 300 points, 80%, and takes them")
    func chat() async throws {
        let layout = try await layout("percentages/chat")
        let bubbles = layout.records.filter { !Set(["mine", "theirs"]).isDisjoint(with: $0.labels) }
        #expect(layout.size.width == 300 && bubbles.count == 3)
        #expect(bubbles.allSatisfy { $0.proposal.width == 300 * 0.8 && $0.size.width == 240 })
        #expect(bubbles.map(\.frame.minX) == [0, 60, 0] as [CGFloat])
        let sweep = try await layouts("percentages/chat-sweep")
        #expect(sweep.count == 4)
        #expect(sweep[0].size.width == 88)
        #expect(sweep[3].size.width == 160)
        let line = LayoutSnapshot(proposal: .unspecified) { Text("In") }.size.height
        let lines: [CGFloat] = try sweep.map { layout in
            let height = try layout.first("Text").size.height
            return (height / line).rounded()
        }
        #expect(lines.first == 6)
        #expect(lines.last == 3)
        #expect(lines == lines.sorted(by: >))
    }

    @Test("an offset of 20 points moves the drawing, not the stack or the neighbors")
    func offset() async throws {
        let layout = try await layout("dimensions/offset")
        let still = LayoutSnapshot(proposal: ProposedViewSize(width: 320, height: 80)) {
            HStack {
                ForEach(0..<3) { _ in Rectangle().frame(maxWidth: .infinity) }
            }
        }
        let (moved, unmoved) = (layout.records, still.records)
        #expect(layout.size == size(320, 80) && layout.size == still.size)
        let (blocks, places) = (moved.filter { $0.name == "Rectangle" }, unmoved.filter { $0.name == "Rectangle" })
        #expect(blocks.map(\.size) == places.map(\.size))
        for (index, move) in ([0, 20, 0] as [CGFloat]).enumerated() {
            let (block, place) = (blocks[index].frame, places[index].frame)
            #expect(block == place.offsetBy(dx: move, dy: move))
        }
    }

    @Test("a minimum of 160 wins over a maximum of 80, and is reported")
    func contradictory() async throws {
        let layout = try await layout("dimensions/contradictory-frame")
        #expect(layout.size == size(160, 40))
        #expect(layout.issues.count == 1)
    }

    @Test("a background is proposed exactly its text's size")
    func background() async throws {
        let layout = try await layout("secondary-views/background")
        let (text, color) = (try layout.first("Text"), try layout.first("Color"))
        #expect(color.proposal == ProposedViewSize(text.size))
        #expect(color.frame == text.frame && layout.size == text.size)
    }

    @Test("infinite frames fill 280 × 240; only an aligned one puts its image in the corner")
    func corners() async throws {
        let whole = CGRect(x: 0, y: 0, width: 280, height: 240)
        let around = try await layout("exploding-stacks/frame-around-stack")
        #expect(around.size == whole.size)
        #expect(try around.first("ZStack").frame == CGRect(x: 111, y: 74.5, width: 58, height: 91))
        let inside = try await layout("exploding-stacks/frame-in-stack")
        #expect(try inside.first("frame").frame == whole)
        #expect(try inside.image("dragoon").frame == CGRect(x: 111, y: 74.5, width: 58, height: 91))
        let aligned = try await layout("exploding-stacks/aligned-frame")
        #expect(try aligned.image("dragoon").frame == CGRect(x: 222, y: 149, width: 58, height: 91))
        for name in ["exploding-stacks/four-corners", "exploding-stacks/all-four"] {
            let four = try await layout(name)
            #expect(four.records.filter { $0.name == "frame" }.map(\.frame) == [whole, whole, whole, whole])
            #expect(try four.image("brawler").frame.origin == .zero)
            #expect(try four.image("rogue").frame.origin == CGPoint(x: 230, y: 0))
            #expect(try four.image("barbarian").frame.origin == CGPoint(x: 0, y: 148))
            #expect(try four.image("dragoon").frame.origin == CGPoint(x: 222, y: 149))
        }
    }
}

@MainActor @Suite("Sizes stated in captions: stacks and their children")
struct StatedStackTests {
    @Test("each child of a row starts 8 points after the one before it; those of a column are centered on its middle")
    func more() async throws {
        let row = try await layout("stacks/hstack-more")
        let children = row.records.dropFirst().map(\.frame)
        #expect(children.count == 4 && children[0].minX == 0 && children[3].maxX == row.size.width)
        for (one, next) in zip(children, children.dropFirst()) { #expect(abs(next.minX - one.maxX - 8) < 1e-9) }
        let column = try await layout("stacks/vstack-more")
        let rows = column.records.dropFirst().map(\.frame)
        #expect(rows.count == 4 && rows[0].minY == 0 && rows[3].maxY == column.size.height)
        #expect(rows.allSatisfy { abs($0.midX - column.size.width / 2) < 1e-9 })
        for (one, next) in zip(rows, rows.dropFirst()) { #expect(next.minY > one.maxY) }
    }

    @Test("of 250 points the picture and the gap leave 141, in which the text wraps or is cut")
    func narrow() async throws {
        let wrapped = try await layout("stacks/hstack-wrapped")
        let cut = try await layout("stacks/hstack-truncated")
        for layout in [wrapped, cut] {
            #expect(layout.size == size(250, 130))
            #expect(try layout.first("Text").proposal.width == 250 - 101 - 8)
        }
        let line = try cut.first("Text").size.height
        #expect(abs(try wrapped.first("Text").size.height - 2 * line) < 1e-9)
    }

    @Test("the fixed child is served first, then the others share the rest")
    func shares() async throws {
        let layout = try await layout("custom-views/stack-shares")
        let (word, toast, name) = (layout["word"], layout["toast"], layout["name"])
        let left: CGFloat = 264
        #expect(toast?.size == size(20, 20))
        #expect(try #require(toast).isProposed(94.667))
        #expect(word?.proposal.width == left / 2)
        #expect(try #require(name).isProposed(left - (try #require(word).size.width)))
        let rows = try await layouts("custom-views/layout-priority").map { try #require($0["name"]).size.width }
        let whole = LayoutSnapshot(proposal: .unspecified) { Text("Avocado Toast, serves two") }.size.width
        #expect(rows[0] < whole && rows[1] == whole)
    }

    @Test("texts are aligned on the last baseline, and the image's bottom is on it")
    func baseline() async throws {
        let layout = try await layouts("custom-views/last-baseline")[1]
        let lines: [CGFloat] = try layout.records.dropFirst().map { record in
            let guide: CGFloat = try #require(record.guide(VerticalAlignment.lastTextBaseline))
            return record.frame.minY + guide
        }
        #expect(lines.count == 3 && lines.allSatisfy { abs($0 - lines[0]) < 1e-9 })
        #expect(abs(try layout.image("avocado-toast").frame.maxY - lines[0]) < 1e-9)
    }

    @Test("the stars and the title of two columns are centered on one line")
    func customAlignment() async throws {
        let layout = try await layout("custom-views/custom-alignment")
        let (stars, title) = (try #require(layout["stars"]).frame, try #require(layout["title"]).frame)
        #expect(abs(stars.midY - title.midY) < 1e-9)
        #expect(stars.midY > 0 && stars.maxX < title.minX)
    }

    @Test("four shapes share 360 points less three gaps of 16")
    func graphics() async throws {
        let shapes = try await layout("custom-views/graphics").records.filter { $0.children.isEmpty }
        #expect(shapes.map { $0.size.width } == [78, 78, 78, 78] as [CGFloat])
    }

    @Test("the column of a card is 8 points after the picture’s 101; its alignment and gap place the class")
    func card() async throws {
        for name in ["card", "cut-lines", "default-alignment", "all-borders", "leading"] {
            let layout = try await layout("combining-stacks/\(name)")
            let column = try layout.first("VStack").frame
            let (title, row) = (
                try layout.first("Text", "“Nogitsune Takeshi”").frame, try layout.image("class_icon").frame
            )
            let text = try layout.first("Text", "“Barbarian”").frame
            #expect(try layout.image("barbarian").frame == CGRect(x: 0, y: 0, width: 101, height: 92), "\(name)")
            #expect(column.minX == 109, "\(name)")
            let isCentered = ["default-alignment", "all-borders"].contains(name)
            if isCentered {
                let middle = (row.minX + text.maxX) / 2
                #expect(abs(middle - column.midX) < 1e-9, "\(name)")
                #expect(text.minY - title.maxY > 4, "\(name)")
            } else {
                #expect(row.minX == 109, "\(name)")
                #expect(abs(text.minY - title.maxY) < 1e-9, "\(name)")
            }
        }
        let name = try await layout("combining-stacks/cut-lines").first("Text", "“Nogitsune Takeshi”").frame
        // Fonts differ by less than is seen.
        #expect(abs(name.maxY - 52.66) < 0.05)
    }
}
