// Nothing is played or recorded: players take what they are given, and have no length.

@_exported import Foundation
