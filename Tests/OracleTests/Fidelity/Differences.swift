/// Known differences from SwiftUI, by name.
let fidelityDifferences: [FidelityDifference] = [
    FidelityDifference(
        name: "Inter for San Francisco",
        explanation:
            "Apple's fonts may not be used elsewhere. Text is set in Inter, with its own metrics, so the sizes of text differ by a few points; everything that does not depend on text does not."
    ),
    FidelityDifference(
        name: "Symbols of our own",
        explanation:
            "SF Symbols may not be used elsewhere. Common ones are drawn anew, near the originals in size; the others are a dashed box and a warning."
    ),
    FidelityDifference(
        name: "Dynamic type by one table",
        explanation: "Every text style grows as the body style does; SwiftUI has a table for each style."),
    FidelityDifference(
        name: "Corners are ellipses",
        explanation: "Continuous corners are drawn as circular ones, which differ by less than a pixel at common sizes."
    ),
    FidelityDifference(
        name: "Materials do not blur",
        explanation: "What is behind shows through the veil sharply. Layout is the same."),
    FidelityDifference(
        name: "Controls are drawn as on iOS 17 and 18",
        explanation: "Sizes and looks are put together from what is published; none was measured on SwiftUI."),
    FidelityDifference(
        name: "Lazy views are laid out at once",
        explanation: "A picture does not scroll, so every view is there; those out of sight take part, too."),
    FidelityDifference(
        name: "Time stands still",
        explanation:
            "Animations show their end, gestures do nothing, and matchedGeometryEffect moves no view. Tasks end, or are stopped at a limit and named."
    ),
    FidelityDifference(
        name: "Bad values are issues",
        explanation:
            "SwiftUI logs a runtime warning, or stops. Here the value is replaced, and the figure and the command line say so."
    ),
]
