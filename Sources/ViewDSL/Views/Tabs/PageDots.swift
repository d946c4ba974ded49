import Foundation
import LayoutEngine

/// The dots of a paged tab view: white, all but the current one faint, as on iOS.
///
/// Approximate: 8 points wide and 10 apart; the distances are not documented.
struct PageDots: View {
    let count: Int
    let current: Int
    let look: PageIndexLook
    private let system = SystemLook.pageControl
    @Environment(reading: { $0[TabViewLookKey.self] }) private var style

    var body: some View {
        if style == .page(.always) || style == .page(.automatic) && count > 1 {
            HStack(spacing: 10) {
                ForEach(0..<min(count, 20), id: \.self) { index in
                    Circle().fill(color(index)).frame(width: 8, height: 8)
                }
            }
            .padding(.horizontal, 12)
            .frame(height: 26)
            .background { if look.hasBackground { Capsule().fill(Color.black.opacity(0.2)) } }
            .named("page indicator", .barItem)
            .alignmentGuide(.bottom) { $0[.bottom] + 9 }
        }
    }

    private func color(_ index: Int) -> Color {
        index == current ? system.current ?? .white : system.others ?? .white.opacity(0.3)
    }
}

struct PageIndexLook {
    var hasBackground = false
}

struct PageDotsKey: EnvironmentKey {
    static var defaultValue: PageIndexLook { PageIndexLook() }
}

/// The appearance of the dots of pages.
public protocol IndexViewStyle: Sendable {}

/// Dots for pages.
public struct PageIndexViewStyle: IndexViewStyle {
    /// Whether there is a background behind the dots.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let name: String

        public static let automatic = BackgroundDisplayMode(name: "automatic")
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        public static let always = BackgroundDisplayMode(name: "always")
        public static let never = BackgroundDisplayMode(name: "never")
    }

    let mode: BackgroundDisplayMode

    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

nonisolated extension View {
    /// Sets the style of the dots of pages.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        EnvironmentModified(content: self) {
            $0[PageDotsKey.self].hasBackground = (style as? PageIndexViewStyle)?.mode == .always
        }
    }
}
