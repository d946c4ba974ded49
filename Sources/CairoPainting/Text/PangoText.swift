import CCairo
import CPango
import Drawing
import Foundation

/// Text measured and drawn by Pango, in the fonts of one library. Safe to use from any thread.
package final class PangoText: TextMeasuring, @unchecked Sendable {
    // Pango's objects are not for two threads at once: all that touches them holds the lock.
    private let lock = NSLock()
    private let fonts: FontLibrary
    private var cache = ShapedTextCache(capacity: 1024)
    private var shapings = 0

    private let fontPaths: [String]
    private var knownDigests: [String: String]?

    /// SHA-256 of every font file in use, by file name. The files are read when it is first asked for.
    package var fontDigests: [String: String] {
        lock.withLock {
            if let knownDigests { return knownDigests }
            let digests = FontLibrary.digests(of: fontPaths)
            knownDigests = digests
            return digests
        }
    }

    /// Takes the library over: nobody else may use it.
    package init(_ fonts: sending FontLibrary) {
        fontPaths = fonts.paths
        self.fonts = fonts
    }

    /// The engine of this process, made when first asked for.
    ///
    /// - Throws: `FontError` when the fonts are not installed.
    package static var shared: PangoText {
        get throws(FontError) { try made.get() }
    }

    private static let made: Result<PangoText, FontError> = {
        do throws(FontError) {
            return .success(PangoText(try FontLibrary()))
        } catch {
            return .failure(error)
        }
    }()

    /// How many texts were shaped so far; those that were known are not counted.
    var shapingCount: Int { lock.withLock { shapings } }

    package func measure(_ block: TextBlock) -> TextMetrics { lock.withLock { shaped(block).metrics } }

    package func metrics(of font: FontSpec) -> FontMetrics { lock.withLock { fonts.metrics(of: font) } }

    /// The versions of all that decides how text and pixels come out, as one line.
    package var fingerprint: String { lock.withLock { fonts.fingerprint } }

    /// Fills the block's glyphs, its top-left corner at `origin`, its lines aligned in `width` points.
    func draw(_ block: TextBlock, at origin: CGPoint, width: Double, on context: OpaquePointer) {
        lock.withLock { shaped(block).draw(at: origin, width: width, on: context) }
    }

    private func shaped(_ block: TextBlock) -> ShapedText {
        // Not kept for each of the limits: there is but one to keep.
        if let roomier = roomier(block) { return roomier }
        let key = ShapedTextCache.Key(block)
        if let known = cache.known(key) { return known }
        let shaped = shape(block)
        cache.keep(shaped, for: key)
        return shaped
    }

    /// The block's lines as they are without a limit it stays within: a text is asked for its size at many widths, and
    /// shaping it is nearly all the work.
    private func roomier(_ block: TextBlock) -> ShapedText? {
        guard block.width != nil || block.height != nil else { return nil }
        var free = block
        (free.width, free.height) = (nil, nil)
        let whole = shaped(free)
        if let width = block.width, !(width > 0) { return whole.withoutWidth(block) }
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
