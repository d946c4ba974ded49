import Foundation

/// Files that are compiled together: a target of a package, or the folder of an app.
struct SurveyGroup: Equatable {
    var files: [SurveyedFile]
    /// Those that are judged here; the others are neighbors that are judged elsewhere.
    var judged: Set<String>
    /// The modules of the survey whose files are among the neighbors.
    private(set) var given: Set<String> = []
    /// The folder of the Xcode project that it is a target of.
    private(set) var project: String?

    private init(_ files: [SurveyedFile]) {
        self.files = files
        judged = Set(files.map(\.path))
    }

    /// The folder of all its files.
    var folder: String {
        let paths = files.map { ($0.path as NSString).deletingLastPathComponent.split(separator: "/") }
        let common = paths.dropFirst().reduce(paths.first ?? []) { common, path in
            Array(zip(common, path).prefix { $0 == $1 }.map(\.0))
        }
        return "/" + common.joined(separator: "/")
    }

    /// Takes files as neighbors, but for those that declare a type which another file declares.
    private mutating func append(_ neighbors: [SurveyedFile]) {
        var paths = Set(files.map(\.path))
        var types = Set(files.flatMap(\.types))
        for file in neighbors where types.isDisjoint(with: file.types) {
            guard paths.insert(file.path).inserted else { continue }
            types.formUnion(file.types)
            files.append(file)
        }
    }

    /// Takes the files of the modules it imports, and of those that they import, as `plumbline` draws folders: as one module.
    fileprivate mutating func add(_ modules: [String: [SurveyedFile]]) {
        var open = files.flatMap(\.imports)
        while let name = open.popLast() {
            guard let files = modules[name], given.insert(name).inserted else { continue }
            append(files.filter { !$0.isEntry })
            open += files.flatMap(\.imports)
        }
    }

    /// With the files of other folders that declare what it misses, as far as it is known which they are: a target of
    /// Xcode's may take files of any folder. Nil if nothing is added.
    ///
    /// - Parameter declaring: The files around the same project, by the types they declare.
    func completed(_ missing: Set<String>, from declaring: [String: [SurveyedFile]]) -> SurveyGroup? {
        let found = missing.compactMap { name in
            let files = (declaring[name] ?? []).filter { !$0.isEntry }
            return files.count == 1 ? files[0] : nil
        }
        var group = self
        group.append(found.sorted { $0.path < $1.path })
        return group.files.count > files.count ? group : nil
    }

    /// The modules that no file of a group is given: neither ours nor Swift's.
    func missingModules(known: Set<String>) -> [String] {
        Set(files.flatMap(\.imports)).subtracting(known).sorted()
    }

    /// Declares as empty the modules that no file of a group is given, and every submodule that one imports: one that is
    /// not there would end the compiler before it checks any file. Nil if there is none.
    func moduleMap(known: Set<String>) -> String? {
        var map = ModuleMap(missingModules(known: known))
        for submodule in files.flatMap(\.submodules) { map.add(submodule.split(separator: ".").map(String.init)) }
        return map.isEmpty ? nil : map.text
    }

    /// The groups of the files of one path.
    ///
    /// A target is a folder below the `Sources` or `Tests` of a package, an app a folder beside an Xcode project. Without
    /// either, all files are one group. A group in which many files declare the same types is no module: its folders are
    /// tried apart, and in a folder the files that clash are each tried with the rest. What a group imports of the others
    /// is added to it.
    static func all(_ files: [SurveyedFile], root: String, fileExists: (String) -> [String] = names) -> [SurveyGroup] {
        var known: [String: [String]] = [:]
        func names(_ folder: String) -> [String] {
            if let names = known[folder] { return names }
            known[folder] = fileExists(folder)
            return known[folder]!
        }
        var modules: [String: [SurveyedFile]] = [:]
        for file in files { modules[home(of: file.path, root: root, names), default: []].append(file) }
        let named = Dictionary(grouping: modules.keys, by: moduleName).filter { $0.value.count == 1 }
            .mapValues { modules[$0[0]] ?? [] }
        return modules.sorted { $0.key < $1.key }.flatMap { folder, files in
            let parent = (folder as NSString).deletingLastPathComponent
            let isTarget = folder != root && names(parent).contains { $0.hasSuffix(".xcodeproj") }
            return split(files, in: folder).map {
                var group = $0
                group.project = isTarget ? parent : nil
                group.add(named)
                return group
            }
        }
    }

