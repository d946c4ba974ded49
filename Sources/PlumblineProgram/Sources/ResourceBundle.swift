import Foundation
import Plumbline
import Raster

/// The bundle of an app: a folder with links to the files that Xcode would copy into it.
struct ResourceBundle {
    /// The paths of the files.
    let files: [String]
    /// The app's name.
    let name: String

    /// Makes the folder, unless it is there.
    ///
    /// - Returns: Its path.
    func folder(in cache: CacheFolder) throws -> String {
        let folder = "\(cache.path)/bundles/\(SHA256.hex(([name] + files).joined(separator: "\n")))"
        guard access("\(folder)/Info.plist", R_OK) != 0 else { return folder }
        try OutputFolder.create(folder)
        for file in files {
            let parts = file.split(separator: "/").suffix(2).map(String.init)
            let place = parts[0].hasSuffix(".lproj") ? "\(folder)/\(parts[0])" : folder
            try OutputFolder.create(place)
            // Of two files of a name, the first counts.
            symlink(file, "\(place)/\(parts[parts.count - 1])")
        }
        try AtomicFile.write(Data(info.utf8), to: "\(folder)/Info.plist")
        return folder
    }

    /// What many an app shows of itself.
    private var info: String {
        let values = [
            ("CFBundleDisplayName", name), ("CFBundleIdentifier", "com.example.\(name)"), ("CFBundleName", name),
            ("CFBundleShortVersionString", "1.0"), ("CFBundleVersion", "1"),
        ]
        let lines = values.map { "<key>\($0)</key><string>\($1)</string>" }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>\(lines.joined())</dict></plist>

            """
    }

    /// Lets the app's own code have that folder as its bundle. Foundation's is that of this program.
    static func code(folder: String) -> String {
        """
        import Foundation

        extension Foundation.Bundle {
            static let main = Foundation.Bundle(path: \(String(reflecting: folder))) ?? Foundation.Bundle.allBundles[0]
        }
        """
    }
}
