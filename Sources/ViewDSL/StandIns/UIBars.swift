#if !canImport(Darwin)
    import Foundation
    import LayoutEngine

    // Items and controllers of UIKit's bars. Their properties can be set, but change no figure.

    public enum UIBarMetrics: Int, Sendable { case `default`, compact }
    public enum UIBarStyle: Int, Sendable { case `default`, black }

    @MainActor @preconcurrency
    open class UIBarButtonItem: NSObject {
        public enum SystemItem: Int, Sendable {
            case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
            case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
        }
        public enum Style: Int, Sendable { case plain, bordered, done }
        public var title: String?
        public var image: UIImage?
        public var tintColor: UIColor?
        public var isEnabled = true
        public init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {}
        public init(title: String?, style: Style, target: Any?, action: Selector?) { self.title = title }
        public init(image: UIImage?, style: Style, target: Any?, action: Selector?) { self.image = image }
        public init(customView: UIView) {}
    }

    @MainActor @preconcurrency
    public final class UINavigationItem: NSObject {
        public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
        public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
        public var title: String?
        public var prompt: String?
        public var titleView: UIView?
        public var leftBarButtonItem: UIBarButtonItem?
        public var rightBarButtonItem: UIBarButtonItem?
        public var leftBarButtonItems: [UIBarButtonItem]?
        public var rightBarButtonItems: [UIBarButtonItem]?
        public var backBarButtonItem: UIBarButtonItem?
        public var searchController: UISearchController?
        public var hidesSearchBarWhenScrolling = true
        public var hidesBackButton = false
        public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
        public var backButtonDisplayMode = BackButtonDisplayMode.default
        public var standardAppearance: UINavigationBarAppearance?
        public var scrollEdgeAppearance: UINavigationBarAppearance?
        nonisolated override init() {}
    }

    @MainActor @preconcurrency
    open class UITabBarItem: NSObject {
        public var title: String?
        public var image: UIImage?
        public var selectedImage: UIImage?
        public var badgeValue: String?
        public var badgeColor: UIColor?
        nonisolated override public init() {}
        public init(title: String?, image: UIImage?, tag: Int) { (self.title, self.image) = (title, image) }
        public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
            (self.title, self.image) = (title, image)
        }
        public static func appearance() -> UITabBarItem { UITabBarItem() }
        public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    }

    public struct UIOffset: Hashable, Sendable {
        public var horizontal: CGFloat
        public var vertical: CGFloat
        public static let zero = UIOffset()
        public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
            (self.horizontal, self.vertical) = (horizontal, vertical)
        }
    }

    open class UINavigationController: UIViewController {
        open var viewControllers: [UIViewController] = []
        public let navigationBar = UINavigationBar()
        public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
        public weak var delegate: (any UINavigationControllerDelegate)?
        public var topViewController: UIViewController? { viewControllers.last }
        public var visibleViewController: UIViewController? { viewControllers.last }
        public var isNavigationBarHidden = false
        public convenience init(rootViewController: UIViewController) {
            self.init(nibName: nil, bundle: nil)
            viewControllers = [rootViewController]
        }
        open func pushViewController(_ viewController: UIViewController, animated: Bool) {
            viewControllers.append(viewController)
        }
        @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
            viewControllers.popLast()
        }
        @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
            defer { viewControllers = Array(viewControllers.prefix(1)) }
            return Array(viewControllers.dropFirst())
        }
        open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    }

    @MainActor @preconcurrency
    public protocol UINavigationControllerDelegate: AnyObject {}

    open class UITabBarController: UIViewController {
        public let tabBar = UITabBar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 49))
        public var viewControllers: [UIViewController]?
        public var selectedIndex = 0
        public var selectedViewController: UIViewController?
    }

    open class UISplitViewController: UIViewController {}
    open class UITableViewController: UIViewController { public var tableView: UITableView! = UITableView() }

    open class UIPageViewController: UIViewController {
        public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
        public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
        public enum NavigationDirection: Int, Sendable { case forward, reverse }
        public struct OptionsKey: Hashable, Sendable { public static let interPageSpacing = OptionsKey() }
        public weak var dataSource: (any UIPageViewControllerDataSource)?
        public weak var delegate: (any UIPageViewControllerDelegate)?
        public var viewControllers: [UIViewController]?
        public convenience init(
            transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
            options: [OptionsKey: Any]? = nil
        ) { self.init(nibName: nil, bundle: nil) }
        public func setViewControllers(
            _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
            completion: ((Bool) -> Void)? = nil
        ) { self.viewControllers = viewControllers }
    }

    @MainActor @preconcurrency
    public protocol UIPageViewControllerDataSource: AnyObject {}
    @MainActor @preconcurrency
    public protocol UIPageViewControllerDelegate: AnyObject {}

    open class UISearchController: UIViewController {
        public let searchBar = UISearchBar()
        public var obscuresBackgroundDuringPresentation = true
        public var isActive = false
        public convenience init(searchResultsController: UIViewController?) { self.init(nibName: nil, bundle: nil) }
    }

    open class UIActivityViewController: UIViewController {
        public struct ActivityType: Hashable, Sendable { public let rawValue: String }
        public var excludedActivityTypes: [ActivityType]?
        public var completionWithItemsHandler: ((ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
        public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
            self.init(nibName: nil, bundle: nil)
        }
    }
    open class UIActivity: NSObject {}

    open class UIAlertController: UIViewController {
        public enum Style: Int, Sendable { case actionSheet, alert }
        public var message: String?
        public private(set) var actions: [UIAlertAction] = []
        public private(set) var textFields: [UITextField]?
        public convenience init(title: String?, message: String?, preferredStyle: Style) {
            self.init(nibName: nil, bundle: nil)
            (self.title, self.message) = (title, message)
        }
        public func addAction(_ action: UIAlertAction) { actions.append(action) }
        public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
            let field = UITextField()
            configurationHandler?(field)
            textFields = (textFields ?? []) + [field]
        }
    }

    public final class UIAlertAction: NSObject {
        public enum Style: Int, Sendable { case `default`, cancel, destructive }
        public let title: String?
        public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { self.title = title }
    }

    open class UIImagePickerController: UINavigationController {
        public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
        public struct InfoKey: Hashable, Sendable {
            public static let originalImage = InfoKey(rawValue: "originalImage")
            public static let editedImage = InfoKey(rawValue: "editedImage")
            public static let imageURL = InfoKey(rawValue: "imageURL")
            public static let mediaURL = InfoKey(rawValue: "mediaURL")
            public let rawValue: String
        }
        public var sourceType = SourceType.photoLibrary
        public var allowsEditing = false
        public var mediaTypes: [String] = []
        public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
    }

    @MainActor @preconcurrency
    public protocol UIImagePickerControllerDelegate: AnyObject {}

    extension NSAttributedString.Key {
        public static let font = NSAttributedString.Key(rawValue: "NSFont")
        public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
        public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
        public static let kern = NSAttributedString.Key(rawValue: "NSKern")
        public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
        public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
        public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
        public static let link = NSAttributedString.Key(rawValue: "NSLink")
    }
#endif
