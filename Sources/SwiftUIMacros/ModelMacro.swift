/// `@Model` of SwiftData: a class whose stored variables are observed.
enum ModelMacro {
    static func expansion(_ order: Order.Attached) -> String {
        switch order.macroRole {
        case "member": order.conformanceListSyntax == nil ? "" : "public let _$record = SwiftData._ModelRecord()"
        case "memberAttribute": attribute(of: order.declSyntax.source)
        case "extension": conformance(to: "SwiftData.PersistentModel, Observation.Observable", order)
        default: ""
        }
    }

    private static func attribute(of member: String) -> String {
        // A wrapper stores the value itself; SwiftData's marks do not.
        let marks: Set = ["Attribute", "Relationship", "available", "MainActor", "objc", "Published"]
        guard let variable = StoredVariable(member), variable.attributes.allSatisfy(marks.contains) else { return "" }
        return "@SwiftData._PersistedProperty"
    }

    static func conformance(to name: String, _ order: Order.Attached) -> String {
        guard let type = order.extendedTypeSyntax, order.conformanceListSyntax != nil else { return "" }
        return "extension \(SourcePieces(type.source).pieces.code): \(name) {}"
    }
}

/// A stored variable of a model: its storage, and accessors that notify observers.
struct PersistedPropertyMacro {
    private let variable: StoredVariable

    init(_ source: String) throws {
        guard let variable = StoredVariable(source) else { throw Failure("This variable cannot be one of a model.") }
        self.variable = variable
    }

    private var storageName: String { "_\(variable.name.filter { $0 != "`" })" }

    var storage: String {
        let type = variable.type.map { ": \($0)" } ?? ""
        let initial = variable.initial.map { " = \($0)" } ?? ""
        return "private \(variable.isWeak ? "weak " : "")var \(storageName)\(type)\(initial)"
    }

    var accessors: String {
        let (name, stored) = (variable.name, storageName)
        return """
            {
                @storageRestrictions(initializes: \(stored))
                init(initialValue) { \(stored) = initialValue }
                get {
                    _$record.access(self, \\.\(name))
                    return \(stored)
                }
                set {
                    _$record.willSet(self, \\.\(name))
                    \(stored) = newValue
                    _$record.didSet(self, \\.\(name))
                }
                _modify {
                    _$record.access(self, \\.\(name))
                    _$record.willSet(self, \\.\(name))
                    defer { _$record.didSet(self, \\.\(name)) }
                    yield &\(stored)
                }
            }
            """
    }
}

/// `@ModelActor` of SwiftData: an actor with a context.
enum ModelActorMacro {
    static func expansion(_ order: Order.Attached) -> String {
        guard order.macroRole == "member" else { return ModelMacro.conformance(to: "SwiftData.ModelActor", order) }
        return """
            nonisolated let modelExecutor: any SwiftData.ModelExecutor
            nonisolated let modelContainer: SwiftData.ModelContainer

            init(modelContainer: SwiftData.ModelContainer) {
                modelExecutor = SwiftData.DefaultSerialModelExecutor(
                    modelContext: SwiftData.ModelContext(modelContainer))
                self.modelContainer = modelContainer
            }
            """
    }
}
