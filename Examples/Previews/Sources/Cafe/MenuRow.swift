import SwiftUI

/// A dish, its price, and whether there is any left.
struct MenuRow: View {
    let dish: String
    let price: Int
    var isSoldOut = false
    @Environment(\.accent) private var accent
    @Environment(\.currency) private var currency

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(dish).font(.headline).foregroundStyle(Color("Roast", bundle: .module))
                if isSoldOut { Text("Sold out").font(.caption).foregroundStyle(accent) }
            }
            Spacer()
            SwiftUI.Text("\(price) \(currency)")
        }
        .padding()
    }
}

#Preview("Sold out", traits: .fixedLayout(width: 320, height: 80)) {
    MenuRow(dish: "Avocado toast", price: 9, isSoldOut: true)
}

#Preview("As small as it gets", traits: .sizeThatFitsLayout) {
    MenuRow(dish: "Tea", price: 2).fixedSize()
}

#Preview {
    MenuRow(dish: "Avocado toast", price: 9)
}

#Preview {
    let dishes = ["Avocado toast", "Tea", "Cake"]
    return VStack(spacing: 0) {
        ForEach(dishes, id: \.self) { MenuRow(dish: $0, price: $0.count) }
    }
    .environment(\.accent, .green)
}
