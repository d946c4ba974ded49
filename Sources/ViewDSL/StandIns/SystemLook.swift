/// What a view's code sets for a whole app, in place of its environment.
@MainActor
enum SystemLook {
    /// By `UITabBar.appearance()`.
    static var hidesTabBars: Bool {
        #if canImport(Darwin)
            false
        #else
            AppearanceProxies.hidesTabBars
        #endif
    }

    /// The colors of segmented pickers; nil means the system's.
    struct Segments {
        var background: Color?
        var selection: Color?
        var title: Color?
        var selectedTitle: Color?
    }

    /// By `UISegmentedControl.appearance()`.
    static var segments: Segments {
        #if canImport(Darwin)
            Segments()
        #else
            AppearanceProxies.segmentedControl?.colors ?? Segments()
        #endif
    }

    /// Called when a layout ends, so that the next begins without.
    static func reset() {
        #if !canImport(Darwin)
            AppearanceProxies.reset()
            DeviceStandIn.reset()
        #endif
    }
}
