import Goldens

/// Scenes whose files would be in each other's way, on some file system and for some command.
struct NameConflicts {
    private let scenes: [Scene]

    init(_ scenes: [Scene]) { self.scenes = scenes }

    /// What is wrong, and with which scenes.
    var faults: [String] { sameButForCase + filesAndFolders }

    /// Most disks of Macs and of Windows take `A.png` and `a.png` for one file.
    private var sameButForCase: [String] {
        // By index: scenes are large, and a growing dictionary would move them.
        var first: [String: Int] = [:]
        first.reserveCapacity(scenes.count)
        return scenes.indices.compactMap { index in
            let scene = scenes[index]
            guard let other = first[scene.name.lowercased()].map({ scenes[$0] }) else {
                first[scene.name.lowercased()] = index
                return nil
            }
            if other.name == scene.name { return nil }
            return
                "the scenes \(other.name) (\(other.place)) and \(scene.name) (\(scene.place)) differ only in the case of "
                + "letters, which some disks do not tell apart: rename one"
        }
    }

    /// A scene `a` is drawn into `a.png`, which a scene `a.png/b` needs as a folder.
    private var filesAndFolders: [String] {
        var folders: [String: Int] = [:]
        for (index, scene) in scenes.enumerated() where scene.name.utf8.contains(UInt8(ascii: ".")) {
            for folder in scene.folders where folder.utf8.contains(UInt8(ascii: ".")) {
                folders[folder.lowercased(), default: index] = index
            }
        }
        if folders.isEmpty { return [] }
        let ours = [Manifest.name, GoldenManifest.fileName].compactMap { file in
            folders[file].map { scenes[$0] }.map {
                "the scene \($0.name) (\($0.place)) cannot be drawn: \(file) is a file of the program's own, and no folder"
            }
        }
        return ours
            + scenes.flatMap { scene in
                Self.endings.compactMap { ending in
                    folders["\(scene.name)\(ending)".lowercased()].map { scenes[$0] }.map {
                        "the scenes \(scene.name) (\(scene.place)) and \($0.name) (\($0.place)) cannot both be drawn: "
                            + "\(scene.name)\(ending) cannot be a file and a folder"
                    }
                }
            }
    }

    /// Of figures, of goldens, and of the pictures in a report.
    private static let endings =
        FigureFormat.allCases.map { ".\($0)" } + [".txt"]
        + ["expected", "actual", "difference"].map { ".\($0).png" }
}
