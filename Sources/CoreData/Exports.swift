// As Apple's module does. Objects are kept in memory, in the context they were made in, until a program ends.

@_exported import Foundation
