import Explorable
import LayoutEngine

/// The proposals that a page or an animation tries. No author has thought of all of them, so the scene may end its process.
@MainActor
struct ProposalTrial {
    /// Those under which it did.
    var avoided: Set<ProposalCell> = []
    /// Hears of each before its layout, and of the end of the last one: nil.
    var report: (ProposalCell?) -> Void = { _ in }

    /// Lays out; nil under a proposal that is to be avoided.
    func layOut<Layout>(_ proposal: ProposedViewSize, _ layout: () async throws -> Layout) async rethrows -> Layout? {
        let cell = ProposalCell(proposal)
        if avoided.contains(cell) { return nil }
        report(cell)
        defer { report(nil) }
        return try await layout()
    }
}
