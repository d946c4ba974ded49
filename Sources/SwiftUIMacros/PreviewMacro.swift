/// `#Preview`: a type that makes the preview, which a program finds by its protocol.
struct PreviewMacro {
    private let location: Syntax.Location
    /// Of the number sign. The location is that of the spaces and comments before it.
    private let line: Int
    /// As they are written, but for the views.
    private let arguments: String
    /// The source between the braces of the closure; nil if the views are not a closure.
    private let body: String?
    /// The line of the closure's first brace.
    private var bodyLine = 0

    init(_ syntax: Syntax) throws {
        location = syntax.location
        // After attributes, the number sign and the name.
        let all = SourcePieces(syntax.source).pieces
        line = location.line + all.prefix { $0.kind == .space }.source.count(where: \.isNewline)
        let pieces = all.filter { $0.kind != .space }
        guard let name = pieces.lastIndex(where: { $0.kind == .word && $0.source == "Preview" }) else {
            throw Failure("#Preview is malformed.")
        }
        let groups = pieces[(name + 1)...]
        if let closure = groups.first(where: { $0.source.hasPrefix("{") }) {
            arguments = groups.first { $0.source.hasPrefix("(") }?.inner ?? ""
            body = Self.statements(closure)
            bodyLine = location.line + Self.lines(before: closure, in: all)
            return
        }
        guard let list = groups.first, list.source.hasPrefix("(") else {
            throw Failure("#Preview takes its views in a closure.")
        }
        let listed = SourcePieces(list.inner).pieces.arguments
        let last = (listed.last ?? []).filter { $0.kind != .space }
        if let closure = last.last, closure.source.hasPrefix("{"), last.count == 3 {
            arguments = listed.dropLast().map(\.source).joined(separator: ",")
            body = Self.statements(closure)
            bodyLine =
                location.line + Self.lines(before: list, in: all)
                + Self.lines(before: closure, in: SourcePieces(list.inner).pieces)
        } else {
            (arguments, body) = (list.inner, nil)
        }
    }

    /// The source after a signature such as `@MainActor in`, at the same lines.
    private static func statements(_ closure: SourcePieces.Piece) -> String {
        let pieces = SourcePieces(closure.inner).pieces
        guard let end = pieces.firstIndex(where: { $0.source == "in" }) else { return closure.inner }
        let signature = pieces[...end]
        if signature.contains(where: { $0.source == "for" }) { return closure.inner }
        return String(repeating: "\n", count: signature.source.count(where: \.isNewline)) + pieces[(end + 1)...].source
    }

    /// The line ends before the last piece of this source.
    private static func lines(before piece: SourcePieces.Piece, in pieces: [SourcePieces.Piece]) -> Int {
        pieces.prefix(pieces.lastIndex { $0.source == piece.source } ?? 0).source.count(where: \.isNewline)
    }

    func expansion(_ discriminator: String) -> String {
        let (wrapper, content) = body.map { PreviewableProperties.hoisting($0, located: located) } ?? ("", "")
        return registry(
            discriminator,
            making: """
                \(wrapper)
                return SwiftUI.Preview(\(arguments))\(body == nil ? "" : " {\(content)\n}")
                """)
    }

    /// The preview of a widget, which a function makes of the same arguments.
    static func widgetExpansion(_ syntax: Syntax, _ discriminator: String) throws -> String {
        let call = syntax.source.drop { $0 != "(" }
        return try PreviewMacro(syntax).registry(discriminator, making: "return WidgetKit._makeWidgetPreview\(call)")
    }

    private func registry(_ discriminator: String, making body: String) -> String {
        // A name that nothing else has. The type is public, or an optimized build would drop it, as nothing refers to it.
        """
        public struct \(discriminator)7PreviewfMu_: SwiftUI._PreviewRegistry {
            public static var fileID: Swift.String { \(Self.literal(location.fileID)) }
            public static var filePath: Swift.String { \(Self.literal(location.fileName)) }
            public static var line: Swift.Int { \(line) }

            @MainActor public static func makePreview() -> SwiftUI.Preview {
                \(body)
            }
        }
        """
    }

    /// The code of the body, at its own lines: a crash in it names them.
    private func located(_ code: String) -> String {
        """

        #sourceLocation(file: \(Self.literal(location.fileName)), line: \(bodyLine))
        \(code)
        #sourceLocation()
        """
    }

    /// Names of files may hold anything; the directive takes no raw literal.
    private static func literal(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            scalar.value < 0x20 || scalar.value == 0x7f || scalar == "\"" || scalar == "\\"
                ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
        }
        return "\"\(escaped.joined())\""
    }
}

/// The `@Previewable` variables of a preview.
enum PreviewableProperties {
    /// - Parameter located: Puts code with the line ends of the body at its own lines.
    /// - Returns: A view with these properties, and the preview's remaining content: that view, or the whole body if
    ///   there are none.
    static func hoisting(_ body: String, located: (String) -> String) -> (wrapper: String, content: String) {
        var rest = SourcePieces(body).pieces[...]
        var (properties, statements) = ([String](), "")
        while !rest.isEmpty {
            guard let mark = markLength(rest) else {
                statements += rest.removeFirst().source
                continue
            }
            rest = rest.dropFirst(mark)
            let length = variableLength(rest)
            properties.append(rest.prefix(length).source)
            statements += String(repeating: "\n", count: properties[properties.count - 1].count(where: \.isNewline))
            rest = rest.dropFirst(length)
            // It ended the variable; no statement is left for it to end.
            if rest.first?.source == ";" { rest.removeFirst() }
        }
        guard !properties.isEmpty else { return ("", located(body)) }
        let wrapper = """
            struct __PreviewedView: SwiftUI.View {
                \(properties.joined(separator: "\n"))
                var body: some SwiftUI.View {\(located(statements))
                }
            }
            """
        return (wrapper, " __PreviewedView()")
    }

    /// The number of pieces of `@Previewable` or `@SwiftUI.Previewable`; nil if there is something else.
    private static func markLength(_ pieces: ArraySlice<SourcePieces.Piece>) -> Int? {
        for mark in [["@", "Previewable"], ["@", "SwiftUI", ".", "Previewable"]]
        where pieces.prefix(mark.count).map(\.source) == mark {
            return mark.count
        }
        return nil
    }

    /// The number of pieces to the end of the variable.
    private static func variableLength(_ pieces: ArraySlice<SourcePieces.Piece>) -> Int {
        // Attributes may be on lines of their own.
        guard let variable = pieces.firstIndex(where: { ["var", "let"].contains($0.source) }) else {
            return pieces.count
        }
        for index in pieces[variable...].indices {
            if pieces[index].source == ";" { return index - pieces.startIndex }
            guard pieces[index].hasLineEnd else { continue }
            let before = pieces[..<index].last { $0.kind != .space }
            let after = pieces[index...].first { $0.kind != .space }
            guard let before, let after else { return index - pieces.startIndex }
            let isOpen = before.kind == .symbol && !["?", "!", ">"].contains(before.source)
            let isContinued = after.kind == .symbol && !["@", "#", "&", "-", "!", "\\"].contains(after.source)
            if !isOpen, !isContinued { return index - pieces.startIndex }
        }
        return pieces.count
    }
}
