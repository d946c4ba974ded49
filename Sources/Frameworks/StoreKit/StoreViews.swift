import Foundation
import ViewDSL

// Views that the store fills: labeled boxes, with what the author puts above them.

/// A product to buy, as a labeled box.
public struct ProductView {
    private let box: LabeledBox

    nonisolated public init(
        id productID: Product.ID, prefersPromotionalIcon: Bool = false, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        box = LabeledBox("ProductView", fileID: fileID, line: line)
    }

    nonisolated public init(
        id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> some View,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        box = LabeledBox("ProductView", fileID: fileID, line: line)
    }

    nonisolated public init(
        _ product: Product, prefersPromotionalIcon: Bool = false, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        box = LabeledBox("ProductView", fileID: fileID, line: line)
    }
}

extension ProductView: View {
    public var body: some View { box }
}

/// Products to buy, as a labeled box.
public struct StoreView {
    private let box: LabeledBox

    nonisolated public init(
        ids productIDs: some Collection<Product.ID>, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        box = LabeledBox("StoreView", fileID: fileID, line: line)
    }

    nonisolated public init(
        products: some Collection<Product>, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        box = LabeledBox("StoreView", fileID: fileID, line: line)
    }
}

extension StoreView: View {
    public var body: some View { box }
}

/// Subscriptions to choose from, as a labeled box below the author's marketing content.
public struct SubscriptionStoreView<Content: View> {
    private let box: LabeledBox
    private let content: Content

    nonisolated private init(held content: Content, _ fileID: StaticString, _ line: UInt) {
        self.content = content
        box = LabeledBox("SubscriptionStoreView", fileID: fileID, line: line)
    }
}

extension SubscriptionStoreView: View {
    public var body: some View {
        VStack(spacing: 0) {
            content
            box
        }
    }
}

nonisolated extension SubscriptionStoreView {
    public init(
        groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
        @ViewBuilder marketingContent: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(held: marketingContent(), fileID, line)
    }

    public init(
        productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(held: marketingContent(), fileID, line)
    }
}

nonisolated extension SubscriptionStoreView where Content == EmptyView {
    public init(
        groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(held: EmptyView(), fileID, line)
    }

    public init(
        productIDs: some Collection<Product.ID>, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(held: EmptyView(), fileID, line)
    }
}

extension Product {
    /// Which plans of a subscription are shown.
    public struct SubscriptionRelationship: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let upgrade = SubscriptionRelationship(rawValue: 1)
        public static let downgrade = SubscriptionRelationship(rawValue: 2)
        public static let crossgrade = SubscriptionRelationship(rawValue: 4)
        public static let current = SubscriptionRelationship(rawValue: 8)
        public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
    }
}
