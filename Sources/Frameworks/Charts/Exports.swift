// Charts are labeled boxes; their marks are taken and not drawn.

@_exported import Foundation
