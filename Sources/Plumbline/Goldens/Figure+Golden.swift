import CairoPainting
import Drawing
import Foundation
import Goldens
import LayoutEngine
import Raster
import ViewDSL

extension Figure {
    /// The figure as goldens are compared with.
    package var actual: ActualFigure {
        get throws(FontError) {
            let text = TextAreas(try PangoText.shared, scale: scale).of(displayList)
            let layout = LayoutGolden(
                scene: scene.name, environment: try GoldenEnvironment.current.id, paint: displayList.digest,
                drawsText: !text.isEmpty, parts: snapshots.indices.map { goldenPart($0, snapshots[$0]) })
            return ActualFigure(bitmap: bitmap, layout: layout, textBoxes: text, scale: scale)
        }
    }

    /// The part of the golden that the layout of that number is.
    func goldenPart(_ index: Int, _ snapshot: LayoutSnapshot) -> LayoutGolden.Part {
        let (titles, origins) = (scene.partTitles, displayList.origins)
        return LayoutGolden.Part(
            snapshot, title: titles.indices.contains(index) ? titles[index] : "",
            origin: origins.indices.contains(index) ? origins[index] : nil
        ) { $0.isMeasuredByFonts }
    }
}

extension Scene {
    /// What tells the layouts of one figure apart: a panel's caption, a step's length; empty for the one of a picture.
    fileprivate var partTitles: [String] {
        switch kind {
        case .picture: [""]
        case .panels(let panels):
            panels.panels.enumerated().map { $1.caption.isEmpty ? "panel \($0 + 1)" : $1.caption }
        case .sweep(let sweeping):
            sweeping.sweep.proposals.map { proposal in
                let axis = sweeping.sweep.axis
                let length = proposal[axis].map { lengthText($0) } ?? "nil"
                return "\(axis == .horizontal ? "width" : "height") \(length)"
            }
        }
    }
}

extension GoldenEnvironment {
    /// That of this process.
    package static var current: GoldenEnvironment {
        get throws(FontError) {
            let text = try PangoText.shared
            return known.withLock { known in
                if let known { return known }
                let environment = GoldenEnvironment(versions: text.libraryVersions, fonts: text.fontDigests)
                known = environment
                return environment
            }
        }
    }

    private static let known = Locked<GoldenEnvironment?>(nil)
}

/// A value behind a lock.
private final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
}

/// Where a picture's text stands, in pixels.
private struct TextAreas {
    let text: any TextMeasuring
    let scale: Int

    init(_ text: any TextMeasuring, scale: Int) {
        self.text = text
        self.scale = scale
    }

    func of(_ list: DisplayList) -> [PixelDifference.Box] {
        var boxes: [PixelDifference.Box] = []
        collect(list.items, .identity, into: &boxes)
        return boxes
    }

    private func collect(
        _ items: [DisplayItem], _ transform: CGAffineTransform, into boxes: inout [PixelDifference.Box]
    ) {
        for item in items {
            switch item {
            case .fill, .stroke, .image: break
            case .text(let block, let origin, let width):
                let size = text.measure(block).size
                let rect = CGRect(x: origin.x, y: origin.y, width: max(CGFloat(width), size.width), height: size.height)
                boxes.append(box(rect.applying(transform)))
            case .group(let items, .transform(let inner)):
                collect(items, inner.concatenating(transform), into: &boxes)
            case .group(let items, .mask(let mask)): collect(items + mask, transform, into: &boxes)
            case .group(let items, _): collect(items, transform, into: &boxes)
            }
        }
    }

    /// With a little room: glyphs reach beyond their lines.
    private func box(_ rect: CGRect) -> PixelDifference.Box {
        let scaled = rect.insetBy(dx: -2, dy: -2)
        func pixel(_ length: CGFloat) -> Int { Int(min(max(length * CGFloat(scale), -1e6), 1e6).rounded(.down)) }
        return PixelDifference.Box(
            minX: pixel(scaled.minX), minY: pixel(scaled.minY), maxX: pixel(scaled.maxX), maxY: pixel(scaled.maxY))
    }
}
