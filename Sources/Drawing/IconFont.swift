/// The outlines of an icon font.
///
/// A text engine that draws has one; one that only measures has none.
package protocol IconFont: Sendable {
    /// Whether the font is installed.
    var hasIcons: Bool { get }
    /// The glyph's outline on a canvas of 24 × 24 units; nil if the font has none of that name.
    func icon(named name: String) -> Path?
}
