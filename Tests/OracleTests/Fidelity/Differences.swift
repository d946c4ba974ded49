/// Known differences from SwiftUI, by name.
let fidelityDifferences: [FidelityDifference] = [
    FidelityDifference(
        name: "Inter for San Francisco",
        explanation:
            "Apple's fonts may be used on Apple's systems only. Text is set in Inter, with its own metrics, so sizes that depend on text differ by a few points."
    ),
    FidelityDifference(
        name: "Symbols of our own",
        explanation:
            "SF Symbols may be used on Apple's systems only. Common symbols are drawn anew, with about the size of the originals; the others are a dashed box and a warning."
    ),
    FidelityDifference(
        name: "Corners are ellipses",
        explanation: "Continuous corners are drawn as circular ones, which differ by less than a pixel at common sizes."
    ),
    FidelityDifference(
        name: "Materials do not blur",
        explanation: "The content behind a material shows through sharply. Layout is the same."),
    FidelityDifference(
        name: "Controls are drawn as on iOS 17 and 18",
        explanation: "Sizes and looks are collected from publications; none was measured on SwiftUI."),
    FidelityDifference(
        name: "Lazy views are laid out at once",
        explanation: "A figure does not scroll, so every view is laid out, even if it is out of sight."),
    FidelityDifference(
        name: "Time stands still",
        explanation:
            "Animations show their end, gestures do nothing, and matchedGeometryEffect moves no view. A task that does not end is stopped at a limit and named."
    ),
    FidelityDifference(
        name: "Bad values are issues",
        explanation:
            "SwiftUI logs a runtime warning, or stops. Here the value is replaced, and the figure and the command line say so."
    ),
]
