/// `text` with at most `limit` characters, the rest as an ellipsis.
package func shortened(_ text: String, _ limit: Int) -> String {
    text.count <= limit ? text : text.prefix(limit - 1).trimmingSpaces + "…"
}

extension Substring {
    fileprivate var trimmingSpaces: Substring {
        var result = self
        while result.last == " " { result.removeLast() }
        return result
    }
}
