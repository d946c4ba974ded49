#if !canImport(Darwin)
    import Foundation

    // What calls a method by its name. Nothing does in a figure.

    extension NotificationCenter {
        public func addObserver(
            _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
        ) {}
    }

    extension Timer {
        /// Never fires.
        @discardableResult
        public class func scheduledTimer(
            timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
        ) -> Timer { Timer(timeInterval: timeInterval, repeats: repeats) { _ in } }
    }

    extension UIGestureRecognizer {
        public func addTarget(_ target: Any, action: Selector) {}
    }

    /// Follows the screen's frames. A figure has none.
    public final class CADisplayLink: NSObject {
        public var isPaused = false
        public var preferredFramesPerSecond = 0
        public var timestamp: TimeInterval { 0 }
        public var targetTimestamp: TimeInterval { 0 }
        public var duration: TimeInterval { 0 }
        public init(target: Any, selector: Selector) {}
        public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
        public func invalidate() {}
    }
#endif
