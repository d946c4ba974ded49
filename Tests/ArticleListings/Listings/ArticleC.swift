// swift-format-ignore-file
// The author's, not under Plumbline's license: see README.md in Tests/ArticleListings.
// The listings of article C, as printed. The empty conformance it starts from returns nothing and compiles nowhere, so
// it is not here. What a fragment leaves out is marked.
import Plumbline

struct BackslashStack: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        // 1
        let subviewSizes = subviews.map { proxy in
            return proxy.sizeThatFits(.unspecified)
        }
        // 2
        let combinedSize = subviewSizes.reduce(.zero) { currentSize, subviewSize in
            return CGSize(
                width: currentSize.width + subviewSize.width,
                height: currentSize.height + subviewSize.height)
        }
        // 3
        return combinedSize
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        // 1
        let subviewSizes = subviews.map { proxy in
            return proxy.sizeThatFits(.unspecified)
        }
        // 2
        var x = bounds.minX
        var y = bounds.minY
        // 3
        for index in subviews.indices {
            let subviewSize = subviewSizes[index]
            let sizeProposal = ProposedViewSize(
                width: subviewSize.width,
                height: subviewSize.height)
            // 4
            subviews[index]
                .place(
                    at: CGPoint(x: x, y: y),
                    anchor: .topLeading,
                    proposal: sizeProposal
                )
            // 5
            x += subviewSize.width
            y += subviewSize.height
        }
    }
}

/// Fragments, each in a view named after what it shows.
enum Backslash {
    struct FixedFrames: View {
        var body: some View {
            BackslashStack {
                Text("1")
                    .frame(width: 50)
                    .border(.yellow)
                Text("2")
                    .frame(width: 100)
                    .border(.blue)
                Text("3")
                    .frame(width: 200)
                    .border(.green)
            }
            .border(.pink)
            .font(.title)
        }
    }

    struct Finished: View {
        var body: some View {
            BackslashStack {
                Text("Lorem")
                    .border(.yellow)
                Text("eveniet facilis")
                    .border(.blue)
                Text("possimus eaque adipisci ")
                    .border(.green)
            }
            .border(.pink)
        }
    }
}

/// The stack before its placement is written.
enum BeforePlacement {
    struct BackslashStack: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            // 1
            let subviewSizes = subviews.map { proxy in
                return proxy.sizeThatFits(.unspecified)
            }
            // 2
            let combinedSize = subviewSizes.reduce(.zero) { currentSize, subviewSize in
                return CGSize(
                    width: currentSize.width + subviewSize.width,
                    height: currentSize.height + subviewSize.height)
            }
            // 3
            return combinedSize
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        }
    }

    struct Centered: View {
        var body: some View {
            BackslashStack {
                Text("Lorem")
                    .border(.yellow)
                Text("eveniet facilis")
                    .border(.blue)
                Text("possimus eaque adipisci ")
                    .border(.green)
            }
            .border(.pink)
        }
    }
}

/// The stack that prints what it is proposed.
enum PrintingProposal {
    /// The printed values, in order, in place of the console.
    nonisolated(unsafe) static var printed: [CGFloat?] = []
    static func print(_ length: CGFloat?) { printed.append(length) }

    struct BackslashStack: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            print(proposal.width)
            // 100
            print(proposal.height)
            // 100
            // Left out as printed:
            return proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        }
    }

    struct InFrame: View {
        var body: some View {
            BackslashStack {
                Text("Hello, World!")
                Text("Hello, World! 2")
                Text("Hello, World! 3")
            }
            .frame(width: 100, height: 100)
        }
    }
}
