import CPango
import Drawing

extension FontSpec {
    /// For the caller to free.
    func pangoDescription() -> OpaquePointer {
        let description = pango_font_description_new()!
        pango_font_description_set_family(description, FontLibrary.family)
        pango_font_description_set_weight(description, PangoWeight(UInt32(min(max(weight, 100), 1000))))
        pango_font_description_set_style(description, italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        // A size no font has would upset Pango's arithmetic; 0 it takes for "unset".
        let size = self.size.isFinite ? min(max(self.size, 0.01), 4000) : 12
        pango_font_description_set_absolute_size(description, size * pangoUnits)
        return description
    }

    /// The OpenType features, beyond the font's own defaults.
    var features: String {
        // Inter's contextual alternates turn "->" into an arrow: text must stay what was written.
        tabularFigures ? "calt=0, tnum=1" : "calt=0"
    }
}
