import SwiftUI

/// An order in the café.
@Observable
final class Order {
    var dishes = ["Tea", "Cake"]
    var isPaid = false

    init() {}
}

/// An order on paper.
struct Receipt: View {
    @Bindable var order: Order

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            ForEach(order.dishes, id: \.self) { Text($0) }
            Paid(isPaid: $order.isPaid)
        }
        .padding()
    }
}

private struct Paid: View {
    @Binding var isPaid: Bool

    var body: some View { Text(isPaid ? "Paid" : "To be paid").bold() }
}

private struct Receipt_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Receipt(order: Order())
                .previewDisplayName("To be paid")
            Receipt(order: paid)
                .preferredColorScheme(.dark)
                .previewDisplayName("Paid, dark")
        }
        .previewLayout(.fixed(width: 200, height: 120))
        Receipt(order: Order()).previewDevice("iPhone SE (3rd generation)")
    }

    private static var paid: Order {
        let order = Order()
        order.isPaid = true
        return order
    }
}
