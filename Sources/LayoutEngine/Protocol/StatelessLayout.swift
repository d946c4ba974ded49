/// A layout that keeps nothing between questions: equal ones in an arena share one box.
package protocol StatelessLayout: KnownGuidesLayout, Hashable where Cache == Void {}
