import AuthenticationServices
import StoreKit
import SwiftUI
import Testing

@MainActor @Suite("The modules of StoreKit and AuthenticationServices")
struct SignInWithAppleButtonTests {
    @Test("a button to sign in is as large as its frame and says so")
    func button() {
        SKStoreReviewController.requestReview()
        let snapshot = LayoutSnapshot(
            proposal: ProposedViewSize(width: 300, height: 200),
            textMeasuring: FixedAdvanceText(advance: 4, ascent: 12, descent: 4)
        ) {
            SignInWithAppleButton(.continue) {
                $0.requestedScopes = [.fullName, .email]
            } onCompletion: { result in
                if case .failure(let error as ASAuthorizationError) = result { #expect(error.code == .canceled) }
            }
            .signInWithAppleButtonStyle(.white)
            .frame(height: 50)
        }
        #expect(snapshot.size == CGSize(width: 300, height: 50))
        #expect(snapshot.records.compactMap(\.words).count { $0.hasSuffix("Continue with Apple") } == 1)
    }
}
