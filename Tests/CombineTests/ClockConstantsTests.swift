import Combine
import Testing

@Suite("The parts of a second")
struct ClockConstantsTests {
    @Test("a second has its parts")
    func seconds() {
        #expect(NSEC_PER_SEC == NSEC_PER_MSEC * MSEC_PER_SEC && NSEC_PER_SEC == NSEC_PER_USEC * USEC_PER_SEC)
    }
}
