import Foundation
import ViewDSL

/// The look of a product's view.
public struct ProductViewStyleKind: Sendable {
    public static let automatic = ProductViewStyleKind()
    public static let compact = ProductViewStyleKind()
    public static let regular = ProductViewStyleKind()
    public static let large = ProductViewStyleKind()
}

/// The look of the controls of a subscription store.
public struct SubscriptionStoreControlStyleKind: Sendable {
    public static let automatic = SubscriptionStoreControlStyleKind()
    public static let buttons = SubscriptionStoreControlStyleKind()
    public static let picker = SubscriptionStoreControlStyleKind()
    public static let prominentPicker = SubscriptionStoreControlStyleKind()
    public static let compactPicker = SubscriptionStoreControlStyleKind()
    public static let pagedPicker = SubscriptionStoreControlStyleKind()
}

/// A button of the store.
public struct StoreButtonKind: Hashable, Sendable {
    private let name: String
    public static let cancellation = StoreButtonKind(name: "cancellation")
    public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
    public static let redeemCode = StoreButtonKind(name: "redeemCode")
    public static let signIn = StoreButtonKind(name: "signIn")
    public static let policies = StoreButtonKind(name: "policies")
}

// A labeled box has no buttons and no style, so none of these has an effect in a figure.
nonisolated extension View {
    public func productViewStyle(_ style: ProductViewStyleKind) -> some View { self }
    public func subscriptionStoreControlStyle(_ style: SubscriptionStoreControlStyleKind) -> some View { self }
    public func storeButton(_ visibility: Visibility, for buttons: StoreButtonKind...) -> some View { self }
    public func subscriptionStorePolicyDestination(url: URL, for button: StoreButtonKind) -> some View { self }
    public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabelKind) -> some View { self }
    public func subscriptionStatusTask(
        for groupID: String, priority: TaskPriority = .medium,
        action: @escaping @Sendable ([Product.SubscriptionInfo.Status]) async -> Void
    ) -> some View { self }
    public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
    public func onInAppPurchaseCompletion(
        perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View { self }
    public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
    public func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View { self }
}

/// What the buttons of a subscription store say.
public struct SubscriptionStoreButtonLabelKind: Sendable {
    public static let automatic = SubscriptionStoreButtonLabelKind()
    public static let action = SubscriptionStoreButtonLabelKind()
    public static let displayName = SubscriptionStoreButtonLabelKind()
    public static let multiline = SubscriptionStoreButtonLabelKind()
    public static let price = SubscriptionStoreButtonLabelKind()
    public static let singleLine = SubscriptionStoreButtonLabelKind()
}
