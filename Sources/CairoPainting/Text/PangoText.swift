import CCairo
import CPango
import Drawing
import Foundation
import Raster

/// Measures and draws text with Pango, in the fonts of one library. Thread-safe.
package final class PangoText: TextMeasuring, @unchecked Sendable {
    // Pango's objects are not thread-safe: every use holds the lock.
    private let lock = NSLock()
    private let fonts: FontLibrary
    private var cache = ShapedTextCache(capacity: 1024)
    private var shapings = 0

    private let fontPaths: [String]
    private lazy var digests = Dictionary(
        fontPaths.map { path in
            let data = FileManager.default.contents(atPath: path) ?? Data()
            return (URL(fileURLWithPath: path).lastPathComponent, SHA256.hex(data))
        }
    ) { $1 }

    /// SHA-256 of every font file in use, by file name; computed at the first use.
    package var fontDigests: [String: String] { lock.withLock { digests } }

    private var fallbackDigests: [String: String] = [:]

    /// SHA-256 of the font files besides Inter's that have characters of the items' texts, by file name.
    package func fallbackDigests(of items: [DisplayItem]) -> [String: String] {
        lock.withLock {
            let blocks = items.textBlocks
            let paths = blocks.flatMap { StyledText($0.runs, fonts.fallbacks).fallbackPaths }
            let own = blocks.lazy.flatMap(\.runs).compactMap(\.font.own).map { font in
                // Inter's files may have the same name, and an app's in several folders.
                ("\(URL(fileURLWithPath: font.path).lastPathComponent) (\(font.postScriptName))", font.digest)
            }
            for path in Set(paths) where fallbackDigests[path] == nil {
                fallbackDigests[path] = SHA256.hex(FileManager.default.contents(atPath: path) ?? Data())
            }
            return Dictionary(
                paths.map { (URL(fileURLWithPath: $0).lastPathComponent, fallbackDigests[$0] ?? "") } + own
            ) { $1 }
        }
    }

    package init(_ fonts: sending FontLibrary) {
        fontPaths = fonts.paths
        self.fonts = fonts
    }

    /// The engine of this process, created at the first use.
    ///
    /// - Throws: `FontError` when the fonts are not installed.
    package static var shared: PangoText {
        get throws(FontError) { try made.get() }
    }

    private static let made = Result { () throws(FontError) in PangoText(try FontLibrary()) }

    /// How many texts were shaped rather than found in the cache.
    var shapingCount: Int { lock.withLock { shapings } }

    package func measure(_ block: TextBlock) -> TextMetrics { lock.withLock { shaped(block).metrics } }

    package func metrics(of font: FontSpec) -> FontMetrics { lock.withLock { fonts.metrics(of: font) } }

    /// The versions of everything that affects text and pixels, as one line.
    package var fingerprint: String { lock.withLock { fonts.fingerprint } }

    /// Fills the block's glyphs, its top-left corner at `origin`, its lines aligned in `width` points.
    ///
    /// - Returns: The pictures in the lines, which are not drawn, and where they begin on the baseline.
    func draw(_ block: TextBlock, at origin: CGPoint, width: Double, on context: OpaquePointer)
        -> [(InlinePicture, CGPoint)]
    {
        lock.withLock { shaped(block).draw(at: origin, width: width, on: context) }
    }

    func withShaped<R>(_ block: TextBlock, _ body: (ShapedText) -> R) -> R { lock.withLock { body(shaped(block)) } }

    private func shaped(_ limited: TextBlock) -> ShapedText {
        let block = limited.hasRoom ? limited.withLeastWidth : limited
        // The roomier block's cache entry serves all limits.
        if let roomier = roomier(block) { return roomier }
        let key = ShapedTextCache.Key(block)
        if let known = cache.known(key) { return known }
        let shaped = shape(block)
        cache.keep(shaped, for: key)
        return shaped
    }

    /// The block shaped without the limits it fits in anyway: layouts measure a text at many widths, and shaping is nearly
    /// all the work.
    private func roomier(_ block: TextBlock) -> ShapedText? {
        guard block.width != nil || block.height != nil, block.hasRoom else { return nil }
        var free = block
        (free.width, free.height) = (nil, nil)
        let whole = shaped(free)
        if whole.fits(block) { return whole }
        guard block.width != nil, block.height != nil else { return nil }
        free.width = block.width
        let wrapped = shaped(free)
        return wrapped.fits(block) ? wrapped : nil
    }

    private func shape(_ block: TextBlock) -> ShapedText {
        shapings += 1
        return ShapedText.shrinking(block, fonts: fonts)
    }
}

extension [DisplayItem] {
    fileprivate var textBlocks: [TextBlock] {
        flatMap { item -> [TextBlock] in
            switch item {
            case .text(let block, _, _): [block]
            case .group(let items, .mask(let mask)): items.textBlocks + mask.textBlocks
            case .group(let items, _): items.textBlocks
            case .fill, .stroke, .image: []
            }
        }
    }
}
