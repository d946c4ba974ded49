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
        var best: (state: State, cost: CGFloat)?
        for slot in slots {
            var (trial, cost, misfits): (State, CGFloat, Int) = (state, 0, 0)
            for member in members {
                var found = alike(member.places[slot] ?? [], member.subject, member.around.with(labelsOf: trial))
                if variants[member.index].request.isNumber { found?.placement.shape = nil }
                if let found { trial.place(member.index, found) }
                cost += found?.cost ?? Costs.unlike
                misfits += found == nil ? 1 : 0
                if cost >= best?.cost ?? .infinity || misfits * 2 >= members.count { break }
            }
            if cost < best?.cost ?? .infinity, misfits * 2 < members.count { best = (trial, cost) }
        }
        if let best { state = best.state }
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
