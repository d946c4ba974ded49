/// The part of a section that a view is in.
package struct SectionMark: Equatable, Sendable {
    package enum Part: Sendable { case header, content, footer }

    /// Carries the mark to lazy containers.
    package struct Key: LayoutValueKey {
        package static let defaultValue: SectionMark? = nil
    }

    /// Identifies the section among the others.
    package let section: UInt64
    package let part: Part

    package init(section: UInt64, part: Part) {
        self.section = section
        self.part = part
    }
}

extension LayoutSubview {
    /// Whether it is the header or the footer of a section.
    var isSectionHeading: Bool { self[SectionMark.Key.self].map { $0.part != .content } ?? false }
}
