import ArgumentParser
import Goldens

struct GoldenOptions: ParsableArguments {
    /// Relative to the current directory.
    static let standard = "Goldens"

    @Option(help: ArgumentHelp("The folder of the goldens. (default: \(Self.standard))", valueName: "dir"))
    var goldens: String?

    @Option(help: "Pixels per point.")
    var scale = ScaleOption.one

    @Option(help: "The appearance, unless a scene or preview sets its own.")
    var appearance = AppearanceOption.light

    func validate() throws { try checkPath(goldens, "--goldens") }

    var path: String { goldens ?? Self.standard }

    func folder(_ catalog: CheckedCatalog) -> GoldenFolder {
        GoldenFolder(path, sizeLimit: catalog.goldenSizeLimit)
    }
}

extension RecordMode: ExpressibleByArgument {}
