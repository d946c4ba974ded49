import CoreLocation
import Foundation

/// Which part of the world a map shows.
public struct MapCameraPosition: Equatable, Sendable {
    private enum Kind: Sendable { case automatic, user, place }

    private var kind: Kind
    public private(set) var region: MKCoordinateRegion?
    public private(set) var rect: MKMapRect?
    public private(set) var camera: MapCamera?
    public private(set) var item: MKMapItem?
    public var followsUserLocation: Bool { kind == .user }
    public var positionedByUser: Bool { false }

    private init(_ kind: Kind) { self.kind = kind }

    public static let automatic = MapCameraPosition(.automatic)

    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
        var position = MapCameraPosition(.place)
        position.region = region
        return position
    }

    public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
        var position = MapCameraPosition(.place)
        position.rect = rect
        return position
    }

    public static func camera(_ camera: MapCamera) -> MapCameraPosition {
        var position = MapCameraPosition(.place)
        position.camera = camera
        return position
    }

    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        var position = MapCameraPosition(.place)
        position.item = item
        return position
    }

    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
        MapCameraPosition(.user)
    }

    public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
        func numbers(_ position: MapCameraPosition) -> [Double?] {
            [
                position.region?.center.latitude, position.region?.center.longitude,
                position.region?.span.latitudeDelta, position.region?.span.longitudeDelta, position.rect?.minX,
                position.rect?.minY, position.rect?.width, position.rect?.height,
                position.camera?.centerCoordinate.latitude, position.camera?.centerCoordinate.longitude,
                position.camera?.distance, position.camera?.heading, position.camera?.pitch,
            ]
        }
        return a.kind == b.kind && a.item === b.item && numbers(a) == numbers(b)
    }
}

/// From where a map is seen.
public struct MapCamera: Sendable {
    public var centerCoordinate: CLLocationCoordinate2D
    public var distance: Double
    public var heading: Double
    public var pitch: Double

    public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
    ) {
        (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
        (self.heading, self.pitch) = (heading, pitch)
    }
}

/// Where a map's camera may be.
public struct MapCameraBounds: Sendable {
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) {}
    public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// A map's camera and region after it moves.
public struct MapCameraUpdateContext: Sendable {
    public let camera: MapCamera
    public let region: MKCoordinateRegion
    public let rect: MKMapRect
}

public enum MapCameraUpdateFrequency: Sendable { case onEnd, continuous }

public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let pan = MapInteractionModes(rawValue: 1)
    public static let zoom = MapInteractionModes(rawValue: 2)
    public static let rotate = MapInteractionModes(rawValue: 4)
    public static let pitch = MapInteractionModes(rawValue: 8)
    public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

public enum MapUserTrackingMode: Sendable { case none, follow }

/// How a map looks.
public struct MapStyle: Sendable {
    public struct Elevation: Sendable {
        public static let automatic = Elevation()
        public static let flat = Elevation()
        public static let realistic = Elevation()
    }

    public struct StandardEmphasis: Sendable {
        public static let automatic = StandardEmphasis()
        public static let muted = StandardEmphasis()
    }

    public static let standard = MapStyle()
    public static let imagery = MapStyle()
    public static let hybrid = MapStyle()

    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }
}
