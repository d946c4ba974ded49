extension TextBlock {
    /// The block with its fonts at a share of their sizes, to stay so.
    package func scaled(by scale: Double) -> TextBlock {
        var block = self
        for index in block.runs.indices { block.runs[index].font.size *= scale }
        block.minimumScale = 1
        return block
    }

    /// The largest scale at which nothing is truncated, in whole hundredths; `minimumScale` where there is none.
    ///
    /// How finely SwiftUI steps is not documented: hundredths are assumed.
    package func fittingScale(isTruncated: (_ scale: Double) -> Bool) -> Double {
        guard minimumScale < 1, isTruncated(1) else { return 1 }
        var (fitting, tooLarge) = (Int((minimumScale * 100).rounded(.up)), 100)
        // Where even the least does not fit it is what there is.
        guard fitting < tooLarge, !isTruncated(Double(fitting) / 100) else { return minimumScale }
        while tooLarge - fitting > 1 {
            let middle = (fitting + tooLarge) / 2
            if isTruncated(Double(middle) / 100) { tooLarge = middle } else { fitting = middle }
        }
        return Double(fitting) / 100
    }
}
