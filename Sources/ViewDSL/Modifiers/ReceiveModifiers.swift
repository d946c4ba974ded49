import Combine

nonisolated extension View {
    /// Acts on each value of a publisher while the view is in the tree. Timers have none in a figure.
    public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never {
        EffectModified(content: self, effect: ReceiveEffect(publisher: publisher, action: action), isOnEach: false)
    }
}

private struct ReceiveEffect<P: Publisher> where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    /// Passes received values to the action of the view's latest evaluation.
    final class Receiver {
        var action: (P.Output) -> Void
        var subscription: AnyCancellable?

        init(_ action: @escaping (P.Output) -> Void) { self.action = action }
    }
}

extension ReceiveEffect: PostLayoutEffect {
    func run(_ memory: inout Receiver?, _ layout: FinishedLayout) {
        if let memory {
            memory.action = action
            return
        }
        let receiver = Receiver(action)
        memory = receiver
        receiver.subscription = publisher.sink { [unowned receiver] in receiver.action($0) }
    }

    func end(_ memory: Receiver) { memory.subscription?.cancel() }
}
