import Foundation

/// The settings of the Xcode project around the sources that decide how they compile.
struct XcodeProject {
    /// Whether code is on the main actor unless it says otherwise, as in the projects that Xcode makes since version 26.
    let isOnMainActor: Bool

    /// - Parameter files: The absolute paths of sources.
    init(around files: [String]) {
        let settings = Self.file(around: files).flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
        isOnMainActor = settings?.contains("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;") ?? false
    }

    /// The settings of the nearest project, a few levels up at most.
    static func file(around files: [String]) -> String? {
        guard let first = files.first else { return nil }
        var candidate = URL(fileURLWithPath: first).deletingLastPathComponent()
        for _ in 0..<6 where candidate.path != "/" {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: candidate.path)) ?? []
            if let project = names.sorted().first(where: { $0.hasSuffix(".xcodeproj") }) {
                return candidate.appendingPathComponent("\(project)/project.pbxproj").path
            }
            candidate.deleteLastPathComponent()
        }
        return nil
    }
}
