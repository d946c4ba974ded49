/// What went wrong in some programs, told when all have run: one crash does not end what others draw.
struct Failures {
    private var all: [Failure] = []

    mutating func collect(_ run: () throws -> Void) throws {
        do { try run() } catch let failure as Failure { all.append(failure) }
    }

    /// - Throws: One `Failure` with the words of all.
    func check() throws {
        if !all.isEmpty { throw Failure(all.map(\.description).joined(separator: "\n")) }
    }
}
