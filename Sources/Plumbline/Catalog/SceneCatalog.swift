import Foundation
import ViewDSL

/// A list of scenes that is a program: its `main` is the command line that lists, renders and traces them.
///
///     @main struct Gallery: SceneCatalog {
///         static var assets: AssetCatalog { AssetCatalog(directory: "assets") }
///         static var scenes: [Scene] {
///             Scene("hello") { Text("Hello") }
///         }
///     }
@MainActor
public protocol SceneCatalog {
    /// Where `Image("rogue")` looks; no images unless given.
    static var assets: AssetCatalog { get }

    @SceneBuilder static var scenes: [Scene] { get }
}

extension SceneCatalog {
    public static var assets: AssetCatalog { .none }

    /// Runs the command line of this process and ends it with its exit status.
    ///
    /// All of it happens before anything is awaited: only the first thread has a stack that can grow.
    public static func main() async {
        StackLimit.raise()
        let console = Console.process
        let status = CommandLineRun(console: console) { (scenes, assets) }
            .run(Array(CommandLine.arguments.dropFirst()))
        exit(status.rawValue)
    }
}
