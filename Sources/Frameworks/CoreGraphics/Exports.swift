// Points, sizes, rectangles and paths: Foundation’s, and those of views.

@_exported import Foundation
@_exported import ViewDSL
