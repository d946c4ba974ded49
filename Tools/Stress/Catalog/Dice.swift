import Plumbline

extension StressCatalog {
    /// Shows random numbers, from the view's state, its body, an action and a task.
    static func throwing(_ number: Int) -> Scene {
        Scene("dice/\(number)") { Dice() }
    }
}

private struct Dice: View {
    @State private var order = (1...9).shuffled()
    @State private var thrown = 0
    @State private var later = 0

    var body: some View {
        HStack {
            Text("\(order.map(String.init).joined(separator: " "))")
            Text("\(Int.random(in: 0..<1000)) \(thrown) \(later)")
        }
        .onAppear { thrown = Int.random(in: 0..<1000) }
        .task { later = [100, 200, 300, 400, 500].randomElement() ?? 0 }
    }
}
