// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Combine
@_exported import Foundation

/// Who sees a font that is registered.
public enum CTFontManagerScope: UInt32, Sendable {
    case none, process, persistent, session
    public static let user = CTFontManagerScope.persistent
}

/// Registers nothing, and says that it did: the fonts among the assets are found without.
///
/// - Parameter error: Stays as it is.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
