#if !canImport(Darwin)
    import Foundation
    import LayoutEngine

    /// A view of another framework, drawn as a labeled box. Its methods are not called.
    @MainActor @preconcurrency
    public protocol _Representable: View where Body == Never {
        associatedtype Coordinator = Void

        func makeCoordinator() -> Coordinator
    }

    extension _Representable {
        public var body: Never { fatalError("\(Self.self) has no body") }

        public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
            LabeledBox(String(describing: Self.self))._resolve(context.child(0), into: &list)
        }

        public func _subviews(_ context: _ViewContext) -> [_Subview] { [_Subview(self, context)] }
    }

    extension _Representable where Coordinator == Void {
        public func makeCoordinator() {}
    }

    extension _Representable {
        /// - Parameter measure: Makes the other framework's view, and says which sizes fit.
        fileprivate func resolve<Kit: AnyObject>(
            _ context: _ViewContext, into list: inout _ViewList, as kit: Kit.Type, isMeasured: Bool,
            measure: (Self, _RepresentableContext<Self>) -> @MainActor (ProposedViewSize) -> CGSize?
        ) {
            let box = KitBox(view: Self.self, type: Kit.self)
            guard isMeasured else { return box._resolve(context.child(0), into: &list) }
            var view = self
            context.child(0).connectProperties(of: &view)
            let size = measure(
                view,
                _RepresentableContext(
                    coordinator: view.makeCoordinator(), environment: context.environment, transaction: Transaction()))
            StatedSizeLayout(size: size)() { box }._resolve(context.child(0), into: &list)
        }
    }

    /// A view of the size that code says; its own where that says none.
    private struct StatedSizeLayout: Layout {
        let size: @MainActor (ProposedViewSize) -> CGSize?

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let (size, fallback) = (size, subviews.first?.sizeThatFits(proposal) ?? .zero)
            return MainActor.assumeIsolated { size(proposal) } ?? fallback
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }

    /// The context passed to a representable's methods.
    @MainActor @preconcurrency
    public struct _RepresentableContext<Representable: _Representable> {
        public let coordinator: Representable.Coordinator
        public let environment: EnvironmentValues
        public let transaction: Transaction
    }

    public typealias UIViewRepresentableContext<View: UIViewRepresentable> = _RepresentableContext<View>
    public typealias UIViewControllerRepresentableContext<Controller: UIViewControllerRepresentable> =
        _RepresentableContext<Controller>
    public typealias NSViewRepresentableContext<View: NSViewRepresentable> = _RepresentableContext<View>

    /// A view of UIKit, drawn as a labeled box; a blur is drawn as a material. Its methods are not called, unless it says its size.
    @MainActor @preconcurrency
    public protocol UIViewRepresentable: _Representable {
        associatedtype UIViewType: UIView
        /// `CGSize?` if the view says its size.
        associatedtype _FittingSize
        typealias Context = _RepresentableContext<Self>

        func makeUIView(context: Context) -> UIViewType
        func updateUIView(_ uiView: UIViewType, context: Context)
        static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> _FittingSize
    }

    extension UIViewRepresentable {
        public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
        public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) {}

        public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
            resolve(
                context, into: &list, as: UIViewType.self, isMeasured: _FittingSize.self != Void.self
            ) { view, context in
                let uiView = view.makeUIView(context: context)
                view.updateUIView(uiView, context: context)
                return { view.sizeThatFits($0, uiView: uiView, context: context) as? CGSize }
            }
        }
    }

    /// A view controller of UIKit, drawn as a labeled box. Its methods are not called.
    @MainActor @preconcurrency
    public protocol UIViewControllerRepresentable: _Representable {
        associatedtype UIViewControllerType: UIViewController
        typealias Context = _RepresentableContext<Self>

        func makeUIViewController(context: Context) -> UIViewControllerType
        func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
        static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    }

    extension UIViewControllerRepresentable {
        public static func dismantleUIViewController(
            _ uiViewController: UIViewControllerType, coordinator: Coordinator
        ) {}

        public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
            KitBox(view: Self.self, type: UIViewControllerType.self)._resolve(
                context.child(0), into: &list)
        }
    }

    /// A view of AppKit, drawn as a labeled box; a blur is drawn as a material. Its methods are not called, unless it says its size.
    @MainActor @preconcurrency
    public protocol NSViewRepresentable: _Representable {
        associatedtype NSViewType: NSView
        /// `CGSize?` if the view says its size.
        associatedtype _FittingSize
        typealias Context = _RepresentableContext<Self>

        func makeNSView(context: Context) -> NSViewType
        func updateNSView(_ nsView: NSViewType, context: Context)
        static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
        func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> _FittingSize
    }

    extension NSViewRepresentable {
        public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
        public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) {}

        public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
            resolve(
                context, into: &list, as: NSViewType.self, isMeasured: _FittingSize.self != Void.self
            ) { view, context in
                let nsView = view.makeNSView(context: context)
                view.updateNSView(nsView, context: context)
                return { view.sizeThatFits($0, nsView: nsView, context: context) as? CGSize }
            }
        }
    }

    public typealias NSViewControllerRepresentableContext<Controller: NSViewControllerRepresentable> =
        _RepresentableContext<Controller>

    /// A view controller of AppKit, drawn as a labeled box. Its methods are not called.
    @MainActor @preconcurrency
    public protocol NSViewControllerRepresentable: _Representable {
        associatedtype NSViewControllerType: NSViewController
        typealias Context = _RepresentableContext<Self>

        func makeNSViewController(context: Context) -> NSViewControllerType
        func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
        static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
    }

    extension NSViewControllerRepresentable {
        public static func dismantleNSViewController(
            _ nsViewController: NSViewControllerType, coordinator: Coordinator
        ) {}

        public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
            KitBox(view: Self.self, type: NSViewControllerType.self)._resolve(
                context.child(0), into: &list)
        }
    }
#endif
