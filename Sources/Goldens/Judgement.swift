import Foundation
import Raster

/// A figure as it is drawn now, ready to be compared.
public struct ActualFigure: Sendable {
    public var bitmap: Bitmap
    public var layout: LayoutGolden
    /// Where text was painted, in pixels.
    public var textBoxes: [PixelDifference.Box]
    /// Pixels a point.
    public var scale: Int

    public init(bitmap: Bitmap, layout: LayoutGolden, textBoxes: [PixelDifference.Box], scale: Int) {
        self.bitmap = bitmap
        self.layout = layout
        self.textBoxes = textBoxes
        self.scale = scale
    }
}

/// A golden as it is kept: the picture and its layout.
public struct StoredGolden: Sendable {
    public var bitmap: Bitmap
    public var layout: LayoutGolden
    /// nil where the manifest does not know it.
    public var environment: GoldenEnvironment?

    public init(bitmap: Bitmap, layout: LayoutGolden, environment: GoldenEnvironment?) {
        self.bitmap = bitmap
        self.layout = layout
        self.environment = environment
    }
}

/// What became of a figure since its golden, and why.
public struct Judgement: Sendable {
    public let verdict: Verdict
    /// The cause, in words; empty where all is the same.
    public let cause: String
    /// What is worth knowing besides: an exemption nobody needs, an environment that is not the golden's.
    public let notes: [String]
    public let picture: PictureGate.Outcome
    public let layout: LayoutComparison

    /// What the note about another environment begins with.
    static let elsewhere = "other environment: "
    /// The note about views of other names.
    static let outdated = "its views are called otherwise than in the golden; accept it to bring that up to date"

    public init(
        _ golden: StoredGolden, _ actual: ActualFigure, environment: GoldenEnvironment,
        exemption: GoldenExemption? = nil
    ) {
        // Where the manifest is lost the golden still says whether it is of this environment.
        let isOurs = golden.layout.environment == environment.id
        let origin = golden.environment ?? (isOurs ? environment : nil)
        let changes =
            origin.map { $0.changes(to: environment, drawsText: golden.layout.drawsText) }
            ?? ["the golden's manifest does not say what it was made with"]
        // What a text-free picture shows, no text engine changes; one that shows text is compared by its text-free parts.
        let isElsewhere = !changes.isEmpty
        let layout = LayoutComparison(
            golden.layout, actual.layout, textFreeOnly: isElsewhere && golden.layout.drawsText)
        let picture = PictureGate.compare(golden.bitmap, actual.bitmap, exemption: exemption)
        self.layout = layout
        self.picture = picture
        var notes = isElsewhere ? ["\(Self.elsewhere)\(changes.joined(separator: ", "))"] : []
        // Rounding is what remains when the same is painted. Something else is painted here, however faint.
        let isFaint = picture == .rounding && !isElsewhere && golden.layout.paint != actual.layout.paint
        if exemption != nil, !isFaint, picture == .equal || picture == .rounding {
            notes.append("its exemption is no longer needed: the picture is within ±\(PictureGate.everyday)")
        }
        if layout.isEqual, picture.passes, !layout.renamings.isEmpty {
            notes.append(Self.outdated)
        }
        let reasons = Reasons(golden: golden, actual: actual, layout: layout, picture: picture)

        if !layout.isEqual {
            let divergence = FirstDivergence(layout)
            let isShaping = divergence?.isTextShaping == true && !isElsewhere
            verdict = isShaping ? .shaping : .layout
            cause = reasons.layoutText(divergence)
        } else if isFaint {
            verdict = exemption == nil ? .paint : .exempted
            cause = reasons.faintText + (exemption.map { ", which is exempted: \($0.reason)" } ?? "")
        } else if picture.passes {
            if case .exempted = picture { verdict = .exempted } else { verdict = .passed }
            cause = verdict == .exempted ? reasons.exemptionText(exemption) : ""
        } else if isElsewhere, !reasons.isSizeUnexplained {
            verdict = .environment
            cause =
                changes.joined(separator: ", ") + "; the layout of its text-free parts is the same"
                + (reasons.sizeText.map { ", \($0)" } ?? "")
        } else {
            verdict = reasons.isShapingAlone ? .shaping : .paint
            cause = reasons.paintText
        }
        // That verdict's cause says it already.
        if verdict == .environment { notes.removeAll { $0.hasPrefix(Self.elsewhere) } }
        self.notes = notes
    }
}

/// Puts a judgement in words.
private struct Reasons {
    let golden: StoredGolden
    let actual: ActualFigure
    let layout: LayoutComparison
    let picture: PictureGate.Outcome

