// The older name of `OSLog`'s module.

@_exported import Foundation
@_exported import OSLog
