import Plumbline
import Testing

@testable import Mutants

private struct Own: View {
    var body: some View { Text("a").padding() }
}

@Suite("A screen of which single views are changed")
@MainActor
struct ScreenTrialTests {
    @Test("is copied whole, with the types of its views")
    func copied() async throws {
        let scene = Plumbline.Scene("own", proposal: ProposedViewSize(width: 90, height: 40)) {
            VStack { Own().layoutPriority(1) }
        }
        _ = try await ScreenTrial(scene, assets: .none)
    }
}
