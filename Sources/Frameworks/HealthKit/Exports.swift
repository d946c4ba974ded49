// A figure finds no records of anybody's health: nobody has permitted it to read or to write them.

@_exported import Foundation
