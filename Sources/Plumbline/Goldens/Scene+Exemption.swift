import Goldens

extension Scene {
    /// Lets the scene's picture differ from its golden more than others may.
    ///
    /// A difference of 1 in a channel needs no exemption. The layout is compared as usual. Reports say when the exemption
    /// is used, and when it is no longer needed.
    /// - Parameters:
    ///   - tolerance: The largest difference of a channel, 2…255.
    ///   - pixels: How many pixels may differ by more than 1; nil means any number.
    ///   - reason: Shown in reports. An exemption without a reason is refused.
    public func exempt(tolerance: Int, pixels: Int? = nil, reason: String) -> Scene {
        with { $0.exemption = GoldenExemption(tolerance: tolerance, pixels: pixels, reason: reason) }
    }

    /// Replaces the catalog's `goldenSizeLimit` for this scene.
    ///
    /// Repositories keep every version of a golden, so a smaller figure is the better answer.
    /// - Parameter bytes: The maximum size of the golden's picture, in bytes.
    public func goldenSizeLimit(_ bytes: Int) -> Scene {
        with { $0.goldenBytes = bytes }
    }
}