    /// By which files import the module of a folder: its target's name, else its package's.
    private static func moduleName(_ folder: String) -> String {
        let parts = folder.split(separator: "/")
        let isPart = ["Sources", "Source"].contains(parts.last)
        return String(parts.dropLast(isPart ? 1 : 0).last ?? "").replacing(/\W/, with: "_")
    }

    private static func names(_ folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }

    /// The folder of a file's module.
    private static func home(of path: String, root: String, _ names: (String) -> [String]) -> String {
        let folder = (path as NSString).deletingLastPathComponent
        guard folder.hasPrefix(root) else { return folder }
        let parts = folder.dropFirst(root.count).split(separator: "/").map(String.init)
        for depth in parts.indices.reversed().map({ $0 + 1 }) + [0] {
            let candidate = ([root] + parts[..<depth]).joined(separator: "/")
            let inside = names(candidate)
            let rest = parts[depth...]
            if inside.contains("Package.swift") {
                if isTarget(".", of: candidate) { return candidate }
                let first = rest.first ?? ""
                let isNested = ["Sources", "Source", "Tests"].contains(first) && !isTarget(first, of: candidate)
                return ([candidate] + rest.prefix(isNested ? 2 : 1)).joined(separator: "/")
            }
            if inside.contains(where: { $0.hasSuffix(".xcodeproj") }) {
                return ([candidate] + rest.prefix(1)).joined(separator: "/")
            }
        }
        return root
    }

    /// Whether a package has a target of all that is below this folder, “.” for its own, as in a playground's app.
    private static func isTarget(_ folder: String, of package: String) -> Bool {
        let manifest = (try? String(contentsOfFile: "\(package)/Package.swift", encoding: .utf8)) ?? ""
        let paths = ["\(folder)", "\(folder)/", "./\(folder)"]
        return manifest.matches(of: /path:\s*"([^"]*)"/).contains { paths.contains(String($0.1)) }
    }

    private static func split(_ files: [SurveyedFile], in folder: String) -> [SurveyGroup] {
        let clashing = clashes(files)
        if clashing.isEmpty { return [SurveyGroup(files)] }
        if clashing.count * 10 <= files.count { return withoutRivals(files) }
        var below: [String: [SurveyedFile]] = [:]
        for file in files {
            let rest = file.path.dropFirst(folder.count).split(separator: "/").map(String.init)
            below[rest.count > 1 ? rest[0] : "", default: []].append(file)
        }
        if below.count > 1 || below[""] == nil {
            return below.sorted { $0.key < $1.key }.flatMap { name, files in
                split(files, in: name.isEmpty ? folder : "\(folder)/\(name)")
            }
        }
        let others = files.filter { !clashing.contains($0.path) }
        var groups = others.isEmpty ? [] : [SurveyGroup(others)]
        for file in files where clashing.contains(file.path) {
            var group = SurveyGroup(others + [file])
            group.judged = [file.path]
            groups.append(group)
        }
        return groups
    }

    /// The first file of each type, and each other file with the rest: a target leaves few files out.
    private static func withoutRivals(_ files: [SurveyedFile]) -> [SurveyGroup] {
        var whole = SurveyGroup([])
        for file in files.sorted(by: { $0.path < $1.path }) { whole.append([file]) }
        whole.judged = Set(whole.files.map(\.path))
        return [whole]
            + files.filter { !whole.judged.contains($0.path) }.map { file in
                var group = SurveyGroup([file])
                group.append(whole.files)
                return group
            }
    }

    /// The files that declare a type which another file declares too.
    private static func clashes(_ files: [SurveyedFile]) -> Set<String> {
        var owners: [String: Set<String>] = [:]
        for file in files { for type in file.types { owners[type, default: []].insert(file.path) } }
        return owners.values.filter { $0.count > 1 }.reduce(into: []) { $0.formUnion($1) }
    }
}