    func layoutText(_ divergence: FirstDivergence?) -> String {
        let figure = [partsText, sizeText].compactMap { $0 }.joined(separator: ", and ")
        return [figure, divergence?.description ?? ""].filter { !$0.isEmpty }.joined(separator: ". ")
    }

    private var partsText: String? {
        guard layout.partsDiffer else { return nil }
        func titles(_ layout: LayoutGolden) -> String {
            layout.parts.map { $0.title.isEmpty ? "one picture" : "“\($0.title)”" }.joined(separator: ", ")
        }
        return "the figure shows \(titles(actual.layout)) instead of \(titles(golden.layout))"
    }

    /// The picture is of another size though every text is measured as before, so no font is behind it.
    var isSizeUnexplained: Bool {
        guard case .otherSize = picture else { return false }
        return LayoutComparison(golden.layout, actual.layout).isEqual
    }

    var sizeText: String? {
        guard case .otherSize(let expected, let actual) = picture else { return nil }
        return "the picture is \(actual) pixels instead of \(expected)"
    }

    func exemptionText(_ exemption: GoldenExemption?) -> String {
        guard case .exempted(let difference) = picture, let exemption else { return "" }
        return "\(counts(difference)), which is exempted: \(exemption.reason)"
    }

    /// The list of what to paint is the golden's, and only where text stands the pixels differ.
    var isShapingAlone: Bool {
        guard golden.layout.paint == actual.layout.paint, case .different(let difference) = picture,
            let box = difference.bounds
        else { return false }
        return actual.textBoxes.contains {
            $0.minX <= box.minX && $0.minY <= box.minY && $0.maxX >= box.maxX && $0.maxY >= box.maxY
        }
            || everyPixelIsText
    }

    private var everyPixelIsText: Bool {
        let (a, b) = (golden.bitmap, actual.bitmap)
        for y in 0..<a.height {
            for x in 0..<a.width where a[x, y] != b[x, y] {
                let isText = actual.textBoxes.contains { $0.minX <= x && x <= $0.maxX && $0.minY <= y && y <= $0.maxY }
                if !isText { return false }
            }
        }
        return true
    }

    /// `213 pixels differ by up to 40, in HStack › Image “rogue”`
    var paintText: String {
        guard case .different(let difference) = picture else {
            return (sizeText ?? "") + ", though every view is measured and placed as before"
        }
        let place = difference.bounds.flatMap(viewText).map { ", in \($0)" } ?? ""
        return counts(difference) + place + renamedText
    }

    private func counts(_ difference: PictureDifference) -> String {
        let number = difference.beyond
        return "\(number) pixel\(number == 1 ? " differs" : "s differ") by up to \(difference.largest)"
    }

    /// A wash of a few percent may change by many steps before a channel changes by two.
    var faintText: String {
        let difference = PictureDifference(golden.bitmap, actual.bitmap)
        let place = difference.bounds.flatMap(viewText).map { " in \($0)" } ?? ""
        return "\(difference.count) pixel\(difference.count == 1 ? " differs" : "s differ") by 1\(place), "
            + "and what is painted is not the golden's\(renamedText)"
    }

    /// ` (Color .red → .blue)`: what was written otherwise may be why.
    private var renamedText: String {
        let texts = layout.renamings.prefix(2).map { event in
            let (what, old, new) = event.written
            return "\(what) \(old) → \(new)"
        }
        return texts.isEmpty ? "" : " (\(texts.joined(separator: ", ")))"
    }

    /// The innermost view that holds the box, else where the box is.
    private func viewText(_ box: PixelDifference.Box) -> String {
        let scale = Double(actual.scale)
        let (left, top) = (Double(box.minX) / scale, Double(box.minY) / scale)
        let (right, bottom) = (Double(box.maxX + 1) / scale, Double(box.maxY + 1) / scale)
        for part in actual.layout.parts {
            guard let origin = part.origin else { continue }
            let holder = part.nodes.indices.last { index in
                let node = part.nodes[index]
                guard let x = node.x.value, let y = node.y.value, let width = node.size.width.value,
                    let height = node.size.height.value
                else { return false }
                // Pixels are whole, frames are not.
                let (minX, minY) = (Double(origin.x) + x - 1, Double(origin.y) + y - 1)
                return minX <= left && minY <= top && minX + width + 2 >= right && minY + height + 2 >= bottom
            }
            if let holder { return part.path(to: holder).joined(separator: " › ") }
        }
        let (width, height) = (box.maxX - box.minX + 1, box.maxY - box.minY + 1)
        guard width > 1 || height > 1 else { return "the pixel (\(box.minX), \(box.minY))" }
        return "the \(width) × \(height) pixels from (\(box.minX), \(box.minY))"
    }
}
