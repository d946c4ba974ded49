import Foundation
import Synchronization

/// What the page of `watch --serve` shows, for the threads that serve it.
final class PageState: Sendable {
    struct Figure: Codable, Equatable {
        /// No two figures have the same; a scene drawn light and dark is two.
        let id: String
        let name: String
        /// Changes with the picture, so that a browser loads it again.
        let version: String
        let altText: String
        /// In points.
        let width: Double
    }

    struct Content: Codable, Equatable {
        var figures: [Figure] = []
        /// What the compiler or the drawing says; empty where all is well.
        var problem = ""
        /// Changes with everything else.
        var revision = 0
    }

    private struct Value {
        var content = Content()
        /// The paths of the figures' files, by version.
        var files: [String: String] = [:]
    }

    private let value = Mutex(Value())

    var content: Content { value.withLock { $0.content } }

    /// The path of the file that is this version of a figure; nil if there is no such figure.
    func file(_ version: String) -> String? { value.withLock { $0.files[version] } }

    /// New pictures.
    func show(_ figures: [Figure], files: [String], problem: String) {
        value.withLock { value in
            (value.content.figures, value.content.problem) = (figures, problem)
            value.files = Dictionary(zip(figures.map(\.version), files), uniquingKeysWith: { first, _ in first })
            value.content.revision += 1
        }
    }

    /// A problem; the pictures are the last good ones.
    func show(problem: String) {
        value.withLock { value in
            value.content.problem = problem
            value.content.revision += 1
        }
    }
}
