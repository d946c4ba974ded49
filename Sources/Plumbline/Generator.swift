/// The name and version of the program in the figures' metadata.
package enum Generator {
    static let version = "0.2.0"
    package static let name = "Plumbline \(version)"
}
