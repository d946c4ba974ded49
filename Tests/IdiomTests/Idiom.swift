import SwiftUI

/// One everyday way to use SwiftUI, as people write it.
@MainActor
struct Idiom {
    let name: String
    let view: AnyView

    init(_ name: String, @ViewBuilder _ view: () -> some View) {
        self.name = name
        self.view = AnyView(view())
    }

    static var all: [Idiom] {
        texts + images + stacks + frames + shapes + controls + lists + screens + data + motion + effects
            + recent
    }
}

struct Dish: Identifiable, Hashable {
    let name: String
    var price = 9.5
    var isHot = false
    var id: String { name }

    static let all = [Dish(name: "Soup", isHot: true), Dish(name: "Salad"), Dish(name: "Bread", price: 2)]
}

enum Course: String, CaseIterable, Identifiable {
    case starter, main, dessert
    var id: Self { self }
}
