import Foundation
import ViewDSL

/// Something an app sells. A figure has no store, so `products(for:)` finds none, and views have the look they have before.
public struct Product: Identifiable, Hashable, Sendable {
    /// What a product is, and how long it lasts.
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let consumable = ProductType(rawValue: "Consumable")
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }

    /// What comes of a purchase.
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled
        case pending
    }

    public struct PurchaseOption: Hashable, Sendable {
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption() }
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption() }
    }

    public enum PurchaseError: Error, Sendable {
        case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
    }

    public let id: String
    public let type: ProductType
    public let displayName: String
    public let description: String
    public let price: Decimal
    public let displayPrice: String
    public let isFamilyShareable: Bool
    public let subscription: SubscriptionInfo?

    /// None: a figure has no store.
    public static func products(for identifiers: some Collection<String>) async throws -> [Product] { [] }

    /// Canceled: nothing is bought in a figure.
    @discardableResult
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }

    public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
    public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
}

extension Product {
    /// How long a subscription lasts.
    public struct SubscriptionPeriod: Hashable, Sendable {
        public enum Unit: Hashable, Sendable { case day, week, month, year }
        public let unit: Unit
        public let value: Int
    }

    public struct SubscriptionOffer: Hashable, Sendable {
        public enum PaymentMode: Hashable, Sendable { case payAsYouGo, payUpFront, freeTrial }
        public enum OfferType: Hashable, Sendable { case introductory, promotional, winBack }
        public let id: String?
        public let type: OfferType
        public let price: Decimal
        public let displayPrice: String
        public let period: SubscriptionPeriod
        public let periodCount: Int
        public let paymentMode: PaymentMode
    }

    public struct SubscriptionInfo: Hashable, Sendable {
        public enum RenewalState: Hashable, Sendable {
            case subscribed, expired, inBillingRetryPeriod, inGracePeriod, revoked
        }
        public struct Status: Hashable, Sendable { public let state: RenewalState }

        public let introductoryOffer: SubscriptionOffer?
        public let promotionalOffers: [SubscriptionOffer]
        public let subscriptionGroupID: String
        public let subscriptionPeriod: SubscriptionPeriod
        public var isEligibleForIntroOffer: Bool { get async { false } }
        public var status: [Status] { get async throws { [] } }
    }
}
