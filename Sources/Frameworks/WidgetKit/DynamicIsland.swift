import SwiftUI

/// What a live activity shows around the camera.
public struct DynamicIsland {
    fileprivate let regions: [DynamicIslandExpandedRegionPosition: AnyView]
    fileprivate let compactLeading, compactTrailing, minimal: AnyView

    @MainActor
    public init(
        @DynamicIslandExpandedContentBuilder expanded: () -> DynamicIslandExpandedContent,
        @ViewBuilder compactLeading: () -> some View, @ViewBuilder compactTrailing: () -> some View,
        @ViewBuilder minimal: () -> some View
    ) {
        regions = expanded().regions
        self.compactLeading = AnyView(compactLeading())
        self.compactTrailing = AnyView(compactTrailing())
        self.minimal = AnyView(minimal())
    }

    @MainActor
    func view(_ kind: ActivityPreviewViewKind) -> AnyView {
        switch kind {
        case .dynamicIsland(.expanded): AnyView(ExpandedIsland(regions: regions))
        case .dynamicIsland(.minimal): AnyView(minimal.frame(minWidth: 37, minHeight: 37))
        case .dynamicIsland(.compact), .content:
            AnyView(
                HStack(spacing: 0) {
                    compactLeading.padding(.leading, 10)
                    Spacer(minLength: 126)
                    compactTrailing.padding(.trailing, 10)
                }
                .frame(minHeight: 37)
                .fixedSize())
        }
    }

    /// Has no effect in a figure: the line is as thin as a pixel.
    public func keylineTint(_ color: Color?) -> DynamicIsland { self }
    /// Has no effect in a figure.
    public func widgetURL(_ url: URL?) -> DynamicIsland { self }
    /// Has no effect in a figure.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode)
        -> DynamicIsland
    { self }
}

public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String

    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    public static let expanded = DynamicIslandMode(name: "expanded")
    public static let minimal = DynamicIslandMode(name: "minimal")
}

public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    private let name: String

    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// A part of the expanded island.
public struct DynamicIslandExpandedRegion<Content: View> {
    fileprivate let position: DynamicIslandExpandedRegionPosition
    fileprivate let content: Content

    @MainActor
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
    ) {
        (self.position, self.content) = (position, content())
    }

    /// Has no effect in a figure.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> DynamicIslandExpandedRegion { self }
}

public struct DynamicIslandExpandedContent {
    fileprivate var regions: [DynamicIslandExpandedRegionPosition: AnyView]
}

@resultBuilder @MainActor
public enum DynamicIslandExpandedContentBuilder {
    public static func buildExpression<Content: View>(_ region: DynamicIslandExpandedRegion<Content>)
        -> DynamicIslandExpandedContent
    {
        DynamicIslandExpandedContent(regions: [region.position: AnyView(region.content)])
    }
    public static func buildBlock(_ contents: DynamicIslandExpandedContent...) -> DynamicIslandExpandedContent {
        contents.reduce(into: DynamicIslandExpandedContent(regions: [:])) {
            $0.regions.merge($1.regions) { first, _ in first }
        }
    }
    public static func buildOptional(_ content: DynamicIslandExpandedContent?) -> DynamicIslandExpandedContent {
        content ?? DynamicIslandExpandedContent(regions: [:])
    }
    public static func buildEither(first content: DynamicIslandExpandedContent) -> DynamicIslandExpandedContent {
        content
    }
    public static func buildEither(second content: DynamicIslandExpandedContent) -> DynamicIslandExpandedContent {
        content
    }
    public static func buildLimitedAvailability(_ content: DynamicIslandExpandedContent)
        -> DynamicIslandExpandedContent
    { content }
}

/// The regions around the camera: beside it, below it, and below all.
///
/// Approximate: the camera takes 126 × 37 points, and the margins are 20.
private struct ExpandedIsland: View {
    let regions: [DynamicIslandExpandedRegionPosition: AnyView]

    var body: some View {
        VStack(spacing: 0) {
            HStack(alignment: .top, spacing: 0) {
                regions[.leading]?.frame(maxWidth: .infinity, alignment: .leading)
                VStack(spacing: 0) {
                    Color.clear.frame(width: 126, height: 37)
                    regions[.center]
                }
                regions[.trailing]?.frame(maxWidth: .infinity, alignment: .trailing)
            }
            regions[.bottom]
        }
        .frame(maxWidth: .infinity)
        .padding(20)
    }
}
