// Places are values; a figure has no location of its own.

@_exported import Foundation
