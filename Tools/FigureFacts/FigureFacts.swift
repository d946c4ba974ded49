import ArgumentParser
import Foundation
import Plumbline
import Scenes

/// Measures how much the figures of the gallery show.
@main
struct FigureFacts: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "figure-facts", abstract: "Measures how much the figures of the gallery show.")

    @Flag(help: "Also print a line for each figure.") var all = false
    @Argument(help: "Only scenes whose names begin with one of these.") var prefixes: [String] = []

    @MainActor
    func run() async throws {
        var facts: [FigureFact] = []
        for scene in Gallery.scenes where prefixes.isEmpty || prefixes.contains(where: scene.name.hasPrefix) {
            let figure = try await scene.figure(scale: 1, assets: Gallery.assets)
            facts.append(FigureFact(scene.name, figure.displayList, figure.snapshots))
        }
        if all { for fact in facts { print(line(fact)) } }
        let screens = facts.filter { $0.name.hasPrefix("everyday/") }
        let articles = facts.filter { !$0.name.hasPrefix("everyday/") }
        for (title, group) in [("gallery", articles), ("everyday screens", screens)] where !group.isEmpty {
            print(summary(title, group))
        }
    }

    private func line(_ fact: FigureFact) -> String {
        let share = fact.share.map { "\(Int(($0 * 100).rounded())) %" } ?? "–"
        return
            "\(fact.name): content \(share), \(Int(fact.width)) wide, \(fact.labels) labels, \(fact.legend) in the legend, "
            + "type \(short(fact.smallestType))"
            + (fact.repeats.isEmpty ? "" : ", said twice: \(fact.repeats.joined(separator: " "))")
            + (fact.pictureRepeats.isEmpty ? "" : ", in one picture: \(fact.pictureRepeats.joined(separator: " "))")
    }

    private func summary(_ title: String, _ facts: [FigureFact]) -> String {
        let shares = facts.compactMap(\.share)
        let narrow = facts.count { $0.width <= 720 }
        return """
            \(title): \(facts.count) figures
              content fills \(short(median(shares) * 100)) % of the canvas in the median
              \(narrow) of \(facts.count) are at most 720 points wide; the widest \(Int(facts.map(\.width).max() ?? 0))
              \(short(median(facts.map { Double($0.labels) }))) labels in the median, \(facts.map(\.labels).max() ?? 0) at most
              \(short(median(facts.map { Double($0.legend) }))) entries of the legend in the median, \(facts.map(\.legend).max() ?? 0) at most
              \(facts.count { !$0.repeats.isEmpty }) say a number twice, \(facts.count { !$0.pictureRepeats.isEmpty }) in one picture
              smallest type at 720 pixels: \(short(facts.map(\.smallestType).min() ?? 0))
            """
    }

    private func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        guard !sorted.isEmpty else { return 0 }
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }

    private func short(_ value: Double) -> String { String(format: "%.1f", value) }
}
