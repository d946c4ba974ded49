import Foundation
import ViewDSL

extension EnvironmentValues {
    /// Without a container in the environment, a context of its own.
    public var modelContext: ModelContext {
        get { self[ContainerKey.self].map(ModelContext.init) ?? ModelContext(ModelContainer()) }
        set { self[ContainerKey.self] = newValue.container }
    }
}

private struct ContainerKey: EnvironmentKey {
    static var defaultValue: ModelContainer? { nil }
}

nonisolated extension View {
    /// Sets the container whose models queries of the view and its descendants fetch.
    public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, ModelContext(container))
    }

    public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }

    /// Gives the view and its descendants an empty container, in memory.
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View { modifier(OwnContainer(types: [modelType], onSetup: onSetup)) }

    /// Gives the view and its descendants an empty container, in memory.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View { modifier(OwnContainer(types: modelTypes, onSetup: onSetup)) }
}

nonisolated extension Scene {
    /// Has no effect in a figure.
    public func modelContainer(_ container: ModelContainer) -> some Scene { self }
    /// Has no effect in a figure.
    public func modelContext(_ modelContext: ModelContext) -> some Scene { self }
    /// Has no effect in a figure.
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene { self }
    /// Has no effect in a figure.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene { self }
}

/// A container that lives as long as its view.
private struct OwnContainer {
    let types: [any PersistentModel.Type]
    let onSetup: (Result<ModelContainer, any Error>) -> Void
    @State fileprivate var owned = Owned()

    fileprivate final class Owned {
        private var container: ModelContainer?

        func container(or make: () -> ModelContainer) -> ModelContainer {
            if let container { return container }
            let made = make()
            container = made
            return made
        }
    }
}

extension OwnContainer: ViewModifier {
    func body(content: Content) -> some View {
        let container = owned.container {
            let made = ModelContainer(types)
            onSetup(.success(made))
            return made
        }
        content.modelContainer(container)
    }
}
