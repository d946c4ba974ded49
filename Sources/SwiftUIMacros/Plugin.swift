import FoundationEssentials
import Glibc

/// The program that expands the macros: the compiler starts it, sends orders and reads answers.
///
/// Written without swift-syntax, because a package builds the macros of everything it depends on, used or not, and
/// swift-syntax takes longer to build than all of Plumbline.
@main
enum Plugin {
    static func main() {
        do {
            while let order = try read() {
                try write(answer(try JSONDecoder().decode(Order.self, from: order)))
            }
        } catch {
            let message = "error: the compiler's order to expand a macro could not be read: \(error)\n"
            _ = message.withCString { Glibc.write(STDERR_FILENO, $0, strlen($0)) }
            exit(70)
        }
    }

    private static func answer(_ order: Order) throws -> Answer {
        if order.getCapability != nil { return .capability }
        if let order = order.expandFreestandingMacro {
            return .expansion(of: order.syntax) {
                switch order.macro.typeName {
                case "PreviewMacro": try PreviewMacro(order.syntax).expansion(order.discriminator)
                case "WidgetPreviewMacro": try PreviewMacro.widgetExpansion(order.syntax, order.discriminator)
                case "RuleMacro": RuleMacro.expansion(order.syntax.source)
                // Others only mark something, and make no code.
                default: ""
                }
            }
        }
        guard let order = order.expandAttachedMacro else { throw Failure("Unknown request.") }
        return .expansion(of: order.declSyntax) { try expansion(order) }
    }

    private static func expansion(_ order: Order.Attached) throws -> String {
        switch order.macro.typeName {
        case "EntryMacro":
            let container = order.lexicalContext?.first ?? order.parentDeclSyntax
            let entry = try EntryMacro(order.declSyntax.source, in: container?.source)
            return order.macroRole == "accessor" ? entry.accessors : entry.key
        case "ModelMacro": return ModelMacro.expansion(order)
        case "PersistedPropertyMacro":
            let property = try PersistedPropertyMacro(order.declSyntax.source)
            return order.macroRole == "accessor" ? property.accessors : property.storage
        case "ParameterMacro":
            let parameter = try ParameterMacro(order.declSyntax.source)
            return order.macroRole == "accessor" ? parameter.accessors : parameter.storage
        case "ModelActorMacro": return ModelActorMacro.expansion(order)
        // A mark, such as @Previewable, which #Preview reads.
        default: return ""
        }
    }

    /// A message is JSON after its length in eight bytes, the lowest first. A message of no length is the end.
    private static func read() throws -> Data? {
        guard let header = try read(8) else { return nil }
        let count = header.reversed().reduce(0) { $0 << 8 | Int($1) }
        return count == 0 ? nil : try read(count)
    }

    /// Nil at the end of the input.
    private static func read(_ count: Int) throws -> Data? {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < count {
            let got = Glibc.read(STDIN_FILENO, &chunk, min(chunk.count, count - bytes.count))
            if got < 0, errno == EINTR { continue }
            guard got > 0 else { return nil }
            bytes += chunk[..<got]
        }
        return Data(bytes)
    }

    private static func write(_ answer: Answer) throws {
        let message = try JSONEncoder().encode(answer)
        let bytes = (0..<8).map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) } + message
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress!, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw Failure("The answer could not be written.") }
            sent += count
        }
    }
}

/// A mistake in the use of a macro.
struct Failure: Error {
    let text: String

    init(_ text: String) { self.text = text }
}
