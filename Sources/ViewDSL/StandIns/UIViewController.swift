#if !canImport(Darwin)
    import Foundation
    import LayoutEngine

    /// UIKit's view controller. Its properties can be set, but show nothing.
    @MainActor @preconcurrency
    open class UIViewController: UIResponder {
        public lazy var view: UIView! = UIView()
        open var title: String?
        public let navigationItem = UINavigationItem()
        public var tabBarItem: UITabBarItem! = UITabBarItem()
        public private(set) var children: [UIViewController] = []
        public private(set) weak var parent: UIViewController?
        public private(set) var presentedViewController: UIViewController?
        public weak var presentingViewController: UIViewController?
        public var modalPresentationStyle = UIModalPresentationStyle.automatic
        public var modalTransitionStyle = UIModalTransitionStyle.coverVertical
        public var preferredContentSize = CGSize.zero
        public var isModalInPresentation = false
        public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
        public var edgesForExtendedLayout = UIRectEdge.all
        public var additionalSafeAreaInsets = UIEdgeInsets.zero

        public init(nibName: String?, bundle: Bundle?) { super.init() }
        public required init?(coder: NSCoder) { return nil }
        override public convenience init() { self.init(nibName: nil, bundle: nil) }

        public var navigationController: UINavigationController? { parent as? UINavigationController }
        public var tabBarController: UITabBarController? { parent as? UITabBarController }
        public var traitCollection: UITraitCollection { .current }
        public var isViewLoaded: Bool { false }
        public var presentationController: UIPresentationController? { nil }
        public var popoverPresentationController: UIPopoverPresentationController? { nil }
        public var sheetPresentationController: UISheetPresentationController? { nil }

        // Subclasses override these. Nothing calls them.
        open func loadView() {}
        open func viewDidLoad() {}
        open func viewWillAppear(_ animated: Bool) {}
        open func viewDidAppear(_ animated: Bool) {}
        open func viewWillDisappear(_ animated: Bool) {}
        open func viewDidDisappear(_ animated: Bool) {}
        open func viewWillLayoutSubviews() {}
        open func viewDidLayoutSubviews() {}
        open func viewSafeAreaInsetsDidChange() {}
        open func didReceiveMemoryWarning() {}
        open func willMove(toParent parent: UIViewController?) {}
        open func didMove(toParent parent: UIViewController?) {}
        open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
        open var preferredStatusBarStyle: UIStatusBarStyle { .default }
        open var prefersStatusBarHidden: Bool { false }
        open var prefersHomeIndicatorAutoHidden: Bool { false }
        open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
        open var shouldAutorotate: Bool { true }

        public func loadViewIfNeeded() {}
        public func setNeedsStatusBarAppearanceUpdate() {}
        public func addChild(_ child: UIViewController) {
            child.parent = self
            children.append(child)
        }
        public func removeFromParent() {
            parent?.children.removeAll { $0 === self }
            parent = nil
        }
        /// Has no effect in a figure.
        open func present(
            _ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil
        ) {}
        /// Has no effect in a figure.
        open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
        /// Has no effect in a figure.
        open func show(_ viewController: UIViewController, sender: Any?) {}
    }

    public enum UIModalPresentationStyle: Int, Sendable {
        case automatic, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
        case overCurrentContext, popover
    }
    public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
    public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent }

    @MainActor @preconcurrency
    public final class UIPopoverPresentationController: NSObject {
        public var sourceView: UIView?
        public var sourceRect = CGRect.zero
        public var permittedArrowDirections: UIRectEdge = .all
        public var barButtonItem: UIBarButtonItem?
    }

    /// What presents a view controller.
    @MainActor @preconcurrency
    open class UIPresentationController: NSObject {
        public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
        public var presentedViewController: UIViewController { UIViewController() }
        public var presentingViewController: UIViewController { UIViewController() }
    }

    /// Is asked about a presentation. Nobody asks.
    @MainActor @preconcurrency
    public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    }

    extension UIAdaptivePresentationControllerDelegate {
        public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            true
        }
        public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
        public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
        public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    }

    @MainActor @preconcurrency
    public final class UISheetPresentationController: NSObject {
        public struct Detent: Sendable {
            public static func medium() -> Detent { Detent() }
            public static func large() -> Detent { Detent() }
        }
        public var detents: [Detent] = []
        public var prefersGrabberVisible = false
        public var preferredCornerRadius: CGFloat?
        public var prefersScrollingExpandsWhenScrolledToEdge = true
    }

    /// A view controller for a SwiftUI view.
    @MainActor @preconcurrency
    open class UIHostingController<Content: View>: UIViewController {
        public var rootView: Content
        public var sizingOptions: UIHostingControllerSizingOptions = []

        public init(rootView: Content) {
            self.rootView = rootView
            super.init(nibName: nil, bundle: nil)
        }
        public init?(coder: NSCoder, rootView: Content) { return nil }
        public required init?(coder: NSCoder) { return nil }

        /// Approximate: as large as proposed.
        public func sizeThatFits(in size: CGSize) -> CGSize { size }
    }

    public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
        public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
    }

    /// A view for a SwiftUI view.
    @MainActor @preconcurrency
    open class NSHostingView<Content: View>: NSView {
        public var rootView: Content

        public required init(rootView: Content) {
            self.rootView = rootView
            super.init(frame: .zero)
        }
        public required init?(coder: NSCoder) { return nil }
        public var fittingSize: CGSize { .zero }
    }

    /// A view controller for a SwiftUI view.
    @MainActor @preconcurrency
    open class NSHostingController<Content: View>: NSViewController {
        public var rootView: Content

        public init(rootView: Content) {
            self.rootView = rootView
            super.init(nibName: nil, bundle: nil)
        }
        public required init?(coder: NSCoder) { return nil }
    }
#endif
