// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Combine
import Foundation

/// A key. There is none: nothing makes one.
public final class SecKey: Sendable {
    private init() {}
}

public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let rsaEncryptionPKCS1 = SecKeyAlgorithm(rawValue: "rsaEncryptionPKCS1")
    public static let rsaEncryptionOAEPSHA256 = SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA256")
    public static let rsaSignatureMessagePKCS1v15SHA256 = SecKeyAlgorithm(
        rawValue: "rsaSignatureMessagePKCS1v15SHA256")
    public static let ecdsaSignatureMessageX962SHA256 = SecKeyAlgorithm(rawValue: "ecdsaSignatureMessageX962SHA256")
    public static let eciesEncryptionCofactorX963SHA256AESGCM = SecKeyAlgorithm(
        rawValue: "eciesEncryptionCofactorX963SHA256AESGCM")
}

/// Nil, with an error.
public func SecKeyCreateRandomKey(
    _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? { fail(error) }

public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }

/// Nil, with an error.
public func SecKeyCopyExternalRepresentation(
    _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { fail(error) }

/// Nil, with an error.
public func SecKeyCreateEncryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { fail(error) }

/// Nil, with an error.
public func SecKeyCreateDecryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { fail(error) }

private func fail<Value>(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Value? {
    error?.pointee = .passRetained(NSError(domain: NSOSStatusErrorDomain, code: Int(errSecNotAvailable)))
    return nil
}

/// Where random bytes come from.
public struct SecRandomRef: Sendable {
    fileprivate init() {}
}

public let kSecRandomDefault: SecRandomRef? = nil

/// Fills the bytes with zeros: a figure is the same whenever it is drawn.
///
/// - Parameter count: Of bytes.
@discardableResult
public func SecRandomCopyBytes(_ random: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    return errSecSuccess
}
