import Foundation
import LayoutEngine

/// The parts of a list.
extension LayoutSnapshot {
    var rows: [CGRect] { records.filter { $0.name == "row" }.map(\.frame) }
    var separators: [CGRect] { records.filter { $0.name == "separator" }.map(\.frame) }
}
