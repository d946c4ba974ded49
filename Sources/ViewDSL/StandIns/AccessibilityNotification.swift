#if !canImport(Darwin)
    import Foundation

    /// Messages to assistive technologies. Posting them has no effect in a figure.
    public enum AccessibilityNotification {
        /// Words to say.
        public struct Announcement: Sendable {
            public init(_ announcement: String) {}
            public init(_ announcement: AttributedString) {}
            public func post() {}
        }

        /// The layout has changed.
        public struct LayoutChanged {
            public init(_ focus: Any? = nil) {}
            public func post() {}
        }

        /// Another screen is shown.
        public struct ScreenChanged {
            public init(_ focus: Any? = nil) {}
            public func post() {}
        }

        /// A page was scrolled to.
        public struct PageScrolled: Sendable {
            public init(_ announcement: String) {}
            public init(_ announcement: AttributedString) {}
            public func post() {}
        }
    }
#endif
