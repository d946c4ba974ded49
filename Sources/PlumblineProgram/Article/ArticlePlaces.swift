import Foundation
import Plumbline

/// Where the pictures of a page go, and how the page refers to them.
struct ArticlePlaces {
    let page: ArticlePage
    /// The folder of pictures, relative to the page; nil for the usual one.
    let figures: String?

    /// The page's folder.
    private var home: String { URL(fileURLWithPath: page.path).deletingLastPathComponent().path }

    var style: ImageLine.Style { catalog == nil ? .picture(folder: figures ?? "figures") : .docc }

    /// The DocC catalog that the page is in.
    private var catalog: String? {
        var folder = URL(fileURLWithPath: home).standardizedFileURL
        while folder.path != "/" {
            if folder.pathExtension == "docc" { return folder.path }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    /// The folder of the page's pictures.
    var pictures: String {
        if let figures { return figures.hasPrefix("/") ? figures : "\(home)/\(figures)" }
        guard let catalog else { return "\(home)/figures" }
        let resources = "\(catalog)/Resources"
        return FileManager.default.isFolder(resources) ? resources : catalog
    }

    /// The path of a figure's picture.
    func picture(_ name: String, isDark: Bool) -> String {
        "\(pictures)/\(ImageLine(style: style, name: name).file)\(isDark ? "~dark" : "")@2x.png"
    }

    /// The path of a figure's explorable page.
    func explorable(_ name: String) -> String { "\(pictures)/\(ImageLine(style: style, name: name).file).html" }

    /// Refuses figures that would overwrite each other's pictures, whatever pages they are on.
    static func checkDistinct(_ pages: [ArticlePlaces]) throws(UsageError) {
        var owners: [String: String] = [:]
        var problems: [String] = []
        for places in pages {
            for listing in places.page.listings where listing.mark.kind == .figure {
                let place = "\(places.page.path):\(listing.line - 1)"
                let picture = places.picture(listing.mark.name, isDark: false)
                // Some disks do not tell small letters from capitals.
                if let other = owners.updateValue(place, forKey: SourceFiles.real(picture).lowercased()) {
                    problems.append(
                        "\(place): the figure \(listing.mark.name) would overwrite that of \(other), for both are "
                            + "\(picture): rename one, or draw the pages one by one, each with its own --figures")
                }
            }
        }
        if !problems.isEmpty { throw UsageError(problems.joined(separator: "\n")) }
    }
}
