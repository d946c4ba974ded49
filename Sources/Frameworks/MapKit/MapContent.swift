import CoreLocation
import Drawing
import Foundation
import LayoutEngine
import ViewDSL

/// Content of a map. Accepted, but not drawn.
public protocol MapContent {
    associatedtype Body: MapContent

    @MapContentBuilder @MainActor var body: Body { get }
}

extension Never: MapContent {}

extension MapContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Some content of a map.
public struct _MapParts: MapContent {
    public typealias Body = Never
}

/// Builds the content of a map from the statements of a closure.
@resultBuilder
public struct MapContentBuilder {
    public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> _MapParts { _MapParts() }
    public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
    public static func buildBlock<First: MapContent, each Content: MapContent>(
        _ first: First, _ content: repeat each Content
    ) -> _MapParts { _MapParts() }
    // Of an opaque type: the branch that is not taken has no other way to infer the content.
    public static func buildOptional<Content: MapContent>(_ content: Content?) -> some MapContent { _MapParts() }
    public static func buildEither<Content: MapContent>(first: Content) -> _MapParts { _MapParts() }
    public static func buildEither<Content: MapContent>(second: Content) -> _MapParts { _MapParts() }
    public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> _MapParts { _MapParts() }
}

extension MapContent {
    public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent { self }
    public func tint(_ tint: Color?) -> some MapContent { self }
    public func tag<V: Hashable>(_ tag: V) -> some MapContent { self }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { self }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent { self }
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent { self }
    public func stroke(lineWidth: CGFloat = 1) -> some MapContent { self }
    public func strokeStyle(style: StrokeStyle) -> some MapContent { self }
    public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}

public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

/// A balloon.
public struct Marker<Label>: MapContent {
    public typealias Body = Never

    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) where Label: View {}
    public init(item: MKMapItem) where Label == Text {}
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) where Label == Text {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) where Label == Text {}
    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D)
    where Label == ViewDSL.Label<Text, Image> {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D)
    where Label == ViewDSL.Label<Text, Image> {}
    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D)
    where Label == ViewDSL.Label<Text, Image> {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D)
    where Label == ViewDSL.Label<Text, Image> {}
    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D)
    where Label == Text {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D)
    where Label == Text {}
}

/// A view at a place.
public struct Annotation<Label, Content>: MapContent {
    public typealias Body = Never

    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) where Label == Text, Content: View {}
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
    ) where Label == Text, Content: View {}
    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) where Label: View, Content: View {}
}

/// Where the user is.
public struct UserAnnotation: MapContent {
    public typealias Body = Never
    public init() {}
    public init<Content: View>(anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {}
}

public struct MapPolyline: MapContent {
    public typealias Body = Never
    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {}
    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {}
    public init(_ polyline: MKPolyline) {}
    public init(_ route: MKRoute) {}

    public enum ContourStyle: Sendable { case straight, geodesic }
}

public struct MapPolygon: MapContent {
    public typealias Body = Never
    public init(coordinates: [CLLocationCoordinate2D]) {}
    public init(points: [MKMapPoint]) {}
}

public struct MapCircle: MapContent {
    public typealias Body = Never
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
    public init(mapRect: MKMapRect) {}
}

public struct EmptyMapContent: MapContent {
    public typealias Body = Never
    public init() {}
}

extension Group: MapContent where Content: MapContent {
    /// Is never called: a map does not ask for its content.
    public init(@MapContentBuilder content: () -> Content) { fatalError("A map's content is not drawn") }
}

extension ForEach: MapContent where Content: MapContent {
    /// Is never called: a map does not ask for its content.
    public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID { fatalError("A map's content is not drawn") }

    /// Is never called: a map does not ask for its content.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) { fatalError("A map's content is not drawn") }
}
