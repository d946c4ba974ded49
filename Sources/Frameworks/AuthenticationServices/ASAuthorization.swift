// Nobody is authorized by a figure.

@_exported import Foundation
import Foundation

/// What is asked of who signs in.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {}

public final class ASAuthorizationAppleIDRequest: ASAuthorizationRequest, @unchecked Sendable {
    public var requestedScopes: [ASAuthorization.Scope]?
    public var nonce: String?
    public var state: String?
}

/// A success that never comes.
public final class ASAuthorization: NSObject, @unchecked Sendable {
    public struct Scope: Hashable, Sendable {
        public let rawValue: String
        public static let fullName = Scope(rawValue: "fullName")
        public static let email = Scope(rawValue: "email")
    }

    public let credential: any ASAuthorizationCredential

    init(credential: any ASAuthorizationCredential) { self.credential = credential }
}

public protocol ASAuthorizationCredential: Sendable {}

public final class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    public let user: String
    public var state: String? { nil }
    public var authorizedScopes: [ASAuthorization.Scope] { [] }
    public var authorizationCode: Data? { nil }
    public var identityToken: Data? { nil }
    public var email: String? { nil }
    public var fullName: PersonNameComponents? { nil }

    init(user: String) { self.user = user }
}

public struct ASAuthorizationError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1_000
        case canceled, invalidResponse, notHandled, failed, notInteractive
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }
}
