import Foundation

/// A container's description as JSON, without defaults. `insets` are `[top, leading, bottom, trailing]`.
extension LayoutFacts: Codable {
    private enum Key: CodingKey {
        case guides, stackAxis, spacing, insets, sets, isNeutral, priorities, layers, scrolls, ignoresSafeArea
        case minLength, keepsRatio, keepsIdealRatio
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            guides: try container.decodeIfPresent([AlignmentKey].self, forKey: .guides) ?? [],
            stackAxis: try container.decodeIfPresent(Axis.self, forKey: .stackAxis),
            spacing: container.contains(.spacing) ? try container.length(forKey: .spacing) : nil,
            sets: try container.decodeIfPresent([AlignmentKey].self, forKey: .sets) ?? [],
            isNeutral: try container.decodeIfPresent(Bool.self, forKey: .isNeutral) ?? false,
            priorities: try container.decodeIfPresent(PriorityUse.self, forKey: .priorities))
        layers = try container.decodeIfPresent(Layers.self, forKey: .layers)
        let scrolled = try container.decodeIfPresent([Axis].self, forKey: .scrolls) ?? []
        scrolls = scrolled.reduce(into: []) { $0.insert(Axis.Set($1)) }
        ignoresSafeArea = try container.decodeIfPresent(Bool.self, forKey: .ignoresSafeArea) ?? false
        minLength = container.contains(.minLength) ? try container.length(forKey: .minLength) : nil
        keepsRatio = try container.decodeIfPresent(Bool.self, forKey: .keepsRatio) ?? false
        keepsIdealRatio = try container.decodeIfPresent(Bool.self, forKey: .keepsIdealRatio) ?? false
        if container.contains(.insets) {
            let lengths = try container.numbers(4, forKey: .insets)
            insets = EdgeInsets(top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3])
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        if !guides.isEmpty { try container.encode(guides, forKey: .guides) }
        try container.encodeIfPresent(stackAxis, forKey: .stackAxis)
        if let spacing { try container.encode(length: spacing, forKey: .spacing) }
        if let insets {
            try container.encode(
                lengths: [insets.top, insets.leading, insets.bottom, insets.trailing], forKey: .insets)
        }
        if !sets.isEmpty { try container.encode(sets, forKey: .sets) }
        if isNeutral { try container.encode(true, forKey: .isNeutral) }
        try container.encodeIfPresent(priorities, forKey: .priorities)
        try container.encodeIfPresent(layers, forKey: .layers)
        let scrolled = Axis.allCases.filter { scrolls.contains(Axis.Set($0)) }
        if !scrolled.isEmpty { try container.encode(scrolled, forKey: .scrolls) }
        if ignoresSafeArea { try container.encode(true, forKey: .ignoresSafeArea) }
        if let minLength { try container.encode(length: minLength, forKey: .minLength) }
        if keepsRatio { try container.encode(true, forKey: .keepsRatio) }
        if keepsIdealRatio { try container.encode(true, forKey: .keepsIdealRatio) }
    }
}
