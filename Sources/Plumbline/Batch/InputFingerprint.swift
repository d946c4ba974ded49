import CairoPainting
import Foundation
import ProcessShim

/// What all figures of a catalog depend on, in digests.
///
/// There are two, for two ways to leave a figure as it is. While the program, the assets and the fonts are the very same
/// files, a figure is not even laid out. After a build or an edit it is laid out, and painted only when its display list
/// differs, or the engine that paints it.
struct InputFingerprint {
    /// The program with its libraries, the assets, the fonts: which files they are, here and now.
    let program: String
    /// The versions of all that paints, the same on every machine.
    let engine: String

    /// The environment variable that tells a working copy of the generator from the release of its version.
    static let generatorVariable = "PLUMBLINE_GENERATOR"

    /// - Parameter inputs: Files and folders that scenes are made from besides their assets.
    /// - Throws: `FontError` when the fonts are not installed.
    init(assets: AssetCatalog, inputs: [URL], environment: [String: String]) throws {
        let fonts = try FontLibrary.files(environment: environment)
        var engine = Digest()
        engine.combine(Generator.name)
        engine.combine(environment[Self.generatorVariable] ?? "")
        // The workers load the fonts; here only a file that does not say its version has to be loaded.
        engine.combine(try FontLibrary.fingerprint(ofFiles: fonts) ?? PangoText.shared.fingerprint)
        for font in fonts {
            engine.combine(URL(fileURLWithPath: font).lastPathComponent)
            engine.combine(Self.size(font))
        }
        self.engine = engine.description

        var program = Digest()
        program.combine(self.engine)
        program.combineIdentity(of: WorkerProgram.ownPath)
        for library in Self.libraries + fonts { program.combineIdentity(of: library) }
        // Numbers and dates in texts are written by them.
        for (name, value) in environment.sorted(by: { $0.key < $1.key }) where Self.isOfLocale(name) {
            program.combine("\(name)=\(value)")
        }
        program.combine(assets.directory?.path ?? "")
        for folder in [assets.directory].compactMap({ $0 }) + inputs { program.combineContents(of: folder.path) }
        self.program = program.description
    }

    private static func isOfLocale(_ name: String) -> Bool {
        ["LANG", "LANGUAGE", "TZ"].contains(name) || name.hasPrefix("LC_")
    }

    private static func size(_ path: String) -> Int {
        // Of the file a link leads to; and `FileManager` would also look up whose it is.
        var info = stat()
        return stat(path, &info) == 0 ? Int(info.st_size) : -1
    }

    /// The shared libraries of this process; none where the system does not tell.
    private static var libraries: [String] {
        var bytes = [CChar](repeating: 0, count: 1 << 16)
        let count = processshim_libraries(&bytes, bytes.count)
        let text = String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return Set(text.split(separator: "\n").map(String.init)).sorted()
    }

    /// The key of a figure: the same key, the same figure.
    func key(of request: FigureRequest) -> String {
        let scene = request.scene
        var key = Digest()
        key.combine(program)
        // The views are in the program. These may come from elsewhere, in a catalog made from data.
        for text in [scene.name, scene.displayTitle, scene.caption ?? "", "\(request.appearance)"] { key.combine(text) }
        key.combine(scene.annotations.rawValue)
        for proposal in scene.proposals { key.combine("\(proposal)") }
        key.combine(request.scale)
        key.combine(request.format.rawValue)
        return key.description
    }
}
