#if !canImport(Darwin)
    import Foundation
    import LayoutEngine

    /// What a representable's methods are given.
    @MainActor @preconcurrency
    public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
        public let coordinator: Representable.Coordinator
        public let environment: EnvironmentValues
        public let transaction: Transaction
    }

    /// Drawn as a labeled box: a view of UIKit. Its methods are not called.
    @MainActor @preconcurrency
    public protocol UIViewRepresentable: View where Body == Never {
        associatedtype UIViewType: UIView
        associatedtype Coordinator = Void
        typealias Context = UIViewRepresentableContext<Self>

        func makeUIView(context: Context) -> UIViewType
        func updateUIView(_ uiView: UIViewType, context: Context)
        func makeCoordinator() -> Coordinator
        static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
    }

    extension UIViewRepresentable {
        public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
        public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

        public var body: Never { fatalError("\(Self.self) has no body") }

        public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
            LabeledBox(String(describing: Self.self))._resolve(context.child(0), into: &list)
        }

        public func _subviews(_ context: _ViewContext) -> [_Subview] { [_Subview(self, context)] }
    }

    extension UIViewRepresentable where Coordinator == Void {
        public func makeCoordinator() {}
    }

    /// What a representable's methods are given.
    @MainActor @preconcurrency
    public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
        public let coordinator: Representable.Coordinator
        public let environment: EnvironmentValues
        public let transaction: Transaction
    }

    /// Drawn as a labeled box: a view controller of UIKit. Its methods are not called.
    @MainActor @preconcurrency
    public protocol UIViewControllerRepresentable: View where Body == Never {
        associatedtype UIViewControllerType: UIViewController
        associatedtype Coordinator = Void
        typealias Context = UIViewControllerRepresentableContext<Self>

        func makeUIViewController(context: Context) -> UIViewControllerType
        func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
        func makeCoordinator() -> Coordinator
        static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    }

    extension UIViewControllerRepresentable {
        public static func dismantleUIViewController(
            _ uiViewController: UIViewControllerType, coordinator: Coordinator
        ) {}

        public var body: Never { fatalError("\(Self.self) has no body") }

        public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
            LabeledBox(String(describing: Self.self))._resolve(context.child(0), into: &list)
        }

        public func _subviews(_ context: _ViewContext) -> [_Subview] { [_Subview(self, context)] }
    }

    extension UIViewControllerRepresentable where Coordinator == Void {
        public func makeCoordinator() {}
    }

    /// What a representable's methods are given.
    @MainActor @preconcurrency
    public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
        public let coordinator: Representable.Coordinator
        public let environment: EnvironmentValues
        public let transaction: Transaction
    }

    /// Drawn as a labeled box: a view of AppKit. Its methods are not called.
    @MainActor @preconcurrency
    public protocol NSViewRepresentable: View where Body == Never {
        associatedtype NSViewType: NSView
        associatedtype Coordinator = Void
        typealias Context = NSViewRepresentableContext<Self>

        func makeNSView(context: Context) -> NSViewType
        func updateNSView(_ nsView: NSViewType, context: Context)
        func makeCoordinator() -> Coordinator
        static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    }

    extension NSViewRepresentable {
        public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

        public var body: Never { fatalError("\(Self.self) has no body") }

        public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
            LabeledBox(String(describing: Self.self))._resolve(context.child(0), into: &list)
        }

        public func _subviews(_ context: _ViewContext) -> [_Subview] { [_Subview(self, context)] }
    }

    extension NSViewRepresentable where Coordinator == Void {
        public func makeCoordinator() {}
    }
#endif
