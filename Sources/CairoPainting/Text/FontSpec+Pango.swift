import CPango
import Drawing

extension FontSpec {
    /// The caller must free it.
    func pangoDescription(_ family: String = FontLibrary.family) -> OpaquePointer {
        let description = pango_font_description_new()!
        pango_font_description_set_family(description, family)
        pango_font_description_set_weight(description, PangoWeight(UInt32(min(max(weight, 100), 1000))))
        pango_font_description_set_style(description, italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        // Pango makes them of smaller capitals where a font has none of its own.
        if smallCapitals != .none { pango_font_description_set_variant(description, variant) }
        pango_font_description_set_absolute_size(description, shownSize * pangoUnits)
        return description
    }

    private var variant: PangoVariant {
        switch smallCapitals {
        case .lowercase: PANGO_VARIANT_SMALL_CAPS
        case .uppercase: PANGO_VARIANT_UNICASE
        default: PANGO_VARIANT_ALL_SMALL_CAPS
        }
    }

    /// Extreme sizes overflow in Pango; 0 means "unset".
    private var shownSize: Double { size.isFinite ? min(max(size, 0.01), 4000) : 12 }

    /// The scale up to which glyphs can be drawn: FreeType refuses larger ones, and Cairo then keeps the font as broken.
    var maxScale: Double { 60_000 / shownSize }

    /// OpenType features in addition to the font's defaults.
    var features: String {
        // Inter's contextual alternates turn "->" into an arrow.
        tabularFigures ? "calt=0, tnum=1" : "calt=0"
    }
}
