import Foundation
import LayoutEngine

/// A preview on its screen: in the middle of the device's safe area, of a size, or as large as it is. Several views are
/// stacked, as SwiftUI does without a container.
package struct PreviewScreen<Content: View>: View {
    let settings: PreviewSettings
    let content: Content
    let isClipped: Bool
    let hasScreen: Bool
    @State private var preferred: ColorScheme?
    @Environment(\.colorScheme) private var inherited

    /// - Parameters:
    ///   - isClipped: Whether nothing is drawn beyond the screen.
    ///   - hasScreen: Whether there is a screen around the view.
    package init(_ settings: PreviewSettings, content: Content, isClipped: Bool, hasScreen: Bool = true) {
        self.settings = settings
        self.content = content
        self.isClipped = isClipped
        self.hasScreen = hasScreen
    }

    package var body: some View {
        ScreenView(settings: settings, content: content, isClipped: isClipped, hasScreen: hasScreen)
            .onPreferenceChange(PreferredColorScheme.self) { scheme in
                MainActor.assumeIsolated { preferred = scheme }
            }
            .environment(\.colorScheme, preferred ?? inherited)
    }
}

/// The appearance that a view wants for its whole screen.
struct PreferredColorScheme: PreferenceKey {
    static let defaultValue: ColorScheme? = nil

    static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

private struct ScreenView<Content: View> {
    let settings: PreviewSettings
    let content: Content
    let isClipped: Bool
    let hasScreen: Bool
}

extension ScreenView: PrimitiveView {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        #if !canImport(Darwin)
            DeviceStandIn.show(settings)
        #endif
        let inside = context.with { ($0.horizontalSizeClass, $0.verticalSizeClass) = settings.sizeClasses }
        let node = inside.combined(inside.resolve(content), VStackLayout()) ?? nothing(inside)
        context.resolver.screenType = context.arena.viewTypes[node]
        guard hasScreen else { return list.append(node) }
        let background = NodeDrawing.fill(Color.systemBackground._resolve(in: inside.environment))
        guard settings.fixedSize == nil else {
            context.resolver.screenBackground = background
            context.resolver.clipsScreen = isClipped
            return list.append(node)
        }
        let screen = context.wrap(
            node, FrameLayout(width: nil, height: nil, alignment: .center),
            settings.hasSafeArea ? "screen" : "preview", keepsPriority: false, drawing: NodeDrawing(screen: background))
        context.arena.updateInfo(of: screen) { $0.systemPart = .screen }
        list.append(screen)
    }

    @MainActor private func nothing(_ context: _ViewContext) -> NodeID {
        let node = context.leaf(FixedLayout(size: .zero), "EmptyView")
        context.arena.addIssue(
            .nothingVisible, at: node,
            "the preview has no view; a figure shows the state after onAppear and the end of its animations")
        return node
    }
}

extension PreviewSettings {
    /// Whether the preview is drawn on a whole screen.
    package var hasSafeArea: Bool {
        if case .device = layout { true } else { false }
    }

    /// The size of the picture in points; nil if the view decides.
    package var fixedSize: CGSize? {
        switch layout {
        case .device: screenSize
        case .fixed(let width, let height): CGSize(width: max(0, width), height: max(0, height))
        case .sizeThatFits: nil
        }
    }
}
