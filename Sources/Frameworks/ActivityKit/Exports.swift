// No live activity runs in a figure: it has no lock screen but that of its preview.

@_exported import Foundation

@_exported import struct Combine.LocalizedStringResource
