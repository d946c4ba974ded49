// Maps are labeled boxes; their content is accepted, but not drawn.

@_exported import CoreLocation
@_exported import Foundation
