import ArgumentParser
import Testing

@testable import Plumbline

@Suite("The options of render")
struct RenderOptionsTests {
    @Test("reach another command, except those about what is printed and which part is drawn")
    func arguments() throws {
        let options = try RenderOptions.parse(["--jobs", "3", "--scale", "3", "--force"])
        let known = RenderOptions.helpMessage().matches(of: /--[a-z]+/).map { String($0.output) }
        let passed = options.arguments.filter { $0.hasPrefix("--") }
        #expect(Set(known).subtracting(passed) == ["--help", "--json", "--quiet", "--shard", "--timings"])
        #expect(try RenderOptions.parse(options.arguments).arguments == options.arguments)
    }
}
