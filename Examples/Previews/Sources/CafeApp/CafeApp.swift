import SwiftUI

@main
struct CafeApp: App {
    @State private var isOpen = true

    var body: some Scene {
        WindowGroup {
            Welcome(isOpen: isOpen)
        }
        .commands { CommandMenu("Cafe") { Button("Close") { isOpen = false } } }
        .defaultSize(width: 400, height: 600)
        #if os(macOS)
            Settings { Text("Nothing to set") }
        #endif
    }
}

struct Welcome: View {
    let isOpen: Bool

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: isOpen ? "sun.max" : "moon").font(.largeTitle)
            Text(isOpen ? "Come in" : "Good night").font(.title)
        }
        .preferredColorScheme(isOpen ? .light : .dark)
    }
}

#Preview("Open") { Welcome(isOpen: true) }

#Preview("Closed") { Welcome(isOpen: false) }
