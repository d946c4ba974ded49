import Drawing
import Foundation
import LayoutEngine

/// A symbol sized by its font, with its center at half the cap height.
///
/// Approximate: the artwork is our own, so sizes differ a little from the system's.
struct SymbolLayout: LeafLayout {
    let size: CGSize
    /// The text baseline, in points from the top. It may lie below the symbol.
    let baseline: CGFloat

    init(_ artwork: SymbolArtwork, font: FontSpec, metrics: FontMetrics, scale: Image.Scale) {
        let unit = CGFloat(font.size) / SymbolArtwork.unitsPerFontSize * scale.factor
        let ink = artwork.ink
        size = CGSize(width: ink.width * unit, height: ink.height * unit)
        baseline = (SymbolArtwork.middle.y - ink.minY) * unit + CGFloat(metrics.capHeight) / 2
    }

    /// Baselines.
    var guideAxes: Axis.Set { .vertical }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guide == .firstTextBaseline || guide == .lastTextBaseline ? bounds.minY + baseline : nil
    }
}

extension Image {
    /// The size of symbols relative to their font.
    public enum Scale: Hashable, CaseIterable, Sendable {
        /// The size of a symbol beside its text.
        case small, medium, large

        var factor: CGFloat {
            switch self {
            case .small: 0.78
            case .medium: 1
            case .large: 1.28
            }
        }
    }

    /// A symbol in the foreground style, sized by the font.
    ///
    /// Approximate: `variableValue` has no effect.
    public init(
        systemName: String, variableValue: Double? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(source: .system(systemName), location: SourceLocation(file: "\(fileID)", line: Int(line)))
    }

    @MainActor func symbol(named name: String, _ context: _ViewContext) -> NodeID {
        var environment = context.environment
        if let symbolMode { environment.symbolRenderingMode = symbolMode }
        if renderingMode == .original { environment.symbolRenderingMode = .multicolor }
        let font = (environment.font ?? .body).spec(in: environment, weight: environment.fontWeight)
        let library = SymbolLibrary(images: environment.images, icons: context.resolver.text as? any IconFont)
        let full = library.name(name, with: environment.symbolVariants)
        let found = Result { try library.artwork(named: full) }
        var artwork = ((try? found.get()) ?? SymbolCatalog.missing).weighted(font.weight)
        if context.isRightToLeft, library.isDirectional(full) { artwork = artwork.mirrored }
        let layout = SymbolLayout(
            artwork, font: font, metrics: context.resolver.text.metrics(of: font), scale: environment.imageScale)
        let rendered = artwork.rendered(in: environment)
        let drawn = NodeDrawing(.symbol(rendered.artwork, rendered.styles, isStretched: isResizable))
        let node =
            isResizable
            ? leaf(FillLayout(ideal: layout.size), named: full, drawn, context)
            : leaf(layout, named: full, drawn, context)
        if !isResizable {
            let scale = environment.imageScale
            context.arena.updateInfo(of: node) { info in
                info.settings.append(LayoutSetting("font", font.words))
                if scale != .medium { info.settings.append(LayoutSetting("imageScale", ".\(scale)")) }
            }
        }
        if let warning = Self.warning(of: name, found, library) {
            context.arena.addIssue(.missingSymbol, at: node, warning, missing: name)
        }
        return node
    }

    private static func warning(
        of name: String, _ found: Result<SymbolArtwork?, any Error>, _ library: SymbolLibrary
    ) -> String? {
        switch found {
        case .success(_?): return nil
        case .success(nil):
            let near = SymbolLibrary.names(like: name).map { "“\($0)”" }.joined(separator: ", ")
            return "Plumbline does not draw the symbol “\(name)”; a dashed box takes its place"
                + (near.isEmpty ? "" : "; there is \(near)")
        case .failure:
            return library.icons == nil
                ? nil
                : "the symbol “\(name)” is a glyph of an icon font that is not installed; a dashed box takes its place "
                    + "(Debian and Ubuntu: apt install fonts-materialdesignicons-webfont)"
        }
    }
}

nonisolated extension View {
    /// Adds a variant to the inherited ones; `.none` removes all.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        EnvironmentModified(content: self) { environment in
            environment.symbolVariants = variant == .none ? .none : environment.symbolVariants.union(variant)
        }
    }

    /// The size of symbols relative to their font.
    public func imageScale(_ scale: Image.Scale) -> some View {
        EnvironmentModified(content: self) { $0.imageScale = scale }
    }
}

extension SymbolLayout: ExplainedLayout {
    func explainSize(_ placed: PlacedLayout) -> SizeReason {
        SizeReason { axis in
            var reason = LengthReason(size[axis], "sized by its font")
            reason.approximation = .symbolSize
            return reason
        }
    }
}
