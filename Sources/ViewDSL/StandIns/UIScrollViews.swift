#if !canImport(Darwin)
    import Foundation

    // Views of UIKit that scroll: plain ones, text, tables and collections.

    open class UIScrollView: UIView {
        public var contentSize = CGSize.zero
        public var contentOffset = CGPoint.zero
        public var contentInset = UIEdgeInsets.zero
        public var bounces = true
        public var alwaysBounceVertical = false
        public var alwaysBounceHorizontal = false
        public var isScrollEnabled = true
        public var isPagingEnabled = false
        public var showsVerticalScrollIndicator = true
        public var showsHorizontalScrollIndicator = true
        public var minimumZoomScale: CGFloat = 1
        public var maximumZoomScale: CGFloat = 1
        public var zoomScale: CGFloat = 1
        public var bouncesZoom = true
        public var keyboardDismissMode = KeyboardDismissMode.none
        public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
        public weak var delegate: (any UIScrollViewDelegate)?
        public var refreshControl: UIRefreshControl?
        public var decelerationRate = DecelerationRate.normal
        public let panGestureRecognizer = UIPanGestureRecognizer()
        public func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
        public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
        public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
        public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
            public let rawValue: CGFloat
            public init(rawValue: CGFloat) { self.rawValue = rawValue }

            public static let normal = DecelerationRate(rawValue: 0.998)
            public static let fast = DecelerationRate(rawValue: 0.99)
        }
        public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
        public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    }

    @MainActor @preconcurrency
    public protocol UIScrollViewDelegate: AnyObject {}

    open class UITextView: UIScrollView {
        public var text: String! = ""
        public var attributedText: NSAttributedString! = NSAttributedString(string: "")
        public var font: UIFont?
        public var textColor: UIColor?
        public var textAlignment = NSTextAlignment.natural
        public var isEditable = true
        public var isSelectable = true
        public var textContainerInset = UIEdgeInsets(top: 8, bottom: 8)
        public var keyboardType = UIKeyboardType.default
        public var returnKeyType = UIReturnKeyType.default
        public var autocapitalizationType = UITextAutocapitalizationType.sentences
        public var autocorrectionType = UITextAutocorrectionType.default
        public var inputAccessoryView: UIView?
    }

    @MainActor @preconcurrency
    public protocol UITextViewDelegate: UIScrollViewDelegate {}

    open class UIRefreshControl: UIControl {
        public func beginRefreshing() {}
        public func endRefreshing() {}
    }

    open class UITableView: UIScrollView {
        public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
        public var separatorColor: UIColor?
        public var separatorInset = UIEdgeInsets.zero
        public var tableFooterView: UIView?
        public var tableHeaderView: UIView?
        public var sectionHeaderTopPadding: CGFloat = 0
        public var sectionHeaderHeight: CGFloat = 0
        public var sectionFooterHeight: CGFloat = 0
        public var rowHeight: CGFloat = 44
        public var allowsSelection = true
        public func reloadData() {}
    }

    open class UITableViewCell: UIView {
        public enum SeparatorStyle: Int, Sendable { case none, singleLine }
        public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
        public var selectionStyle = SelectionStyle.default
        public var selectedBackgroundView: UIView?
    }

    open class UITableViewHeaderFooterView: UIView {}

    open class UICollectionView: UIScrollView {
        public func reloadData() {}
    }
#endif
