import Foundation
import Raster

/// Why goldens could not be read or written.
package struct GoldenError: Error, Hashable, CustomStringConvertible {
    var path: String
    var reason: String

    package var description: String { "\(path): \(reason)" }
}

/// A folder of goldens: for every figure `NAME.png` and its layout `NAME.txt`, and a manifest.
package struct GoldenFolder: Sendable {
    package let path: String
    /// The maximum size of a golden's picture, in bytes.
    package var sizeLimit: Int

    /// Enough for a full screen at twice its size.
    package static let standardSizeLimit = 512 * 1024

    package init(_ path: String, sizeLimit: Int = standardSizeLimit) {
        self.path = path
        self.sizeLimit = sizeLimit
    }

    package var isThere: Bool { FileManager.default.isFolder(path) }

    /// - Parameter file: The figure's file without `.png`: `alignments/feet~dark@2x`.
    package func picturePath(_ file: String) -> String { "\(path)/\(file).png" }

    func layoutPath(_ file: String) -> String { "\(path)/\(file).txt" }

    var manifestPath: String { "\(path)/\(GoldenManifest.fileName)" }

    /// Reads or writes several files, between which no other process or thread writes: a golden's two and the manifest.
    ///
    /// - Parameter kind: `LOCK_SH` to read, `LOCK_EX` to write.
    func locked<R, E: Error>(_ kind: Int32, _ body: () throws(E) -> R) throws(E) -> R {
        let file = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        // The lock goes with the file. Where there is none, as on some network file systems, nothing waits.
        defer { if file >= 0 { close(file) } }
        while file >= 0, flock(file, kind) != 0, errno == EINTR {}
        return try body()
    }

    /// The golden of a figure; nil if there is none.
    ///
    /// - Throws: `GoldenError` for a damaged or missing file.
    package func golden(_ file: String, _ manifest: GoldenManifest) throws(GoldenError) -> StoredGolden? {
        let (picture, layout) = (picturePath(file), layoutPath(file))
        switch (exists(picture), exists(layout)) {
        case (false, false): return nil
        case (true, false):
            throw GoldenError(
                path: layout, reason: "the layout golden is missing beside its picture; accept the scene again")
        case (false, true):
            throw GoldenError(
                path: picture, reason: "the golden picture is missing beside its layout; accept the scene again")
        case (true, true): break
        }
        let text = String(decoding: try read(layout), as: UTF8.self)
        let parsed: LayoutGolden
        do throws(LayoutGoldenError) {
            parsed = try LayoutGolden(parsing: text)
        } catch {
            throw GoldenError(path: layout, reason: "\(error); restore the layout golden, or accept the scene again")
        }
        return StoredGolden(
            bitmap: try bitmap(picture), layout: parsed, environment: manifest.environments[parsed.environment])
    }

    /// The golden's picture alone; nil if it is missing or damaged.
    func picture(_ file: String) -> Bitmap? { try? bitmap(picturePath(file)) }

    private func bitmap(_ path: String) throws(GoldenError) -> Bitmap {
        let data = try read(path)
        do throws(PNGError) {
            return try PNG.decode(data)
        } catch {
            throw GoldenError(path: path, reason: "\(error); restore the golden, or accept the scene again")
        }
    }

    /// The manifest; an empty one where there is none.
    package func manifest() throws(GoldenError) -> GoldenManifest {
        guard exists(manifestPath) else { return GoldenManifest() }
        let data = try read(manifestPath)
        do {
            let manifest = try JSONDecoder().decode(GoldenManifest.self, from: data)
            guard manifest.format == 1 else {
                throw GoldenError(
                    path: manifestPath, reason: "it has format \(manifest.format); this version reads format 1")
            }
            return manifest
        } catch let error as GoldenError {
            throw error
        } catch {
            throw GoldenError(path: manifestPath, reason: "it is not a manifest of goldens; restore it")
        }
    }

    /// Records the figure as the golden.
    ///
    /// - Returns: The files, relative to the folder.
    /// - Throws: `FileError`, or `GoldenError` when the picture exceeds the limit; nothing is written then.
    @discardableResult
    package func record(_ actual: ActualFigure, as file: String, environment: GoldenEnvironment) throws -> [String] {
        let picture = try PNG.encodeSmallest(actual.bitmap, scale: actual.scale)
        guard picture.count <= sizeLimit else {
            throw GoldenError(
                path: picturePath(file),
                reason: """
                    the golden would take \(picture.count) bytes, and \(sizeLimit) is the limit: show less in one \
                    scene, or raise the limit by the scene's or the catalog's goldenSizeLimit
                    """)
        }
        let parent = URL(fileURLWithPath: picturePath(file)).deletingLastPathComponent().path
        try OutputFolder.create(for: "\(file).png", in: path)
        AtomicFile.sweep(parent)
        try locked(LOCK_EX) {
            // The manifest first: an interrupted run leaves no golden without its environment.
            var manifest = try manifest()
            let environment = environment.adding(actual.otherFonts)
            let id = environment.id
            if manifest.environments[id] != environment {
                manifest.environments[id] = environment
                try AtomicFile.write(jsonFile(manifest), to: manifestPath)
            }
            let files = [(Data(actual.layout.text.utf8), layoutPath(file)), (picture, picturePath(file))]
            // Keeps the date of an unchanged file.
            try AtomicFile.write(files.filter { FileManager.default.contents(atPath: $0.1) != $0.0 })
        }
        return ["\(file).png", "\(file).txt"]
    }

    /// Removes the temporary files that ended processes left in it.
    ///
    /// - Returns: How many there were.
    @discardableResult
    package func sweep() -> Int {
        guard isThere else { return 0 }
        let folders = Set(files().map { URL(fileURLWithPath: "\(path)/\($0)").deletingLastPathComponent().path })
        return folders.union([URL(fileURLWithPath: path).path]).reduce(0) { $0 + AtomicFile.sweep($1) }
    }

    /// Removes the environments of no golden from the manifest.
    package func prune() throws {
        guard exists(manifestPath) else { return }
        try locked(LOCK_EX) { try pruneManifest() }
    }

    private func pruneManifest() throws {
        var manifest = try manifest()
        let used = Set(
            files().filter { $0.hasSuffix(".txt") }.compactMap { value(of: "environment", in: $0) })
        let kept = manifest.environments.filter { used.contains($0.key) }
        guard kept.count != manifest.environments.count else { return }
        manifest.environments = kept
        try AtomicFile.write(jsonFile(manifest), to: manifestPath)
    }

    /// A value in the head of a layout, which may be of another version or damaged.
    func value(of field: String, in file: String) -> String? {
        guard let text = try? String(contentsOfFile: "\(path)/\(file)", encoding: .utf8) else { return nil }
        let line = text.split(whereSeparator: \.isNewline).prefix(5).first { $0.hasPrefix(field + " ") }
        return line.map { String($0.dropFirst(field.count + 1)) }
    }

    package func remove(_ file: String) throws(GoldenError) {
        for path in [picturePath(file), layoutPath(file)] where exists(path) {
            guard unlink(path) == 0 else { throw GoldenError(path: path, reason: String(cString: strerror(errno))) }
        }
    }

    /// The figures that have goldens, whole or half: files without `.png`, sorted.
    ///
    /// A picture without a layout counts: its layout was lost. Other texts, and pictures beside them, are ignored.
    package func figures() -> [String] {
        let files = files()
        let texts = Set(files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) })
        let layouts = texts.filter { isLayout(layoutPath($0)) }
        let pictures = files.filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }
        return layouts.union(pictures.filter { !texts.contains($0) }).sorted()
    }

    package func hasLayout(_ file: String) -> Bool { exists(layoutPath(file)) }

    /// The golden's files that are there.
    func files(of file: String) -> [String] { [picturePath(file), layoutPath(file)].filter(exists) }

    /// The scene whose golden it is; if there is no layout, by the file's name.
    func scene(of file: String) -> String {
        if let scene = value(of: "scene", in: "\(file).txt") { return scene }
        return String(file.prefixMatch(of: /(.+?)(~dark)?(@[0-9]+x)?$/)?.1 ?? file[...])
    }

    /// Identifies the content of a golden's files; nil if there are none.
    package func fingerprint(_ file: String) -> String? {
        let parts = [layoutPath(file), picturePath(file)].map { FileManager.default.contents(atPath: $0) }
        guard parts.contains(where: { $0 != nil }) else { return nil }
        return SHA256.hex(parts.map { SHA256.hex($0 ?? Data()) }.joined())
    }

    /// Whether the golden equals this figure.
    package func holds(_ actual: ActualFigure, as file: String) -> Bool {
        FileManager.default.contents(atPath: layoutPath(file)) == Data(actual.layout.text.utf8)
            && picture(file) == actual.bitmap
    }

    private func isLayout(_ path: String) -> Bool {
        guard let handle = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? handle.close() }
        let start = Data(LayoutGolden.beginning.utf8)
        return (try? handle.read(upToCount: start.count)) == start
    }

    /// All files but hidden ones, relative to the folder.
    private func files() -> [String] {
        // The enumerator does not follow a symbolic link.
        let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return all.filter { file in !file.split(separator: "/").contains { $0.hasPrefix(".") } }
    }

    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    private func read(_ path: String) throws(GoldenError) -> Data {
        if FileManager.default.isFolder(path) {
            throw GoldenError(path: path, reason: "it is a folder, not a file; move it away, and accept again")
        }
        do {
            return try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw GoldenError(path: path, reason: "it cannot be read: \(error.localizedDescription)")
        }
    }
}
