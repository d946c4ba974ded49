import Foundation

extension LabelPlacer {
    private struct Member {
        var index: Int
        var subject: Subject
        var around: State
        var places: [Candidates.Slot: [Candidates.Candidate]] = [:]
    }

    /// Labels siblings at the same side, at the same distance, in the same shape and on one line, where most have room
    /// so. The others are placed like any label.
    func placeAlike(_ group: [Int], _ variants: [Variants], _ state: inout State) {
        var (members, slots): ([Member], [Candidates.Slot]) = ([], [])
        for index in group where !variants[index].request.isCell {
            guard let subject = variants[index].nearest else { continue }
            var member = Member(
                index: index, subject: subject, around: state.around(subject.request, rows: 0))
            for place in Candidates.near(subject.request) {
                guard let slot = place.slot else { continue }
                if !slots.contains(slot) { slots.append(slot) }
                member.places[slot, default: []].append(place)
            }
            members.append(member)
        }
        guard members.count > 1 else { return }
        let start = state
        typealias Trial = (state: State, cost: CGFloat, misfits: Int)
        func tried(_ places: [[Candidates.Candidate]], limit: CGFloat) -> Trial? {
            var trial: Trial = (start, 0, 0)
            for (member, places) in zip(members, places) {
                var found = alike(places, member.subject, member.around.with(labelsOf: trial.state))
                if variants[member.index].request.isNumber { found?.placement.shape = nil }
                if let found { trial.state.place(member.index, found) }
                trial.cost += found?.cost ?? Costs.unlike
                trial.misfits += found == nil ? 1 : 0
                if trial.cost >= limit || trial.misfits * 2 >= members.count { return nil }
            }
            return trial
        }
        var best: (trial: Trial, places: [[Candidates.Candidate]])?
        for slot in slots {
            let places = members.map { $0.places[slot] ?? [] }
            guard let trial = tried(places, limit: best?.trial.cost ?? .infinity) else { continue }
            best = (trial, places)
        }
        guard let best else { return }
        state = best.trial.state
        // The same part of the edge for all, if one has room for it everywhere.
        var slides: Set<CGFloat> = []
        for (member, places) in zip(members, best.places) {
            guard let rect = state[member.index]?.placement.rect else { continue }
            let place = places.first { $0.rect.minX.rounded() == rect.minX && $0.rect.minY.rounded() == rect.minY }
            if let slide = place?.slide { slides.insert(slide) }
        }
        guard slides.count > 1 else { return }
        for slide in slides.sorted(by: { abs($0 - 0.5) < abs($1 - 0.5) }) {
            let places = best.places.map { $0.filter { $0.slide == slide } }
            if let trial = tried(places, limit: best.trial.cost + Costs.unlike), trial.misfits == 0 {
                state = trial.state
                return
            }
        }
    }

    /// The best of these places that needs no leader.
    private func alike(_ places: [Candidates.Candidate], _ subject: Subject, _ state: State) -> Found? {
        places.reduce(nil) { best, place in
            guard let found = judged(place, subject, state, best?.cost ?? Costs.near), found.placement.leader == nil
            else { return best }
            return found
        }
    }
}
