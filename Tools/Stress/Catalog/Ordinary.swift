import Plumbline

/// A scene like an article's: a few views, text, one of eight layouts, annotated.
///
/// It waits for the file `gate` to exist.
@MainActor
func ordinary(_ index: Int, gate: String?) -> Scene {
    let name = "batch-\(index / 500)/scene-\(index)"
    let edit = StressCatalog.environment["STRESS_EDIT"] == name ? "edited" : "number"
    let width = CGFloat(200 + index % 7 * 20)
    return Scene(name, proposal: ProposedViewSize(width: width, height: 120)) {
        wait(for: gate)
        if AppFolder.all.contains(where: \.hasFile) { Text("files of others") }
        if index % 4 == 0 {
            row(index, edit)
        } else if index % 4 == 1 {
            column(index, edit)
        } else if index % 4 == 2 {
            card(index, edit)
        } else {
            board(index)
        }
    }
    .caption("Scene \(edit) \(index) of many.")
    .annotations(.borders, .sizes, index % 2 == 0 ? .ledger : .proposals)
}

/// Folders that an app expects to have for itself, and a file that one scene leaves there and no other may find.
enum AppFolder {
    static let file = "plumbline-stress"

    static var all: [URL] {
        let folders: [FileManager.SearchPathDirectory] = [
            .documentDirectory, .cachesDirectory, .applicationSupportDirectory,
        ]
        return folders.flatMap { FileManager.default.urls(for: $0, in: .userDomainMask) }
            + [FileManager.default.temporaryDirectory, URL(fileURLWithPath: NSHomeDirectory())]
    }
}

extension URL {
    fileprivate var hasFile: Bool {
        FileManager.default.fileExists(atPath: appendingPathComponent(AppFolder.file).path)
    }
}

@MainActor
private func wait(for gate: String?) -> EmptyView {
    while let gate, access(gate, F_OK) != 0 { usleep(1000) }
    return EmptyView()
}

/// Shows an asset, the input, and the last word of this program's file, which stands for its sources.
@MainActor
func showing(_ index: Int) -> Scene {
    Scene("shows/\(index)", proposal: ProposedViewSize(width: 200, height: 100)) {
        HStack {
            Image("asset-\(index % 3)").resizable().frame(width: 60, height: 60)
            Text(StressCatalog.inputs.first.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "no input")
            Text(lastWord(of: WorkerFile.path))
        }
    }
}

private enum WorkerFile {
    /// On Linux the running file, even if another has replaced it.
    static let path =
        FileManager.default.fileExists(atPath: "/proc/self/exe") ? "/proc/self/exe" : CommandLine.arguments[0]
}

private func lastWord(of path: String) -> String {
    guard let file = FileHandle(forReadingAtPath: path), let end = try? file.seekToEnd() else { return "no program" }
    try? file.seek(toOffset: end - min(end, 8))
    return String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
}

/// Shows the order of sets in its process, and prints the process ID.
@MainActor
func reporting() -> Scene {
    Scene("reporting", proposal: ProposedViewSize(width: 400, height: 60)) {
        Text(Set((0..<24).map { "\($0)" }).joined(separator: " "))
        Text(
            { () -> String in
                print("process \(ProcessInfo.processInfo.processIdentifier)")
                return "process"
            }())
    }
}

@MainActor
private func row(_ index: Int, _ word: String) -> some View {
    HStack(spacing: CGFloat(index % 5 + 2)) {
        Color.red.frame(width: CGFloat(index % 30 + 10))
        Text("Row \(word) \(index)")
        Spacer()
        Circle().fill(Color.blue)
    }
    .padding(8)
}

@MainActor
private func column(_ index: Int, _ word: String) -> some View {
    VStack(alignment: index % 2 == 0 ? .leading : .trailing) {
        Text("Column \(word)").font(.headline)
        Text("A longer line that has to wrap in its narrow column, number \(index).").font(.footnote)
        Color.green.frame(height: CGFloat(index % 10 + 4))
    }
}

@MainActor
private func card(_ index: Int, _ word: String) -> some View {
    ZStack(alignment: .bottomTrailing) {
        Color.yellow
        Text("\(word) \(index)").padding(6).background(Color.white)
    }
    .frame(maxWidth: 180)
    .padding(.horizontal, CGFloat(index % 9))
}

@MainActor
private func board(_ index: Int) -> some View {
    VStack(spacing: 2) {
        ForEach(0..<4, id: \.self) { line in
            HStack(spacing: 2) {
                ForEach(0..<5, id: \.self) { column in
                    (line + column + index).isMultiple(of: 3) ? Color.purple : Color.orange
                }
            }
        }
    }
}
