import Foundation
import Goldens
import ProcessShim

/// A program made of scenes: its `main` is a command line that lists, renders, checks and traces them.
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
    /// Where `Image("rogue")` looks. The default has no images.
    static var assets: AssetCatalog { get }

    /// Files and folders the scenes read besides their assets. The default is none.
    ///
    /// A figure is drawn again if one of them has changed.
    static var inputs: [URL] { get }

    /// The scenes, each with a unique name.
    @SceneBuilder static var scenes: [Scene] { get }

    /// The maximum size of a golden's picture, in bytes. The default is 512 KiB.
    static var goldenSizeLimit: Int { get }
}

extension SceneCatalog {
    public static var assets: AssetCatalog { .none }

    public static var inputs: [URL] { [] }

    public static var goldenSizeLimit: Int { GoldenFolder.standardSizeLimit }

    /// Runs the command line of this process and ends it with its exit status.
    public static func main() {
        CatalogProcess.main(Array(ProgramArguments.all.dropFirst())) {
            try CheckedCatalog(
                scenes, assets: assets, inputs: inputs, isProgram: true, goldenSizeLimit: goldenSizeLimit)
        }
    }
}
