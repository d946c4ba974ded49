import Foundation
import Plumbline

/// What the compiler says about a user's files, and what Plumbline adds to it.
struct CompilerMessages {
    let output: String
    /// The names that Plumbline has; none where they are unknown.
    let names: Set<String>
    /// The files that are compiled.
    let files: [String]

    /// The views that the files declare.
    let views: [String]

    /// The names that an article declares somewhere.
    let declared: Set<String>

    init(
        _ output: String, names: Set<String> = [], files: [String] = [], views: [String] = [],
        declared: Set<String> = []
    ) {
        (self.output, self.names, self.files, self.views, self.declared) = (output, names, files, views, declared)
    }

    private var errors: [Diagnostic] { Diagnostic.errors(in: output) }

    /// What helps with modules and names that are not there, a line each.
    var advice: [String] {
        var seen: Set<String> = []
        let modules = errors.compactMap(\.missingModule).filter { seen.insert($0).inserted }.map { module in
            """
            there is no module \(module): plumbline compiles the files it is given against Plumbline's modules alone. \
            With --keep-going it leaves out what needs \(module). A package that has \(module) is drawn whole by swift \
            package render-figures
            """
        }
        let chosen = errors.filter { $0.file.hasSuffix(Additions.viewOption) }.compactMap(\.missingName).filter {
            $0.first?.isUppercase == true && seen.insert($0).inserted
        }
        let missing = errors.compactMap(\.missingName).filter { seen.insert($0).inserted }
        let others = SurroundingFiles(around: files)
        let values = errors.compactMap(\.environmentValue).filter {
            names.contains($0) && seen.insert("\\.\($0)").inserted
        }
        .map { "Plumbline has no environment value \\.\($0)" }
        return modules + chosen.map(adviceOnView) + values + imports
            + missing.compactMap { place(of: $0, in: others) ?? advice($0) }
    }

    /// Two modules have what one file may use: a `Scene` of SwiftUI is a part of an app.
    private var imports: [String] {
        let messages = errors.map(\.message)
        let scenes = messages.contains { $0.hasPrefix("'any Scene' cannot be constructed") }
        let previews = messages.contains { $0.hasPrefix("no macro named 'Preview'") }
        return
            (scenes ? ["the Scene of a figure is Plumbline's: add import Plumbline"] : [])
            + (previews ? ["#Preview is SwiftUI's: add import SwiftUI"] : [])
    }

    /// Nil unless it is a type that another file declares.
    private func place(of missing: String, in others: SurroundingFiles) -> String? {
        guard missing.first?.isUppercase == true, let file = others.declaring(missing) else { return nil }
        return "\(file) declares \(missing): name that file too, or a folder with all files"
    }

    /// For a view that the command line names.
    private func adviceOnView(_ name: String) -> String {
        guard !views.isEmpty else { return "there is no view \(name): the files declare none" }
        if views.contains(name) {
            return "the view \(name) is inside another type: name that too, as in --view Menu.\(name)"
        }
        let near = NearNames.of(name, in: views)
        let hint = near.isEmpty ? "" : "did you mean \(near.joined(separator: ", "))? "
        return "there is no view \(name): \(hint)--view draws one of \(views.prefix(8).joined(separator: ", "))"
    }

    /// Nil for a name that Plumbline has elsewhere, and for one that is certainly the user's.
    private func advice(_ missing: String) -> String? {
        let isMember = missing.hasPrefix(".")
        let name = String(missing.drop { ".@#".contains($0) })
        guard !names.isEmpty, !names.contains(name), !declared.contains(name),
            isMember || name.first?.isUppercase == true
        else { return nil }
        // A misspelled type of the author's own.
        let own = NearNames.of(name, in: isMember ? [] : declared)
        if !own.isEmpty { return "there is no \(missing): did you mean \(own.joined(separator: ", "))?" }
        let near = NearNames.of(name, in: names.filter { $0.first?.isUppercase == name.first?.isUppercase })
        let hint = near.isEmpty ? "" : "; it has \(near.map { (isMember ? "." : "") + $0 }.joined(separator: ", "))"
        return "if \(missing) is SwiftUI's, Plumbline does not have it\(hint)"
    }

    /// - Parameter more: Advice on something else.
    @MainActor
    func report(to console: Console, more: String? = nil) {
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
        for line in lines.last == "" ? lines.dropLast() : lines[...] { console.note(String(line)) }
        for line in advice + [more].compactMap(\.self) { console.note("note: \(line)") }
    }
}
