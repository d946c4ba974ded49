import CPango
import Foundation

/// A library that is loaded when the program runs.
struct LoadedLibrary {
    private let handle: UnsafeMutableRawPointer?

    /// The first of these that there is.
    init(_ names: String...) { handle = names.lazy.compactMap { dlopen($0, RTLD_NOW) }.first }

    /// nil if the library or the function is not there.
    func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        handle.flatMap { dlsym($0, name) }.map { unsafeBitCast($0, to: type) }
    }
}

extension VectorPicture.Damage {
    typealias Pointer = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>

    /// What a library says, which is freed.
    init(_ error: UnsafeMutablePointer<GError>?, in format: VectorPicture.Format) {
        defer { error.map { g_error_free($0) } }
        let reason = error.map { String(cString: $0.pointee.message) } ?? "unknown error"
        self.init(description: "cannot read the \(format.rawValue.uppercased()) file: \(reason)")
    }
}
