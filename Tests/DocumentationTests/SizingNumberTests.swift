import Foundation
import Testing

@testable import Guide
@testable import Plumbline

/// The numbers in the article are its figures' numbers.
@MainActor @Suite("The numbers in figures of how views are sized")
struct SizingNumberTests {
    /// The view with this label in each panel of a scene.
    private func views(_ scene: String, _ label: String) async throws -> [LayoutRecord] {
        let scene = try #require(Guide.scenes.first { $0.name == scene }, "there is no scene \(scene)")
        let layouts = await scene.settleAll(
            LayoutSettings(scene, scale: 1, assets: Guide.assets), isSampled: false
        ).snapshots
        return try layouts.map { try #require($0[label], "a panel has no view \(label)") }
    }

    @Test("the minimum of the others is set aside for them: 60 of 242 points")
    func priority() async throws {
        let (first, second) = (
            try await views("sizing/priority", "first"), try await views("sizing/priority", "second")
        )
        #expect(first.map(\.proposal.width) == [121, 250 - 8 - 60])
        #expect(first.map(\.frame.width) == [121, 182])
        #expect(second.map(\.proposal.width) == [121, 60])
        #expect(second.map(\.frame.width) == [121, 60])
    }

    @Test("a view asked twice with the same proposal returns the same size")
    func asked() async throws {
        let views = try await views("sizing/asked", "view")
        #expect(views.map(\.proposal) == [.zero, .unspecified, .infinity, .unspecified])
        #expect(views.map(\.frame.width) == [40, 80, 120, 80])
    }

    @Test("HStackLayout lays out as HStack does")
    func layout() async throws {
        for label in ["row", "orange", "blue"] {
            let (stack, layout) = try await { ($0[0], $0[1]) }(views("sizing/stack-sum", label))
            #expect(stack.frame == layout.frame && stack.proposal == layout.proposal, "\(label)")
        }
        #expect(try await views("sizing/stack-sum", "row").map(\.frame.width) == [70 + 10 + 70, 150])
    }
}
