import SwiftUI

/// Dishes in a row or a column.
///
/// Its name is also SwiftUI's, so SwiftUI's things are told by the module's name.
struct Menu: SwiftUI.View {
    var axis = SwiftUI.Axis.vertical
    @Environment(\.offer) private var offer

    var body: some SwiftUI.View {
        let layout = axis == .vertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout())
        layout {
            if let offer { SwiftUI.Text(offer).foregroundStyle(.secondary) }
            ForEach(["Avocado toast", "Tea", "Cake"], id: \.self) { MenuRow(dish: $0, price: $0.count) }
        }
    }
}

#Preview("Today") {
    Menu().environment(\.offer, "Two for one")
}

#Preview("Row", traits: .fixedLayout(width: 600, height: 90), .modifier(Tinted())) {
    Menu(axis: .horizontal)
}

private struct Tinted: PreviewModifier {
    func body(content: Content, context: Void) -> some SwiftUI.View {
        content.environment(\.accent, .green)
    }
}
