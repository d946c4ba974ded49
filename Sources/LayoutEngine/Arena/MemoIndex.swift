/// An answer a node has given, in a list of its answers.
protocol MemoAnswer {
    associatedtype Question: Hashable
    var question: Question { get }
    /// The place of the node's answer before it, −1 for none.
    var next: Int32 { get }
}

/// Where the older answers of nodes are that were asked very often, by what was asked.
///
/// A node's answers are a list, newest first, and most have a few: to look through them is quicker than to hash. A layout
/// that tries thousands of widths has thousands, and to look through all each time would make it quadratic. What is
/// beyond the newest is entered here when it is first looked for.
struct MemoIndex<Answer: MemoAnswer> {
    private struct Key: Hashable {
        let node: NodeID
        let question: Answer.Question
    }

    private var places: [Key: Int32] = [:]
    /// The newest answer of a node that is entered; all older ones are.
    private var ends: [NodeID: Int32] = [:]

    /// The place of an answer of a node, −1 where there is none.
    ///
    /// - Parameter newest: The place of the node's newest answer, −1 where it has none.
    @inline(__always)
    mutating func place(
        of question: Answer.Question, at node: NodeID, in answers: Slab<Answer>, newest: Int32
    ) -> Int {
        var place = newest
        var steps = 0
        while place >= 0 {
            if answers[Int(place)].question == question { return Int(place) }
            if steps == answersLookedThrough { return older(question, at: node, in: answers, from: place) }
            place = answers[Int(place)].next
            steps += 1
        }
        return -1
    }

    /// - Parameter newest: The first place in `answers` to look at.
    private mutating func older(
        _ question: Answer.Question, at node: NodeID, in answers: Slab<Answer>, from newest: Int32
    ) -> Int {
        let end = ends[node] ?? -1
        var place = newest
        while place > end {
            let answer = answers[Int(place)]
            let key = Key(node: node, question: answer.question)
            // Of two answers to one question the newer one holds.
            places[key] = max(place, places[key] ?? -1)
            place = answer.next
        }
        ends[node] = max(newest, end)
        return Int(places[Key(node: node, question: question)] ?? -1)
    }
}

/// So many answers of a node are looked through before older ones are looked up.
private let answersLookedThrough = 32
