import CairoPainting
import Foundation
import LayoutEngine
import Plumbline
import ProcessShim
import Raster

/// Measures one thing and prints it as a line of JSON: times in seconds of the processor, layout in ns a node.
///
///     Benchmarks layout TREE SIZE ROUNDS [user | ruled] [trace] [asked] [over TREE SIZE [user | ruled] [trace] [asked]]
///     Benchmarks texts COUNT             what the texts of so many cards come to, for `layout measured COUNT`
///     Benchmarks encode big|small ROUNDS
///     Benchmarks draw big|small ROUNDS
///     Benchmarks floor big|small ROUNDS  the same picture from a scene and by hand in C, in turn
///     Benchmarks stages ROUNDS
///     Benchmarks png big|small           the figure, on stdout, for other programs to make smaller
///     Benchmarks svg big|small           the figure as SVG, on stdout, for other programs to draw
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
        case "draw":
            processshim_keep_memory()
            let isBig = next() == "big"
            return show(try FigureBenchmark.drawing(big: isBig, rounds: number()))
        case "floor":
            processshim_keep_memory()
            let isBig = next() == "big"
            return show(try FloorBenchmark.run(big: isBig, rounds: number()))
        case "stages":
            // As a worker does.
            processshim_keep_memory()
            return show(try FigureBenchmark.stages(rounds: number()))
        case "png":
            let list = FigureBenchmark.list(big: next() == "big")
            return FileHandle.standardOutput.write(try PNG.encode(CairoPainter.paint(list, scale: 2)))
        case "svg":
            let file = try VectorPainter.file(
                FigureBenchmark.list(big: next() == "big"), .svg,
                describedBy: VectorPainter.Description(title: "bench", text: "", creator: "bench"))
            return FileHandle.standardOutput.write(file)
        default: break
        }
        FileHandle.standardError.write(Data("usage: see Tests/Benchmarks/Benchmarks.swift\n".utf8))
        exit(64)
    }

    /// As catalogs do: main threads have less room than deep views need.
    private static func onLargeStack<R>(_ body: @escaping @Sendable () -> R) -> R {
        nonisolated(unsafe) var result: R?
        let thread = Thread { result = body() }
        thread.stackSize = 512 << 20
        thread.start()
        while !thread.isFinished { usleep(100) }
        return result!
    }

    private static func show(_ result: [String: Double]) {
        var result = result
        result["peakBytes"] = Clock.peakBytes
        let fields = result.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
        print("{\(fields.joined(separator: ", "))}")
    }
}
