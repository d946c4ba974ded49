/// A layout without state between calls: equal ones in an arena share one box.
package protocol StatelessLayout: KnownGuidesLayout, Hashable where Cache == Void {}
