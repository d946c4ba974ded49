import SwiftUI

/// Dishes in a row or a column.
///
/// SwiftUI has a type of this name, so SwiftUI's types are qualified by the module's name.
struct Menu: SwiftUI.View {
    var axis = SwiftUI.Axis.vertical
    @Environment(\.special) private var special

    var body: some SwiftUI.View {
        let layout = axis == .vertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout())
        layout {
            if let special { SwiftUI.Text(special).foregroundStyle(.secondary) }
            ForEach(["Avocado toast", "Tea", "Cake"], id: \.self) { MenuRow(dish: $0, price: $0.count) }
        }
    }
}

#Preview("Today") {
    Menu().environment(\.special, "Two for one")
}

#Preview("Row", traits: .fixedLayout(width: 600, height: 90), .modifier(Tinted())) {
    Menu(axis: .horizontal)
}

private struct Tinted: PreviewModifier {
    func body(content: Content, context: Void) -> some SwiftUI.View {
        content.environment(\.accent, .green)
    }
}
