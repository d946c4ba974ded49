import SwiftUI

extension EnvironmentValues {
    /// The color of what stands out.
    @Entry public var accent = Color.orange
    /// The currency of prices.
    @Entry var currency: String = "€"
    /// Today's special, if there is one.
    @Entry var special: String?
}

extension ContainerValues {
    /// Whether the cook recommends it.
    @Entry var isRecommended = false
}

extension Transaction {
    @Entry var isOrdering: Bool = false
}
