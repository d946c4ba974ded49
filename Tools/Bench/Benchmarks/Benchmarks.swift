import Foundation
import Plumbline

/// Measures one thing and prints it as a line of JSON: CPU time in seconds, layout in nanoseconds a node.
///
///     Benchmarks layout TREE SIZE ROUNDS [trace] [over TREE SIZE [trace]]
///     Benchmarks texts COUNT               the sizes of the texts of COUNT cards, for `layout measured COUNT`
///     Benchmarks encode big|small ROUNDS
///     Benchmarks figures COUNT             draws annotated figures and prints nothing: its instructions are counted
@main
struct Benchmarks {
    @MainActor
    static func main() throws {
        var arguments = Array(CommandLine.arguments.dropFirst())
        func next() -> String { arguments.isEmpty ? "" : arguments.removeFirst() }
        func number() -> Int { Int(next()) ?? 1 }
        switch next() {
        case "layout":
            let (tree, size, rounds) = (next(), number(), number())
            let measured = LayoutBenchmark(tree, size, arguments.prefix { $0 != "over" })
            guard let rest = arguments.firstIndex(of: "over") else {
                if let result = onLargeStack({ measured.run(rounds: rounds) }) { return show(result) }
                break
            }
            arguments.removeFirst(rest + 1)
            let other = LayoutBenchmark(next(), number(), arguments)
            if let result = onLargeStack({ measured.run(against: other, rounds: rounds) }) { return show(result) }
        case "texts":
            let sizes = Tree.textSizes(ofCards: number()).map { "[\($0.width), \($0.height)]" }
            return print("[\(sizes.joined(separator: ", "))]")
        case "encode":
            let isBig = next() == "big"
            return show(try EncoderBenchmark.run(big: isBig, rounds: number()))
        case "figures":
            // Two more, which load code and fonts.
            for index in 0..<(number() + 2) { _ = try Figure(BenchmarkFigure.scene(index)).pngData }
            return
        default: break
        }
        FileHandle.standardError.write(Data("usage: see Tools/Bench/Benchmarks/Benchmarks.swift\n".utf8))
        exit(64)
    }

    /// The main thread's stack is too small for deep trees.
    private static func onLargeStack<R>(_ body: @escaping @Sendable () -> R) -> R {
        nonisolated(unsafe) var result: R?
        let thread = Thread { result = body() }
        thread.stackSize = 512 << 20
        thread.start()
        while !thread.isFinished { usleep(100) }
        return result!
    }

    private static func show(_ result: [String: Double]) {
        let fields = result.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
        print("{\(fields.joined(separator: ", "))}")
    }
}
