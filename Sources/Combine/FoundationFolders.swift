import Foundation

// What Apple's Foundation has besides.

extension URL {
    /// Folders of the home folder by the names that an app's folders have.
    public static var documentsDirectory: URL { homeDirectory.appending(path: "Documents") }
    public static var libraryDirectory: URL { homeDirectory.appending(path: "Library") }
    public static var cachesDirectory: URL { libraryDirectory.appending(path: "Caches") }
    public static var applicationSupportDirectory: URL { libraryDirectory.appending(path: "Application Support") }
    public static var downloadsDirectory: URL { homeDirectory.appending(path: "Downloads") }
    public static var desktopDirectory: URL { homeDirectory.appending(path: "Desktop") }
    public static var picturesDirectory: URL { homeDirectory.appending(path: "Pictures") }
    public static var moviesDirectory: URL { homeDirectory.appending(path: "Movies") }
    public static var musicDirectory: URL { homeDirectory.appending(path: "Music") }
}

extension URL {
    /// Always succeeds: every file may be asked for.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { true }

    public func stopAccessingSecurityScopedResource() {}
}

extension UserDefaults {
    /// The value, by the name of key-value coding.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Sets a value, by the name of key-value coding.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
