// `import Plumbline` brings SwiftUI's layout surface and Foundation, as `import SwiftUI` does, and the names of figures.
// Other modules stay internal.

@_exported import Diagramming
@_exported import Drawing
@_exported import Foundation
@_exported import LayoutEngine
@_exported import Observation
@_exported import ViewDSL
