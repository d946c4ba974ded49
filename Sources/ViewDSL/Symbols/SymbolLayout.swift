import Drawing
import Foundation
import LayoutEngine

/// A symbol beside text: as large as its font makes it, its middle at half the height of capitals.
///
/// Approximate: the artwork is our own, so sizes are near those of the system's symbols but not theirs.
struct SymbolLayout: Layout {
    /// In points.
    let size: CGSize
    /// From the top to the line text beside it stands on, in points; it may lie below the symbol.
    let baseline: CGFloat

    init(_ artwork: SymbolArtwork, font: FontSpec, metrics: FontMetrics, scale: Image.Scale) {
        let unit = CGFloat(font.size) / SymbolArtwork.unitsPerFontSize * scale.factor
        let ink = artwork.ink
        size = CGSize(width: ink.width * unit, height: ink.height * unit)
        baseline = (SymbolArtwork.middle.y - ink.minY) * unit + CGFloat(metrics.capHeight) / 2
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guide == .firstTextBaseline || guide == .lastTextBaseline ? bounds.minY + baseline : nil
    }
}

extension Image {
    /// How large symbols are for their font.
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
    /// Approximate: the value of a variable symbol changes nothing.
    public init(
        systemName: String, variableValue: Double? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(source: .system(systemName), location: SourceLocation(file: "\(fileID)", line: Int(line)))
    }

    @MainActor func symbol(named name: String, _ context: _ViewContext) -> NodeID {
        let environment = context.environment
        let font = (environment.font ?? .body).spec(environment.dynamicTypeSize)
        let full = SymbolCatalog.name(name, with: environment.symbolVariants)
        let found = SymbolCatalog.artwork(named: full)
        let artwork = found ?? SymbolCatalog.missing
        let layout = SymbolLayout(
            artwork, font: font, metrics: context.resolver.text.metrics(of: font), scale: environment.imageScale)
        let drawn = Drawn(
            .symbol(artwork, ForegroundStyle()._resolve(in: environment), isStretched: isResizable))
        let node =
            isResizable
            ? context.leaf(
                ResizableLayout(ideal: layout.size), "Image", "“\(full)”", role: .image, drawing: drawn,
                source: location)
            : context.leaf(layout, "Image", "“\(full)”", role: .image, drawing: drawn, source: location)
        if found == nil {
            let near = SymbolCatalog.names(like: name).map { "“\($0)”" }.joined(separator: ", ")
            context.arena.addIssue(
                .missingSymbol, at: node,
                "no symbol “\(name)” is drawn here; a dashed box stands for it"
                    + (near.isEmpty ? "" : "; there is \(near)"))
        }
        return node
    }
}

/// How symbols of several layers are coloured.
///
/// Approximate: all are drawn in one style.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String

    /// How a symbol is coloured.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// How a symbol is coloured.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    /// How a symbol is coloured.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// How a symbol is coloured.
    public static let palette = SymbolRenderingMode(name: "palette")
}

private struct SymbolVariantsKey: EnvironmentKey {
    static let defaultValue = SymbolVariants.none
}

private struct ImageScaleKey: EnvironmentKey {
    static let defaultValue = Image.Scale.medium
}

private struct SymbolRenderingModeKey: EnvironmentKey {
    static let defaultValue: SymbolRenderingMode? = nil
}

extension EnvironmentValues {
    /// The forms symbols take where there are such.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    /// The size of symbols beside their text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// How symbols are coloured; nil is their own way.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Shows symbols in another form, beside those asked for outside; `.none` forgets them.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        EnvironmentModified(self) { environment in
            environment.symbolVariants = variant == .none ? .none : environment.symbolVariants.union(variant)
        }
    }

    /// The size of symbols beside their text.
    public func imageScale(_ scale: Image.Scale) -> some View { EnvironmentModified(self) { $0.imageScale = scale } }

    /// Kept in the environment.
    ///
    /// Approximate: every symbol is drawn in one style.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        EnvironmentModified(self) { $0.symbolRenderingMode = mode }
    }
}

extension SymbolLayout: ExplainedLayout {
    func explainSize(_ placed: PlacedLayout) -> SizeReason { SizeReason(size, "sized by its font") }
}
