// Maps are labeled boxes; what is on them is taken and not drawn.

@_exported import CoreLocation
@_exported import Foundation
