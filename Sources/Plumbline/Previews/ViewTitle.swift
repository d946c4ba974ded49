import Foundation
import LayoutEngine
import ViewDSL

/// The title that a view's name makes.
struct ViewTitle {
    let name: String

    init(_ name: String) { self.name = name }

    /// - Parameters:
    ///   - module: The name of the one that declares the author's views.
    ///   - other: What stands for a view that none or several of the author's are in.
    @MainActor
    init(of view: any View, in module: String, or other: String) {
        // With the types of modifiers and containers around it.
        self.init(type: ConformingTypes.name(of: type(of: view)), in: module, or: other)
    }

    /// - Parameter type: The name of a view's type, with the modules of all types in it.
    init(type: String, in module: String, or other: String) {
        let words = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
        // What a macro declares, as for `@Previewable`, has a name that is none of the author's: `Module.$s6Module`.
        let names = Set(
            words.filter { $0.hasPrefix("\(module).") }
                .map { $0.dropFirst(module.count + 1).split(separator: ".").last ?? "" })
        name = names.count == 1 && names != [""] ? String(names.first!) : other
    }

    /// `ReadingSettings` becomes “Reading settings”, `QRScannerView` “QR scanner”. A name with underscores stays as it is.
    var words: String {
        if name.contains("_") { return name }
        return stem.enumerated().map { index, word in
            let isAcronym = word.dropFirst().contains(where: \.isUppercase)
            return isAcronym ? String(word) : index == 0 ? Wording.capitalized(String(word)) : word.lowercased()
        }.joined(separator: " ")
    }

    /// Its words. That a `ResortView` is a view says nothing; a `RotateAView` is named for what it does.
    private var stem: [String] {
        let words = name.replacing(/([a-z0-9])([A-Z])/) { "\($0.1) \($0.2)" }
            // The last capital of a run begins a word.
            .replacing(/([A-Z])([A-Z][a-z])/) { "\($0.1) \($0.2)" }
            .split(separator: " ").map(String.init)
        let isPhrase = words.contains { Self.particles.contains($0.lowercased()) }
        let isKind = words.count > 1 && ["View", "Screen"].contains(words.last) && words.dropLast() != ["Content"]
        return isKind && !isPhrase ? words.dropLast() : words
    }

    /// Words of a phrase.
    private static let particles: Set = ["a", "an", "the", "in", "of", "on", "to", "for", "with", "from", "into"]
}
