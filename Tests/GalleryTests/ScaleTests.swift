import CairoPainting
import Drawing
import Foundation
import Testing

import func TestSupport.sample
import let TestSupport.trialScales

@testable import Diagramming
@testable import Plumbline
@testable import Scenes

@MainActor @Suite("The gallery at every scale")
struct ScaleTests {
    @Test(
        "no image is drawn with over 1 % more pixels than its file has, which would blur it",
        arguments: trialScales.filter { $0 < 3 })
    func sharp(scale: Int) async throws {
        var count = 0
        for scene in Gallery.own {
            let list = try await Made.list(scene, scale)
            for (image, rect) in list.items.flatMap(images) {
                count += 1
                let enlarged = max(
                    rect.width * CGFloat(scale) / CGFloat(image.pixelWidth),
                    rect.height * CGFloat(scale) / CGFloat(image.pixelHeight))
                #expect(enlarged <= 1.01, "\(scene.name): \(image.name) by \(enlarged)")
            }
        }
        #expect(count > 50)
    }

    /// Every image and where it is, in points.
    private func images(in item: DisplayItem) -> [(ImageSource, CGRect)] {
        switch item {
        case .image(let image, let rect, _): [(image, rect)]
        case .group(let items, .mask(let mask)): (items + mask).flatMap(images)
        case .group(let items, _): items.flatMap(images)
        case .fill, .stroke, .text: []
        }
    }

    @Test("a figure has the same canvas in points at every scale, with its layouts at the same positions")
    func canvas() async throws {
        let divided = try #require(Gallery.scenes.first { $0.name == "everyday/receipt" })
        var other: Set<String> = []
        for scene in sample(Gallery.own, every: 3) + [divided] {
            let frames = try await Made.layouts(scene, 1).snapshots.map { $0.records.map(\.frame) }
            let one = try await Made.list(scene, 1)
            for scale in trialScales where scale > 1 {
                // A divider is a pixel thick, and text keeps its distance in whole ones.
                guard try await Made.layouts(scene, scale).snapshots.map({ $0.records.map(\.frame) }) == frames else {
                    other.insert(scene.name)
                    continue
                }
                let list = try await Made.list(scene, scale)
                // A scene without annotations ends with its last pixel.
                let isBare = scene.annotations.isEmpty && scene.presentation == .picture
                let change = max(abs(list.size.width - one.size.width), abs(list.size.height - one.size.height))
                #expect(isBare ? change < 1 : change == 0, "\(scene.name) at \(scale)×: \(list.size), \(one.size)")
                #expect(list.origins == one.origins, "\(scene.name) at \(scale)×")
            }
        }
        #expect(other == [divided.name], "layouts that differ by a pixel's thickness")
    }

    @Test("labels have the same text at the same positions", arguments: trialScales.filter { $0 > 1 })
    func labels(scale: Int) async throws {
        let text = try PangoText.shared
        for scene in sample(Gallery.own.filter({ $0.name.hasPrefix("language/") }), every: 3) {
            var pictures: [[LabelPlacer.Placement?]] = []
            for scale in [1, scale] {
                let render = Render(scene, scale: scale, appearance: nil, assets: Gallery.assets)
                let composer = FigureComposer(style: scene.diagramStyle ?? .light, text: text, scale: scale)
                // The same layout at every scale.
                pictures += try await render.parts(Made.layouts(scene, 1), text).map {
                    composer.draw($0).picture.placements
                }
            }
            let half = pictures.count / 2
            #expect(Array(pictures[..<half]) == Array(pictures[half...]), "\(scene.name)")
        }
    }

    @Test("a border's outer edge is the edge of the view's content, to the pixel", arguments: 1...3)
    func content(scale: Int) async throws {
        let scene = Scene("scale/fractions", proposal: ProposedViewSize(width: 200, height: 100)) {
            HStack(spacing: 10.3) {
                Color.red.frame(width: 33.3, height: 20.7)
                Color.red.frame(width: 21.45, height: 40.15)
            }
            .padding(7.7)
        }
        .annotations(.borders)
        let list = try await Render(scene, scale: scale, appearance: .light, assets: Gallery.assets)
            .settledDraft().list
        var (painted, lines): ([CGRect], [Path]) = ([], [])
        func collect(_ items: [DisplayItem], _ shift: CGAffineTransform) {
            for item in items {
                switch item {
                case .fill(let path, .color(let color), _) where color.red > 0.9 && color.green < 0.3:
                    painted.append(path.boundingRect.applying(shift))
                case .fill(let path, .color(DiagramStyle.light[.brown].line), _): lines.append(path.applying(shift))
                case .stroke(let path, .color(DiagramStyle.light[.brown].line), let stroke):
                    let half = -stroke.lineWidth / 2
                    lines.append(Path(path.boundingRect.insetBy(dx: half, dy: half).applying(shift)))
                case .group(let items, .transform(let inner)): collect(items, inner.concatenating(shift))
                case .group(let items, _): collect(items, shift)
                default: continue
                }
            }
        }
        collect(list.items, .identity)
        #expect(painted.count == 2)
        for rect in painted {
            // Near the middle of each edge, the line covers the point a tenth of a pixel inside, and not the one outside.
            let near = 0.1 / CGFloat(scale)
            let (x, y) = (rect.midX + 1.3, rect.midY + 1.3)
            let places = [
                (rect.minX, y, near, 0), (rect.maxX, y, -near, 0), (x, rect.minY, 0, near), (x, rect.maxY, 0, -near),
            ]
            for (x, y, dx, dy) in places {
                func hasLine(_ x: CGFloat, _ y: CGFloat) -> Bool {
                    lines.contains { $0.contains(CGPoint(x: x, y: y), eoFill: false) }
                }
                #expect(hasLine(x + dx, y + dy) && !hasLine(x - dx, y - dy), "\(rect)")
            }
        }
    }
}
