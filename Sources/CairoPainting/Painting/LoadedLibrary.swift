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
