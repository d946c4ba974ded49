// Nothing is logged: what a figure prints is its own.

@_exported import Foundation
