import Drawing
import Foundation
import LayoutEngine

extension NodeDrawing: ApproximatelyDrawn {
    package func approximateRules(in size: CGSize) -> [ApproximateRule] {
        var rules: [ApproximateRule] = []
        let isExact = effects.allSatisfy { effect in
            guard case .transform(let map) = effect else { return true }
            return map.isExact(in: size)
        }
        if !isExact { rules.append(.projection) }
        if block?.runs.contains(where: \.font.isSubstitute) ?? false { rules.append(.fontDesign) }
        return rules
    }

    private var block: TextBlock? {
        switch own {
        case .text(let block), .styledText(let block, _): block
        case .nothing, .shapes, .image, .symbol, .missing, .items: nil
        }
    }
}
