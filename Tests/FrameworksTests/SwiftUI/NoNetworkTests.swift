import Foundation
import Testing

@testable import SwiftUI

@Suite("A preview's network")
struct NoNetworkTests {
    @Test("answers at once that there is none")
    func requests() async throws {
        NoNetwork.install()
        let address = try #require(URL(string: "https://example.com/picture.png"))
        await #expect(throws: URLError(.notConnectedToInternet)) { try await URLSession.shared.data(from: address) }
    }
}
