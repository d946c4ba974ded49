import SwiftUI

extension EnvironmentValues {
    /// The color of what stands out.
    @Entry public var accent = Color.orange
    /// What prices are told in.
    @Entry var currency: String = "€"
    /// What is on offer today, if anything.
    @Entry var offer: String?
}

extension ContainerValues {
    /// Whether the cook recommends it.
    @Entry var isRecommended = false
}

extension Transaction {
    @Entry var isOrdering: Bool = false
}
