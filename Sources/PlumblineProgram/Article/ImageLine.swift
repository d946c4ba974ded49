import Foundation
import Raster

/// The line below a listing that shows its figure: Markdown and DocC each have their own.
struct ImageLine {
    /// How the page refers to pictures.
    enum Style: Equatable {
        /// A `<picture>` with a dark source, for GitHub and plain Markdown; the folder is relative to the page.
        case picture(folder: String)
        /// `![…](name)`, which DocC resolves by scale and appearance.
        case docc
    }

    let style: Style
    /// The figure's name.
    let name: String
    /// Where explorable pages of DocC articles are published; nil for nowhere.
    var site: String?

    /// The name without folders, as files of DocC have it.
    private var flatName: String { name.replacing("/", with: "-") }

    /// The path of the picture, without scale, appearance and ending, relative to the folder of pictures.
    var file: String { style == .docc ? flatName : name }

    /// - Parameters:
    ///   - width: The figure's, in points.
    ///   - frame: The height of a frame with the explorable figure, in pixels; nil is the picture alone. DocC has no frames, but a
    ///     link to the page, where it is published.
    func text(alt: String, width: Double, frame: Double? = nil) -> String {
        guard let frame else { return picture(alt: alt, width: width) }
        guard let folder = encodedFolder else {
            return picture(alt: alt, width: width) + (site.map { " [Explore it](\($0)/\(file).html)" } ?? "")
        }
        // Readers without frames see what is inside; those whose page is missing in the frame have the link.
        return """
            <iframe src="\(folder)/\(file).html" width="100%" height="\(Int(frame.rounded()))" loading="lazy" \
            title="Explorable figure \(Self.html(name))">\(picture(alt: alt, width: width))</iframe> \
            <a href="\(folder)/\(file).html">Explore it</a>
            """
    }

    private func picture(alt: String, width: Double) -> String {
        guard let folder = encodedFolder else { return "![\(Self.markdown(alt))](\(flatName))" }
        return """
            <picture><source media="(prefers-color-scheme: dark)" srcset="\(folder)/\(file)~dark@2x.png">\
            <img src="\(folder)/\(file)@2x.png" width="\(Int(width.rounded()))" alt="\(Self.html(alt))"></picture>
            """
    }

    /// As an address, in which a space would end a source; nil for DocC.
    private var encodedFolder: String? {
        guard case .picture(let folder) = style else { return nil }
        return folder.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? folder
    }

    /// Whether a line is this figure's, whatever its alt text and its folder.
    func matches(_ line: String) -> Bool {
        let line = line.trimmingCharacters(in: .whitespacesAndNewlines)
        switch style {
        case .docc:
            let isLinked = line.contains("](\(flatName)) [Explore it](") && line.hasSuffix("/\(flatName).html)")
            return line.hasPrefix("![") && (line.hasSuffix("](\(flatName))") || isLinked)
        case .picture:
            let isOurs = [
                ("<picture>", "</picture>"), ("<iframe src=", "</iframe>"), ("<iframe src=", "</a>"),
            ].contains {
                line.hasPrefix($0.0) && line.hasSuffix($0.1)
            }
            guard isOurs else { return false }
            return line.contains("/\(file)@2x.png\"") || line.contains("\"\(file)@2x.png\"")
        }
    }

    private static func html(_ text: String) -> String { xmlText(oneLine(text)) }

    /// Code and tags would reach over the bracket that closes the text.
    private static func markdown(_ text: String) -> String {
        oneLine(text).replacing(/[\\\[\]`<]/) { "\\\($0.0)" }
    }

    private static func oneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension ArticlePage {
    /// The page with these lines below their figures, and nothing else changed.
    ///
    /// - Parameter images: By figure's name: how to find its line, and the line itself.
    func updating(_ images: [String: (line: ImageLine, text: String)]) -> String {
        var lines = lines
        // From the end, so that indices stay.
        for listing in listings.reversed() where listing.mark.kind == .figure {
            guard let image = images[listing.mark.name] else { continue }
            let text = listing.indent + image.text + listing.lineEnd
            if let place = place(of: image.line, below: listing) {
                lines[place] = text
            } else {
                lines.insert(contentsOf: [listing.lineEnd, text], at: listing.end + 1)
            }
        }
        return lines.joined(separator: "\n")
    }

    /// The index of the figure's line, which is the first below its listing that is not empty.
    private func place(of image: ImageLine, below listing: Listing) -> Int? {
        let next = lines[(listing.end + 1)...].firstIndex { !$0.allSatisfy(\.isWhitespace) }
        return next.flatMap { image.matches(lines[$0]) ? $0 : nil }
    }
}
