import LayoutEngine

/// The part of a section that a subview is in.
struct SectionMark {
    enum Part { case header, content, footer }

    let section: UInt64
    let part: Part
}

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

    @MainActor init(_ view: some View, _ context: _ViewContext) {
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

extension SectionCollection: RandomAccessCollection {
    nonisolated public var startIndex: Int { 0 }
    nonisolated public var endIndex: Int { sections.count }
    nonisolated public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// The views made of the sections of another.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
    let sections: Sections
    let content: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View {
    public var body: Never { fatalError("GroupSectionsOfContent has no body") }

    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        views(context)._resolve(context.child(1), into: &list)
    }

    public func _subviews(_ context: _ViewContext) -> [_Subview] { views(context)._subviews(context.child(1)) }

    @MainActor private func views(_ context: _ViewContext) -> Content {
        content(SectionCollection(sections, context.child(0)))
    }
}

extension Group {
    /// Views made of the sections of another view.
    nonisolated public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init { GroupSectionsOfContent(sections: view, content: transform) }
    }
}

/// The sections of a view, which are found where a `ForEach` is.
public struct ForEachSectionCollection<Content: View> {
    fileprivate let find: @MainActor (_ViewContext) -> [SectionConfiguration]
    fileprivate var sections: [SectionConfiguration] = []
}

extension ForEachSectionCollection: RandomAccessCollection {
    nonisolated public var startIndex: Int { 0 }
    nonisolated public var endIndex: Int { sections.count }
    nonisolated public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEachSectionCollection: ContextualData {
    func filled(_ context: _ViewContext) -> Self {
        var filled = self
        filled.sections = find(context)
        return filled
    }
}

extension ForEach where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    /// A view for each section of a view.
    nonisolated public init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) {
        nonisolated(unsafe) let view = view
        self.init(ForEachSectionCollection { Array(SectionCollection(view, $0.child(0))) }, id: \.id, content: content)
    }
}
