import Testing

@testable import Plumbline

@Suite("The command line of a worker")
struct WorkerCommandTests {
    @Test("is parsed as it was written, and nothing else is parsed as one")
    func commandLine() {
        for memory in [nil, 512 << 20] {
            let command = WorkerCommand(folder: "--my figures", engine: "7a", memory: memory)
            #expect(WorkerCommand(command.arguments) == command)
            #expect(WorkerCommand(Array(command.arguments.prefix(2))) == nil)
            #expect(WorkerCommand(["render"] + command.arguments.dropFirst()) == nil)
        }
        #expect(WorkerCommand(["_worker", "figures", "7a", "much"]) == nil)
    }
}
