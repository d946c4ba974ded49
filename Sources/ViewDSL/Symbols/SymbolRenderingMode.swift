import LayoutEngine

/// The coloring of multilayer symbols.
///
/// Approximate: a symbol has two layers, a sign and the shape around it, or a part and what lies over it.
///
/// Approximate: only weather, badges and a few common symbols have colors of their own.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String

    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    public static let palette = SymbolRenderingMode(name: "palette")
}

extension SymbolArtwork {
    /// The artwork and its styles in the environment's mode.
    func rendered(in environment: EnvironmentValues) -> (artwork: SymbolArtwork, styles: [_ResolvedStyle]) {
        var environment = environment
        environment.paintsInk = true
        let first = ForegroundStyle()._resolve(in: environment)
        switch environment.symbolRenderingMode {
        case .monochrome: return (self, [first])
        case .hierarchical: return (self, [first, first.opacity(ground == nil ? 0.5 : 0.2)])
        case .multicolor: return (multicolored { $0.resolved(in: environment) }, [first])
        default: return (self, [first] + environment.lowerForegrounds.map { $0._resolve(in: environment) })
        }
    }
}

nonisolated extension View {
    /// Sets the coloring of symbols; nil follows the number of foreground styles.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        EnvironmentModified(content: self) { $0.symbolRenderingMode = mode }
    }
}

extension Image {
    /// Sets the coloring of a symbol.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var image = self
        image.symbolMode = mode
        return image
    }
}
