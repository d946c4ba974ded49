import Foundation

extension LabelPlacer {
    /// A label to place. All lengths are in points.
    struct Request {
        enum Kind: Sendable {
            /// The name of a view: farther off than `Costs.beside` it has a leader.
            case name
            /// The length of a gap or a padding.
            case length
            case overflow
            /// Any other mark, such as the value of a guide.
            case mark
        }

        /// The sizes of its shapes, the best first.
        var sizes: [CGSize]
        var target: CGRect
        var preference: Preference
        /// The size of the number that may replace the text; nil if none may.
        var badge: CGSize?
        /// Shows only its number.
        var isNumber = false
        /// Omitted if no good place is near, because it only repeats what can be seen.
        var isOptional = false
        /// Omitted if there is no place nearby, good or bad.
        var isNear = false
        /// Outside its container it would seem to be the container's label.
        var staysInContainer = false
        /// For the number of a guide, the guide's arrow and line: the number touches no other guide's arrow or line.
        var marks: [CGRect] = []
        var clearance: CGFloat = 1.5
        /// The view's bounds, which it may cover in part.
        var own: CGRect?
        /// The outer edge of the view's border, which may lie inside its bounds.
        var border: CGRect?
        /// The bounds of other views in the same hue. Without a leader the label must be clearly nearer to its own.
        var lookalikes: [CGRect] = []
        /// The bounds of other views except those around it. Without a leader its number must be nearer to its own.
        var others: [CGRect] = []
        var isOnlyNumber = false
        var isUnique = true
        var kind = Kind.mark
        /// Other gaps or paddings of the same length; the label may go to any of them.
        var alike: [CGRect] = []
        /// The container that owns the measured gap. A number inside it, but outside the gap, would look like content.
        var gapOwner: CGRect?
        /// The parts of the target a leader may end in; empty is all of it.
        var ownParts: [CGRect] = []
        /// Whether its target is a plain cell (`CrowdedAreas`), in which it lies if it fits.
        var isCell = false
        /// Whether words beside its target would be taken for those of any other view there: they have a leader.
        var isRemark = false
        var isInCrowd = false
        var hasNoArea = false
        var leaves: [CGRect] = []
        /// The bounds of the view around it.
        var container: CGRect?
        /// Labels of one group are of equal views, which are labeled alike.
        var group: Int?
        /// Where another panel has it.
        var placeInOtherPanel: Anchor?

        /// What leaving it out costs.
        var omission: CGFloat { isOptional ? Costs.optional : isNear ? Costs.near : Costs.missing }

        /// It as a number alone.
        var number: Request? {
            guard let badge else { return nil }
            var number = self
            (number.sizes, number.badge) = ([badge], nil)
            (number.isUnique, number.isOnlyNumber) = (false, true)
            // A number has its own background, so that it may be close to lines.
            number.clearance = 0.5
            return number
        }
    }

    struct Placement: Equatable {
        var rect: CGRect
        /// The index of the shape; nil is the number.
        var shape: Int?
        var leader: Leader?
    }

    struct PenaltyRegion {
        var rect: CGRect
        /// The cost of a label wholly on it; unused for words.
        var weight: CGFloat
        var kind = Kind.area

        enum Kind {
            case area
            /// The box of a view in a storyboard, on which text needs no background.
            case box
            /// A gap or a padding: a length in it or beside it seems to be its own.
            case length
            /// A view that a label close by would seem to name.
            case view
            /// An image: no label covers it, not even that of its own view.
            case picture
            /// The scene's text: no label covers it and no leader crosses it while there is any other place.
            case words
        }
    }
}
