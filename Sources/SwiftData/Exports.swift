// As Apple's module does. Models are kept in memory only: a figure has no database, and is the same on every machine.

@_exported import Foundation
@_exported import Observation
