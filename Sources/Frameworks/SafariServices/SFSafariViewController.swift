@_exported import Foundation
import ViewDSL

/// A browser of UIKit, whose representable is a labeled box.
open class SFSafariViewController: UIViewController {
    open class Configuration: NSObject {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true
    }

    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

    public let configuration: Configuration
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done

    public init(url: URL, configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

    public required init?(coder: NSCoder) { nil }
}

/// Hears from a browser. Nothing calls it.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: AnyObject {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
