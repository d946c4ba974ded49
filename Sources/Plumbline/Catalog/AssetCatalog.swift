import CairoPainting
import Drawing
import Foundation
import Raster
import Synchronization
import ViewDSL

/// The folder `Image("rogue")` looks in: `rogue.png`, `rogue@2x.png`, `rogue@3x.png`, the same as JPEG files (`rogue.jpg`,
/// `rogue.jpeg`), `rogue.svg`, `rogue.pdf`, and the image and color sets of Xcode's asset catalogs, wherever in the folder
/// these are. `Font.custom("Oswald-Light", size: 17)` is a face of a `.ttf` or `.otf` file anywhere in the folder.
///
/// The file that fits the scale best is used: the nearest scale above, else the largest. A resizable image keeps the size
/// of that file; if it is drawn larger, a file with more pixels is used. SVG files and the first pages
/// of PDF files have any scale; they need librsvg and Poppler. Safe to use from any thread.
public struct AssetCatalog: Sendable {
    /// Searched in order; none if there are no images.
    package let folders: [URL]
    /// Folders whose own files are images, whatever else is below them. Searched before the others.
    package var plainFolders: [URL] = []
    /// Font files besides those in the folders.
    package var fontFiles: [URL] = []
    private var symbols: [String: Path] = [:]
    private let cache = Cache()
    private let sets = AssetSets()
    private let fonts = OwnFonts()

    /// A folder beside the source file that names it.
    ///
    /// - Parameters:
    ///   - directory: A path relative to the folder of that file, or absolute.
    ///   - filePath: The caller's file, by default.
    public init(directory: String, filePath: StaticString = #filePath) {
        self.init(directory, relativeTo: "\(filePath)")
    }

    /// A path relative to the folder of `file`, or absolute.
    package init(_ path: String, relativeTo file: String) {
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        self.init(directory: URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL)
    }

    /// The images in this folder.
    public init(directory: URL) { self.init(folders: [directory]) }

    /// The images in these folders, searched in order.
    package init(folders: [URL]) { self.folders = folders }

    /// No images.
    public static let none = AssetCatalog(folders: [])

    /// The resources of the targets that this program is made of: the folders that the package manager puts beside it.
    static var resources: AssetCatalog {
        let folder = Bundle.main.bundleURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return AssetCatalog(
            folders: names.filter { $0.hasSuffix(".resources") }.sorted().map { folder.appendingPathComponent($0) })
    }

    /// Adds symbols of one's own, for `Image(systemName:)` and `Image(_:)`.
    ///
    /// - Parameter symbols: Filled areas by name, on a canvas of 24 × 24 units, 18 of which are the font size.
    public func symbols(_ symbols: [String: Path]) -> AssetCatalog {
        var catalog = self
        catalog.symbols.merge(symbols) { $1 }
        return catalog
    }

    /// The paths of the images in a folder itself, in order.
    static func images(in folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter(isImage).map { folder.appendingPathComponent($0).path }
    }

    /// Whether a file's name is one of an image.
    package static func isImage(_ file: String) -> Bool { extensions.contains((file as NSString).pathExtension) }

    /// Every image's name, in order.
    var names: [String] {
        let plain = plainFolders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0.path)) ?? [] }
        let files = folders.flatMap { InputFiles.inside($0.path) }
        let pictures = (plain + files).filter { file in
            Self.isImage(file) && !file.contains(".imageset/")
        }
        let names = pictures.map { file in
            var name = (file as NSString).deletingPathExtension[...]
            if let suffix = Self.scales.map({ "@\($0)x" }).first(where: { name.hasSuffix($0) }) {
                name = name.dropLast(suffix.count)
            }
            return String(name)
        }
        return Set(names + sets.names(.image, in: folders)).sorted()
    }
}

extension AssetCatalog: ImageLoading {
    package func image(
        named name: String, scale: Int, isDark: Bool = false
    ) throws(MissingImage) -> LoadedImage {
        try cache.value(Cache.Key(name: name, scale: scale, isDark: isDark)) {
            load(name, scale: scale, isDark: isDark)
        }.get()
    }

    package func names(like name: String) -> [String] { NearNames.of(name, in: names) }

    package func color(named name: String, isDark: Bool) -> RGBA? {
        sets.color(named: name, isDark: isDark, in: folders)
    }

    package func colors(like name: String) -> [String] {
        NearNames.of(name, in: sets.names(.color, in: folders))
    }

