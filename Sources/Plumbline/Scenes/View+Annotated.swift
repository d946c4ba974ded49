import Diagramming
import LayoutEngine
import ViewDSL

nonisolated extension View {
    /// Adds annotations to this view in figures. The layout is unchanged.
    ///
    /// The scene's own, set by `Scene.annotations(_:)`, remain.
    ///
    /// - Parameters:
    ///   - annotations: What is shown.
    ///   - subtree: Whether this applies to all views inside too. A view's own modifiers take precedence.
    public func annotated(_ annotations: Annotations..., subtree: Bool = false) -> some View {
        let all = annotations.reduce(Annotations.none) { $0.union($1) }
        return annotated(AnnotationEdit(adds: all.rawValue, isForSubtree: subtree))
    }

    /// Removes annotations from this view in figures, such as those that `Scene.annotations(_:)` sets. The layout is
    /// unchanged. Without `.ledger` the view has no row, so `.why` and `.probes` are removed too.
    ///
    /// - Parameters:
    ///   - annotations: What is not shown.
    ///   - subtree: Whether this applies to all views inside too. A view's own modifiers take precedence.
    public func annotated(removing annotations: Annotations..., subtree: Bool = false) -> some View {
        var all = annotations.reduce(Annotations.none) { $0.union($1) }
        if all.contains(.ledger) { all.formUnion([.why, .probes]) }
        return annotated(AnnotationEdit(removes: all.rawValue, isForSubtree: subtree))
    }
}
