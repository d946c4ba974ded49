#if !canImport(Darwin)
    import Foundation
    import LayoutEngine

    // Views of UIKit that views of SwiftUI wrap. Their properties can be set, but draw nothing.

    @MainActor @preconcurrency
    open class UIControl: UIView {
        public struct Event: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let touchDown = Event(rawValue: 1)
            public static let touchUpInside = Event(rawValue: 64)
            public static let valueChanged = Event(rawValue: 4_096)
            public static let editingDidBegin = Event(rawValue: 65_536)
            public static let editingChanged = Event(rawValue: 131_072)
            public static let editingDidEnd = Event(rawValue: 262_144)
            public static let editingDidEndOnExit = Event(rawValue: 524_288)
            public static let primaryActionTriggered = Event(rawValue: 8_192)
            public static let allEvents = Event(rawValue: 0xffff_ffff)
        }
        public struct State: OptionSet, Hashable, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let normal: State = []
            public static let highlighted = State(rawValue: 1)
            public static let disabled = State(rawValue: 2)
            public static let selected = State(rawValue: 4)
        }
        public var isEnabled = true
        public var isSelected = false
        public var isHighlighted = false
        public var contentVerticalAlignment = 0
        public func addTarget(_ target: Any?, action: Selector, for events: Event) {}
        public func addAction(_ action: UIAction, for events: Event) {}
        public func sendActions(for events: Event) {}
    }

    @MainActor @preconcurrency
    public final class UIAction: NSObject {
        public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {}
    }

    open class UIButton: UIControl {
        public enum ButtonType: Int, Sendable {
            case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
        }
        public convenience init(type: ButtonType) { self.init(frame: .zero) }
        public var titleLabel: UILabel? { nil }
        public var imageView: UIImageView? { nil }
        public func setTitle(_ title: String?, for state: UIControl.State) {}
        public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
        public func setImage(_ image: UIImage?, for state: UIControl.State) {}
    }

    open class UILabel: UIView {
        public var text: String?
        public var attributedText: NSAttributedString?
        public var font: UIFont! = .systemFont(ofSize: 17)
        public var textColor: UIColor! = .label
        public var textAlignment = NSTextAlignment.natural
        public var numberOfLines = 1
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var preferredMaxLayoutWidth: CGFloat = 0
    }

    public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
    public enum NSLineBreakMode: Int, Sendable {
        case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
    }

    open class UIImageView: UIView {
        public var image: UIImage?
        public convenience init(image: UIImage?) {
            self.init(frame: .zero)
            self.image = image
        }
    }

    open class UITextField: UIControl {
        public var text: String?
        public var placeholder: String?
        public var font: UIFont?
        public var textColor: UIColor?
        public var textAlignment = NSTextAlignment.natural
        public weak var delegate: (any UITextFieldDelegate)?
        public var keyboardType = UIKeyboardType.default
        public var returnKeyType = UIReturnKeyType.default
        public var textContentType: UITextContentType?
        public var autocapitalizationType = UITextAutocapitalizationType.sentences
        public var autocorrectionType = UITextAutocorrectionType.default
        public var isSecureTextEntry = false
        public var borderStyle = BorderStyle.none
        public var clearButtonMode = ViewMode.never
        public var inputView: UIView?
        public var inputAccessoryView: UIView?
        public var leftView: UIView?
        public var rightView: UIView?
        public var leftViewMode = ViewMode.never
        public var rightViewMode = ViewMode.never
        public var isEditing: Bool { false }
        public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
        public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
        open func deleteBackward() {}
    }

    @MainActor @preconcurrency
    public protocol UITextFieldDelegate: AnyObject {}

    open class UIActivityIndicatorView: UIView {
        public enum Style: Int, Sendable { case medium, large }
        public var style = Style.medium
        public var color: UIColor! = .systemGray
        public var hidesWhenStopped = true
        public private(set) var isAnimating = false
        public convenience init(style: Style) {
            self.init(frame: .zero)
            self.style = style
        }
        public func startAnimating() { isAnimating = true }
        public func stopAnimating() { isAnimating = false }
    }

    open class UIPageControl: UIControl {
        public var numberOfPages = 0
        public var currentPage = 0
        public var pageIndicatorTintColor: UIColor?
        public var currentPageIndicatorTintColor: UIColor?
        public var hidesForSinglePage = false
        public var backgroundStyle = BackgroundStyle.automatic
        public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
    }

    open class UISwitch: UIControl {
        public var isOn = false
        public var onTintColor: UIColor?
        public var thumbTintColor: UIColor?
        public func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }
    }

    open class UISlider: UIControl {
        public var value: Float = 0
        public var minimumValue: Float = 0
        public var maximumValue: Float = 1
        public var minimumTrackTintColor: UIColor?
        public var maximumTrackTintColor: UIColor?
        public var thumbTintColor: UIColor?
        public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
        public func setValue(_ value: Float, animated: Bool) { self.value = value }
    }

    open class UIProgressView: UIView { public var progress: Float = 0 }

    open class UISegmentedControl: UIControl {
        public var selectedSegmentTintColor: UIColor?
        public var selectedSegmentIndex = 0
        private var titleColors: [UIControl.State.RawValue: Color] = [:]

        /// Only the color of the text has an effect in a figure.
        public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
            titleColors[state.rawValue] = (attributes?[.foregroundColor] as? UIColor)?.color
        }

        var colors: SystemLook.Segments {
            let title = titleColors[UIControl.State.normal.rawValue]
            return SystemLook.Segments(
                background: backgroundColor?.color, selection: selectedSegmentTintColor?.color, title: title,
                selectedTitle: titleColors[UIControl.State.selected.rawValue] ?? title)
        }

        public func setDividerImage(
            _ image: UIImage?, forLeftSegmentState left: UIControl.State, rightSegmentState right: UIControl.State,
            barMetrics: UIBarMetrics
        ) {}
    }

    open class UIDatePicker: UIControl {
        public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

        public var date = Date(timeIntervalSinceReferenceDate: 0)
        public var datePickerMode = Mode.dateAndTime
        public var preferredDatePickerStyle = UIDatePickerStyle.automatic
        public var minuteInterval = 1
        public var minimumDate: Date?
        public var maximumDate: Date?
        public var countDownDuration: TimeInterval = 0
        public var locale: Locale?
        public var calendar: Calendar! = .current
        public var timeZone: TimeZone?

        public func setDate(_ date: Date, animated: Bool) { self.date = date }
    }
    public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
    open class UIPickerView: UIView {}

    open class UISearchBar: UIView {
        public var text: String?
        public var placeholder: String?
        public weak var delegate: (any UISearchBarDelegate)?
        public var searchBarStyle = Style.default
        public var showsCancelButton = false
        public var autocapitalizationType = UITextAutocapitalizationType.none
        public enum Style: UInt, Sendable { case `default`, prominent, minimal }
        public let searchTextField = UITextField()
    }

    @MainActor @preconcurrency
    public protocol UISearchBarDelegate: AnyObject {}

    open class UIStackView: UIView {
        public var axis = NSLayoutConstraint.Axis.horizontal
        public var spacing: CGFloat = 0
        public var distribution = 0
        public var alignment = 0
        public func addArrangedSubview(_ view: UIView) { addSubview(view) }
    }

    open class UIVisualEffect: NSObject {}
    public final class UIBlurEffect: UIVisualEffect {
        public enum Style: Int, Sendable {
            case extraLight, light, dark
            case regular = 4
            case prominent
            case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
            case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
            case systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark
            case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
        }
        public init(style: Style) {}
    }
    public final class UIVibrancyEffect: UIVisualEffect {
        public init(blurEffect: UIBlurEffect) {}
    }
    open class UIVisualEffectView: UIView {
        public var effect: UIVisualEffect?
        public let contentView = UIView()
        public init(effect: UIVisualEffect?) {
            self.effect = effect
            super.init(frame: .zero)
        }
        override public init(frame: CGRect) { super.init(frame: frame) }
        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }
#endif
