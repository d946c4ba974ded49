#if !canImport(Darwin)
    import Foundation
    import LayoutEngine

    /// The context passed to a recognizer's methods.
    @MainActor @preconcurrency
    public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
        public let coordinator: Representable.Coordinator
        public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
    }

    /// Where a recognizer's touches are, in points.
    @MainActor @preconcurrency
    public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
        public let localLocation: CGPoint
        public let localTranslation: CGPoint?
        public let localVelocity: CGPoint?
    }

    /// A gesture of UIKit. Nothing is touched in a figure, so its methods are not called.
    @MainActor @preconcurrency
    public protocol UIGestureRecognizerRepresentable {
        associatedtype UIGestureRecognizerType: UIGestureRecognizer
        associatedtype Coordinator = Void
        typealias Context = UIGestureRecognizerRepresentableContext<Self>
        typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

        func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
        func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
        func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
        func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
    }

    extension UIGestureRecognizerRepresentable {
        public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
        public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
    }

    extension UIGestureRecognizerRepresentable where Coordinator == Void {
        public func makeCoordinator(converter: CoordinateSpaceConverter) {}
    }

    nonisolated extension View {
        /// Has no effect in a figure.
        public func gesture<T: UIGestureRecognizerRepresentable>(_ representable: T) -> some View { self }
    }
#endif
