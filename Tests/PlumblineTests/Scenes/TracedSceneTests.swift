import Foundation
import Testing

@testable import Plumbline

@MainActor @Suite("A figure's trace")
struct TracedSceneTests {
    @MainActor
    private final class Counter {
        var appearances = 0
    }

    private func draft(
        _ annotations: Annotations, _ tracing: LayoutSettings.Tracing = .asShown, _ change: (Scene) -> Scene = { $0 },
        @ViewBuilder content: @escaping @MainActor @Sendable () -> some View
    ) async throws -> Render.Draft {
        let scene = change(
            Scene("a", proposal: ProposedViewSize(width: 200, height: 60), content: content).annotations(annotations))
        return try await Render(scene, scale: 1, appearance: nil, assets: .none).settledDraft(tracing)
    }

    private func isTraced(_ annotations: Annotations, _ change: (Scene) -> Scene = { $0 }) async throws -> Bool {
        let draft = try await draft(annotations, .asShown, change) { HStack { Color.red } }
        return draft.snapshots.allSatisfy { !$0.trace.isEmpty }
    }

    private func arePanelsTraced(comparing: Bool) async throws -> Bool {
        let scene = Scene("p", columns: 2, proposal: ProposedViewSize(width: 200, height: 60)) {
            Panel("a") { HStack { Color.red } }
            Panel("b") { HStack { Color.red.frame(width: 20) } }
        }
        let compared = (comparing ? scene.comparing() : scene).annotations(.borders)
        let draft = try await Render(compared, scale: 1, appearance: nil, assets: .none).settledDraft()
        return draft.snapshots.allSatisfy { !$0.trace.isEmpty }
    }

    @Test("is kept where the figure tells how the layout came about")
    func kept() async throws {
        for annotation in [Annotations.proposals, .ledger, .why, .probes, .all] {
            #expect(try await isTraced(annotation))
        }
        #expect(try await isTraced(.borders) { $0.storyboard() })
        #expect(try await isTraced(.borders) { $0.tree() })
        #expect(try await arePanelsTraced(comparing: true))
        #expect(try await !arePanelsTraced(comparing: false))
        #expect(try await !isTraced(.none))
        #expect(try await !isTraced(.all.subtracting([.proposals, .ledger, .why])))
    }

    @Test("is kept where a view asks for what it tells, and the view's actions run once")
    func asked() async throws {
        let counter = Counter()
        let draft = try await draft(.borders) {
            HStack {
                Color.red.onAppear { counter.appearances += 1 }
                Color.blue.annotated(.why)
            }
        }
        #expect(draft.snapshots[0].records.contains { $0.why != nil })
        #expect(counter.appearances == 1)
    }

    @Test("is kept where such a view is first made by the layout")
    func read() async throws {
        func draft(_ tracing: LayoutSettings.Tracing) async throws -> Render.Draft {
            try await self.draft(.borders, tracing) {
                GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2).annotated(.why) }
            }
        }
        let (own, whole) = (try await draft(.asShown), try await draft(.always))
        #expect(own.list == whole.list)
        #expect(own.altText == whole.altText && own.altText.contains("100"), "\(own.altText)")
    }

    @Test("a text that is cut is told so without one")
    func cut() async throws {
        let draft = try await draft(.none) { Text("Some words that are more than there is room for").lineLimit(1) }
        #expect(draft.snapshots[0].trace.isEmpty)
        #expect(draft.altText.contains("cut to one line"), "\(draft.altText)")
    }

    @Test("is always in a figure's snapshots, whatever is drawn")
    func always() async throws {
        let scene = Scene("a", proposal: ProposedViewSize(width: 200, height: 60)) { HStack { Color.red } }
        #expect(try !Figure(scene).snapshot.trace.isEmpty)
        #expect(try await !scene.figure().snapshot.trace.isEmpty)
    }
}
