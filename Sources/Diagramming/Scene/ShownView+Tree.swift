/// Ways through the tree of views.
extension [ShownView] {
    /// The view and those it is in, innermost first.
    func lineage(of view: Int) -> some Sequence<Int> { sequence(first: view) { self[$0].parent } }

    /// The view inside the modifiers around it.
    ///
    /// - Parameter isWrapping: Whether to go on through a modifier.
    func unwrapped(_ view: Int, while isWrapping: (ShownView) -> Bool = { _ in true }) -> ShownView {
        var view = self[view]
        while view.kind == .modifier, isWrapping(view), let inner = view.children.first { view = self[inner] }
        return view
    }
}
