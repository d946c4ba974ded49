import Foundation

/// What a batch has to say of its scenes: failures at once, the rest at the end, scene by scene, each thing once.
@MainActor
final class BatchNews {
    private let console: Console
    private var told: Set<String> = []
    private var warnings: [String: [String]] = [:]

    init(console: Console) { self.console = console }

    func failed(_ message: String, lines: [String], in scene: Scene) {
        // Figures of one scene mostly fail alike.
        guard told.insert("\(scene.name) \(message)").inserted else { return }
        console.error("\(scene.name): \(message) (\(scene.place))")
        for line in lines { console.note("    it wrote: \(line)") }
    }

    func found(_ issues: [String], faults: [String], in scene: Scene) {
        for issue in issues where told.insert("\(scene.name) \(issue)").inserted {
            // Some views do not know where they were written.
            let placed = issue.contains(/:\d+\)$/) ? issue : "\(issue) (\(scene.place))"
            if faults.contains(issue) {
                console.error("\(scene.name): \(placed)")
            } else {
                warnings[scene.name, default: []].append(placed)
            }
        }
    }

    func wrote(_ lines: [String], in scene: Scene) {
        for line in lines { console.note("\(scene.name) wrote: \(line)", isNews: true) }
    }

    /// The warnings, in the order of the scenes.
    func finish(order: [String]) {
        for scene in order {
            for warning in warnings.removeValue(forKey: scene) ?? [] { console.warning("\(scene): \(warning)") }
        }
    }
}
