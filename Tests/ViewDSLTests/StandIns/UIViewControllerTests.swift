import Foundation
import Testing
import ViewDSL

#if !canImport(Darwin)
    @MainActor
    @Suite("View controllers of UIKit")
    struct UIViewControllerTests {
        @Test("A hosting controller is as large as it is asked to fit")
        func fitting() {
            let size = CGSize(width: 30, height: 40)
            #expect(UIHostingController(rootView: Text("a")).sizeThatFits(in: size) == size)
        }

        @Test("A tab bar is 49 points high and as wide as the screen")
        func tabBar() {
            let bar = UITabBarController().tabBar
            #expect(bar.frame.size == CGSize(width: UIScreen.main.bounds.width, height: 49))
        }
    }
#endif
