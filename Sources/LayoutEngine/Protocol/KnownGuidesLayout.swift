/// A layout known to set guides of certain axes at most. Others may set any.
package protocol KnownGuidesLayout: Layout {
    /// The axes of the guides it sets itself, excluding its subviews' guides. The default is none.
    var guideAxes: Axis.Set { get }
}

extension KnownGuidesLayout {
    package var guideAxes: Axis.Set { [] }
}
