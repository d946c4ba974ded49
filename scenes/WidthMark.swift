import Plumbline

extension View {
    /// Measures the view's width alone, with a dimension line: a view without height lies on its bottom edge.
    func measuringWidth() -> some View {
        overlay(alignment: .bottom) { Color.clear.frame(height: 0).annotated(.dimensions) }
    }
}
