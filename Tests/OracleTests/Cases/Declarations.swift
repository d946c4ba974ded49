// Written by Tools/Oracle/run.

import Drawing
import Foundation
import LayoutEngine
import ViewDSL

struct HalfLeaf: Layout {  // half of the proposed width (40 at nil), height 10
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: (proposal.width ?? 40) / 2, height: 10)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for s in subviews { s.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

enum MyLeadingID: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }

extension HorizontalAlignment { static let myLeading = HorizontalAlignment(MyLeadingID.self) }

enum MidID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.bottom] } }

extension VerticalAlignment { static let mid = VerticalAlignment(MidID.self) }

struct AreaLeaf: Layout {  // area 600 at a given width; ideal width 10
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let w = max(proposal.width ?? 10, 1)
        return CGSize(width: w, height: 600 / w)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for s in subviews { s.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

struct RelativeWidth: Layout {  // proposes fraction * width to its only child and takes the child's size
    var fraction: CGFloat
    func rp(_ p: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: p.width.map { $0 * fraction }, height: p.height)
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(rp(proposal))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: rp(proposal))
    }
}

struct PlaceTwice: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 100)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(
            at: CGPoint(x: bounds.minX + 10, y: bounds.minY + 10), proposal: ProposedViewSize(width: 20, height: 20))
        subviews[0].place(
            at: CGPoint(x: bounds.minX + 50, y: bounds.minY + 50), proposal: ProposedViewSize(width: 40, height: 40))
    }
}

struct PlaceNone: Layout {  // 100x100, places nothing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 100)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
