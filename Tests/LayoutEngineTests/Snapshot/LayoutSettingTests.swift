import Foundation
import Testing

@testable import LayoutEngine

@Suite("The settings of an author's layout")
struct LayoutSettingTests {
    private struct Holder<Value> {
        var value: Value
    }

    private func settings(_ value: some Any) -> [String] {
        LayoutSetting.properties(of: Holder(value: value)).map { "\($0.name): \($0.value)" }
    }

    private enum Choice: CustomStringConvertible {
        case one

        var description: String { fatalError("an author's description is not asked for") }
    }

    @Test("are numbers and texts of any type, and what is made of them")
    func kept() {
        #expect(settings(Float(1.5)) == ["value: 1.5"])
        #expect(settings("words".prefix(2)) == ["value: “wo”"])
        #expect(settings(Character("a")) == ["value: “a”"])
        #expect(settings(1.0...3.0) == ["value lowerBound: 1", "value upperBound: 3"])
        #expect(settings(2...) == ["value lowerBound: 2"])
        #expect(settings(Choice.one) == ["value: .one"])
        #expect(settings(FloatingPointRoundingRule.up) == ["value: .up"])
    }

    @Test("are nothing that differs from run to run")
    func leftOut() {
        let times: [Any] = [
            Date(), Date()...Date.distantFuture, ContinuousClock.now, SuspendingClock.now, DispatchTime.now(),
            DispatchWallTime.now(), [ContinuousClock.now],
        ]
        for time in times { #expect(settings(time) == [], "\(time)") }
        #expect(settings(["a": 1, "b": 2]) == [])
        #expect(settings(Set([1, 2])) == [])
    }

    @Test("are no lazy properties, which no layout can set")
    func lazyProperties() {
        struct Lazy {
            var kept = 1
            lazy var cached = 2
        }
        #expect(LayoutSetting.properties(of: Lazy()).map(\.name) == ["kept"])
    }
}
