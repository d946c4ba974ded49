// Nothing is played or recorded: players accept any item, and have no length.

@_exported import Foundation
