import Drawing

extension Font {
    /// The font as the assets have it: a name of one of their font files is that face.
    func spec(in environment: EnvironmentValues, weight: Weight? = nil, italic: Bool = false) -> FontSpec {
        spec(environment.dynamicTypeSize, files: environment.images, weight: weight, italic: italic)
    }

    func spec(
        _ size: DynamicTypeSize, files: any ImageLoading, weight: Weight? = nil, italic: Bool = false
    ) -> FontSpec {
        var spec = spec(size, weight: weight, italic: italic)
        guard let name = customName else { return spec }
        let words = FontName(name)
        // The name's own weight and slant are no wish for another face.
        let wish = weight ?? (explicitWeight == words.weight ? nil : explicitWeight)
        let wantsItalic = italic || isItalic && !words.isItalic
        guard let own = files.font(named: name, weight: wish?.value, isItalic: wantsItalic) else {
            return spec
        }
        spec.own = own
        // For characters that it lacks.
        (spec.weight, spec.italic) = (own.weight, own.isItalic)
        (spec.isMonospaced, spec.isSubstitute) = (false, false)
        return spec
    }
}
