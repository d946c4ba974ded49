import CairoPainting
import Drawing

@testable import Diagramming
@testable import Plumbline
@testable import Scenes

/// The layouts and figures that several claims look at: each is made once, for whichever comes first.
@MainActor
enum Made {
    private static let layouts = Store<SceneLayouts>()
    private static let drawn = Store<[FigureComposer.Drawn]>()
    private static let lists = Store<DisplayList>()

    /// Every layout of a scene, as a figure at the scale has it.
    static func layouts(_ scene: Scene, _ scale: Int) async throws -> SceneLayouts {
        try await layouts.value("\(scene.name) \(scale)") {
            let settings = LayoutSettings(scene, text: try PangoText.shared, scale: scale, assets: Gallery.assets)
            return await scene.settleAll(settings, isSampled: false)
        }
    }

    /// The drawing of each layout of a scene. Scenes requested must have different names.
    static func drawn(
        _ scene: Scene, _ scale: Int, _ appearance: ColorScheme = .light
    ) async throws -> [FigureComposer.Drawn] {
        try await drawn.value("\(scene.name) \(scale) \(appearance)") { try await scene.drawn(scale, appearance) }
    }

    /// The display list of a scene's figure.
    static func list(_ scene: Scene, _ scale: Int, _ appearance: ColorScheme = .light) async throws -> DisplayList {
        try await lists.value("\(scene.name) \(scale) \(appearance)") {
            try await Render(scene, scale: scale, appearance: appearance, assets: Gallery.assets).settledDraft().list
        }
    }
}

/// Values by key, each made by one task, however many wait for it.
@MainActor
private final class Store<Value> {
    private var values: [String: Value] = [:]
    private var tasks: [String: Task<Void, any Error>] = [:]

    func value(_ key: String, make: @MainActor @escaping () async throws -> Value) async throws -> Value {
        let task = tasks[key] ?? Task { values[key] = try await make() }
        tasks[key] = task
        try await task.value
        return values[key]!
    }
}
