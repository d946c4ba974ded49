// The kinds of files are among what is dragged, dropped and shared.

@_exported import Foundation

@_exported import struct ViewDSL.UTType
