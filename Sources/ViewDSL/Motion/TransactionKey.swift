/// A key of a value of a transaction.
public protocol TransactionKey {
    associatedtype Value
    /// The value if nothing sets one.
    static var defaultValue: Value { get }
}

extension Transaction {
    /// The default value: figures keep no values of transactions.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { K.defaultValue }
        set {}
    }
}
