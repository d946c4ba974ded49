import AppKit
import CoreGraphics
import SwiftUI
import UIKit

// Not in the test's file: beside Testing, the compiler looks for an overlay of these modules, which Linux lacks.

@MainActor let kitColors = (Color(UIColor.red), Color(NSColor.blue))
let kitBounds: CGRect = Path(CGRect(x: 0, y: 0, width: 3, height: 4)).cgPath.boundingRect
