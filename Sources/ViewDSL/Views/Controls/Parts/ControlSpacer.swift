import Foundation

/// The space between the parts of a control: a spacer, which figures do not tell as the author's.
struct ControlSpacer: View {
    var minLength: CGFloat?

    var body: some View { Spacer(minLength: minLength).named("Spacer", .filler) }
}
