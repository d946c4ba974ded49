// A figure shows an app's first start: no tip has been dismissed, and nothing been donated.

@_exported import Foundation
