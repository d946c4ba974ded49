import Foundation
import LayoutEngine

/// What views asked and left out of the layout, a sentence for each that did: what `ViewThatFits` tried in vain.
struct SpokenAlternatives {
    private let scene: FigureScene
    private let subjects: SpokenSubjects

    /// More of one view than this are summed up.
    private static let most = 6

    init(_ scene: FigureScene, _ subjects: SpokenSubjects) { (self.scene, self.subjects) = (scene, subjects) }

    var sentences: [String] {
        scene.views.filter { !$0.leftOut.isEmpty }.map { view in
            let told = view.leftOut.prefix(Self.most).map {
                "\($0.spokenName), offered \($0.proposal.spoken), which \($0.told(offered: view.offered))"
            }
            let left = view.leftOut.count - told.count
            let rest = left > 0 ? ["\(left) more"] : []
            return "\(subjects.name(view)) also asked \((told + rest).joined(separator: "; "))."
        }
    }
}
