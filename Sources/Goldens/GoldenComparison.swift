import Foundation
import Raster

/// A figure as drawn now.
package struct ActualFigure: Sendable {
    package var bitmap: Bitmap
    package var layout: LayoutGolden
    /// Where text was painted, in pixels.
    package var textBoxes: [PixelDifference.Box]
    /// Pixels a point.
    package var scale: Int

    package init(bitmap: Bitmap, layout: LayoutGolden, textBoxes: [PixelDifference.Box], scale: Int) {
        self.bitmap = bitmap
        self.layout = layout
        self.textBoxes = textBoxes
        self.scale = scale
    }
}

/// A golden as read from its files.
package struct StoredGolden: Sendable {
    package var bitmap: Bitmap
    package var layout: LayoutGolden
    /// nil where the manifest does not have it.
    package var environment: GoldenEnvironment?

    package init(bitmap: Bitmap, layout: LayoutGolden, environment: GoldenEnvironment?) {
        self.bitmap = bitmap
        self.layout = layout
        self.environment = environment
    }
}

/// A figure compared with its golden.
package struct GoldenComparison: Sendable {
    package let verdict: Verdict
    /// Empty where nothing differs.
    package let cause: String
    package let notes: [GoldenNote]
    package let picture: PictureGate.Outcome
    package let layout: LayoutComparison

    package init(
        _ golden: StoredGolden, _ actual: ActualFigure, environment: GoldenEnvironment,
        exemption: GoldenExemption? = nil
    ) {
        // Without a manifest the golden still says whether it was made in this environment.
        let isOurs = golden.layout.environment == environment.id
        let origin = golden.environment ?? (isOurs ? environment : nil)
        let changes =
            origin.map { $0.changes(to: environment, drawsText: golden.layout.drawsText) }
            ?? [.unknown]
        // Elsewhere text comes out differently, so only text-free parts are compared.
        let isElsewhere = !changes.isEmpty
        let layout = LayoutComparison(
            golden.layout, actual.layout, textFreeOnly: isElsewhere && golden.layout.drawsText)
        let picture = PictureGate.compare(golden.bitmap, actual.bitmap, exemption: exemption)
        self.layout = layout
        self.picture = picture
        var notes: [GoldenNote] = isElsewhere ? [.otherEnvironment(changes)] : []
        // A difference of 1 is rounding only where the display list is the same.
        let isFaint = picture == .rounding && !isElsewhere && golden.layout.paint != actual.layout.paint
        if exemption != nil, !isFaint, picture == .equal || picture == .rounding {
            notes.append(.unneededExemption)
        }
        if layout.isEqual, picture.passes, !layout.renamings.isEmpty {
            notes.append(.renamedViews)
        }
        let reasons = CauseDescription(golden: golden, actual: actual, layout: layout, picture: picture)

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
                changes.text + "; the layout of its text-free parts is the same"
                + (reasons.sizeText.map { ", \($0)" } ?? "")
        } else {
            verdict = reasons.isShapingAlone ? .shaping : .paint
            cause = reasons.paintText
        }
        // That verdict's cause names the environment.
        if verdict == .environment { notes.removeAll { $0 == .otherEnvironment(changes) } }
        self.notes = notes
    }
}

/// Describes why a figure differs.
private struct CauseDescription {
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

    /// The picture has another size though all texts are measured as before, so fonts are not the cause.
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

    /// The display list is the golden's, and pixels differ only within text.
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

    var faintText: String {
        let difference = PictureDifference(golden.bitmap, actual.bitmap)
        let place = difference.bounds.flatMap(viewText).map { " in \($0)" } ?? ""
        return "\(difference.count) pixel\(difference.count == 1 ? " differs" : "s differ") by 1\(place), "
            + "and what is painted is not the golden's\(renamedText)"
    }

    /// ` (Color .red → .blue)`: a possible cause.
    private var renamedText: String {
        let texts = layout.renamings.prefix(2).map { event in
            event.written.map { "\($0.setting) \($0.old) → \($0.new)" } ?? ""
        }
        return texts.isEmpty ? "" : " (\(texts.joined(separator: ", ")))"
    }

    /// The innermost view that contains the box, else the box itself.
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
                // Pixels reach beyond fractional frames.
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
