#if !canImport(Darwin)
    import Foundation

    // Traits that code may follow. They do not change in a figure.

    /// A trait, such as the appearance.
    public protocol UITraitDefinition {
        associatedtype Value
    }

    public typealias UITrait = any UITraitDefinition.Type

    public enum UITraitUserInterfaceStyle: UITraitDefinition { public typealias Value = UIUserInterfaceStyle }
    public enum UITraitHorizontalSizeClass: UITraitDefinition { public typealias Value = UIUserInterfaceSizeClass }
    public enum UITraitVerticalSizeClass: UITraitDefinition { public typealias Value = UIUserInterfaceSizeClass }
    public enum UITraitDisplayScale: UITraitDefinition { public typealias Value = CGFloat }
    public enum UITraitUserInterfaceIdiom: UITraitDefinition { public typealias Value = UIUserInterfaceIdiom }
    public enum UITraitPreferredContentSizeCategory: UITraitDefinition { public typealias Value = String }
    public enum UITraitLayoutDirection: UITraitDefinition {
        public typealias Value = UITraitEnvironmentLayoutDirection
    }

    /// What a class says it follows.
    public protocol UITraitChangeRegistration: AnyObject {}

    private final class NoRegistration: UITraitChangeRegistration {}

    /// Views and view controllers, whose traits code can follow.
    @MainActor @preconcurrency
    public protocol UITraitChangeObservable: AnyObject {}

    extension UITraitChangeObservable {
        /// The handler is never called: a figure's traits do not change.
        @discardableResult
        public func registerForTraitChanges<Observer: UITraitChangeObservable>(
            _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
        ) -> any UITraitChangeRegistration { NoRegistration() }

        /// The action is never called: a figure's traits do not change.
        @discardableResult
        public func registerForTraitChanges(
            _ traits: [UITrait], action: Selector
        ) -> any UITraitChangeRegistration { NoRegistration() }

        /// Has no effect in a figure.
        public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
    }

    extension UIView: UITraitChangeObservable {}
    extension UIViewController: UITraitChangeObservable {}
#endif
