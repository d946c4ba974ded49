// A figure has no photos. A picker is the button that would present them.

@_exported import Foundation
