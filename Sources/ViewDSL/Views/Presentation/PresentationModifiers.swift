import Foundation
import LayoutEngine

nonisolated extension View {
    /// Sets the heights at which the sheet around the view rests. A figure shows the lowest.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentationOption { $0.detents = detents }
    }

    /// Sets the heights at which the sheet around the view rests. A figure shows the selected one.
    public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>)
        -> some View
    {
        presentationOption {
            $0.showsDragIndicator = $0.showsDragIndicator ?? (detents.count > 1)
            $0.detents = [selection.wrappedValue]
        }
    }

    /// Shows or hides the drag indicator of the sheet around the view.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentationOption { $0.showsDragIndicator = visibility == .automatic ? nil : visibility == .visible }
    }

    /// Sets the corner radius of the sheet around the view, in points.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentationOption { $0.cornerRadius = cornerRadius.flatMap { $0.isFinite ? max($0, 0) : nil } }
    }

    /// Sets the background of the sheet around the view.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentationOption { $0.background = AnyShapeStyle(style) }
    }

    /// Has no effect in a figure: a sheet keeps its own background.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }

    /// Sets whether views behind a sheet are touched: a sheet at a height at which they are dims nothing.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        presentationOption { $0.interaction = interaction }
    }
    /// Has no effect in a figure.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
    /// Sets how the presentation around the view looks where the width is compact.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationOption { $0.adaptation = adaptation }
    }
    /// Sets how the presentation around the view looks where the width is compact. `vertical` has no effect in a figure.
    public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View { presentationCompactAdaptation(horizontal) }
    /// Has no effect in a figure.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }

    private func presentationOption(_ change: @escaping @MainActor (PresentationOptions) -> Void) -> some View {
        NodeModified(content: self) { context, _ in
            if let options = context.environment.presentationOptions { change(options) }
        }
    }
}

/// Whether views behind a sheet are touched.
public struct PresentationBackgroundInteraction: Sendable {
    fileprivate enum Reach {
        case none, all
        case upThrough(PresentationDetent)
    }

    private let reach: Reach

    public static let automatic = PresentationBackgroundInteraction(reach: .none)
    public static let enabled = PresentationBackgroundInteraction(reach: .all)
    public static let disabled = PresentationBackgroundInteraction(reach: .none)
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(reach: .upThrough(detent))
    }

    func isEnabled(at detent: PresentationDetent) -> Bool {
        switch reach {
        case .none: false
        case .all: true
        case .upThrough(let last): detent <= last
        }
    }
}

/// Whether a drag in a sheet scrolls or resizes.
public struct PresentationContentInteraction: Equatable, Sendable {
    public static let automatic = PresentationContentInteraction()
    public static let resizes = PresentationContentInteraction()
    public static let scrolls = PresentationContentInteraction()
}

/// How a presentation looks on a compact screen.
public struct PresentationAdaptation: Sendable {
    enum Look { case automatic, none, popover, sheet, cover }

    let look: Look

    public static let automatic = PresentationAdaptation(look: .automatic)
    public static let none = PresentationAdaptation(look: .none)
    public static let popover = PresentationAdaptation(look: .popover)
    public static let sheet = PresentationAdaptation(look: .sheet)
    public static let fullScreenCover = PresentationAdaptation(look: .cover)
}
