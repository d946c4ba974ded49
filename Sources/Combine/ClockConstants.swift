// What Apple's Foundation has besides: the parts of a second, which `Task.sleep(nanoseconds:)` is called with.

// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_MSEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_USEC: UInt64 = 1_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let USEC_PER_SEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MSEC_PER_SEC: UInt64 = 1_000
