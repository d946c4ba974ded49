// UIKit for views: the stand-ins for its colors, images, fonts and controllers.

@_exported import Foundation
@_exported import UserNotifications
@_exported import ViewDSL
