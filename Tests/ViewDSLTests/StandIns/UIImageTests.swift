import Foundation
import Testing
import ViewDSL

#if !canImport(Darwin)
    @Suite("Pictures of UIKit")
    struct UIImageTests {
        @Test("A picture by name has no size, a symbol 20 points")
        func size() {
            #expect(UIImage(named: "rogue")?.size == .zero)
            #expect(UIImage(systemName: "star")?.size == CGSize(width: 20, height: 20))
        }
    }
#endif
