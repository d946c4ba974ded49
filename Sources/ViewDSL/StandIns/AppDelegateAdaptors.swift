#if !canImport(Darwin)
    import Foundation
    import LayoutEngine

    /// The app's delegate. Figures draw views and run no app, so there is none: reading it is a fatal error.
    @MainActor @propertyWrapper
    public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
        nonisolated public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

        public var wrappedValue: DelegateType { fatalError("\(DelegateType.self): no app is run") }
    }

    extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
        public var projectedValue: ObservedObject<DelegateType>.Wrapper { .init(object: wrappedValue) }
    }

    /// The app's delegate. Figures draw views and run no app, so there is none: reading it is a fatal error.
    @MainActor @propertyWrapper
    public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
        nonisolated public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

        public var wrappedValue: DelegateType { fatalError("\(DelegateType.self): no app is run") }
    }

    extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
        public var projectedValue: ObservedObject<DelegateType>.Wrapper { .init(object: wrappedValue) }
    }
#endif
