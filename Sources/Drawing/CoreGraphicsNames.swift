#if !canImport(Darwin)
    /// The ends of a stroke, by Core Graphics' name.
    public typealias CGLineCap = StrokeStyle.Cap
    /// The corners of a stroke, by Core Graphics' name.
    public typealias CGLineJoin = StrokeStyle.Join
#endif
