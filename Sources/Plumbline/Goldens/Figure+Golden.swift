import CairoPainting
import Drawing
import Foundation
import Goldens
import LayoutEngine
import Raster
import Synchronization

extension Figure {
    /// The figure in the form that is compared with goldens.
    package var actual: ActualFigure {
        get throws(FontError) {
            let hasIcons = snapshots.contains { $0.records.contains(where: \.usesIconFont) }
            let otherFonts = try PangoText.shared.fallbackDigests(of: displayList.items)
                .merging(hasIcons ? IconFontFile.digests : [:]) { $1 }
            let text = ContentBounds(text: try PangoText.shared).glyphs(in: displayList.items)
                .map { PixelBox(around: $0, scale: scale) }
            let layout = LayoutGolden(
                scene: scene.name, environment: try GoldenEnvironment.current.adding(otherFonts).id,
                paint: displayList.digest,
                drawsText: !text.isEmpty, parts: snapshots.indices.map { goldenPart($0, snapshots[$0]) })
            return ActualFigure(bitmap: bitmap, layout: layout, textBoxes: text, scale: scale, otherFonts: otherFonts)
        }
    }

    func goldenPart(_ index: Int, _ snapshot: LayoutSnapshot) -> LayoutGolden.Part {
        let (titles, origins) = (scene.partTitles, displayList.origins)
        return LayoutGolden.Part(
            snapshot, title: titles.indices.contains(index) ? titles[index] : "",
            origin: origins.indices.contains(index) ? origins[index] : nil
        ) {
            $0.isMeasuredByFonts
        } paint: {
            $0.paintDigest
        }
    }
}

extension DisplayList {
    /// Stands for all that is painted in a layout golden: 16 hexadecimal digits.
    package var digest: String { String(SHA256.hex(bytes(.portable)).prefix(16)) }
}

extension LayoutRecord {
    /// Stands for what the view itself paints in a layout golden: 8 hexadecimal digits.
    package var paintDigest: LayoutGolden.Paint? {
        guard let look = SceneryPainter.look(of: self) else { return nil }
        let digest = DisplayList(size: .zero, items: look.items).digest.prefix(8)
        return LayoutGolden.Paint(digest: String(digest), followsSize: look.dependsOnSize, settings: look.settings)
    }
}

extension Scene {
    /// The names of a figure's layouts: a panel's caption, a step's length; empty for a picture.
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
    package static var current: GoldenEnvironment {
        get throws(FontError) {
            let text = try PangoText.shared
            return known.withLock { known in
                if let known { return known }
                let environment = GoldenEnvironment(versions: FontLibrary.versions, fonts: text.fontDigests)
                known = environment
                return environment
            }
        }
    }

    private static let known = Mutex<GoldenEnvironment?>(nil)
}

extension PixelBox {
    /// The pixels of an area in points, with a margin, because glyphs extend beyond their lines.
    fileprivate init(around rect: CGRect, scale: Int) {
        let scaled = rect.insetBy(dx: -2, dy: -2)
        func pixel(_ length: CGFloat) -> Int {
            Int((length * CGFloat(scale)).rounded(.down), in: -1_000_000...1_000_000)
        }
        self.init(
            minX: pixel(scaled.minX), minY: pixel(scaled.minY), maxX: pixel(scaled.maxX), maxY: pixel(scaled.maxY))
    }
}
