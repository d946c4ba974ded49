// `import SwiftUI` brings SwiftUI's surface as Plumbline has it, and Foundation, as Apple's module does. Names of Plumbline's
// own stay behind, so sources build unchanged.

@_exported import Drawing
@_exported import Foundation
@_exported import LayoutEngine
@_exported import Observation
@_exported import ViewDSL

// On Apple's systems Foundation itself has `URLSession`.
#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif
