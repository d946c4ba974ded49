import LayoutEngine

extension _Subview {
    func inSection(_ section: UInt64, _ part: SectionMark.Part) -> _Subview {
        var subview = self
        subview.values.section = values.section ?? SectionMark(section: section, part: part)
        return subview
    }
}

/// A section as its container sees it; views outside sections make one without header and footer.
public struct SectionConfiguration: Identifiable {
    /// The identity of a section among the others.
    public struct ID: Hashable, Sendable {
        fileprivate let value: UInt64
    }

    public let id: ID
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    public let footer: SubviewsCollection
    /// The values of the section's first view.
    public let containerValues: ContainerValues

    fileprivate init(_ subviews: [Subview]) {
        func part(_ part: SectionMark.Part) -> SubviewsCollection {
            SubviewsCollection(
                subviews.filter { ($0.containerValues.section?.part ?? .content) == part })
        }
        let first = subviews[0].subview
        id = ID(value: first.values.section?.section ?? first.identity)
        (header, content, footer) = (part(.header), part(.content), part(.footer))
        containerValues = first.values
    }
}

/// The sections of a view, in order.
public struct SectionCollection {
    private let sections: [SectionConfiguration]

    @MainActor public init(_ view: some View, _ context: _ViewContext) {
        var groups: [[Subview]] = []
        for subview in SubviewsCollection(view, context) {
            let section = subview.containerValues.section?.section
            if let last = groups.last?.last, last.containerValues.section?.section == section {
                groups[groups.count - 1].append(subview)
            } else {
                groups.append([subview])
            }
        }
        sections = groups.map { SectionConfiguration($0) }
    }
}

extension SectionCollection: _ViewParts {
    nonisolated public var startIndex: Int { 0 }
    nonisolated public var endIndex: Int { sections.count }
    nonisolated public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
