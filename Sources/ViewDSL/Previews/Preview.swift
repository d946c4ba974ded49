import Foundation

/// A preview of a view: what `#Preview` makes.
///
///     #Preview("Sold out", traits: .fixedLayout(width: 320, height: 80)) {
///         MenuRow(dish: "Avocado toast", price: 9, isSoldOut: true)
///     }
///
/// Figures of previews are scenes of a catalog; see `Previews`.
public struct Preview {
    public enum ViewTraits {}

    package let name: String?
    package let settings: PreviewSettings
    package let content: @MainActor () -> any View

    /// - Parameters:
    ///   - name: The preview's name; nil if there is none.
    ///   - traits: The size and orientation it is shown in, and modifiers around it.
    ///   - body: The views. Several are stacked.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.name = name
        var settings = PreviewSettings()
        for trait in traits { trait.change(&settings) }
        self.settings = settings
        content = { [settings] in
            let view: any View = settings.modifiers.reduce(body()) { $1($0) }
            return Self.marked(view)
        }
    }

    @MainActor private static func marked(_ view: some View) -> any View {
        EnvironmentModified(content: view) { $0[IsPreviewOfMacroKey.self] = true }
    }
}

/// A type made by `#Preview`, by which a program finds its previews.
public protocol _PreviewRegistry {
    /// `Module/File.swift`.
    static var fileID: String { get }
    /// The path of the file, as given to the compiler.
    static var filePath: String { get }
    /// The line of the `#Preview`, from 1.
    static var line: Int { get }

    @MainActor static func makePreview() -> Preview
}

/// A setting of a preview.
public struct PreviewTrait<T>: Sendable {
    let change: @Sendable (inout PreviewSettings) -> Void
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The size of the device, also for a view that takes less than half of its height.
    public static var defaultLayout: PreviewTrait { PreviewTrait { $0.choose(.device) } }

    /// The size the view takes when it is proposed the size of the device.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait { $0.choose(.sizeThatFits) } }

    /// The size the view takes; the device's screen for a view that fills it.
    public static var _screenOrSizeThatFits: PreviewTrait {
        PreviewTrait { $0.choose(.sizeThatFits, screenFrom: 1) }
    }

    /// A size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait { $0.choose(.fixed(width: width, height: height)) }
    }

    public static var portrait: PreviewTrait { PreviewTrait { $0.orientation = .portrait } }
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait { $0.orientation = .portraitUpsideDown } }
    public static var landscapeLeft: PreviewTrait { PreviewTrait { $0.orientation = .landscapeLeft } }
    public static var landscapeRight: PreviewTrait { PreviewTrait { $0.orientation = .landscapeRight } }

    /// Has no effect in a figure.
    public static var assistiveAccess: PreviewTrait { PreviewTrait { _ in } }

    /// Puts the preview into another view.
    @MainActor public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
        nonisolated(unsafe) let modifier = modifier
        return PreviewTrait { $0.modifiers.append { modifier.apply(to: $0) } }
    }
}
