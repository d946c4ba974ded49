import LayoutEngine

extension LayoutRecord {
    /// Whether the fonts decide what the view takes: it is a text, or a symbol as large as one.
    package var isMeasuredByFonts: Bool {
        switch (content as? Drawn)?.own {
        case .text, .styledText: true
        case .symbol(_, _, let isStretched): !isStretched
        case .nothing, .shapes, .image, .missing, nil: false
        }
    }
}
