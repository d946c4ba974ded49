/// Choices of one kind, in the order they were made: made once, on whole points, where labels are planned. What is
/// painted follows them at every scale, so that no line comes to lie where a label is.
struct Choices<Choice: Sendable>: Sendable {
    private var made: [Choice] = []
    /// How many were followed; nil where they are still made.
    private var followed: Int?

    /// The same choices, to be followed from the first.
    var toFollow: Choices {
        var choices = self
        choices.followed = 0
        return choices
    }

    /// The next one that was made, or, while they are made, what `choose` says.
    mutating func next(_ choose: () -> Choice) -> Choice {
        if let index = followed, index < made.count {
            followed = index + 1
            return made[index]
        }
        let choice = choose()
        if followed == nil { made.append(choice) }
        return choice
    }
}
