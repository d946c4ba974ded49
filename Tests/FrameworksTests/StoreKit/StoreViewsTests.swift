import StoreKit
import SwiftUI
import Testing

/// As apps write it.
@Observable @MainActor
private final class Shop {
    var products: [Product] = []
    var owned: Set<Product.ID> = []

    func load() async {
        products = (try? await Product.products(for: ["pro", "tip"]).sorted { $0.price < $1.price }) ?? []
        for await result in StoreKit.Transaction.currentEntitlements {
            if case .verified(let transaction) = result, transaction.revocationDate == nil {
                owned.insert(transaction.productID)
            }
        }
    }

    func buy(_ product: Product) async throws {
        switch try await product.purchase() {
        case .success(let result): await (try result.payloadValue).finish()
        case .userCancelled, .pending: break
        }
    }
}

private struct Paywall: View {
    @State private var shop = Shop()
    @Environment(\.purchase) private var purchase

    var body: some View {
        VStack(spacing: 0) {
            ForEach(shop.products) { product in Text("\(product.displayName) \(product.displayPrice)") }
            ForEach(shop.products) { product in
                Button("Buy") { Task { _ = try? await purchase(product, options: [.quantity(2)]) } }
            }
            if shop.products.isEmpty { Color.red.frame(height: 20) }
            ProductView(id: "tip").productViewStyle(.compact).frame(height: 40)
            SubscriptionStoreView(groupID: "pro") { Color.blue.frame(height: 60) }
                .subscriptionStoreControlStyle(.prominentPicker)
                .storeButton(.visible, for: .restorePurchases)
                .onInAppPurchaseCompletion { _, _ in }
        }
        .task { await shop.load() }
    }
}

@MainActor @Suite("The module StoreKit")
struct StoreViewsTests {
    @Test("sells nothing, and draws its views as boxes that say so")
    func boxes() {
        let snapshot = LayoutSnapshot(
            proposal: ProposedViewSize(width: 300, height: 220),
            textMeasuring: FixedAdvanceText(advance: 4, ascent: 12, descent: 4)
        ) { Paywall() }
        #expect(snapshot.issues.map(\.rule) == [.approximate, .approximate])
        let boxes = snapshot.records.filter { ["ProductView", "SubscriptionStoreView"].contains($0.name) }
        #expect(boxes.map(\.frame.height) == [40, 100])
    }
}
