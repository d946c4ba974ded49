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

    /// Called when a layout ends, so that the next begins without.
    static func reset() {
        #if !canImport(Darwin)
            AppearanceProxies.reset()
            DeviceStandIn.reset()
        #endif
    }
}
