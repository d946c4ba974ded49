extension Sequence {
    /// The elements with the same key together, in the order of the first of each.
    package func grouped<Key: Equatable>(by key: (Element) -> Key) -> [(key: Key, elements: [Element])] {
        grouped(by: key, ==)
    }

    package func grouped<Key>(
        by key: (Element) -> Key, _ areSame: (Key, Key) -> Bool
    ) -> [(key: Key, elements: [Element])] {
        reduce(into: []) { groups, element in
            let key = key(element)
            if let known = groups.firstIndex(where: { areSame($0.key, key) }) {
                groups[known].elements.append(element)
            } else {
                groups.append((key, [element]))
            }
        }
    }

    /// Neighbors with the same key together, in order.
    package func runs<Key: Equatable>(by key: (Element) -> Key) -> [(key: Key, elements: [Element])] {
        reduce(into: []) { runs, element in
            let key = key(element)
            if runs.last?.key == key {
                runs[runs.count - 1].elements.append(element)
            } else {
                runs.append((key, [element]))
            }
        }
    }
}

extension Sequence where Element: Hashable {
    /// The elements without duplicates, in the order of their first occurrences.
    package var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
