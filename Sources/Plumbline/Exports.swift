// `import Plumbline` brings SwiftUI's layout surface and Foundation, as `import SwiftUI` does, and the names of figures.
// Other modules stay internal.

@_exported import Diagramming
@_exported import Foundation
@_exported import LayoutEngine
@_exported import Observation
@_exported import ViewDSL

@_exported import struct Drawing.Angle
@_exported import struct Drawing.FixedAdvanceText
@_exported import struct Drawing.FontMetrics
@_exported import struct Drawing.FontSpec
@_exported import struct Drawing.Path
@_exported import struct Drawing.RectangleCornerRadii
@_exported import enum Drawing.RoundedCornerStyle
@_exported import struct Drawing.StrokeStyle
@_exported import enum Drawing.TextAlignment
@_exported import struct Drawing.TextBlock
@_exported import protocol Drawing.TextMeasuring
@_exported import struct Drawing.TextMetrics

#if !canImport(CoreGraphics)
    @_exported import struct Drawing.CGAffineTransform
    @_exported import struct Drawing.CGVector

    /// The ends of a stroke, by Core Graphics' name.
    public typealias CGLineCap = StrokeStyle.Cap
    /// The corners of a stroke, by Core Graphics' name.
    public typealias CGLineJoin = StrokeStyle.Join
#endif
