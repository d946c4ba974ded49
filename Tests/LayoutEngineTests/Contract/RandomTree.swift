import Foundation
import LayoutEngine

@testable import ViewDSL

/// A view as a value: it can be made from a seed, printed, shrunk, and turned into a view.
struct RandomTree: CustomStringConvertible {
    enum Kind: CaseIterable {
        // Leaves.
        case color, circle, shape, path, text, image, resizableImage, symbol, control, spacer, divider, empty
        // One view inside.
        case padding, edgePadding, frame, minFrame, maxFrame, boundedFrame, idealFrame, fixedSize, aspectRatio
        case ownAspectRatio, offset, position, guide, priority, border, effects, lineLimit, rightToLeft, largeType
        case ignoresSafeArea, safeAreaPadding, containerRelative, columns, anchor, columnAlignment, unsized
        // A view and a secondary one.
        case overlay, background, mask, safeAreaInset
        // Several views.
        case hStack, vStack, zStack, anyLayout, group, grid, gridRow, lazyVStack, lazyHStack, lazyVGrid, lazyHGrid
        case scroll, reader, fits, custom

        /// The number of views in it.
        var children: ClosedRange<Int> {
            switch self {
            case .color, .circle, .shape, .path, .text, .image, .resizableImage, .symbol, .control, .spacer, .divider,
                .empty:
                0...0
            case .overlay, .background, .mask, .safeAreaInset: 2...2
            case .hStack, .vStack, .zStack, .anyLayout, .group, .grid, .gridRow, .lazyVStack, .lazyHStack, .lazyVGrid,
                .lazyHGrid, .scroll, .reader, .fits, .custom:
                0...4
            default: 1...1
            }
        }
    }

    var kind: Kind
    /// Its length arguments.
    var a: CGFloat?
    var b: CGFloat?
    /// Its variant.
    var form: Int
    var children: [RandomTree]

    private static let leaves = Kind.allCases.filter { $0.children.upperBound == 0 }
    private static let inner = Kind.allCases.filter { $0.children.upperBound > 0 }
    private static let several = Kind.allCases.filter { $0.children.upperBound > 2 }
    /// Ordinary lengths, and occasionally an invalid one.
    private static let lengths: [CGFloat?] = [
        nil, nil, 0, 1, 7.5, 10, 20, 33, 50, 80, 100, 120.25, 250, 8, 16, -5, -40, .infinity, .nan, 1e300,
    ]

    /// The tree of a seed, always the same, at most `depth` views deep.
    init(depth: Int, from random: inout Seeded) {
        kind =
            depth == 0 || random.oneIn(4)
            ? random.pick(Self.leaves) : random.pick(random.oneIn(2) ? Self.inner : Self.several)
        a = random.pick(Self.lengths)
        b = random.pick(Self.lengths)
        form = Int(random.next() % 60)
        let range = kind.children
        // Few at the deepest levels, so that the number of views does not grow with every level.
        let most = min(range.upperBound, max(range.lowerBound, depth))
        let count = range.lowerBound + Int(random.next() % UInt64(most - range.lowerBound + 1))
        children = []
        for _ in 0..<count { children.append(RandomTree(depth: depth - 1, from: &random)) }
    }

    var description: String {
        let lengths = "\(lengthText(a)), \(lengthText(b)), form \(form)"
        guard !children.isEmpty else { return "\(kind)(\(lengths))" }
        return "\(kind)(\(lengths)) { \(children.map(\.description).joined(separator: "; ")) }"
    }

    /// The same tree with one reduction: replaced by a child, without a child, with a smaller child, or without a
    /// length.
    var smaller: [RandomTree] {
        var list = children
        for index in children.indices {
            if children.count > kind.children.lowerBound {
                var tree = self
                tree.children.remove(at: index)
                list.append(tree)
            }
            for child in children[index].smaller {
                var tree = self
                tree.children[index] = child
                list.append(tree)
            }
        }
        for length in [\RandomTree.a, \.b] where self[keyPath: length] != nil {
            var tree = self
            tree[keyPath: length] = nil
            list.append(tree)
        }
        return list
    }

    /// The smallest tree that still has the fault.
    func shrunk(while hasFault: (RandomTree) -> Bool) -> RandomTree {
        var tree = self
        while let next = tree.smaller.first(where: hasFault) { tree = next }
        return tree
    }
}
