import Diagramming
import Foundation

/// The code that an author wants in a figure.
package struct CodeChoice: Hashable, Sendable {
    /// The text itself; nil reads the source.
    var text: String?
    /// The lines of the closure, from 1; nil is all.
    var lines: ClosedRange<Int>?
    /// The types and functions whose closures and bodies are shown.
    var unfolded: [String] = []
}

extension SceneSource {
    /// The source of the views of the scene or panel that was written here.
    ///
    /// - Parameter words: Its name, where several are on one line.
    func code(named words: String? = nil) throws(SceneCode.Problem) -> SceneCode {
        try SceneCode(ofCallOn: line, with: words, in: file())
    }

    /// The same with the bodies of the view types that it calls, as far as they are in its file; nil if it has no views.
    func codeWithBodies(named words: String) -> CodeWithBodies? {
        guard let file = try? file(), let own = try? code(named: words).view(part.number, of: part.count),
            !own.expressions.isEmpty
        else { return nil }
        return CodeWithBodies(own, in: file)
    }

    private func file() throws(SceneCode.Problem) -> String {
        guard let text = try? String(contentsOfFile: filePath, encoding: .utf8) else {
            throw .unreadable(path: filePath)
        }
        return text
    }

    /// What a figure shows of it.
    func samples(_ choice: CodeChoice, named words: String) throws(SceneCode.Problem) -> [CodeSample] {
        if let text = choice.text { return [CodeSample(try SceneCode(text), unfolded: ["ForEach"])] }
        let own = CodeSample(try code(named: words), lines: choice.lines, unfolded: choice.unfolded)
        var samples = [own]
        for type in choice.unfolded where type != "ForEach" {
            samples.append(
                CodeSample(try SceneCode(bodyOf: type, in: file()), unfolded: choice.unfolded, type: "\(type).body"))
        }
        return samples
    }
}

extension Scene {
    /// The code of each of its parts, or why there is none.
    func codes() -> [Result<[CodeSample], SceneCode.Problem>] {
        switch kind {
        case .panels(let panels):
            panels.panels.map { panel in
                (panel.code ?? code).map { choice in
                    Result { () throws(SceneCode.Problem) in try panel.source.samples(choice, named: panel.caption) }
                } ?? .success([])
            }
        case .picture, .sweep:
            [
                code.map { choice in
                    Result { () throws(SceneCode.Problem) in try source.samples(choice, named: name) }
                } ?? .success([])
            ]
        }
    }

    /// The source of a picture, or of each panel, for an explorable page; an author's own text stands for it.
    func exploredCode() -> [CodeWithBodies?] {
        func code(_ choice: CodeChoice?, _ source: SceneSource, _ name: String) -> CodeWithBodies? {
            guard let text = choice?.text else { return source.codeWithBodies(named: name) }
            return (try? SceneCode(text)).map { CodeWithBodies($0, in: "") }
        }
        return switch kind {
        case .panels(let panels): panels.panels.map { code($0.code ?? self.code, $0.source, $0.caption) }
        case .picture, .sweep:
            [
                listing.map { listing in
                    (try? SceneCode(listing.code)).map { CodeWithBodies($0, in: listing.declarations) }
                } ?? code(self.code, source, name)
            ]
        }
    }

    /// Everything that the code of its explorable page depends on.
    var exploredDigest: String {
        exploredCode().map { $0.map { $0.code.tokens.map(\.text).joined(separator: " ") } ?? "" }.joined(
            separator: "\n\n")
    }

    /// Everything its code depends on.
    var codeDigest: String {
        codes().map { code in
            switch code {
            case .success(let samples): samples.map { $0.listing().text }.joined(separator: "\n")
            case .failure(let problem): "\(problem)"
            }
        }.joined(separator: "\n\n")
    }
}
