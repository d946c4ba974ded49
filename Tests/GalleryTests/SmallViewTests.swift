import Plumbline
import Testing

@testable import Diagramming

@MainActor @Suite("Names of small views in large ones")
struct SmallViewTests {
    @Test("are next to them, beyond the borders and lines around them")
    func next() async throws {
        let proposal = ProposedViewSize(width: 600, height: 400)
        let scenes = [
            Scene("small/spacers", proposal: proposal) {
                HStack {
                    Spacer()
                    VStack {
                        Spacer()
                        Color.teal.frame(width: 40, height: 20)
                        Spacer()
                    }
                    Spacer()
                }
            },
            Scene("small/frame", proposal: proposal) {
                Color.teal.frame(width: 40, height: 20).frame(maxWidth: .infinity, maxHeight: .infinity)
            },
            Scene("small/stack", proposal: proposal) {
                ZStack {
                    Color.gray.opacity(0.2)
                    Color.teal.frame(width: 40, height: 20)
                }
            },
        ]
        for scene in scenes {
            for drawn in try await scene.annotations(.all).drawn(1) {
                let names = drawn.placed.filter {
                    $0.label.kind == .name && $0.label.target.height < 30 && !$0.isNumber
                }
                .filter { $0.label.target.width > 30 && $0.label.target.width < 60 }
                #expect(names.count == 1, "\(scene.name)")
                for name in names {
                    let way = name.rect.distance(to: name.label.target)
                    #expect(way < 40, "\(scene.name): \(name.words), \(way) points away")
                }
            }
        }
    }
}
