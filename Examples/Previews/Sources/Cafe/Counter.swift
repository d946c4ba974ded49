import SwiftUI

/// A number of something, with buttons beside it.
struct Counter: View {
    @Binding var count: Int

    var body: some View {
        HStack {
            Button("Less") { count -= 1 }
            Text("\(count)").monospacedDigit()
            Button("More") { count += 1 }
        }
        .padding(8)
    }
}

/// Puts a preview onto a colored card.
private struct Card: PreviewModifier {
    static func makeSharedContext() async throws -> Color {
        await Task.yield()
        return .yellow
    }

    func body(content: Content, context: Color) -> some View {
        content.padding(20).background(context)
    }
}

#Preview("Three", traits: .sizeThatFitsLayout, .modifier(Card())) {
    @Previewable @State var count = 3
    Counter(count: $count)
}

#Preview("Größe: klein", traits: .landscapeLeft) {
    @Previewable @State var count = 1
    @Previewable @Environment(\.verticalSizeClass) var height
    Counter(count: $count)
    Text(height == .compact ? "compact" : "regular")
}
