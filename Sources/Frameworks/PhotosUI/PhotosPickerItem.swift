import Foundation
import ViewDSL

/// A chosen photo. In a figure none is chosen.
public struct PhotosPickerItem: Hashable, Sendable {
    public enum EncodingDisambiguationPolicy: Hashable, Sendable { case automatic, current, compatible }

    public let itemIdentifier: String?
    public var supportedContentTypes: [UTType] { [] }

    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

    /// Finds no photo.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }

    /// Finds no photo.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        completionHandler(.success(nil))
        return Progress(totalUnitCount: 0)
    }
}

/// How many photos are chosen at a time.
public enum PhotosPickerSelectionBehavior: Hashable, Sendable {
    case `default`, ordered, continuous, continuousAndOrdered
}

/// Which photos can be chosen.
public struct PHPickerFilter: Hashable, Sendable {
    public static let images = PHPickerFilter()
    public static let videos = PHPickerFilter()
    public static let livePhotos = PHPickerFilter()
    public static let screenshots = PHPickerFilter()
    public static let panoramas = PHPickerFilter()
    public static let bursts = PHPickerFilter()
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter() }
}

/// The photos of the device, which are not read.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let only = PHPhotoLibrary()

    open class func shared() -> PHPhotoLibrary { only }
}
