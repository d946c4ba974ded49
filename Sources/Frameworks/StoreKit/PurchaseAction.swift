import Foundation
import ViewDSL

/// Buys a product, which never happens in a figure.
public struct PurchaseAction: Sendable {
    /// Canceled.
    @discardableResult
    public func callAsFunction(
        _ product: Product, options: Set<Product.PurchaseOption> = []
    ) async throws -> Product.PurchaseResult { .userCancelled }
}

extension EnvironmentValues {
    public var purchase: PurchaseAction { PurchaseAction() }
}
