// What an app offers to Siri and to shortcuts. Nobody asks for it in a figure: intents are never performed.

@_exported import Foundation

@_exported import struct Combine.LocalizedStringResource
