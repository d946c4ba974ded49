// A figure is nowhere: places are values, and nobody tells where the device is.

@_exported import Foundation