    package func symbol(named name: String) -> Path? { symbols[name] }

    package func font(named name: String, weight: Int?, isItalic: Bool) -> OwnFont? {
        fonts.font(named: name, weight: weight, isItalic: isItalic, in: self)
    }

    package func fonts(like name: String) -> [String] { NearNames.of(name, in: fonts.names(in: self)) }

    package func reasonForMissingFont(_ name: String) -> String? { fonts.reasonForMissing(name, in: self) }

    package func doubt(aboutFont font: OwnFont) -> String? { fonts.doubt(about: font, in: self) }

    package func image(in file: Data) -> ImageSource? {
        guard let bitmap = try? PictureFile.decode(file) else { return nil }
        return ImageSource(
            name: "", pixels: bitmap.pixels, pixelWidth: bitmap.width, pixelHeight: bitmap.height)
    }
}

extension AssetCatalog {
    /// The scales a file name can have.
    private static let scales = [1, 2, 3]
    private static let extensions = ["png", "jpg", "jpeg", "svg", "pdf"]

    /// Says where to name one, whoever asks.
    private static let reasonWithoutFolders = """
        there are no images; put the file beside the source that plumbline draws, or set static var assets in a catalog, \
        .goldens(assets:) in a test
        """

    typealias Found = Result<LoadedImage, MissingImage>

    private func load(_ name: String, scale: Int, isDark: Bool) -> Found {
        guard !folders.isEmpty || !plainFolders.isEmpty else {
            return .failure(MissingImage(reason: Self.reasonWithoutFolders))
        }
        // A name must not lead out of the folder.
        guard !name.isEmpty, !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
            return .failure(MissingImage())
        }
        for candidate in Self.scales.filter({ $0 >= scale }) + Self.scales.filter({ $0 < scale }).reversed() {
            let file = "\(name)\(candidate == 1 ? "" : "@\(candidate)x")"
            for folder in plainFolders + folders {
                let paths = Self.extensions.map { folder.appendingPathComponent("\(file).\($0)").path }
                guard let path = paths.first(where: FileManager.default.fileExists) else { continue }
                return Self.read(path, name: name, scale: scale, own: candidate, in: folder)
            }
        }
        if let file = sets.image(named: name, scale: scale, isDark: isDark, in: folders) {
            return Self.read(file.url.path, name: name, scale: scale, own: file.scale, in: file.folder).map { image in
                LoadedImage(source: image.source, scale: image.scale, isTemplate: file.isTemplate)
            }
        }
        if sets.names(.image, in: folders).contains(name) {
            let reason = "the image set “\(name)” in the assets has no picture that Plumbline can read"
            return .failure(MissingImage(reason: reason))
        }
        let missing = folders.first { !FileManager.default.fileExists(atPath: $0.path) }
        return .failure(MissingImage(reason: missing.map { "there is no folder \($0.path)" }))
    }

    /// - Parameter own: The scale of a file of pixels; an SVG or PDF file has the one that is asked for, unless it is too large.
    private static func read(_ path: String, name: String, scale: Int, own: Int, in folder: URL) -> Found {
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            let format = VectorPicture.Format(rawValue: (path as NSString).pathExtension.lowercased())
            let vector = try format.map { try VectorPicture(data, $0) }
            let own = vector?.scale(atMost: scale) ?? own
            let bitmap = try vector?.bitmap(scale: own) ?? PictureFile.decode(data)
            let source = ImageSource(
                name: name, pixels: bitmap.pixels, pixelWidth: bitmap.width, pixelHeight: bitmap.height)
            return .success(LoadedImage(source: source, scale: own))
        } catch {
            // The same on every machine, since a figure's description has it.
            let file = folder.lastPathComponent + path.dropFirst(folder.path.count)
            let isRead = error is PictureFile.Damage || error is VectorPicture.Damage
            return .failure(MissingImage(reason: "\(file): \(isRead ? "\(error)" : "cannot read the file")"))
        }
    }

    /// Reads every file once.
    private final class Cache: Sendable {
        struct Key: Hashable {
            let name: String
            let scale: Int
            let isDark: Bool
        }

        private let known = Mutex<[Key: Found]>([:])

        func value(_ key: Key, make: () -> Found) -> Found {
            known.withLock { known in
                if let value = known[key] { return value }
                let value = make()
                known[key] = value
                return value
            }
        }
    }
}
