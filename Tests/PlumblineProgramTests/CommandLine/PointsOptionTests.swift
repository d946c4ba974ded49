import ArgumentParser
import Testing

@testable import PlumblineProgram

@Suite("--width and --height")
struct PointsOptionTests {
    private func refusal(_ arguments: [String]) -> String? {
        do {
            _ = try RenderSourcesCommand.parse(["Card.swift"] + arguments)
            return nil
        } catch {
            return RenderSourcesCommand.message(for: error)
        }
    }

    @Test("take one length")
    func one() throws {
        let command = try RenderSourcesCommand.parse(["Card.swift", "--width", "320", "--height", "200.5"])
        #expect(command.sources.widths.flatMap(\.lengths) == [320])
        #expect(command.sources.heights.flatMap(\.lengths) == [200.5])
    }

    @Test("refuse a negative length as one, not as another option")
    func negative() {
        #expect(refusal(["--width", "-5"]) == "--width takes points: a number from 1 to 100000")
        #expect(refusal(["--height", "-5"]) == "--height takes points: a number from 1 to 100000")
        #expect(refusal(["--timeout", "-3"])?.hasPrefix("--timeout takes seconds: more than 0") == true)
    }

    @Test("refuse several, and say what draws them")
    func several() throws {
        for arguments in [["--width", "260", "--width", "320"], ["--width", "260,320"]] {
            let message = try #require(refusal(arguments))
            #expect(message.hasPrefix("--width is given twice: a figure has one width."))
            #expect(message.contains("sweep: .widths([260, 320])"))
        }
        #expect(refusal(["--height", "1,2,3"])?.hasPrefix("--height is given 3 times") == true)
    }

    @Test("refuse what is no length")
    func nonsense() {
        #expect(refusal(["--width", "0"]) == "--width takes points: a number from 1 to 100000")
        #expect(refusal(["--width", "wide"])?.contains("'wide' is invalid") == true)
    }
}
