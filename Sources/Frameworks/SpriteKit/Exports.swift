// Scenes are labeled boxes: their nodes are kept, but not drawn, and no action runs.

@_exported import Foundation
@_exported import ViewDSL

@_exported import struct Drawing.CGVector
