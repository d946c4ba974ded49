import CoreLocation
import Foundation

/// A place on a map.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    open override var location: CLLocation? {
        CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
    open var title: String? { nil }

    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init()
    }

    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.init(coordinate: coordinate)
    }
}

/// A point of interest.
open class MKMapItem: NSObject, @unchecked Sendable {
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    open var location: CLLocation { placemark.location! }

    public init(placemark: MKPlacemark) { self.placemark = placemark }

    public convenience init(location: CLLocation, address: Any?) {
        self.init(placemark: MKPlacemark(coordinate: location.coordinate))
    }

    open class func forCurrentLocation() -> MKMapItem {
        MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
    }

    /// Has no effect in a figure.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }

    /// Has no effect in a figure.
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"

/// A kind of point of interest.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let airport = MKPointOfInterestCategory(rawValue: "airport")
    public static let bakery = MKPointOfInterestCategory(rawValue: "bakery")
    public static let bank = MKPointOfInterestCategory(rawValue: "bank")
    public static let beach = MKPointOfInterestCategory(rawValue: "beach")
    public static let cafe = MKPointOfInterestCategory(rawValue: "cafe")
    public static let hospital = MKPointOfInterestCategory(rawValue: "hospital")
    public static let hotel = MKPointOfInterestCategory(rawValue: "hotel")
    public static let library = MKPointOfInterestCategory(rawValue: "library")
    public static let museum = MKPointOfInterestCategory(rawValue: "museum")
    public static let nightlife = MKPointOfInterestCategory(rawValue: "nightlife")
    public static let park = MKPointOfInterestCategory(rawValue: "park")
    public static let parking = MKPointOfInterestCategory(rawValue: "parking")
    public static let pharmacy = MKPointOfInterestCategory(rawValue: "pharmacy")
    public static let publicTransport = MKPointOfInterestCategory(rawValue: "publicTransport")
    public static let restaurant = MKPointOfInterestCategory(rawValue: "restaurant")
    public static let school = MKPointOfInterestCategory(rawValue: "school")
    public static let store = MKPointOfInterestCategory(rawValue: "store")
    public static let theater = MKPointOfInterestCategory(rawValue: "theater")
    public static let university = MKPointOfInterestCategory(rawValue: "university")
}

/// Which points of interest are shown.
public struct PointOfInterestCategories: Sendable {
    public static let all = PointOfInterestCategories()
    public static let excludingAll = PointOfInterestCategories()
    public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { all }
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { all }
}

/// Finds nothing.
open class MKLocalSearch: NSObject, @unchecked Sendable {
    open class Request: NSObject {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var resultTypes = MKLocalSearchResultType()

        public override init() {}
        public init(completion: MKLocalSearchCompletion) {}
    }

    open class Response: NSObject, @unchecked Sendable {
        open var mapItems: [MKMapItem] { [] }
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }

    public init(request: Request) {}

    open func start() async throws -> Response { Response() }
    open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        completionHandler(Response(), nil)
    }
    open func cancel() {}
}

public struct MKLocalSearchResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let address = MKLocalSearchResultType(rawValue: 1)
    public static let pointOfInterest = MKLocalSearchResultType(rawValue: 2)
}

open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    open var title: String { "" }
    open var subtitle: String { "" }
}

/// Completes nothing.
open class MKLocalSearchCompleter: NSObject {
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var queryFragment = ""
    open var region = MKCoordinateRegion()
    open var resultTypes = MKLocalSearchResultType()
    open var results: [MKLocalSearchCompletion] { [] }

    public override init() {}
    open func cancel() {}
}

public protocol MKLocalSearchCompleterDelegate: AnyObject {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Finds no way.
open class MKDirections: NSObject, @unchecked Sendable {
    open class Request: NSObject {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType = MKDirectionsTransportType.any
        open var requestsAlternateRoutes = false
        open var departureDate: Date?
        open var arrivalDate: Date?

        public override init() {}
    }

    open class Response: NSObject, @unchecked Sendable { open var routes: [MKRoute] { [] } }

    public init(request: Request) {}

    open func calculate() async throws -> Response { Response() }
    open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        completionHandler(Response(), nil)
    }
    open func cancel() {}
}

public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    public static let any: MKDirectionsTransportType = [.automobile, .walking, .transit]
}

/// A way between places.
open class MKRoute: NSObject, @unchecked Sendable {
    open var name: String { "" }
    open var distance: CLLocationDistance { 0 }
    open var expectedTravelTime: TimeInterval { 0 }
    open var polyline: MKPolyline { MKPolyline() }
}

/// A line on a map.
open class MKPolyline: NSObject, @unchecked Sendable {
    public override init() {}
    public init(coordinates: [CLLocationCoordinate2D], count: Int) {}

    open var boundingMapRect: MKMapRect { .null }
}
