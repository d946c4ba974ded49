// Nobody is notified by a figure.

@_exported import Foundation
