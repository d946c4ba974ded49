import Foundation

/// The names of views in pictures, shortened so that different names stay different.
struct PictureNames: Sendable {
    private let names: [Name]
    /// The length of the prefix that a name shares with another name in the figure.
    private let shared: [Name: Int]

    private struct Name: Hashable {
        var text: String
        var isQuoted: Bool
    }

    private static let longestWords = 14
    private static let minHead = 4

    init(_ views: [ShownView]) {
        let hasManyTexts = views.count { $0.role == .text && $0.label == nil } > 1
        names = views.map { view in
            // With several texts, each label needs its own words.
            guard hasManyTexts, view.role == .text, view.label == nil, let words = view.words else {
                return Name(text: view.shortName, isQuoted: false)
            }
            return Name(text: words, isQuoted: true)
        }
        var shared: [Name: Int] = [:]
        // In sorted order, each name is most similar to a neighbor.
        let sorted = Set(names).sorted { ($0.isQuoted ? 1 : 0, $0.text) < ($1.isQuoted ? 1 : 0, $1.text) }
        for (name, next) in zip(sorted, sorted.dropFirst()) where name.isQuoted == next.isQuoted {
            let count = zip(name.text, next.text).prefix { $0 == $1 }.count
            shared[name] = max(shared[name] ?? 0, count)
            shared[next] = max(shared[next] ?? 0, count)
        }
        self.shared = shared
    }

    /// Its label, the name of an image, or its kind; with several texts, the text's words.
    func name(of view: ShownView, atMost limit: Int) -> String {
        let name = names[view.id]
        guard name.isQuoted else {
            return name.text.count > limit ? cut(name.text, limit, shared: shared[name] ?? 0) : name.text
        }
        let limit = min(limit, Self.longestWords)
        let isWhole = name.text.count + 2 <= limit
        return "“\(isWhole ? name.text : cut(name.text, limit - 3, shared: shared[name] ?? 0))”"
    }

    /// The beginning, and, if another name begins the same way, the part that differs.
    private func cut(_ name: String, _ limit: Int, shared: Int) -> String {
        guard shared >= limit - 1, limit > Self.minHead + 3 else { return shortened(name, limit) }
        let letters = Array(name)
        let room = limit - 1 - Self.minHead
        var start = min(shared, letters.count - 1)
        while start > 0, letters[start - 1] != " " { start -= 1 }
        var tail = String(letters[start...])
        if letters.count - start > room {
            // As much as fits, including the first letter that differs.
            let isNearEnd = letters.count - shared <= room
            let from = isNearEnd ? letters.count - room : max(start, shared - room + 2)
            tail = isNearEnd ? String(letters[from...]) : String(letters[from...].prefix(room - 1)) + "…"
        }
        return shortened(String(letters.prefix(limit - tail.count)) + " ", limit - tail.count) + tail
    }
}
