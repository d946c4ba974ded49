import Foundation
import ViewDSL

/// What an intent answers.
public protocol IntentResult: Sendable {
    associatedtype Value
}

public protocol ReturnsValue<Value>: IntentResult {}
public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public protocol ShowsSnippetIntent: IntentResult {}
public protocol OpensIntent: IntentResult {}

/// An answer. Its parts are not kept: nobody has asked.
public struct IntentResultContainer<Value>: ReturnsValue, ProvidesDialog, ShowsSnippetView, ShowsSnippetIntent,
    OpensIntent, @unchecked Sendable
{
    fileprivate init() {}
}

extension IntentResult where Self == IntentResultContainer<Never> {
    public static func result() -> Self { Self() }
    public static func result(dialog: IntentDialog) -> Self { Self() }
    public static func result(opensIntent: some AppIntent) -> Self { Self() }
    public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> Self { Self() }
    public static func result(view: some View) -> Self { Self() }
    public static func result(dialog: IntentDialog, view: some View) -> Self { Self() }
    public static func result(snippetIntent: some SnippetIntent) -> Self { Self() }
    public static func result(dialog: IntentDialog, snippetIntent: some SnippetIntent) -> Self { Self() }
    public static func result(@ViewBuilder content: @MainActor () -> some View) -> Self { Self() }
    public static func result(dialog: IntentDialog, @ViewBuilder content: @MainActor () -> some View) -> Self {
        Self()
    }
}

extension IntentResult {
    public static func result<V>(value: V) -> Self where Self == IntentResultContainer<V> { Self() }
    public static func result<V>(value: V, dialog: IntentDialog) -> Self where Self == IntentResultContainer<V> {
        Self()
    }
    public static func result<V>(value: V, view: some View) -> Self where Self == IntentResultContainer<V> { Self() }
    public static func result<V>(value: V, dialog: IntentDialog, view: some View) -> Self
    where Self == IntentResultContainer<V> { Self() }
    public static func result<V>(value: V, opensIntent: some AppIntent) -> Self
    where Self == IntentResultContainer<V> { Self() }
    public static func result<V>(value: V, opensIntent: some AppIntent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<V> { Self() }
    public static func result<V>(value: V, @ViewBuilder content: @MainActor () -> some View) -> Self
    where Self == IntentResultContainer<V> { Self() }
    public static func result<V>(
        value: V, dialog: IntentDialog, @ViewBuilder content: @MainActor () -> some View
    ) -> Self where Self == IntentResultContainer<V> { Self() }
}
