import LayoutEngine

extension LayoutRecord {
    /// Whether the view's size depends on fonts: it is a text or a symbol.
    package var isMeasuredByFonts: Bool {
        switch (content as? NodeDrawing)?.own {
        case .text, .styledText: true
        case .symbol(_, _, let isStretched): !isStretched
        case .nothing, .shapes, .image, .missing, .items, nil: false
        }
    }

    /// Whether it draws a glyph of the icon font.
    package var usesIconFont: Bool {
        if case .symbol(let artwork, _, _) = (content as? NodeDrawing)?.own { artwork.usesIcons } else { false }
    }
}
