/// The size of a sheet on a wide screen. Figures draw a phone's sheets, so it has no effect.
public protocol PresentationSizing {}

public struct AutomaticPresentationSizing: PresentationSizing {
    nonisolated public init() {}
}

public struct FittedPresentationSizing: PresentationSizing {
    nonisolated public init() {}
}

public struct FormPresentationSizing: PresentationSizing {
    nonisolated public init() {}
}

public struct PagePresentationSizing: PresentationSizing {
    nonisolated public init() {}
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing {
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

nonisolated extension View {
    /// Has no effect in a figure.
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
    /// Has no effect in a figure.
    public func presentationPreventsAppTermination(_ prevents: Bool) -> some View { self }
    /// Has no effect in a figure.
    public func dialogPreventsAppTermination(_ prevents: Bool) -> some View { self }
}
