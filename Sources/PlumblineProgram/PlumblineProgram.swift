import Foundation
import Plumbline
import ProcessShim

import class SwiftUI.NoNetwork

/// `plumbline`: draws the previews and scenes of Swift files.
@main
enum PlumblineProgram {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if let loaded = LoadedCatalog(prefixOf: arguments) {
            CacheFolder.hold(loaded.library)
            NoNetwork.install()
            // Before anything looks for previews; the error is reported when the catalog is made.
            try? loaded.load()
            if let symbolizer = loaded.symbolizer { processshim_trace_crashes(symbolizer, loaded.library) }
            CatalogProcess.main(Array(arguments.dropFirst(loaded.prefix.count)), prefix: loaded.prefix) {
                try loaded.catalog()
            }
        }
        CommandLineProcess.run { await CommandLineRun(console: .process, root: ProgramCommand.self).run(arguments) }
    }
}
