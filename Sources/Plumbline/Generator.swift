/// What figures say made them.
enum Generator {
    static let version = "0.1.0"
    static let name = "Plumbline \(version)"
}
