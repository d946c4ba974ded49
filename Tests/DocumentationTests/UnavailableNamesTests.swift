import Foundation
import Testing

@Suite("Names that Plumbline does not have")
struct UnavailableNamesTests {
    @Test("are reported with the nearest existing name")
    func messages() throws {
        let file = Document.repository.appendingPathComponent("Sources/ViewDSL/Unavailable.swift")
        let source = try String(contentsOf: file, encoding: .utf8)
        let stated = source.matches(
            of: /message:\s*"(.*)"\s*\)\s*(?:@\w+\s+)*public (?:final )?(?:struct|enum|class|protocol|func) (\w+)/)
        #expect(stated.count > 5)
        for match in stated {
            #expect(match.1.hasPrefix("\(match.2) is not in Plumbline; nearest: "), "\(match.1)")
        }
        #expect(source.matches(of: /message:/).count == stated.count)
    }
}
