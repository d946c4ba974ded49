import Drawing
import Foundation
import LayoutEngine

/// A view that covers the screen of another: a sheet, a cover, an alert.
struct Presentation {
    let content: AnyView
    /// The context in which it is presented.
    let context: _ViewContext
    let frame: PresentationFrame
    /// The view that presents it; nil if that is empty.
    let presenter: NodeID?
}

/// What a presented view is put into.
struct PresentationFrame: Sendable {
    var isSheet = false
    /// Whether it is left out where something is presented already.
    var yields = false
    let make: @MainActor @Sendable (AnyView, PresentationOptions) -> AnyView

    /// Of views that are cards over the dimmed screen.
    static let card = PresentationFrame { content, _ in
        AnyView(
            Group {
                Dimming()
                content
            })
    }
}

/// The shade between a screen and what it presents.
struct Dimming: View {
    /// In points from the top, of a screen that is seen as a card behind a large sheet.
    var cardTop: CGFloat?

    var body: some View {
        Color.black.opacity(0.2)
            .overlay {
                if let cardTop {
                    AroundCard(top: cardTop).fill(Color.black, style: FillStyle(eoFill: true))
                }
            }
            .ignoresSafeArea().named("dimming", .chrome)
    }
}

/// What is black around a screen that has become a card: 16 points at its sides and all above it.
private struct AroundCard: Shape {
    let top: CGFloat

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addRect(rect)
            let card = CGRect(
                x: rect.minX + 16, y: rect.minY + top, width: max(0, rect.width - 32), height: rect.height - top)
            path.addPath(
                UnevenRoundedRectangle(topLeadingRadius: 10, topTrailingRadius: 10, style: .continuous).path(in: card))
        }
    }
}

/// The settings that presented content has for its presentation.
@MainActor
final class PresentationOptions {
    var detents: Set<PresentationDetent> = [.large]
    var showsDragIndicator: Bool?
    var cornerRadius: CGFloat?
    var background: AnyShapeStyle?
    var adaptation = PresentationAdaptation.automatic
    var interaction = PresentationBackgroundInteraction.automatic
    /// The view that presents.
    var presenter: NodeID?
}

private struct PresentationOptionsKey: EnvironmentKey {
    static let defaultValue: PresentationOptions? = nil
}

private struct PresentedIndexKey: EnvironmentKey {
    static let defaultValue: Int? = nil
}

private struct IsInSheetKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Of the presentation the view is in.
    var presentationOptions: PresentationOptions? {
        get { self[PresentationOptionsKey.self] }
        set { self[PresentationOptionsKey.self] = newValue }
    }

    /// Whether the view is in a sheet, whose backgrounds are a level above the screen's and whose bars are higher.
    var isInSheet: Bool {
        get { self[IsInSheetKey.self] }
        set { self[IsInSheetKey.self] = newValue }
    }

    /// The sheet, cover or alert that a figure presents, in source order; nil presents every one whose binding is true.
    fileprivate var presentedIndex: Int? {
        get { self[PresentedIndexKey.self] }
        set { self[PresentedIndexKey.self] = newValue }
    }
}

/// A view that presents another while a binding says so.
struct Presenter<Content: View> {
    let content: Content
    let isPresented: () -> Bool
    /// The presented view; nil if its item is missing.
    let presented: () -> AnyView?
    let frame: PresentationFrame
}

extension Presenter: PrimitiveView {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let presenters = context.modify(content, into: &list)
        let resolver = context.resolver
        defer { resolver.presenterCount += 1 }
        let isShown = context.environment.presentedIndex.map { $0 == resolver.presenterCount } ?? isPresented()
        guard isShown, !frame.yields || resolver.presentations.isEmpty, let presented = presented() else { return }
        resolver.presentations.append(
            Presentation(
                content: presented, context: context.child(1), frame: frame, presenter: presenters.first))
    }
}

extension ViewResolver {
    /// The root under what its views present, in the order of presentation.
    func presenting(over root: NodeID, _ context: _ViewContext) -> NodeID {
        var layers = [root]
        var next = 0
        // Presented views may present others.
        while next < presentations.count {
            let presentation = presentations[next]
            let options = PresentationOptions()
            options.presenter = presentation.presenter
            var inner = presentation.context
            inner.environment.leaveContainers()
            inner.environment[SidebarButton.Key.self] = nil
            inner.environment.presentationOptions = options
            inner.environment.presentedIndex = nil
            inner.environment.isInSheet = presentation.frame.isSheet
            let nodes = inner.resolve(presentation.content)
            let content = AnyView(ResolvedNodes(nodes: nodes))
            layers += inner.resolve(presentation.frame.make(content, options), 1)
            next += 1
        }
        guard layers.count > 1, let window = context.combined(layers, ZStackLayout(), named: "window") else {
            return root
        }
        arena.updateInfo(of: window) { $0.systemPart = .window }
        arena.viewTypes[root] = screenType ?? arena.viewTypes[root]
        return window
    }
}

/// A view of nodes that are already resolved.
private struct ResolvedNodes: PrimitiveView {
    let nodes: [NodeID]
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) { list.nodes += nodes }
}

nonisolated extension View {
    /// Presents, in a figure, a sheet, cover, dialog or alert of the views inside, whatever its binding says.
    ///
    /// One that is made from an item needs the item.
    ///
    /// - Parameter index: Its place among all of the scene, in source order from 0. Of several on one view, the first
    ///   written is first.
    public func presentsModal(at index: Int = 0) -> some View {
        EnvironmentModified(content: self) { $0.presentedIndex = index }
    }

    func presents(
        _ isPresented: @escaping () -> Bool, _ presented: @escaping () -> AnyView?,
        in frame: PresentationFrame
    ) -> some View {
        Presenter(content: self, isPresented: isPresented, presented: presented, frame: frame)
    }
}
