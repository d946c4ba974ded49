import CoreLocation
import Foundation
import LayoutEngine
import ViewDSL

/// The look and camera of maps. None of it changes a figure.
nonisolated extension View {
    public func mapStyle(_ style: MapStyle) -> some View { self }
    public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }
    public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
    public func mapScope(_ scope: Namespace.ID) -> some View { self }
    public func mapFeatureSelectionDisabled(_ disabled: @escaping (MapFeature) -> Bool) -> some View { self }
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View { self }
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View { self }
    public func lookAroundViewer(
        isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true, onDismiss: (() -> Void)? = nil
    ) -> some View { self }
}

/// A thing on a map that can be selected.
public struct MapFeature: Hashable, Sendable {
    public let title: String?
}

/// Is not drawn: controls of a map are part of its box.
public struct MapUserLocationButton: View {
    nonisolated public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

/// Is not drawn: controls of a map are part of its box.
public struct MapCompass: View {
    nonisolated public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

/// Is not drawn: controls of a map are part of its box.
public struct MapPitchToggle: View {
    nonisolated public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

/// Is not drawn: controls of a map are part of its box.
public struct MapScaleView: View {
    nonisolated public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

/// Is not drawn: controls of a map are part of its box.
public struct MapZoomStepper: View {
    nonisolated public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
