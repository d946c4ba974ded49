// Cocoa is Foundation and AppKit.

@_exported import AppKit
