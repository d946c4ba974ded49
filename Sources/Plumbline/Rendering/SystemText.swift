import CairoPainting
import Drawing
import Foundation

/// The text engine of this process.
enum SystemText {
    /// Pango, or, where it has no fonts, one that says so of every text.
    static var measurer: any TextMeasuring {
        do throws(FontError) {
            return try PangoText.shared
        } catch {
            return NoText()
        }
    }

    private struct NoText: TextMeasuring {
        func measure(_ block: TextBlock) -> TextMetrics {
            var seen: Set<Character> = []
            return TextMetrics(
                size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0,
                missing: block.string.filter { !$0.isWhitespace && seen.insert($0).inserted })
        }

        func metrics(of font: FontSpec) -> FontMetrics { FontMetrics(ascent: 0, descent: 0, capHeight: 0) }
    }
}
