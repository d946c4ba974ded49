import Foundation
import PackagePlugin

/// The options of the command line.
struct Request {
    static let help = """
        Draws the scenes of a package's catalog, and the previews of its targets that depend on the product SwiftUI.

        usage: swift package --allow-writing-to-package-directory render-figures [--target NAME | --catalog NAME] [--previews] [--annotations NAMES] \
        [--watch] [ARGS]

          --target NAME    One target: its catalog, or its previews.
          --catalog NAME   The executable whose main type is the SceneCatalog, by the name of its product or its target, and
                           no previews besides it; not needed where there is only one.
          --previews       Previews and no catalog.
          --annotations NAMES
                           The annotations of all previews: names separated by commas, such as structure or borders,sizes.
                           Without it previews are drawn as they are. Scenes have their own.
          --watch          Again at each save, until control-C.

        ARGS go to render: GLOB, which may be of a scene or of a preview, --output DIR, --scale 1|2|3, --appearance light|dark|both, --force and the rest;
        `swift run CATALOG render --help` lists them. Paths begin at the package.

        Without --output the catalog's figures go into Resources of the package's DocC catalog, named as DocC finds
        them, in light and dark: --names docc --appearance both. Previews go into the folder Previews.
        """

    private(set) var catalog: String?
    private(set) var target: String?
    private(set) var wantsPreviewsOnly = false
    private(set) var wantsHelp = false
    private(set) var watches = false
    /// Those of previews; nil draws them as they are.
    private(set) var annotations: String?
    /// Options passed on to the program.
    private(set) var rest: [String] = []

    /// - Throws: `Failure` where an option has no name, or excludes another.
    init(_ arguments: [String]) throws {
        var left = arguments[...]
        while let argument = left.popFirst() {
            switch argument {
            case "-h", "--help": wantsHelp = true
            case "--previews": wantsPreviewsOnly = true
            case "--watch": watches = true
            case _ where Self.matches(argument, "--catalog"):
                catalog = try Self.name(argument, &left, orElse: "--catalog takes the name of an executable.")
            case _ where Self.matches(argument, "--target"):
                target = try Self.name(argument, &left, orElse: "--target takes the name of a target.")
            case _ where Self.matches(argument, "--annotations"):
                annotations = try Self.name(argument, &left, orElse: "--annotations takes names separated by commas.")
            default: rest.append(argument)
            }
        }
        if wantsPreviewsOnly, catalog != nil { throw Failure("--catalog and --previews exclude each other.") }
        if target != nil, catalog != nil { throw Failure("--catalog and --target exclude each other.") }
    }

    private static func matches(_ argument: String, _ option: String) -> Bool {
        argument == option || argument.hasPrefix("\(option)=")
    }

    /// The value of an option, after `=` or as the next argument.
    private static func name(
        _ argument: String, _ left: inout ArraySlice<String>, orElse message: String
    ) throws -> String {
        let parts = argument.split(separator: "=", maxSplits: 1)
        if parts.count == 2 { return String(parts[1]) }
        guard parts.count == 1, !argument.hasSuffix("="), let name = left.popFirst(), !name.hasPrefix("-") else {
            throw Failure(message)
        }
        return name
    }

    private func has(_ option: String) -> Bool { rest.contains { Self.matches($0, option) } }

    /// The arguments of `render`: those given, and what they leave open.
    ///
    /// - Throws: `Failure` where no folder is given and the package has no DocC catalog, or several.
    func renderArguments(in package: Package) throws -> [String] {
        if has("--output") { return rest }
        var arguments = ["--output", try Self.resources(of: package)]
        if !has("--names") { arguments += ["--names", "docc"] }
        if !has("--appearance") { arguments += ["--appearance", "both"] }
        return arguments + rest
    }

    /// The arguments of `render` for previews.
    var previewArguments: [String] { has("--output") ? rest : ["--output", "Previews"] + rest }

    private static func resources(of package: Package) throws -> String {
        let folders = package.targets.compactMap { $0 as? any SourceModuleTarget }.map(\.directoryURL)
        let catalogs = Set(
            folders.flatMap { folder in
                let entries = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                return (entries ?? []).filter { $0.pathExtension == "docc" }.map(\.path)
            })
        guard let catalog = catalogs.first else {
            throw Failure("No target of this package has a DocC catalog (a folder NAME.docc). Say where with --output.")
        }
        guard catalogs.count == 1 else {
            let list = catalogs.sorted().map { URL(fileURLWithPath: $0).lastPathComponent }.joined(separator: ", ")
            throw Failure("There are several DocC catalogs: \(list). Say where with --output.")
        }
        return "\(catalog)/Resources"
    }
}
