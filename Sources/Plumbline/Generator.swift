/// The name and version of the program in the figures' metadata.
enum Generator {
    static let version = "0.1.0"
    static let name = "Plumbline \(version)"
}
