import Foundation
import Goldens
import ProcessShim
import ViewDSL

/// A list of scenes that is a program: its `main` is the command line that lists, renders and traces them.
///
///     @main
///     struct Gallery: SceneCatalog {
///         static var assets: AssetCatalog { AssetCatalog(directory: "assets") }
///         static var scenes: [Scene] {
///             Scene("hello") { Text("Hello") }
///         }
///     }
@MainActor
public protocol SceneCatalog {
    /// Where `Image("rogue")` looks; no images unless given.
    static var assets: AssetCatalog { get }

    /// Files and folders the scenes read besides their assets, such as data they are made from; none unless given.
    ///
    /// A figure is left as it is while its inputs are unchanged, and these are among them.
    static var inputs: [URL] { get }

    /// The scenes, each under a name of its own.
    @SceneBuilder static var scenes: [Scene] { get }

    /// The most a golden's picture may take, in bytes; 64 KiB unless given.
    static var goldenSizeLimit: Int { get }
}

extension SceneCatalog {
    public static var assets: AssetCatalog { .none }

    public static var inputs: [URL] { [] }

    public static var goldenSizeLimit: Int { GoldenFolder.standardSizeLimit }

    /// Runs the command line of this process and ends it with its exit status.
    ///
    /// The first thread runs it all, by a run loop: an `async` main would leave to another thread at the first
    /// task of a view, and only the first has a stack that can grow.
    public static func main() {
        processshim_resume()
        StackLimit.raise()
        processshim_hash_alike()
        Task {
            var run = CommandLineRun(console: .process, goldenSizeLimit: goldenSizeLimit) { (scenes, assets) }
            run.inputs = inputs
            run.isProgram = true
            let status = await run.run(Array(CommandLine.arguments.dropFirst()))
            exit(status.rawValue)
        }
        while true { RunLoop.main.run(until: .distantFuture) }
    }
}
