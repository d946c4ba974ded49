import Foundation
import ProcessShim

/// The folders of a scene's app: home, documents, caches, application support and temporary files.
///
/// The supervisor gives each worker a folder of its own for them. Their paths lead through the worker's descriptor of it, so
/// that a scene that shows a path is drawn alike by every worker.
struct AppFolders {
    /// Those of this process, which is a worker; nil if it could not be given any: then nothing can be written there.
    static var ofWorker: AppFolders? {
        #if os(Linux)
            // Where it is, because a scene may close the descriptor, and another folder take its number.
            let root = try? FileManager.default.destinationOfSymbolicLink(atPath: workerRoot)
            return root.flatMap { isFolder($0) ? AppFolders(root: $0) : nil }
        #else
            return nil
        #endif
    }

    /// Makes Foundation find them in a worker. `HOME` stays: fonts are looked for there.
    static var workerEnvironment: [String: String] {
        #if os(Linux)
            let home = "\(workerRoot)/home"
            return [
                "CFFIXED_USER_HOME": home, "TMPDIR": "\(workerRoot)/tmp", "XDG_CACHE_HOME": "\(home)/Library/Caches",
                "XDG_DATA_HOME": "\(home)/Library/Application Support",
            ]
        #else
            return [:]
        #endif
    }

    private static let workerRoot = "/proc/self/fd/\(PROCESSSHIM_FOLDER)"

    private let root: String

    /// The folders that an app finds when it starts for the first time, each after the one it is in.
    private static let initial: [(path: String, content: Set<String>)] = [
        ("", ["home", "tmp"]), ("/tmp", []), ("/home", ["Documents", "Library"]), ("/home/Documents", []),
        ("/home/Library", ["Caches"]), ("/home/Library/Caches", []),
    ]

    /// Makes them, empty, in a folder that has nothing else in it.
    init(root: String) {
        self.root = root
        _ = empty()
    }

    /// Takes back what has changed in them.
    ///
    /// - Returns: Whether they are as an app finds them first.
    func empty() -> Bool {
        if isInitial { return true }
        for name in content(of: "") { try? FileManager.default.removeItem(atPath: "\(root)/\(name)") }
        for (path, _) in Self.initial where !path.isEmpty { mkdir(root + path, 0o700) }
        return isInitial
    }

    private var isInitial: Bool {
        Self.initial.allSatisfy { path, content in
            (path.isEmpty || Self.isFolder(root + path)) && self.content(of: path) == content
        }
    }

    private func content(of path: String) -> Set<String> {
        Set((try? FileManager.default.contentsOfDirectory(atPath: root + path)) ?? [])
    }

    /// Whether it is a folder, not a link to one, and only its owner may use it.
    private static func isFolder(_ path: String) -> Bool {
        var info = stat()
        return lstat(path, &info) == 0 && info.st_mode == S_IFDIR | 0o700
    }
}
