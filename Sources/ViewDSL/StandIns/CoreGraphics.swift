#if !canImport(Darwin)
    import Foundation

    /// Core Graphics' functions, which Foundation lacks on Linux.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    /// Core Foundation's names of times, in seconds.
    public typealias CFTimeInterval = Double
    public typealias CFAbsoluteTime = Double
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.now.timeIntervalSinceReferenceDate }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func CACurrentMediaTime() -> CFTimeInterval { Date.now.timeIntervalSinceReferenceDate }
#endif
