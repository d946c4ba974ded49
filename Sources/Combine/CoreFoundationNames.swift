#if !canImport(Darwin)
    import Foundation

    // Core Foundation's types are Foundation's: `query as CFDictionary` is then a conversion as on Apple's systems.

    public typealias CFTypeRef = AnyObject
    public typealias CFString = String
    public typealias CFData = Data
    public typealias CFURL = URL
    public typealias CFError = NSError
    public typealias CFDictionary = [AnyHashable: Any]
    public typealias CFArray = [Any]
    public typealias CFBoolean = Bool

    public var kCFBooleanTrue: CFBoolean! { true }
    public var kCFBooleanFalse: CFBoolean! { false }
#endif
