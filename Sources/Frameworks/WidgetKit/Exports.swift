// A figure shows a widget as a preview does: in a family's size, with one entry.

@_exported import Foundation
@_exported import SwiftUI
