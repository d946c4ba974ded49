// Points, sizes, rectangles and paths, of Foundation and of views.

@_exported import Foundation
@_exported import ViewDSL
