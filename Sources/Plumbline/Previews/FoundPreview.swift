import Foundation
import ViewDSL

/// A preview of this program, by `#Preview` or by a `PreviewProvider`.
@MainActor
struct FoundPreview {
    let module: String
    /// The file without its ending, or what stands for it.
    let file: String
    /// Nil if it has no name.
    let name: String?
    var settings: PreviewSettings
    let source: SceneSource
    /// What its views are proposed, in points, in place of their screen's size.
    var size: CGSize?
    let content: @MainActor () -> any View

    /// The name of the view it shows, if the module declares it; else that of its file, in words.
    var title: String { ViewTitle(of: settings.shown(content), in: module, or: file).words }

    /// The file's name in words.
    var fileTitle: String { ViewTitle(file).words }

    /// The name it is given, unless that is a name in code. One that only says which of several it is, such as `dark`, follows
    /// the file's.
    var givenTitle: String? {
        guard let name, name != file else { return nil }
        let isVariant = name.first?.isLowercase == true || ["Light", "Dark"].contains(name)
        return isVariant && !name.contains(" ") ? "\(fileTitle): \(name)" : name
    }

    /// Sorted by module, file and line.
    static var all: [FoundPreview] {
        let provided = PreviewProviders.all.enumerated().flatMap { index, type in
            previews(of: type, isBroken: PreviewProviders.broken.contains(index))
        }
        return (registered + provided).enumerated().sorted { a, b in
            (a.element.place, a.element.source.line, a.offset) < (b.element.place, b.element.source.line, b.offset)
        }.map(\.element)
    }

    /// Those by `#Preview`.
    static var registered: [FoundPreview] {
        ConformingTypes.of((any _PreviewRegistry).self).compactMap { $0 as? any _PreviewRegistry.Type }
            .map { FoundPreview($0) }
    }

    /// The same preview in a size of its own.
    func sized(width: CGFloat?, height: CGFloat?) -> FoundPreview {
        guard width != nil || height != nil else { return self }
        var preview = self
        let usual = settings.fixedSize ?? settings.screenSize
        let size = CGSize(width: width ?? usual.width, height: height ?? usual.height)
        preview.size = size
        if width != nil { preview.settings.sizedAxes.insert(.horizontal) }
        if height != nil { preview.settings.sizedAxes.insert(.vertical) }
        // Without a fixed layout the size is the proposal; the screen stays the device's.
        if case .fixed = settings.layout {
            preview.settings.layout = .fixed(width: size.width, height: size.height)
        } else {
            preview.settings.proposedSize = size
        }
        // A view drawn by its name in a size of its own is no screen.
        if settings.screenShare == 1 { preview.settings.screenShare = nil }
        return preview
    }

    private var place: String { "\(module)/\(file)" }

    private init(_ type: any _PreviewRegistry.Type) {
        let preview = type.makePreview()
        let parts = type.fileID.split(separator: "/")
        module = String(parts.first ?? "")
        file = URL(fileURLWithPath: type.fileID).deletingPathExtension().lastPathComponent
        (name, settings, content) = (preview.name, preview.settings, preview.content)
        source = SceneSource(fileID: type.fileID, filePath: type.filePath, line: type.line)
    }

    private init<P: PreviewProvider>(
        _ provider: P.Type, _ settings: PreviewSettings, part: SceneSource.Part = .init(),
        content: @escaping @MainActor () -> any View
    ) {
        let type = ProviderName(provider)
        (module, file) = (type.module, type.subject)
        (name, self.settings, self.content) = (settings.name, settings, content)
        source = PreviewProviders.source(of: type, part)
    }

    /// - Parameter isBroken: Whether the views cannot be made; then there is one scene, which fails alone.
    private static func previews<P: PreviewProvider>(of provider: P.Type, isBroken: Bool) -> [FoundPreview] {
        if isBroken { return [FoundPreview(provider, PreviewSettings()) { P.previews }] }
        let parts = P.parts
        return parts.enumerated().map { index, part in
            FoundPreview(provider, part.settings, part: .init(number: index, count: parts.count)) {
                let parts = P.parts
                return index < parts.count ? parts[index].view : EmptyView()
            }
        }
    }
}

/// The name of a `PreviewProvider`.
struct ProviderName {
    let module: String
    let name: String

    init(_ type: Any.Type) {
        let parts = ConformingTypes.name(of: type).split(separator: ".")
        module = String(parts.first ?? "")
        name = String(parts.last ?? "")
    }

    /// `MenuRow` for `MenuRow_Previews`.
    var subject: String {
        for ending in ["_Previews", "_Preview", "Previews", "Preview"] where name.hasSuffix(ending) && name != ending {
            return String(name.dropLast(ending.count))
        }
        return name
    }
}

/// The names of scenes of previews: `File/Name`, or `Module/File/Name` where two modules have a file of that name.
struct PreviewNames {
    private let sharedFiles: Set<String>
    /// In small letters, which some disks do not tell from capitals.
    private var used: Set<String> = []

    @MainActor
    init(_ previews: [FoundPreview]) {
        var modules: [String: Set<String>] = [:]
        for preview in previews { modules[preview.file, default: []].insert(preview.module) }
        sharedFiles = Set(modules.filter { $0.value.count > 1 }.keys)
    }

    /// A name that was not given before.
    @MainActor
    mutating func next(_ preview: FoundPreview) -> String {
        let file = Self.sanitized(preview.file, or: "Previews")
        let folder =
            sharedFiles.contains(preview.file) ? "\(Self.sanitized(preview.module, or: "Module"))/\(file)" : file
        return unique("\(folder)/\(Self.sanitized(preview.name ?? "Preview", or: "Preview"))")
    }

    /// The name, with a number if it was given before.
    mutating func unique(_ name: String) -> String {
        var (unique, number) = (name, 1)
        while !used.insert(unique.lowercased()).inserted {
            number += 1
            unique = "\(name)-\(number)"
        }
        return unique
    }

    /// A text in the letters of scene names, and no longer than a file's name can be.
    static func sanitized(_ text: String, or other: String) -> String {
        let plain = text.applyingTransform(StringTransform("Any-Latin; Latin-ASCII"), reverse: false) ?? text
        let words = plain.split { !($0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0))) }
        let name = words.joined(separator: "-").prefix(100).description
        return name.allSatisfy { $0 == "." } ? other : name
    }
}
