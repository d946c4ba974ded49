import Diagramming
import LayoutEngine
import ViewDSL

struct SceneLayouts {
    /// One layout: the picture, a panel, or a step of a sweep.
    struct Part {
        /// Its name in the figure; nil for a picture.
        var caption: String?
        var annotations: Annotations
        var snapshot: LayoutSnapshot
        /// Whether it shows a screen's structure, with labels beside the picture.
        var isScreen: Bool
    }

    var parts: [Part]
    /// The curve of a sweep.
    var samples: [SweepInput.Sample] = []

    var snapshots: [LayoutSnapshot] { parts.map(\.snapshot) }

    /// Every proposal once: `300 × –`, `300 × –; 200 × –`.
    var proposalText: String {
        snapshots.map(\.proposal.description).unique.joined(separator: "; ")
    }
}

extension Scene {
    /// Lays the scene out, whatever its sizes, before any task has begun.
    ///
    /// - Parameter isSampled: Whether the curve of a sweep is wanted.
    @MainActor
    func layOutAll(_ settings: LayoutSettings, isSampled: Bool = true) -> SceneLayouts {
        var plan = LayoutPlan(self, settings, isSampled: isSampled)
        while let layout = plan.next() { plan.add(layout.picture.layOut(layout.settings)) }
        return plan.layouts
    }

    /// Lays the scene out, whatever its sizes, once tasks have ended.
    @MainActor
    func settleAll(_ settings: LayoutSettings, isSampled: Bool = true) async -> SceneLayouts {
        var plan = LayoutPlan(self, settings, isSampled: isSampled)
        while let layout = plan.next() { plan.add(await layout.picture.settle(layout.settings)) }
        return plan.layouts
    }

    /// The captions of panels or steps; nil for a picture.
    var partCaptions: [String]? {
        switch kind {
        case .picture: nil
        case .panels(let panels): panels.panels.map(\.caption)
        case .sweep(let sweeping): sweeping.sweep.proposals.map { lengthText($0[sweeping.sweep.axis]) }
        }
    }

    var isPicture: Bool { if case .picture = kind { presentation == .picture } else { false } }

    /// The footer's description of the figure.
    ///
    /// - Parameter layouts: Its layouts: on a screen, views are proposed the safe area.
    func subject(_ layouts: SceneLayouts) -> String {
        switch kind {
        case .picture(let picture):
            "\(layouts.snapshots.first?.isOnScreen == true ? "screen" : "proposed") "
                + "\(layouts.snapshots.first?.proposal ?? picture.proposal)"
        case .panels(let panels): Wording.count(panels.panels.count, "panel")
        case .sweep(let sweeping): sweeping.sweep.description
        }
    }
}

/// The layouts a scene's figure needs, one at a time, so that they are made alike with and without tasks.
@MainActor
struct LayoutPlan {
    /// A layout to make.
    struct Step {
        var picture: Scene.Picture
        var settings: LayoutSettings
        var caption: String?
        /// Nil for a sample of a sweep's curve, which is not a part of the figure.
        var annotations: Annotations?
    }

    private(set) var layouts = SceneLayouts(parts: [])
    private let sweeping: Scene.SweepContent?
    private let settings: LayoutSettings
    private let selection: FigureSelection
    private var steps: ArraySlice<Step>
    private var current: Step?
    private var sampler: SweepSampler?

    init(_ scene: Scene, _ settings: LayoutSettings, isSampled: Bool) {
        self.settings = settings
        selection = scene.selection
        steps = scene.steps(settings)[...]
        if isSampled, case .sweep(let sweeping) = scene.kind { self.sweeping = sweeping } else { sweeping = nil }
    }

    mutating func next() -> Step? {
        current = steps.popFirst() ?? nextSample()
        return current
    }

    /// Samples depend on the layouts before them.
    private mutating func nextSample() -> Step? {
        guard let sweeping else { return nil }
        if sampler == nil {
            sampler = sweeping.sampler(steps: layouts.snapshots)
            layouts.samples = sweeping.samples(steps: layouts.snapshots)
        }
        guard let length = sampler?.next() else { return nil }
        var untraced = settings
        untraced.traces = false
        return Step(picture: sweeping.picture.proposing(sweeping.sweep.proposal(length)), settings: untraced)
    }

    /// Takes the layout of the last step.
    mutating func add(_ snapshot: LayoutSnapshot) {
        if let step = current, let annotations = step.annotations {
            layouts.parts.append(
                SceneLayouts.Part(
                    caption: step.caption, annotations: annotations, snapshot: snapshot,
                    isScreen: FigurePart.isScreen(snapshot, annotations, selection)))
        } else if let sweeping {
            let length = snapshot.proposal[sweeping.sweep.axis]
            if let length { sampler?.add(length, snapshot.size) }
            layouts.samples.append(SweepInput.Sample(proposed: length, size: snapshot.size, isStep: false))
        }
    }
}

extension Scene {
    @MainActor
    fileprivate func steps(_ settings: LayoutSettings) -> [LayoutPlan.Step] {
        func step(
            _ picture: Picture, _ caption: String? = nil, _ annotations: Annotations? = nil,
            changes: [@MainActor (inout EnvironmentValues) -> Void] = []
        ) -> LayoutPlan.Step {
            let annotations = annotations ?? self.annotations
            var settings = settings
            for change in changes { change(&settings.environment) }
            if annotations.contains(.flexibility) { settings.measuresFlexibility = true }
            return LayoutPlan.Step(picture: picture, settings: settings, caption: caption, annotations: annotations)
        }
        switch kind {
        case .picture(let picture): return [step(picture)]
        case .panels(let panels):
            return panels.panels.map {
                step(panels.picture(of: $0), $0.caption, $0.annotations, changes: $0.environmentChanges)
            }
        case .sweep(let sweeping):
            return sweeping.sweep.proposals.map { proposal in
                step(sweeping.picture.proposing(proposal), lengthText(proposal[sweeping.sweep.axis]))
            }
        }
    }
}

extension LayoutSnapshot {
    /// The layout of no view at all.
    @MainActor
    static var empty: LayoutSnapshot {
        LayoutSnapshot(recording: nil, in: LayoutArena(), proposal: .unspecified)
    }
}
