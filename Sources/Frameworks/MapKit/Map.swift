import CoreLocation
import Foundation
import ViewDSL

/// Drawn as a labeled box. Its content is not asked for.
public struct Map<Content> {
    private let fileID: StaticString
    private let line: UInt

    /// Without content.
    nonisolated fileprivate init(_ fileID: StaticString, _ line: UInt) { (self.fileID, self.line) = (fileID, line) }
}

extension Map: View {
    // Apple’s map reaches below bars, to the edges of the screen.
    public var body: some View { LabeledBox("Map", fileID: fileID, line: line).ignoresSafeArea() }
}

nonisolated extension Map where Content: MapContent {
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) { self.init(fileID, line) }

    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) { self.init(fileID, line) }

    public init<SelectedValue: Hashable>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) { self.init(fileID, line) }

    public init<SelectedValue: Hashable>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) { self.init(fileID, line) }
}

nonisolated extension Map where Content == EmptyMapContent {
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) { self.init(fileID, line) }

    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) { self.init(fileID, line) }

    // Of iOS 14.

    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) { self.init(fileID, line) }

    public init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) { self.init(fileID, line) }

    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation,
        fileID: StaticString = #fileID, line: UInt = #line
    ) where Items.Element: Identifiable { self.init(fileID, line) }

    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation,
        fileID: StaticString = #fileID, line: UInt = #line
    ) where Items.Element: Identifiable { self.init(fileID, line) }
}

/// A mark on a map of iOS 14.
public protocol MapAnnotationProtocol {}

public struct MapMarker: MapAnnotationProtocol {
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

public struct MapPin: MapAnnotationProtocol {
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {}
}

/// Gives a map's coordinates, which are not known.
public struct MapProxy: Sendable {
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? { nil }
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        nil
    }
}

public struct MapReader<Content: View> {
    private let content: (MapProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
}

extension MapReader: View {
    public var body: some View { content(MapProxy()) }
}

/// Drawn as a labeled box.
public struct LookAroundPreview {
    private let fileID: StaticString
    private let line: UInt

    nonisolated public init(
        initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        fileID: StaticString = #fileID, line: UInt = #line
    ) { (self.fileID, self.line) = (fileID, line) }
    nonisolated public init(
        scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        fileID: StaticString = #fileID, line: UInt = #line
    ) { (self.fileID, self.line) = (fileID, line) }
}

extension LookAroundPreview: View {
    public var body: some View { LabeledBox("LookAroundPreview", fileID: fileID, line: line) }
}

open class MKLookAroundScene: NSObject, @unchecked Sendable {}

/// Finds no scene.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
    public init(coordinate: CLLocationCoordinate2D) {}
    public init(mapItem: MKMapItem) {}
    open var scene: MKLookAroundScene? { get async throws { nil } }
}
