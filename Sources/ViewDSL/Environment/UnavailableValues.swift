// SwiftData's values, which come with its import: the compiler's message says so.

#if !canImport(Darwin)
    extension EnvironmentValues {
        @available(*, unavailable, message: "modelContext needs import SwiftData")
        public var modelContext: Never { fatalError() }
    }
#endif
