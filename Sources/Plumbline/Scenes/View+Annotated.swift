import Diagramming
import LayoutEngine
import ViewDSL

nonisolated extension View {
    /// Shows more of this view in figures than of the others. It changes no layout.
    ///
    /// - Parameters:
    ///   - annotations: What is shown or not.
    ///   - subtree: Whether the same goes for all views in it. What a view inside says of itself goes first.
    public func annotated(_ annotations: Annotations..., subtree: Bool = false) -> some View {
        let all = annotations.reduce(Annotations.none) { $0.union($1) }
        return annotated(AnnotationEdit(adds: all.rawValue, isForSubtree: subtree))
    }

    /// Shows less of this view in figures than of the others. It changes no layout. Without `.ledger` it has no row, so
    /// that takes `.why` and `.probes` along.
    ///
    /// - Parameters:
    ///   - annotations: What is shown or not.
    ///   - subtree: Whether the same goes for all views in it. What a view inside says of itself goes first.
    public func annotated(removing annotations: Annotations..., subtree: Bool = false) -> some View {
        var all = annotations.reduce(Annotations.none) { $0.union($1) }
        if all.contains(.ledger) { all.formUnion([.why, .probes]) }
        return annotated(AnnotationEdit(removes: all.rawValue, isForSubtree: subtree))
    }
}
