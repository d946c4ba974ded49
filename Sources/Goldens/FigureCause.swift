import LayoutEngine
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
    case size(Sizes, Place?)
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
        /// The first view that is drawn differently: names, from the root view down to it; what differs in it; how many
        /// others there are.
        case view([String], change: String, others: Int)
        /// Every view is drawn as before.
        case annotations(PixelBox)
        /// Names, from the root view down to the innermost view around them, are where they lie, not their cause.
        case pixels(PixelBox, within: [String])
    }
}

extension FigureCause: CustomStringConvertible {
    package var description: String {
        switch self {
        case .none: return ""
        case .layout(let titles, let sizes, let divergence):
            // Its size follows from its views; panels that come and go are the cause.
            return [titles?.description, divergence?.description, sizes?.description].compactMap { $0 }
                .joined(separator: "; ")
        case .paint(let difference, let place, let renamings):
            return located(
                counted(difference.countAboveTolerance, "by up to \(difference.largest)"), place, renamings)
        case .faint(let difference, let place, let renamings, let exemption):
            return located(counted(difference.count, "by 1"), place, renamings)
                + ", and the display list differs from the golden's"
                + (exemption.map { ", which is exempted: \($0)" } ?? "")
        case .size(let sizes, let place):
            return located("\(sizes), though every view is measured and placed as before", place, [])
        case .exempted(let difference, let reason):
            return counted(difference.countAboveTolerance, "by up to \(difference.largest)")
                + ", which is exempted: \(reason)"
        case .environment(let changes, let sizes):
            return changes.text + "; the layout of its text-free parts is the same" + (sizes.map { ", \($0)" } ?? "")
        case .missing(let path):
            return "there is no golden at \(path); record it on your machine, look at it, commit it"
        case .recorded(let path): return "recorded at \(path); look at it, then run again"
        case .orphaned(let files, let scene, false):
            return "no scene is named \(scene): remove \(Wording.list(files)), or restore the scene"
        case .orphaned(let files, let scene, true):
            return "the scene \(scene) has another appearance or scale, or the file is a copy: remove "
                + "\(Wording.list(files)), or draw the scene that way"
        case .failed(let reason): return reason
        }
    }

    /// The cause without what is different in each figure that it affects: sizes, and numbers of pixels.
    var summary: String {
        switch self {
        case .layout(let titles, _, let divergence):
            [titles?.description, divergence?.summary].compactMap { $0 }.joined(separator: "; ")
        case .paint(_, .view(let path, let change, _), _), .faint(_, .view(let path, let change, _), _, _):
            "\(path.joined(separator: " › ")): \(change)"
        case .missing: "there is no golden; record it on your machine, look at it, commit it"
        default: description
        }
    }

    /// `213 pixels differ by up to 40`
    private func counted(_ pixels: Int, _ amount: String) -> String {
        "\(pixels) pixel\(pixels == 1 ? " differs" : "s differ") \(amount)"
    }

    /// The cause first: `HStack › Color: .red → .blue; 213 pixels differ by up to 40`
    private func located(
        _ pixels: String, _ place: Place?, _ renamings: [LayoutComparison.Event]
    ) -> String {
        switch place {
        case .view(let path, let change, let others):
            let more = others == 0 ? "" : ", and \(Wording.count(others, "other view"))"
            return "\(path.joined(separator: " › ")): \(change)\(more); \(pixels)"
        case .annotations(let box): return "only annotations differ, at \(box.words); \(pixels)"
        case .pixels(let box, let path):
            let within = path.isEmpty ? "" : ", within \(path.joined(separator: " › "))"
            return "\(pixels): \(box.words)\(within)\(text(renamings))"
        case nil: return pixels + text(renamings)
        }
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

extension PixelBox {
    fileprivate var words: String {
        let (width, height) = (maxX - minX + 1, maxY - minY + 1)
        guard width > 1 || height > 1 else { return "the pixel (\(minX), \(minY))" }
        return "the \(width) × \(height) pixels from (\(minX), \(minY))"
    }
}
