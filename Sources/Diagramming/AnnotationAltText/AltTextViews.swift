import Foundation
import LayoutEngine

/// What is drawn behind, over or beside a view by a modifier of it.
struct AltTextLayer {
    enum Relation {
        case behind, over, mask, inset
    }

    let relation: Relation
    let unit: StructureUnit
    /// The modifier's view without it.
    let owner: Int
}

/// What a view holds, for readers who do not see it. Unlike in a picture, lines, grounds and views that are covered or have no
/// size count, and containers with several views are not taken for one of them.
extension [ShownView] {
    /// From the outermost view to the one that holds others or has words, through what is drawn behind and over it.
    func wholeChain(of unit: StructureUnit) -> [Int] {
        var chain = unit.chain
        while let last = chain.last.map({ self[$0] }), last.kind == .modifier, last.systemPart == nil,
            let inner = last.children.first
        {
            chain += StructureUnit(from: inner, self, reach: .child).chain
        }
        return chain
    }

    /// The view whose children the views in a unit are.
    func holder(in unit: StructureUnit) -> ShownView { self[wholeChain(of: unit).last ?? unit.core] }

    /// All views in a unit that take a place in it, in order.
    func held(in unit: StructureUnit) -> [StructureUnit] {
        let holder = holder(in: unit)
        if holder.kind == .modifier, holder.systemPart == .bar { return held(inBar: holder) }
        guard !holder.isControl, holder.kind == .container || holder.isPage else { return [] }
        let isUnits = holder.id == unit.core
        let marked = units(in: isUnits ? unit : StructureUnit(from: holder.id, self, reach: .child))
        let isControl = unit.chain.contains { self[$0].isControl }
        let isSystems = isSystems(holder)
        let told = holder.children.filter { id in
            let isMarked = (isControl || isSystems) && marked.contains { $0.outer == id }
            // Of what controls and screens are made of, what is not marked is told only if it is a control's thin content.
            let isContent = isControl ? self[id].isThin : !isSystems
            return isMarked || isContent && isTold(self[id], in: holder)
        }
        return told.flatMap { id -> [StructureUnit] in
            let child = StructureUnit(from: id, self, reach: .child)
            // In the picture it may have the bounds of another of its modifiers.
            let unit = marked.first { $0.outer == id && $0.core == child.core } ?? child
            return isPassed(unit, in: holder, isAlone: told.count == 1) ? held(in: unit) : [unit]
        }
    }

    /// The items of a bar that is a modifier around them.
    private func held(inBar bar: ShownView) -> [StructureUnit] {
        guard let inner = bar.children.first else { return [] }
        let content = StructureUnit(from: inner, self, reach: .child)
        let items = holder(in: content).facts.stackAxis == nil ? [] : held(in: content)
        return (items.isEmpty ? [content] : items) + layers(of: content).map(\.unit)
    }

    /// What is behind, over and beside a unit. A shape without words or a color with a name, which only fills the view's bounds or
    /// strokes them, goes without saying.
    func layers(of unit: StructureUnit) -> [AltTextLayer] {
        let chain = wholeChain(of: unit)
        // What controls and bars are made of is SwiftUI's.
        guard !chain.contains(where: { [.bar, .barItem].contains(self[$0].systemPart) }) else { return [] }
        return chain.prefix { !self[$0].isControl }.flatMap { id -> [AltTextLayer] in
            let view = self[id]
            guard view.kind == .modifier, !view.isPage, view.children.count > 1, !isListGround(view),
                let relation = relation(of: view), let owner = view.children.first
            else { return [] }
            return view.children.dropFirst()
                .filter { self[$0].isVisible && self[$0].cover == nil && !isBlank($0) }
                .map { StructureUnit(from: $0, self, reach: .child) }
                .filter { !isPlain($0, around: view) }
                .map { AltTextLayer(relation: relation, unit: $0, owner: owner) }
        }
    }

    private func relation(of view: ShownView) -> AltTextLayer.Relation? {
        if view.isInset { return .inset }
        return switch view.facts.layers {
        case .background: .behind
        case .overlay: .over
        case .mask: .mask
        default: nil
        }
    }

    private func isPlain(_ layer: StructureUnit, around view: ShownView) -> Bool {
        let core = holder(in: layer)
        return core.role == .shape && core.detail.isEmpty && core.label == nil
            && self[layer.outer].frame.isNear(view.frame)
    }

    /// Whether it is the background that every list has.
    private func isListGround(_ view: ShownView) -> Bool {
        guard view.facts.layers == .background, let inner = view.children.first else { return false }
        let list = self[inner].facts.ignoresSafeArea ? self[inner].children.first ?? inner : inner
        return self[list].children.contains { [.row, .sectionHeading].contains(self[$0].systemPart) }
    }

    /// Whether its children are parts that SwiftUI puts together, such as a page and its bars.
    private func isSystems(_ holder: ShownView) -> Bool {
        switch holder.systemPart {
        case .row, .window, .geometryReader: return false
        case nil: break
        default: return true
        }
        let parts: [SystemPart] = [.row, .sectionHeading, .bar, .column, .page]
        return holder.children.contains { child in
            self[child].systemPart.map(parts.contains) ?? false
                || StructureUnit(from: child, self).chain.contains { self[$0].systemPart == .bar }
        }
    }

    private func isTold(_ child: ShownView, in holder: ShownView) -> Bool {
        guard !isBlank(child.id), child.systemPart != .chrome else { return false }
        guard holder.systemPart == .row else { return true }
        return child.name != Self.separator && !(holder.children.count > 1 && isGround(child, of: holder))
    }

    /// What a list draws between its rows.
    private static var separator: String { "separator" }

    /// Whether it is a container without any view in it.
    private func isBlank(_ id: Int) -> Bool { self[id].kind != .leaf && self[id].children.allSatisfy(isBlank) }

    /// Whether the views in it are told as those of the system's view that it is in: of the parts of a bar, and of the stack that a
    /// row is made of.
    private func isPassed(_ unit: StructureUnit, in holder: ShownView, isAlone: Bool) -> Bool {
        let core = self[unit.core]
        if [.titleRow, .largeTitle].contains(core.systemPart) { return true }
        let isPlain =
            unit.core == unit.box && !unit.isNamed && !core.isControl && core.facts.stackAxis != nil
            && layers(of: unit).isEmpty
        let isLine = isAlone && [.row, .sectionHeading].contains(holder.systemPart)
        return isPlain && (isLine || holder.systemPart == .titleRow)
    }
}
