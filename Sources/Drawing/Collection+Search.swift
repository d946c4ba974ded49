extension RandomAccessCollection where Index == Int {
    /// The index of the first element that `holds`, if it does for all after it, by halving; `endIndex` if there is none.
    package func firstInOrder(where holds: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
