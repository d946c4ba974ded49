import Drawing
import Foundation
import LayoutEngine

/// A sheet over the dimmed screen, out to its bottom edge.
///
/// As commonly published of iPhones: a large sheet begins 10 points below the top safe area, a medium one at half of the
/// screen's height; its corners have a radius of 10 points. The bottom safe area is the content's.
///
/// Approximate: of the screen behind a large sheet the edge of its card is drawn; it is not scaled.
private struct SheetFrame: View {
    let content: AnyView
    let detent: PresentationDetent
    let showsDragIndicator: Bool
    let cornerRadius: CGFloat
    let background: AnyShapeStyle
    let dims: Bool
    @Environment(\.sceneSafeArea) private var safeArea

    var body: some View {
        if dims { Dimming(cardTop: detent == .large && safeArea.top > 0 ? safeArea.top : nil) }
        DetentLayout(detent: detent, safeArea: safeArea)() {
            SheetContent(content: content, showsDragIndicator: showsDragIndicator)
                .background(background, in: UnevenRoundedRectangle(cornerRadii: corners))
                .clipShape(UnevenRoundedRectangle(cornerRadii: corners))
        }
        .ignoresSafeArea()
    }

    private var corners: RectangleCornerRadii {
        RectangleCornerRadii(topLeading: cornerRadius, topTrailing: cornerRadius)
    }
}

/// The content of a sheet above the screen's bottom safe area, which it may ignore.
private struct SheetContent: PrimitiveView {
    let content: AnyView
    let showsDragIndicator: Bool

    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let nodes = context.resolve(content)
        let view = context.combined(nodes, VStackLayout()) ?? context.fill(Color.clear, "EmptyView")
        let page = ResolvedViews([view]).fillingPage()
            .overlay(alignment: .top) {
                if showsDragIndicator {
                    Capsule().fill(Color.tertiaryLabel).frame(width: 36, height: 5).padding(.top, 5)
                        .control("drag indicator")
                }
            }
        let bottom = context.environment.sceneSafeArea.bottom
        let sheet = context.framed(
            "sheet", content: context.resolve(page, 1)[0],
            reach: EdgeInsets(top: 0, leading: 0, bottom: bottom, trailing: 0))
        context.arena.updateInfo(of: sheet) { $0.systemPart = .sheet }
        list.append(sheet)
    }
}

extension PresentationFrame {
    static let sheet = PresentationFrame(isSheet: true) { content, options in
        guard options.adaptation.look != .cover else { return cover.make(content, options) }
        let detent = options.detents.min() ?? .large
        return AnyView(
            SheetFrame(
                content: content, detent: detent,
                showsDragIndicator: options.showsDragIndicator ?? (options.detents.count > 1),
                cornerRadius: options.cornerRadius ?? 10,
                background: options.background ?? AnyShapeStyle(Color.systemBackground),
                dims: !options.interaction.isEnabled(at: detent)))
    }

    static let cover = PresentationFrame { content, options in
        AnyView(
            content.fillingPage().pageBackground {
                StyleView(style: options.background ?? AnyShapeStyle(Color.systemBackground)).ignoresSafeArea()
            }
            .fillingPage().named("fullScreenCover", .cover))
    }
}

/// The heights at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    fileprivate enum Height: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case points(CGFloat)
        case custom(CustomHeight)
    }

    /// The height that a type computes; equal for one type.
    fileprivate struct CustomHeight: Hashable, Sendable {
        let type: any CustomPresentationDetent.Type

        static func == (a: Self, b: Self) -> Bool { a.type == b.type }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
    }

    /// What a custom height depends on.
    @dynamicMemberLookup
    public struct Context {
        /// A large sheet's height without the bottom safe area, in points.
        public let maxDetentValue: CGFloat

        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            EnvironmentValues()[keyPath: keyPath]
        }
    }

    fileprivate let height: Height

    public static let medium = PresentationDetent(height: .medium)
    public static let large = PresentationDetent(height: .large)
    /// A share of a large sheet's height without the bottom safe area, 0…1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .fraction(fraction))
    }
    /// In points above the bottom safe area.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(height: .points(height)) }

    /// The height that the type computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(height: .custom(CustomHeight(type: type)))
    }

    /// In points with the bottom safe area, at most a large sheet's.
    func height(onScreenOf screen: CGFloat, _ safeArea: EdgeInsets) -> CGFloat {
        let largest = max(screen - safeArea.top - 10, 0)
        let room = max(largest - safeArea.bottom, 0)
        let height: CGFloat =
            switch self.height {
            case .large: largest
            case .medium: screen / 2
            case .fraction(let share): share * room + safeArea.bottom
            case .points(let points): points + safeArea.bottom
            case .custom(let custom):
                (custom.type.height(in: Context(maxDetentValue: room)) ?? room) + safeArea.bottom
            }
        return height.isFinite ? min(max(height, 0), largest) : largest
    }
}

/// A height of sheets that is computed. Its environment has the values that apply by default.
public protocol CustomPresentationDetent: SendableMetatype {
    typealias Context = PresentationDetent.Context

    /// In points; nil for none.
    static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent: Comparable {
    /// By height on a phone.
    public static func < (a: PresentationDetent, b: PresentationDetent) -> Bool {
        let safeArea = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
        return a.height(onScreenOf: 852, safeArea) < b.height(onScreenOf: 852, safeArea)
    }
}

/// Fills the screen and puts its view at the bottom, as high as the detent says.
private nonisolated struct DetentLayout: Layout {
    let detent: PresentationDetent
    /// Of the screen, in points.
    let safeArea: EdgeInsets

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 393, height: 852))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let height = detent.height(onScreenOf: bounds.height, safeArea)
        for view in subviews {
            view.place(
                at: CGPoint(x: bounds.midX, y: bounds.maxY), anchor: .bottom,
                proposal: ProposedViewSize(width: bounds.width, height: height))
        }
    }
}

nonisolated extension View {
    /// Presents a sheet over the dimmed screen while the binding is true.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presents({ isPresented.wrappedValue }, { AnyView(content()) }, in: .sheet)
    }

    /// Presents a sheet over the dimmed screen while the binding has an item.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presents(
            { item.wrappedValue != nil }, { item.wrappedValue.map { AnyView(content($0)) } }, in: .sheet)
    }

    /// Covers the screen while the binding is true.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presents({ isPresented.wrappedValue }, { AnyView(content()) }, in: .cover)
    }

    /// Covers the screen while the binding has an item.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presents({ item.wrappedValue != nil }, { item.wrappedValue.map { AnyView(content($0)) } }, in: .cover)
    }
}
