// What Apple's Foundation has besides comes with `import SwiftUI`.

#if !canImport(Darwin)
    @_exported import class Combine.DateComponentsFormatter
    @_exported import class Combine.MeasurementFormatter
    @_exported import class Combine.NSKeyValueObservation
    @_exported import struct Combine.CFArray
    @_exported import struct Combine.CFBoolean
    @_exported import struct Combine.CFData
    @_exported import struct Combine.CFDictionary
    @_exported import class Combine.CFError
    @_exported import struct Combine.CFString
    @_exported import struct Combine.CFURL
    @_exported import protocol Combine._KeyValueCodingAndObserving
    @_exported import struct Combine.NSKeyValueObservedChange
    @_exported import struct Combine.NSKeyValueObservingOptions
    @_exported import var Combine.kCFBooleanFalse
    @_exported import var Combine.kCFBooleanTrue
    @_exported import var Combine.MSEC_PER_SEC
    @_exported import var Combine.NSEC_PER_MSEC
    @_exported import var Combine.NSEC_PER_SEC
    @_exported import var Combine.NSEC_PER_USEC
    @_exported import var Combine.USEC_PER_SEC
#endif
