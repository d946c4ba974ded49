// A figure sells nothing. `requestReview` of the environment is SwiftUI's.

@_exported import Foundation
import Foundation
import ViewDSL

/// Asks for no review.
@MainActor
public final class SKStoreReviewController: NSObject {
    public static func requestReview() {}
    public static func requestReview(in windowScene: UIWindowScene) {}
}
