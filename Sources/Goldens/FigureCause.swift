import Raster

/// Why a figure has its verdict.
package enum FigureCause: Hashable, Sendable {
    /// It equals its golden.
    case none
    case layout(titles: Titles?, sizes: Sizes?, FirstDivergence?)
    case paint(PictureDifference, Place?, renamings: [LayoutComparison.Event])
    /// Pixels differ by 1, and the display list is another.
    case faint(PictureDifference, Place?, renamings: [LayoutComparison.Event], exemption: String?)
    /// The picture has another size, though the layout is the golden's.
    case size(Sizes)
    case exempted(PictureDifference, reason: String)
    case environment([GoldenEnvironment.Change], Sizes?)
    /// There is no golden at the path.
    case missing(String)
    case recorded(String)
    /// A golden's files, and the scene that may still exist but does not draw it.
    case orphaned([String], scene: String, sceneExists: Bool)
    /// In the words of the error, or of the process that drew the figure.
    case failed(String)

    /// The titles of a figure's parts.
    package struct Titles: Hashable, Sendable {
        var old: [String]
        var new: [String]
    }

    package struct Sizes: Hashable, Sendable {
        var old: PixelSize
        var new: PixelSize
    }

    /// Where a picture differs.
    package enum Place: Hashable, Sendable {
        /// Names, from the root view down to the innermost view that contains the difference.
        case view([String])
        case pixels(PixelBox)
    }
}

extension FigureCause: CustomStringConvertible {
    package var description: String {
        switch self {
        case .none: return ""
        case .layout(let titles, let sizes, let divergence):
            let figure = [titles?.description, sizes?.description].compactMap { $0 }.joined(separator: ", and ")
            return [figure, divergence?.description ?? ""].filter { !$0.isEmpty }.joined(separator: ". ")
        case .paint(let difference, let place, let renamings):
            return counted(difference.countAboveTolerance, "by up to \(difference.largest)")
                + (place.map { ", in \($0)" } ?? "")
                + text(renamings)
        case .faint(let difference, let place, let renamings, let exemption):
            return counted(difference.count, "by 1") + (place.map { " in \($0)" } ?? "")
                + ", and what is painted is not the golden's\(text(renamings))"
                + (exemption.map { ", which is exempted: \($0)" } ?? "")
        case .size(let sizes): return "\(sizes), though every view is measured and placed as before"
        case .exempted(let difference, let reason):
            return counted(difference.countAboveTolerance, "by up to \(difference.largest)")
                + ", which is exempted: \(reason)"
        case .environment(let changes, let sizes):
            return changes.text + "; the layout of its text-free parts is the same" + (sizes.map { ", \($0)" } ?? "")
        case .missing(let path):
            return "there is no golden at \(path); run this where goldens may be written, look at it, and keep it"
        case .recorded(let path): return "recorded at \(path); look at it, then run again"
        case .orphaned(let files, let scene, false):
            return "no scene is named \(scene): remove \(files.joined(separator: " and ")), or restore the scene"
        case .orphaned(let files, let scene, true):
            return "the scene \(scene) is not drawn in that appearance or at that scale: remove "
                + "\(files.joined(separator: " and ")), or draw the scene that way"
        case .failed(let reason): return reason
        }
    }

    /// `213 pixels differ by up to 40`
    private func counted(_ pixels: Int, _ amount: String) -> String {
        "\(pixels) pixel\(pixels == 1 ? " differs" : "s differ") \(amount)"
    }

    /// ` (Color .red → .blue)`: a possible cause.
    private func text(_ renamings: [LayoutComparison.Event]) -> String {
        let texts = renamings.prefix(2).map { event in
            event.written.map { "\($0.setting) \($0.old) → \($0.new)" } ?? ""
        }
        return texts.isEmpty ? "" : " (\(texts.joined(separator: ", ")))"
    }
}

extension FigureCause.Titles: CustomStringConvertible {
    package var description: String { "the figure shows \(text(new)) instead of \(text(old))" }

    private func text(_ titles: [String]) -> String {
        titles.map { $0.isEmpty ? "one picture" : "“\($0)”" }.joined(separator: ", ")
    }
}

extension FigureCause.Sizes: CustomStringConvertible {
    package var description: String { "the picture is \(new) pixels instead of \(old)" }
}

extension FigureCause.Place: CustomStringConvertible {
    package var description: String {
        switch self {
        case .view(let path): return path.joined(separator: " › ")
        case .pixels(let box):
            let (width, height) = (box.maxX - box.minX + 1, box.maxY - box.minY + 1)
            guard width > 1 || height > 1 else { return "the pixel (\(box.minX), \(box.minY))" }
            return "the \(width) × \(height) pixels from (\(box.minX), \(box.minY))"
        }
    }
}
