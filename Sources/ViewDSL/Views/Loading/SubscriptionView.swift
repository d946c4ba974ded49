#if !canImport(Darwin)
    import Combine

    /// A view that runs an action for each value of a publisher.
    public struct SubscriptionView<PublisherType: Publisher, Content: View> where PublisherType.Failure == Never {
        public var content: Content
        public var publisher: PublisherType
        public var action: (PublisherType.Output) -> Void

        nonisolated public init(
            content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
        ) { (self.content, self.publisher, self.action) = (content, publisher, action) }

        @MainActor public var body: some View { content.onReceive(publisher, perform: action) }
    }

    extension SubscriptionView: View {}
#endif
