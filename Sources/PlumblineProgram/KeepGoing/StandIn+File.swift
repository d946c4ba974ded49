extension StandIn {
    /// The functions that the replaced code calls, in the file of this name.
    static let file = (
        name: "LeftOut.swift",
        code: """
        import Combine
        import SwiftUI

        public nonisolated func _leftOut<Value>(_ message: Swift.String) -> Value { SwiftUI._LeftOutCode.run(message) }
        public nonisolated func _leftOutCode(_ message: Swift.String) -> Swift.Never {
            SwiftUI._LeftOutCode.run(message)
        }
        nonisolated func _leftOutPreview(_ message: Swift.String) -> SwiftUI.EmptyView {
            SwiftUI._LeftOutCode.run(message)
        }
        nonisolated func _leftOutView(_ name: Swift.String, _ message: Swift.String) -> SwiftUI._LeftOutView {
            SwiftUI._LeftOutView(name, message)
        }
        nonisolated func _leftOutSection(_ message: Swift.String) -> SwiftUI._LeftOutSection {
            SwiftUI._LeftOutSection(message)
        }
        // In an action, or where a view is expected.
        nonisolated func _leftOutStatement(_ name: Swift.String, _ message: Swift.String, _ reason: Swift.String) {
            SwiftUI._LeftOutCode.run(reason)
        }
        @_disfavoredOverload
        nonisolated func _leftOutStatement(
            _ name: Swift.String, _ message: Swift.String, _ reason: Swift.String
        ) -> SwiftUI._LeftOutView { SwiftUI._LeftOutView(name, message) }
        nonisolated func _leftOutEffect(_ name: Swift.String, _ message: Swift.String) {}
        @_disfavoredOverload
        nonisolated func _leftOutEffect(_ name: Swift.String, _ message: Swift.String) -> SwiftUI._LeftOutView {
            SwiftUI._LeftOutView(name, message)
        }
        // A type that does not compile: there is no value of it. It is all that a type may have to be, so that what holds none
        // of it compiles.
        public nonisolated final class _LeftOutType: Swift.Hashable, Swift.Comparable, Swift.Codable, Swift.Error,
            Swift.Identifiable, Combine.ObservableObject, _LeftOutProtocol, @unchecked Swift.Sendable
        {
            @available(*, unavailable, message: "its type does not compile") public init() {}
            public init(from decoder: any Swift.Decoder) throws {
                SwiftUI._LeftOutCode.run("it decodes a type that does not compile")
            }
            public func encode(to encoder: any Swift.Encoder) throws {}
            public func hash(into hasher: inout Swift.Hasher) {}
            public static func == (a: _LeftOutType, b: _LeftOutType) -> Swift.Bool { true }
            public static func < (a: _LeftOutType, b: _LeftOutType) -> Swift.Bool { false }
        }
        public nonisolated protocol _LeftOutProtocol {}
        public typealias _LeftOutValue = _LeftOutType
        // A name without a value: what uses it does not compile, and binds to no other of that name.
        nonisolated struct _LeftOutName: ~Swift.Copyable {}
        extension SwiftUI.View {
            nonisolated func _leftOutModified(_ name: Swift.String, _ message: Swift.String) -> Self {
                SwiftUI._LeftOutCode.note(name, message)
                return self
            }
        }
        extension SwiftUI.TableColumnContent {
            nonisolated func _leftOutModified(_ name: Swift.String, _ message: Swift.String) -> Self {
                SwiftUI._LeftOutCode.note(name, message)
                return self
            }
        }
        nonisolated func _leftOutModifier<Content: SwiftUI.View>(
            _ content: Content, _ name: Swift.String, _ message: Swift.String
        ) -> SwiftUI._LeftOutModifier<Content> { SwiftUI._LeftOutModifier(content, name, message) }

        """
    )
}
