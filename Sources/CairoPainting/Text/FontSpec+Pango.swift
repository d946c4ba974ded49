import CPango
import Drawing

extension FontSpec {
    /// The caller must free it.
    func pangoDescription(_ family: String = FontLibrary.family) -> OpaquePointer {
        let description = pango_font_description_new()!
        pango_font_description_set_family(description, family)
        pango_font_description_set_weight(description, PangoWeight(UInt32(min(max(weight, 100), 1000))))
        pango_font_description_set_style(description, italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        // Extreme sizes overflow in Pango; 0 means "unset".
        let size = self.size.isFinite ? min(max(self.size, 0.01), 4000) : 12
        pango_font_description_set_absolute_size(description, size * pangoUnits)
        return description
    }

    /// OpenType features in addition to the font's defaults.
    var features: String {
        // Inter's contextual alternates turn "->" into an arrow.
        tabularFigures ? "calt=0, tnum=1" : "calt=0"
    }
}
