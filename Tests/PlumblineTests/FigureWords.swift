import Drawing

@testable import Plumbline

/// Every text in a scene's figure.
@MainActor
struct FigureWords {
    private(set) var all: [String] = []

    init(_ draft: Render.Draft) { read(draft.list.items) }

    init(_ scene: Scene) throws { read(try Figure(scene, scale: 1).displayList.items) }

    private mutating func read(_ items: [DisplayItem]) {
        for item in items {
            switch item {
            case .text(let block, _, _): all.append(block.string)
            case .group(let items, _): read(items)
            default: break
            }
        }
    }

    /// The first with this part, wherever its lines may end.
    func first(with part: String) -> String? {
        all.lazy.map { $0.replacing(/[\n\u{A0}]/, with: " ").replacing("\u{2060}", with: "") }.first {
            $0.contains(part)
        }
    }
}
