import Foundation
import LayoutEngine

extension ShownView {
    /// `aligned on .center, which the first sets to −20 and the third to 20`; nil if no guide of its decides.
    func alignment(in scene: FigureScene) -> String? {
        let baseline = facts.guides.first(where: \.isBaseline)
        guard let key = facts.guides.first(where: { aligns(on: $0, in: scene) }) else {
            return baseline.map { "aligned on \($0.name)" }
        }
        let setters = children.enumerated().compactMap { place, id -> (name: String, value: String)? in
            let view = scene.views[id]
            guard view.setGuides.contains(key), let guide = view.guides.first(where: { $0.key == key }) else {
                return nil
            }
            let kinds = children.map { StructureUnit(from: $0, scene.views, reach: .child).kind }
            let isOnly = kinds.count { $0 == kinds[place] } == 1
            let name = isOnly ? "the \(kinds[place])" : "the \(Wording.ordinal(place + 1))"
            return (name, "\(WholePoints(guide.value / scene.magnification))")
        }
        guard let first = setters.first, setters.count <= 3 else { return "aligned on \(key.name)" }
        let others = setters.dropFirst().map { "\($0.name) to \($0.value)" }
        return "aligned on \(key.name), which " + Wording.list(["\(first.name) sets to \(first.value)"] + others)
    }
}
