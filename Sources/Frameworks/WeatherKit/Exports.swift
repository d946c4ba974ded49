// A figure has no network: each request for the weather fails.

@_exported import CoreLocation
@_exported import Foundation
