import Foundation
import Goldens

/// A small step away from a layout that goldens have to notice.
struct LayoutMutation {
    /// `frame` or `spacing`.
    let kind: String
    let description: String
    private let change: (inout LayoutGolden.Part) -> Void

    func apply(to part: inout LayoutGolden.Part) { change(&part) }

    static func all(of part: LayoutGolden.Part) -> [LayoutMutation] {
        part.nodes.indices.flatMap { frames(of: $0, in: part) + spacing(of: $0, in: part) }
    }

    /// The frame a quarter of a point to the right, lower, wider, higher.
    private static func frames(of node: Int, in part: LayoutGolden.Part) -> [LayoutMutation] {
        let sides: [(String, WritableKeyPath<LayoutGolden.Node, GoldenLength>)] = [
            ("to the right", \.x), ("lower", \.y), ("wider", \.size.width), ("higher", \.size.height),
        ]
        return sides.map { side, path in
            LayoutMutation(kind: "frame", description: "\(part.nodes[node].title) \(side) by 0.25 px") {
                $0.nodes[node][keyPath: path].add(0.25)
            }
        }
    }

    /// A stack's spacing a point larger: its children move apart, and all around it stays.
    private static func spacing(of stack: Int, in part: LayoutGolden.Part) -> [LayoutMutation] {
        let node = part.nodes[stack]
        guard let axis = node.axis, node.children.count > 1 else { return [] }
        let isHorizontal = axis == .horizontal
        let start: WritableKeyPath<LayoutGolden.Node, GoldenLength> = isHorizontal ? \.x : \.y
        let size: WritableKeyPath<LayoutGolden.Node, GoldenSize> = \.size
        let length = size.appending(path: isHorizontal ? \.width : \.height)
        let children = node.children.sorted {
            (part.nodes[$0][keyPath: start].value ?? 0) < (part.nodes[$1][keyPath: start].value ?? 0)
        }
        return [
            LayoutMutation(kind: "spacing", description: "the spacing of \(node.title) by 1") { part in
                part.nodes[stack].spacing?.add(1)
                part.nodes[stack][keyPath: length].add(Double(children.count - 1))
                for (distance, child) in children.enumerated() {
                    for descendant in part.subtree(child) {
                        part.nodes[descendant][keyPath: start].add(Double(distance))
                    }
                }
            }
        ]
    }
}

extension LayoutGolden.Part {
    fileprivate func subtree(_ node: Int) -> [Int] { [node] + nodes[node].children.flatMap(subtree) }
}

extension GoldenLength {
    fileprivate mutating func add(_ length: Double) {
        if let value { self = GoldenLength(CGFloat(value + length)) }
    }
}
