import LayoutEngine

extension Settling {
    /// How long one pass takes to make the tree of its views, and to lay it out, by `clock`: for benchmarks.
    @MainActor
    package func timedPass(_ clock: () -> Double) -> (resolve: Double, layout: Double) {
        let arena = LayoutArena(options: options)
        let resolver = ViewResolver(arena: arena, text: textMeasuring, state: StateStore())
        let start = clock()
        let root = resolver.resolveRoot(view, environment: environment)
        let resolved = clock()
        if let root { arena.layOut(root, proposal: proposal) }
        return (resolved - start, clock() - resolved)
    }
}
