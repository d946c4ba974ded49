import Foundation
import PackagePlugin

/// A package with a program that is linked with libraries of the user's package, and so draws their previews.
struct PreviewPackage {
    private static let program = "PreviewFigures"

    let package: Package
    /// Libraries of that package.
    let products: [String]
    /// Where it is made and built. A build folder of its own: the package's is in use while a plugin runs.
    let folder: URL
    let swift: URL

    /// Builds the program.
    ///
    /// - Returns: Its path.
    func build() throws -> URL {
        try write()
        Diagnostics.remark(
            "Building a program for the previews of \(products.joined(separator: ", ")), in \(folder.path). "
                + "The first time this takes minutes.")
        let arguments = ["--package-path", folder.path, "--product", Self.program]
        let log = try output(["build"] + arguments) { log in
            Failure("The program for the previews of \(products.joined(separator: ", ")) does not build.\n\(log)")
        }
        let answer = try output(["build", "--show-bin-path"] + arguments) { _ in Failure(log) }
        let binaries = answer.split(separator: "\n").last.map(String.init) ?? ""
        return URL(fileURLWithPath: binaries).appendingPathComponent(Self.program)
    }

    private func write() throws {
        let sources = folder.appendingPathComponent("Sources/\(Self.program)")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        let libraries = products.map { ".product(name: \(literal($0)), package: \(literal(package.id)))" }
        try update(
            folder.appendingPathComponent("Package.swift"),
            """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "\(Self.program)",
                dependencies: [.package(path: \(literal(package.directoryURL.path)))],
                targets: [
                    .executableTarget(name: "\(Self.program)", dependencies: [\(libraries.joined(separator: ", "))])
                ]
            )

            """)
        try update(
            sources.appendingPathComponent("\(Self.program).swift"),
            """
            import SwiftUI

            @main
            struct \(Self.program): App {
                var body: some Scene { WindowGroup {} }
            }

            """)
        // The same versions of what both depend on.
        let pins = package.directoryURL.appendingPathComponent("Package.resolved")
        if let text = try? String(contentsOf: pins, encoding: .utf8) {
            try update(folder.appendingPathComponent("Package.resolved"), text)
        }
    }

    /// Leaves a file alone that has not changed, so that nothing is built again.
    private func update(_ file: URL, _ text: String) throws {
        if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func literal(_ text: String) -> String { "#\"\(text)\"#" }

    /// Runs `swift`, and prints the last step of a build every few seconds.
    ///
    /// - Returns: Its output.
    private func output(_ arguments: [String], orElse failure: (String) -> Failure) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = swift
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        (process.standardOutput, process.standardError) = (output, output)
        try process.run()
        var (log, lastTime) = (Data(), ContinuousClock.now)
        while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
            log.append(data)
            let step = String(decoding: data, as: UTF8.self).split(separator: "\n").last { $0.hasPrefix("[") }
            guard let step, ContinuousClock.now - lastTime > .seconds(5) else { continue }
            lastTime = .now
            FileHandle.standardError.write(Data("\(step)\n".utf8))
        }
        let text = String(decoding: log, as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw failure(text) }
        return text
    }
}
