import Foundation
import Testing
import ViewDSL

@MainActor @Suite("Stand-ins for UIKit's colors")
struct UIColorTests {
    @Test("a color tells its hue, saturation and brightness")
    func hue() {
        func components(_ color: UIColor) -> [CGFloat] {
            var (hue, saturation, brightness, alpha) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
            #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
            return [hue, saturation, brightness, alpha].map { ($0 * 1000).rounded() / 1000 }
        }
        #expect(components(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)) == [0, 1, 1, 0.5])
        #expect(components(UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)) == [0.333, 1, 0.5, 1])
        #expect(components(UIColor(red: 1, green: 0, blue: 0.5, alpha: 1)) == [0.917, 1, 1, 1])
        #expect(components(UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)) == [0, 0, 0.5, 1])
        #expect(components(.black) == [0, 0, 0, 1])
    }
}
