#if !canImport(Darwin)
    import Foundation
    import LayoutEngine

    // UIKit's bars, whose looks a view's code sets for all of them by `UINavigationBar.appearance()`.

    /// The background of a bar. Pictures and effects are not drawn.
    @MainActor @preconcurrency
    open class UIBarAppearance: NSObject {
        public var backgroundColor: UIColor?
        public var backgroundEffect: UIBlurEffect?
        public var backgroundImage: UIImage?
        public var shadowColor: UIColor?
        public var shadowImage: UIImage?

        override public init() {
            super.init()
            configureWithDefaultBackground()
        }

        public func configureWithDefaultBackground() {
            (backgroundColor, backgroundEffect, shadowColor) = (nil, UIBlurEffect(style: .systemMaterial), .separator)
        }

        public func configureWithOpaqueBackground() {
            (backgroundColor, backgroundEffect, shadowColor) = (.systemBackground, nil, .separator)
        }

        public func configureWithTransparentBackground() {
            (backgroundColor, backgroundEffect, shadowColor) = (nil, nil, nil)
        }

        var look: BarLook {
            var look = BarLook()
            look.background = backgroundColor.map { AnyShapeStyle($0.color) }
            look.backgroundVisibility = backgroundColor == nil && backgroundEffect == nil ? .hidden : .visible
            look.hasLine = shadowColor.map { $0 != .clear } ?? false
            return look
        }
    }

    /// Only titles have attributes in a figure, and only a color and a font.
    open class UINavigationBarAppearance: UIBarAppearance {
        public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
        public var titlePositionAdjustment = UIOffset()
        public var buttonAppearance = UIBarButtonItemAppearance()
        public var backButtonAppearance = UIBarButtonItemAppearance()
        public var doneButtonAppearance = UIBarButtonItemAppearance()
        public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
    }

    /// Has no effect in a figure.
    open class UIToolbarAppearance: UIBarAppearance {}

    /// Of items only the colors of icons have an effect in a figure, also on titles.
    open class UITabBarAppearance: UIBarAppearance {
        public var stackedLayoutAppearance = UITabBarItemAppearance()
        public var inlineLayoutAppearance = UITabBarItemAppearance()
        public var compactInlineLayoutAppearance = UITabBarItemAppearance()
        public var selectionIndicatorTintColor: UIColor?
    }

    @MainActor @preconcurrency
    public final class UIBarButtonItemAppearance: NSObject {
        public let normal = UIBarItemStateAppearance()
        public let highlighted = UIBarItemStateAppearance()
        public let disabled = UIBarItemStateAppearance()
        nonisolated override public init() {}
    }

    @MainActor @preconcurrency
    public final class UITabBarItemAppearance: NSObject {
        public let normal = UIBarItemStateAppearance()
        public let selected = UIBarItemStateAppearance()
        public let disabled = UIBarItemStateAppearance()
        nonisolated override public init() {}
    }

    @MainActor @preconcurrency
    public final class UIBarItemStateAppearance: NSObject {
        public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        public var iconColor: UIColor?
        public var badgeBackgroundColor: UIColor?
        nonisolated override init() {}
    }

    /// As on iOS since version 15, the tints and pictures of its background are not seen while nothing is scrolled.
    open class UINavigationBar: UIView {
        public var barTintColor: UIColor?
        public var isTranslucent = true
        public var barStyle = UIBarStyle.default
        public var prefersLargeTitles = false
        public var titleTextAttributes: [NSAttributedString.Key: Any]?
        public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
        public var shadowImage: UIImage?
        public var backIndicatorImage: UIImage?
        public var backIndicatorTransitionMaskImage: UIImage?
        public var standardAppearance = UINavigationBarAppearance()
        public var compactAppearance: UINavigationBarAppearance?
        public var scrollEdgeAppearance: UINavigationBarAppearance?
        public var compactScrollEdgeAppearance: UINavigationBarAppearance?
        public var topItem: UINavigationItem? { nil }
        public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}

        /// Above content that is not scrolled; where nothing is set for that, the standard look has no background.
        var look: SystemLook.NavigationBar {
            let appearance = scrollEdgeAppearance ?? standardAppearance
            return SystemLook.NavigationBar(
                bar: scrollEdgeAppearance?.look ?? BarLook(),
                title: SystemLook.Title(appearance.titleTextAttributes, else: titleTextAttributes),
                largeTitle: SystemLook.Title(appearance.largeTitleTextAttributes, else: largeTitleTextAttributes),
                tint: ownTint?.color)
        }
    }

    open class UITabBar: UIView {
        public var barTintColor: UIColor?
        public var unselectedItemTintColor: UIColor?
        public var isTranslucent = true
        public var shadowImage: UIImage?
        public var backgroundImage: UIImage?
        public var items: [UITabBarItem]?
        public var standardAppearance = UITabBarAppearance()
        public var scrollEdgeAppearance: UITabBarAppearance?

        /// Where nothing is set for a bar that no content is under, the standard look is without background.
        var look: SystemLook.TabBar {
            var bar = scrollEdgeAppearance?.look ?? standardAppearance.look
            if scrollEdgeAppearance == nil {
                if bar.backgroundVisibility == .visible { bar.backgroundVisibility = .automatic }
                bar.background = bar.background ?? barTintColor.map { AnyShapeStyle($0.color) }
            }
            if let backgroundColor {
                (bar.background, bar.backgroundVisibility) = (AnyShapeStyle(backgroundColor.color), .visible)
            }
            let items = (scrollEdgeAppearance ?? standardAppearance).stackedLayoutAppearance
            return SystemLook.TabBar(
                isHidden: isHidden, bar: bar, selected: items.selected.iconColor?.color,
                unselected: (items.normal.iconColor ?? unselectedItemTintColor)?.color, tint: ownTint?.color)
        }
    }

    open class UIToolbar: UIView {
        public var barTintColor: UIColor?
        public var items: [UIBarButtonItem]?
        public var isTranslucent = true
        public var standardAppearance = UIToolbarAppearance()
        public var scrollEdgeAppearance: UIToolbarAppearance?
        public func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    }

    extension SystemLook.Title {
        init(_ attributes: [NSAttributedString.Key: Any], else others: [NSAttributedString.Key: Any]?) {
            let all = attributes.merging(others ?? [:]) { own, _ in own }
            color = (all[.foregroundColor] as? UIColor)?.color
            font = (all[.font] as? UIFont)?.font
        }
    }
#endif
