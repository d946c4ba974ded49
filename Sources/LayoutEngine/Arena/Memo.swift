/// Remembers what nodes answered to one kind of question.
///
/// A node's first answers are a short list, which is faster to search than to hash. A layout may try thousands of
/// proposals: answers beyond the list go into a dictionary.
struct Memo<Question: Hashable, Answer> {
    /// A node's list of answers, stored with the node.
    struct List {
        fileprivate var newest: Int32 = -1
        fileprivate var count: Int32 = 0
    }

    private struct Entry {
        var question: Question
        /// The entry before this one in the node's list, −1 for the first.
        var previous: Int32
        var answer: Answer
    }

    private struct Key: Hashable {
        let node: NodeID
        let question: Question
    }

    private static var listLimit: Int32 { 12 }

    private var entries = GrowableBuffer<Entry>()
    private var overflow: [Key: Answer] = [:]

    /// How many answers are in lists, and how many in the dictionary.
    var counts: (listed: Int, overflow: Int) { (entries.count, overflow.count) }

    func free() { entries.free() }

    @inline(__always)
    func answer(to question: Question, of node: NodeID, in list: List) -> Answer? {
        var place = Int(list.newest)
        while place >= 0 {
            if entries[place].question == question { return entries[place].answer }
            place = Int(entries[place].previous)
        }
        return list.count < Self.listLimit ? nil : overflow[Key(node: node, question: question)]
    }

    @inline(__always)
    mutating func remember(_ answer: Answer, to question: Question, of node: NodeID, in list: inout List) {
        guard list.count < Self.listLimit else {
            overflow[Key(node: node, question: question)] = answer
            return
        }
        entries.append(Entry(question: question, previous: list.newest, answer: answer))
        list.newest = Int32(truncatingIfNeeded: entries.count - 1)
        list.count += 1
    }
}
