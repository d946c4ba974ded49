/// Prints the errors of a batch, each message once: failures at once, warnings at the end by scene.
@MainActor
final class BatchDiagnostics {
    private let console: Console
    private var printed: Set<String> = []
    private var warnings: [String: [String]] = [:]

    init(console: Console) { self.console = console }

    func fail(_ message: String, printed lines: [String], in scene: Scene) {
        // The figures of one scene mostly fail alike.
        guard printed.insert("\(scene.name) \(message)").inserted else { return }
        console.failure(message, printed: lines, in: scene)
    }

    func add(_ issues: [String], faults: [String], in scene: Scene) {
        for issue in issues where printed.insert("\(scene.name) \(issue)").inserted {
            // Some views do not know where they were written.
            let located = issue.contains(/:\d+\)$/) ? issue : "\(issue) (\(scene.place))"
            if faults.contains(issue) {
                console.error("\(scene.name): \(located)")
            } else {
                warnings[scene.name, default: []].append(located)
            }
        }
    }

    /// - Parameter order: The names of the scenes, in the order of the catalog.
    func printWarnings(order: [String]) {
        for scene in order {
            for warning in warnings.removeValue(forKey: scene) ?? [] { console.warning("\(scene): \(warning)") }
        }
    }
}

extension Console {
    func failure(_ message: String, printed: [String], in scene: Scene) {
        failure(message, printed: printed, of: scene.name, at: "\(scene.place)", isPreview: scene.isPreview)
    }

    func failure(_ message: String, printed: [String], of scene: String, at place: String, isPreview: Bool = false) {
        // A message may name a place of its own.
        let place = message.hasSuffix("(\(place))") ? "" : " (\(isPreview ? "preview at " : "")\(place))"
        error("\(scene): \(message)\(place)")
        for line in printed { note("    it wrote: \(line)") }
    }
}
