#if !canImport(Darwin)
    import Foundation
    import LayoutEngine

    /// The app's delegate. Figures draw views and run no app, so there is none: reading it is a fatal error.
    @MainActor @propertyWrapper
    public struct _DelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
        nonisolated public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

        public var wrappedValue: DelegateType { fatalError("\(DelegateType.self): no app is run") }
    }

    extension _DelegateAdaptor where DelegateType: ObservableObject {
        public var projectedValue: ObservedObject<DelegateType>.Wrapper { .init(object: wrappedValue) }
    }

    public typealias UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate> =
        _DelegateAdaptor<Delegate>
    public typealias NSApplicationDelegateAdaptor<Delegate: NSObject & NSApplicationDelegate> =
        _DelegateAdaptor<Delegate>
#endif
