import Foundation

/// A node's description and attributes besides its layout.
package struct NodeInfo {
    /// The view's kind, as in code: `HStack`.
    package var name: String
    /// A detail that distinguishes it from others of its kind: `.feet`, `“rogue”`.
    package var detail: String
    /// A text on one line, or the name of an image, whose beginning the detail quotes; nil for other views.
    package var words: String?
    /// What a symbol stands for that is drawn without its words, as a label's is in a bar.
    package var labelTitle: String?
    /// Names given by `layoutLabel`, innermost first.
    package var labels: [String] = []
    var source: SourceLocation?
    /// The view's drawing.
    package var content: (any Sendable)?
    /// Values for the container, by key type.
    package var layoutValues: [ObjectIdentifier: Any] = [:]
    /// What it is written with for its layout or its container's, in source order.
    package var settings: [LayoutSetting] = []
    /// Distinguishes the view from its siblings in every evaluation of the views; 0 if not needed.
    package var identity: UInt64 = 0
    /// Names by which views inside refer to its coordinates.
    package var coordinateSpaces: [AnyHashable] = []
    /// Its role in figures; nil means leaf or container, depending on its children.
    package var role: ViewRole?
    package var systemPart: SystemPart?
    /// Changes to the annotations that figures show of it, in source order.
    package var annotationEdits: [AnnotationEdit] = []

    package init(
        name: String, detail: String = "", role: ViewRole? = nil, content: (any Sendable)? = nil,
        source: SourceLocation? = nil
    ) {
        self.name = name
        self.role = role
        self.detail = detail
        self.content = content
        self.source = source
    }

    /// Describes a text, or an image with a name.
    package init(
        name: String, words: String, role: ViewRole? = nil, content: (any Sendable)? = nil,
        source: SourceLocation? = nil
    ) {
        let beginning = words.count > 40 ? "\(words.prefix(39))…" : words
        self.init(name: name, detail: "“\(beginning)”", role: role, content: content, source: source)
        self.words = words
    }
}

/// The info of every node of an arena, by index.
///
/// Most views have the same description and carry nothing, so descriptions are stored once, and extras apart.
package struct NodeInfos: RandomAccessCollection {
    /// The description shared by views from one place in the source.
    private struct Kind: Hashable {
        let name: String
        let detail: String
        let words: String?
        let role: ViewRole?
        let systemPart: SystemPart?
        let source: SourceLocation?
    }

    /// Attributes that few views have.
    private struct Extras {
        var labels: [String] = []
        var content: (any Sendable)?
        var layoutValues: [ObjectIdentifier: Any] = [:]
        var coordinateSpaces: [AnyHashable] = []
        var annotationEdits: [AnnotationEdit] = []
        var settings: [LayoutSetting] = []
        var labelTitle: String?

        init() {}

        init?(_ info: NodeInfo) {
            guard
                info.content != nil || !info.labels.isEmpty || !info.layoutValues.isEmpty
                    || !info.coordinateSpaces.isEmpty || !info.annotationEdits.isEmpty || !info.settings.isEmpty
                    || info.labelTitle != nil
            else { return nil }
            (labels, content, layoutValues) = (info.labels, info.content, info.layoutValues)
            (coordinateSpaces, annotationEdits) = (info.coordinateSpaces, info.annotationEdits)
            (settings, labelTitle) = (info.settings, info.labelTitle)
        }
    }

    private struct Record {
        var kind: Int32
        /// An index into `extras`, −1 for a view that carries nothing.
        var extra: Int32 = -1
    }

    private var records = ContiguousArray<Record>()
    /// By node; shorter if the last nodes have none.
    private var identities = ContiguousArray<UInt64>()
    private var kinds: [Kind] = []
    private var kindNumbers: [Kind: Int32] = [:]
    private var extras: [Extras] = []

    package var startIndex: Int { 0 }
    package var endIndex: Int { records.count }

    package subscript(index: Int) -> NodeInfo {
        get {
            let record = records[index]
            let kind = kinds[Int(record.kind)]
            var info = NodeInfo(name: kind.name, detail: kind.detail, role: kind.role, source: kind.source)
            (info.words, info.systemPart) = (kind.words, kind.systemPart)
            info.identity = index < identities.count ? identities[index] : 0
            guard record.extra >= 0 else { return info }
            let extra = extras[Int(record.extra)]
            (info.labels, info.content, info.layoutValues) = (extra.labels, extra.content, extra.layoutValues)
            (info.coordinateSpaces, info.annotationEdits) = (extra.coordinateSpaces, extra.annotationEdits)
            (info.settings, info.labelTitle) = (extra.settings, extra.labelTitle)
            return info
        }
        // The extra is taken out while it changes, so that growing a list does not copy it.
        _modify {
            var info = self[index]
            let place = Int(records[index].extra)
            if place >= 0 { extras[place] = Extras() }
            defer { self[index] = info }
            yield &info
        }
        set {
            setIdentity(newValue.identity, of: index)
            records[index].kind = number(of: newValue)
            guard let extra = Extras(newValue) else {
                records[index].extra = -1
                return
            }
            let place = Int(records[index].extra)
            if place >= 0 {
                extras[place] = extra
            } else {
                records[index].extra = Int32(extras.count)
                extras.append(extra)
            }
        }
    }

    package subscript(node: NodeID) -> NodeInfo { self[node.index] }

    mutating func append(_ info: NodeInfo) {
        var record = Record(kind: number(of: info))
        if let extra = Extras(info) {
            record.extra = Int32(extras.count)
            extras.append(extra)
        }
        records.append(record)
        setIdentity(info.identity, of: records.count - 1)
    }

    private mutating func setIdentity(_ identity: UInt64, of index: Int) {
        if index < identities.count {
            identities[index] = identity
        } else if identity != 0 {
            while identities.count < index { identities.append(0) }
            identities.append(identity)
        }
    }

    func layoutValue(_ key: ObjectIdentifier, of index: Int) -> Any? {
        let extra = records[index].extra
        return extra < 0 ? nil : extras[Int(extra)].layoutValues[key]
    }

    private mutating func number(of info: NodeInfo) -> Int32 {
        let kind = Kind(
            name: info.name, detail: info.detail, words: info.words, role: info.role, systemPart: info.systemPart,
            source: info.source)
        // Rows often repeat the same view.
        if let last = records.last?.kind, kinds[Int(last)] == kind { return last }
        if let known = kindNumbers[kind] { return known }
        kindNumbers[kind] = Int32(kinds.count)
        kinds.append(kind)
        return Int32(kinds.count - 1)
    }
}
