// The part of SwiftUI without controls, by the name that Apple's compiler prints for it.

@_exported import SwiftUI
