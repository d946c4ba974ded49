import Drawing
import Foundation
import LayoutEngine

extension View {
    /// The background of a bar, out to the edge of the screen, with a line toward the content.
    ///
    /// - Parameter page: What may scroll under the bar; where it does, the bar has a background by itself.
    func barBackground(_ look: BarLook, edges: Edge.Set, page: NodeID? = nil) -> some View {
        let ground = ZStack(alignment: edges == .top ? .bottom : .top) {
            StyleView(style: look.background ?? AnyShapeStyle(Color.barBackground)).ignoresSafeArea(edges: edges)
            if look.hasLine { BarLine() }
        }
        return background(alignment: edges == .top ? .bottom : .top) {
            if look.backgroundVisibility == .visible {
                ground
            } else if look.backgroundVisibility == .automatic, let page {
                ScrollEdge(page: page, content: ground)
            }
        }
        .transformEnvironment(\.colorScheme) { $0 = look.shownColorScheme(over: page) ?? $0 }
    }
}

extension BarLook {
    /// The appearance that was set, if the bar may have a background.
    func shownColorScheme(over page: NodeID? = nil) -> ColorScheme? {
        backgroundVisibility == .visible || backgroundVisibility == .automatic && page != nil ? colorScheme : nil
    }
}

/// Content that is there only if something in the page scrolls on below its start, as on iOS since version 15. The page must
/// be placed before it.
private struct ScrollEdge<Content: View> {
    let page: NodeID
    let content: Content
}

extension ScrollEdge: PrimitiveView {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let node = context.leaf(GeometryReaderLayout(), "scroll edge", role: .container)
        let inner = context.with { $0.stackAxis = nil }
        nonisolated(unsafe) let content = content
        context.arena.setExpansion(
            Expansion(at: .placed) { [page] arena, node in
                guard arena.scrolls(page, beyond: arena.globalFrame(of: node).minY) else { return [] }
                // Layout runs on the main actor.
                return MainActor.assumeIsolated { inner.resolve(content) }
            }, of: node)
        list.append(node)
    }
}

extension LayoutArena {
    /// Whether something that scrolls in the page reaches this line and has more content than can be seen above it.
    fileprivate func scrolls(_ page: NodeID, beyond line: CGFloat) -> Bool {
        nodes(in: page).contains { node in
            guard infos[node].coordinateSpaces.contains(ScrollSpace.vertical) else { return false }
            let end = globalFrame(of: node).maxY
            return end + safeAreaInsets(of: node).bottom > line
                && shownChildren(of: node).contains { globalFrame(of: $0).maxY > min(end, line) + 0.5 }
        }
    }
}

extension Color {
    /// The background of bars over content.
    ///
    /// Approximate: as published for UIKit's bars; views behind them are not blurred.
    fileprivate static let barBackground = Color(
        "barBackground", light: RGBA(hex: 0xf9f9f9, alpha: 0.94), dark: RGBA(hex: 0x1d1d1d, alpha: 0.94))
}

private struct BarLine: View {
    @Environment(\.pixelLength) private var pixel

    var body: some View { StyleView(style: SeparatorShapeStyle()).frame(height: pixel) }
}
