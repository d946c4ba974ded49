import Foundation

/// The settings of the Xcode project around the sources that decide how they compile.
struct XcodeProject {
    /// Whether code is on the main actor unless it says otherwise, as in the projects that Xcode makes since version 26.
    let isOnMainActor: Bool

    /// - Parameter files: The absolute paths of sources.
    init(around files: [String]) {
        let settings = files.first.flatMap {
            Self.settings(around: URL(fileURLWithPath: $0).deletingLastPathComponent())
        }
        isOnMainActor = settings?.contains("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;") ?? false
    }

    /// Of the nearest project, a few levels up at most.
    private static func settings(around folder: URL) -> String? {
        var candidate = folder
        for _ in 0..<6 where candidate.path != "/" {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: candidate.path)) ?? []
            if let project = names.sorted().first(where: { $0.hasSuffix(".xcodeproj") }) {
                let file = candidate.appendingPathComponent("\(project)/project.pbxproj")
                return try? String(contentsOf: file, encoding: .utf8)
            }
            candidate.deleteLastPathComponent()
        }
        return nil
    }
}
