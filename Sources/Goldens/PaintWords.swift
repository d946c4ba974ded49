import LayoutEngine

extension LayoutComparison {
    /// `font 17 semibold → 20; opacity 0.8 removed`: with what the view is drawn otherwise; nil where a golden does not
    /// say it.
    func paintWords(_ event: Event) -> String? {
        let (old, new) = (before(event)?.paint?.settings ?? [], node(event).paint?.settings ?? [])
        // Goldens of earlier versions have no words.
        guard expected.parts[event.part].describesPaint, actual.parts[event.part].describesPaint else { return nil }
        let texts = (old + new).map(\.name).unique.compactMap { name in
            words(name, old.filter { $0.name == name }.map(\.value), new.filter { $0.name == name }.map(\.value))
        }
        if texts.isEmpty { return nil }
        return texts.prefix(3).joined(separator: "; ") + (texts.count > 3 ? "; \(texts.count - 3) more like it" : "")
    }

    private func words(_ name: String, _ old: [String], _ new: [String]) -> String? {
        if old == new { return nil }
        let isUnnamed = (old + new).contains { $0.hasPrefix("~") }
        let (before, now) = (old.joined(separator: ", "), new.joined(separator: ", "))
        // Nothing has more to say than that it is there.
        func one(_ value: String) -> String { isUnnamed || value == "yes" ? name : "\(name) \(value)" }
        if old.isEmpty { return "\(one(now)) added" }
        if new.isEmpty { return "\(one(before)) removed" }
        return isUnnamed ? "another \(name)" : "\(name) \(before) → \(now)"
    }
}

extension LayoutGolden.Part {
    fileprivate var describesPaint: Bool { nodes.contains { $0.paint?.settings.isEmpty == false } }
}
