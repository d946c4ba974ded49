import Diagramming
import LayoutEngine
import ViewDSL

/// All that a scene's figure shows, laid out.
struct SceneLayouts {
    /// One layout of the figure: the picture, a panel, a step.
    struct Part {
        /// What it is called in the figure; nil for the one of a picture.
        var caption: String?
        var annotations: Annotations
        var snapshot: LayoutSnapshot
    }

    var parts: [Part]
    /// The curve of a sweep.
    var samples: [SweepInput.Sample] = []

    var snapshots: [LayoutSnapshot] { parts.map(\.snapshot) }

    /// Every proposal once: `300 × –`, `300 × –; 200 × –`.
    var proposalText: String {
        var seen: Set<String> = []
        return snapshots.map(\.proposal.description).filter { seen.insert($0).inserted }.joined(separator: "; ")
    }
}

extension Scene {
    /// The one layout of a picture; of others the first.
    @MainActor
    func layOut(_ settings: LayoutSettings) -> LayoutSnapshot {
        guard let job = jobs.first else { return .empty }
        return job.picture.layOut(job.settings(settings))
    }

    /// The same, once tasks have ended.
    @MainActor
    func settle(_ settings: LayoutSettings) async -> LayoutSnapshot {
        guard let job = jobs.first else { return .empty }
        return await job.picture.settle(job.settings(settings))
    }

    /// Lays the scene out, whatever its sizes, before any task has begun.
    ///
    /// - Parameter isSampled: Whether the curve of a sweep is wanted.
    @MainActor
    func layOutAll(_ settings: LayoutSettings, isSampled: Bool = true) -> SceneLayouts {
        var layouts = SceneLayouts(parts: [])
        for job in jobs { layouts.parts.append(job.part(job.picture.layOut(job.settings(settings)))) }
        guard isSampled, case .sweep(let sweeping) = kind else { return layouts }
        var quiet = settings
        quiet.tracing = .never
        layouts.samples = sweeping.samples(steps: layouts.snapshots)
        var sampler = sweeping.sampler(steps: layouts.snapshots)
        while let length = sampler.next() {
            let proposal = sweeping.sweep.proposal(length)
            let size = sweeping.picture.proposing(proposal).layOut(quiet).size
            sampler.add(length, size)
            layouts.samples.append(SweepInput.Sample(offered: length, size: size, isStep: false))
        }
        return layouts
    }

    /// Lays the scene out, whatever its sizes, once tasks have ended.
    @MainActor
    func settleAll(_ settings: LayoutSettings, isSampled: Bool = true) async -> SceneLayouts {
        var layouts = SceneLayouts(parts: [])
        for job in jobs { layouts.parts.append(job.part(await job.picture.settle(job.settings(settings)))) }
        guard isSampled, case .sweep(let sweeping) = kind else { return layouts }
        var quiet = settings
        quiet.tracing = .never
        layouts.samples = sweeping.samples(steps: layouts.snapshots)
        var sampler = sweeping.sampler(steps: layouts.snapshots)
        while let length = sampler.next() {
            let proposal = sweeping.sweep.proposal(length)
            let size = await sweeping.picture.proposing(proposal).settle(quiet).size
            sampler.add(length, size)
            layouts.samples.append(SweepInput.Sample(offered: length, size: size, isStep: false))
        }
        return layouts
    }

    /// A layout to be made.
    private struct Job {
        var caption: String?
        var annotations: Annotations
        var picture: Picture
        var changes: [@MainActor (inout EnvironmentValues) -> Void] = []
        /// The figure is about how the layout came about, whatever is annotated.
        var isTold = false

        @MainActor
        func settings(_ common: LayoutSettings) -> LayoutSettings {
            var settings = common
            for change in changes { change(&settings.environment) }
            if annotations.contains(.flexibility) { settings.measuresFlexibility = true }
            if settings.tracing == .asShown, isTold || !annotations.isDisjoint(with: .traced) {
                settings.tracing = .always
            }
            return settings
        }

        func part(_ snapshot: LayoutSnapshot) -> SceneLayouts.Part {
            SceneLayouts.Part(caption: caption, annotations: annotations, snapshot: snapshot)
        }
    }

    private var jobs: [Job] {
        switch kind {
        case .picture(let picture):
            [Job(annotations: annotations, picture: picture, isTold: telling != .picture)]
        case .panels(let panels):
            panels.panels.map { panel in
                Job(
                    caption: panel.caption, annotations: panel.annotations ?? annotations,
                    picture: panels.picture(of: panel), changes: panel.environmentChanges,
                    isTold: panels.compares)
            }
        case .sweep(let sweeping):
            sweeping.sweep.proposals.map { proposal in
                Job(
                    caption: lengthText(proposal[sweeping.sweep.axis]), annotations: annotations,
                    picture: sweeping.picture.proposing(proposal))
            }
        }
    }

    /// What the footer says the figure is of.
    func subject(_ layouts: SceneLayouts) -> String {
        switch kind {
        case .picture(let picture): "proposed \(picture.proposal)"
        case .panels(let panels): panels.panels.count == 1 ? "1 panel" : "\(panels.panels.count) panels"
        case .sweep(let sweeping): sweeping.sweep.description
        }
    }
}

extension LayoutSnapshot {
    /// Of no view at all.
    @MainActor
    fileprivate static var empty: LayoutSnapshot {
        LayoutSnapshot(recording: nil, in: LayoutArena(), proposal: .unspecified)
    }
}
