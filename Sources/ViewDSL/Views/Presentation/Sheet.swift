import Drawing
import Foundation
import LayoutEngine

/// A sheet over the dimmed screen, at the bottom.
///
/// As commonly published of iPhones: a large sheet begins 59 points below the screen's top, a medium one at half of its height; its
/// corners have a radius of 10 points.
///
/// Approximate: the screen behind a large sheet is not scaled.
struct SheetFrame<Content: View>: View {
    let content: Content
    let detent: PresentationDetent
    let showsDragIndicator: Bool
    let cornerRadius: CGFloat
    let background: AnyShapeStyle

    var body: some View {
        DetentLayout(detent: detent) {
            ZStack(alignment: .top) {
                content.frame(maxWidth: .infinity, maxHeight: .infinity)
                if showsDragIndicator {
                    Capsule().fill(Color.tertiaryLabel).frame(width: 36, height: 5).padding(.top, 5)
                        .control("drag indicator")
                }
            }
            .background(background, in: UnevenRoundedRectangle(cornerRadii: corners))
            .clipShape(UnevenRoundedRectangle(cornerRadii: corners))
        }
        .dimmingScreen()
    }

    private var corners: RectangleCornerRadii {
        RectangleCornerRadii(topLeading: cornerRadius, topTrailing: cornerRadius)
    }

    @MainActor static func make(_ content: AnyView, _ options: PresentationOptions) -> AnyView
    where Content == AnyView {
        let detent = options.detents.min() ?? .large
        return AnyView(
            SheetFrame(
                content: content, detent: detent,
                showsDragIndicator: options.showsDragIndicator ?? (options.detents.count > 1),
                cornerRadius: options.cornerRadius ?? 10,
                background: options.background ?? AnyShapeStyle(Color.sheetBackground)))
    }
}

nonisolated extension View {
    /// The dimmed screen behind a presented view.
    func dimmingScreen() -> some View {
        frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.black.opacity(0.2))
    }
}

extension Color {
    /// The background of presented content: a level above the screen's in the dark.
    static let sheetBackground = Color("sheetBackground", light: RGBA(hex: 0xffffff), dark: RGBA(hex: 0x1c1c1e))
}

/// The heights at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    fileprivate enum Height: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case points(CGFloat)
        case custom(CustomHeight)
    }

    /// The height that a type computes, told apart by the type.
    fileprivate struct CustomHeight: Hashable, Sendable {
        let type: any CustomPresentationDetent.Type

        static func == (a: Self, b: Self) -> Bool { a.type == b.type }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
    }

    /// What a custom height depends on.
    @dynamicMemberLookup
    public struct Context {
        /// A large sheet's height, in points.
        public let maxDetentValue: CGFloat

        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            EnvironmentValues()[keyPath: keyPath]
        }
    }

    fileprivate let height: Height

    public static let medium = PresentationDetent(height: .medium)
    public static let large = PresentationDetent(height: .large)
    /// A share of a large sheet's height, 0…1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .fraction(fraction))
    }
    /// In points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(height: .points(height)) }

    /// The height that the type computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(height: .custom(CustomHeight(type: type)))
    }

    /// In points, at most a large sheet's.
    func height(onScreenOf screen: CGFloat) -> CGFloat {
        let largest = max(screen - 59, 0)
        let height: CGFloat =
            switch self.height {
            case .large: largest
            case .medium: screen / 2
            case .fraction(let share): share * largest
            case .points(let points): points
            case .custom(let custom): custom.type.height(in: Context(maxDetentValue: largest)) ?? largest
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
        a.height(onScreenOf: 852) < b.height(onScreenOf: 852)
    }
}

/// Fills the screen and puts its view at the bottom, as high as the detent says.
private nonisolated struct DetentLayout: Layout {
    let detent: PresentationDetent

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 393, height: 852))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let height = detent.height(onScreenOf: bounds.height)
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
        presents({ isPresented.wrappedValue }, { AnyView(content()) }, in: SheetFrame.make)
    }

    /// Presents a sheet over the dimmed screen while the binding has an item.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presents(
            { item.wrappedValue != nil }, { item.wrappedValue.map { AnyView(content($0)) } }, in: SheetFrame.make)
    }

    /// Covers the screen while the binding is true.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presents({ isPresented.wrappedValue }, { AnyView(content()) }, in: coverFrame)
    }

    /// Covers the screen while the binding has an item.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presents({ item.wrappedValue != nil }, { item.wrappedValue.map { AnyView(content($0)) } }, in: coverFrame)
    }

    /// Presents a popover while the binding is true.
    ///
    /// Approximate: drawn as a sheet, as on a phone.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presents({ isPresented.wrappedValue }, { AnyView(content()) }, in: SheetFrame.make)
    }

    /// Presents a popover while the binding has an item.
    ///
    /// Approximate: drawn as a sheet, as on a phone.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presents(
            { item.wrappedValue != nil }, { item.wrappedValue.map { AnyView(content($0)) } }, in: SheetFrame.make)
    }
}

@MainActor private func coverFrame(_ content: AnyView, _ options: PresentationOptions) -> AnyView {
    AnyView(
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(options.background ?? AnyShapeStyle(Color.systemBackground)))
}

/// Where a popover's arrow points.
public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}
