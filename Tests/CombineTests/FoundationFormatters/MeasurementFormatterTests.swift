import Combine
import Foundation
import Testing

@Suite("A formatter of measurements")
struct MeasurementFormatterTests {
    @Test("a measurement is converted to American units, or has its own if asked for")
    func measurements() {
        let length = Measurement(value: 12.3456, unit: UnitLength.kilometers)
        let heat = Measurement(value: 20, unit: UnitTemperature.celsius)
        let formatter = MeasurementFormatter()
        #expect(formatter.string(from: length) == "7.671 mi" && formatter.string(from: heat) == "68°F")
        formatter.unitOptions = .providedUnit
        formatter.numberFormatter.maximumFractionDigits = 1
        #expect(formatter.string(from: length) == "12.3 km" && formatter.string(from: heat) == "20°C")
        formatter.unitStyle = .long
        #expect(formatter.string(from: length) == "12.3 kilometers")
        formatter.unitStyle = .short
        #expect(formatter.string(from: heat) == "20°")
    }
}
