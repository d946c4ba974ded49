import Goldens

extension Scene {
    /// Lets the scene's picture differ from its golden more than others may.
    ///
    /// Every channel of every pixel may be 1 off without leave. The layout is compared as ever. A report says whenever
    /// the exemption is used, and when it is no longer needed.
    /// - Parameters:
    ///   - tolerance: What a channel may be off by, 2…255.
    ///   - pixels: How many pixels may be off by more than 1; nil means any number.
    ///   - reason: Why; shown in reports. An exemption without one is refused.
    public func exempt(tolerance: Int, pixels: Int? = nil, reason: String) -> Scene {
        var scene = self
        scene.exemption = GoldenExemption(tolerance: tolerance, pixels: pixels, reason: reason)
        return scene
    }

    /// Lets the golden of the scene take more bytes than the catalog's `goldenSizeLimit` allows, or fewer.
    ///
    /// Repositories keep every version of a golden: a figure that shows less is the better answer.
    /// - Parameter bytes: The most its picture may take in bytes.
    public func goldenSizeLimit(_ bytes: Int) -> Scene {
        var scene = self
        scene.goldenBytes = bytes
        return scene
    }
}
