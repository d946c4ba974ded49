private let dsl = "Sources/ViewDSL/"
private let presentation = "Sources/ViewDSL/Views/Presentation/"
private let stand = "Sources/ViewDSL/StandIns/"

/// Rules of presented views, of effects on colors, and of what stands in for UIKit.
let presentationRules: [FidelitySection] = [
    FidelitySection(
        title: "Sheets, alerts and dialogs",
        rules: [
            FidelityRule(
                "A large sheet begins 10 points below the top safe area, a medium one is half as high as the screen; the bottom safe area is the content’s; a navigation bar in it is 56 points high; behind a large one the screen is a card 16 points from the edges, with black around it.",
                .consensus,
                tests: [
                    "A sheet reaches from 10 points below the top safe area to the screen's bottom, whatever the presenting view takes",
                    "A sheet with detents is as high as the lowest says, and the bottom safe area",
                    "A navigation bar in a sheet is 56 points high",
                    "Behind a large sheet the screen is a card with black around it, behind a lower one it is not",
                ],
                said: said(presentation + "Sheet.swift", "of the screen behind a large sheet")),
            FidelityRule(
                "In the dark, a sheet’s backgrounds are a level above the screen’s.", .documented,
                tests: ["In the dark, a sheet's backgrounds are a level above the screen's"]),
            FidelityRule(
                "In a compact width a popover is a sheet, unless it says otherwise.", .documented,
                tests: ["In a compact width a popover is a sheet unless it says otherwise, in a regular one a bubble"]),
            FidelityRule(
                "A popover’s bubble stands below its anchor, or above where there is more room; its arrow is 13 points high; it is 10 points from the edges.",
                .assumed,
                tests: [
                    "A bubble stands 13 points below its anchor, or above where there is no room, 10 points from the edges",
                    "The edge says on which side of the anchor a bubble stands, if there is room",
                    "The arrow points at the anchor and keeps off the corners",
                ],
                said: said(presentation + "Popover.swift", "corners of 13 points")),
            FidelityRule(
                "A tip is a gray card: a picture of 40 points, a title, a message, a cross, and its actions below lines.",
                .assumed, tests: ["draws a tip as a card with its actions"],
                said: said("Sources/Frameworks/TipKit/TipViewStyle.swift", "as seen on iOS 17 and 18")),
            FidelityRule(
                "A tip’s card has corners of 13 points.", .assumed, tests: ["draws a tip as a card with its actions"],
                said: said("Sources/Frameworks/TipKit/TipView.swift", "corners of 13 points")),
            FidelityRule(
                "A sheet dims nothing at a height at which the views behind it are touched.", .documented,
                tests: ["A sheet dims nothing at a height at which the views behind it are touched"]),
            FidelityRule(
                "A widget has the size that Apple publishes for a screen of 393 by 852 points, margins of 16 points and corners of 22.",
                .consensus,
                tests: ["draws a widget in its family's size, with its first entry and a background to its edges"],
                said: said("Sources/Frameworks/WidgetKit/WidgetPreview.swift", "margins of 16 points, corners of 22")),
            FidelityRule(
                "A live activity on the lock screen is 371 points wide and at most 160 points high.", .assumed,
                tests: [
                    "a preview of the lock screen is as wide as its banner, and as high as what the first state needs"
                ],
                said: said(
                    "Sources/Frameworks/WidgetKit/LiveActivityPreview.swift", "on the lock screen it is 371 points")),
            FidelityRule(
                "In an expanded island the camera takes 126 × 37 points, and the margins are 20 points.", .assumed,
                tests: ["the island has its regions beside the camera, and the bottom one below"],
                said: said("Sources/Frameworks/WidgetKit/DynamicIsland.swift", "the camera takes 126 × 37 points")),
            FidelityRule(
                "An inspector is 270 points wide at the trailing edge; in a compact width it is a sheet.", .assumed,
                tests: ["An inspector stands at the trailing edge, and is a sheet in a compact width"],
                said: said(presentation + "Inspector.swift", "270 points wide")),
            FidelityRule(
                "An alert is 270 points wide; its buttons are 44 points high, two of them side by side; the one that cancels is the first of two and else the last. With one that destroys there always is one that cancels.",
                .consensus,
                tests: [
                    "An alert with a button that destroys has one that cancels, the system's if it has none",
                    "Of an alert's buttons, the one that cancels is the first of two and else the last",
                    "An alert is 270 points wide and centered; two buttons stand side by side, three below each other",
                ],
                said: said(presentation + "Alert.swift", "as commonly published")),
            FidelityRule(
                "An alert's fields stand below its message, 16 points from the sides and 32 high.", .assumed,
                tests: [
                    "An alert's fields stand below its message, 16 points from its sides, and its buttons below them"
                ],
                said: said(presentation + "Alert.swift", "the fields’ sizes")),
            FidelityRule(
                "A confirmation dialog is 8 points from the edges; its buttons are 57 points high.", .consensus,
                tests: [
                    "Of a confirmation dialog's buttons, the one that cancels stands apart, and there always is one"
                ],
                said: said(presentation + "ConfirmationDialog.swift", "as commonly published")),
            FidelityRule(
                "ContentUnavailableView is centered in its proposal: icon, title, description, actions.", .assumed,
                tests: ["A view for missing content fills its proposal; its parts are below each other"],
                said: said(dsl + "Views/Loading/ContentUnavailableView.swift", "sizes as on iOS 17")),
        ]),
    FidelitySection(
        title: "Effects",
        rules: [
            FidelityRule(
                "Saturation and hue are changed by the weights of SVG's filters.", .assumed,
                tests: ["Without saturation all channels are the color's luminance"],
                said: said(dsl + "Modifiers/ColorEffectModifiers.swift", "the weights come from"))
        ]),
    FidelitySection(
        title: "In place of UIKit",
        rules: [
            FidelityRule(
                "A line of a `UIFont` is 22 points high for 17.", .assumed,
                tests: ["A font's line is in proportion to the body's 22 points"],
                said: said(stand + "UIFont.swift", "22 points for the body's 17")),
            FidelityRule(
                "A `UIImage` by name has no size.", .assumed,
                tests: ["A picture by name has no size, a symbol 20 points"],
                said: said(stand + "UIImage.swift", "zero for a picture by name")),
            FidelityRule(
                "A hosting controller is as large as asked.", .assumed,
                tests: ["A hosting controller is as large as it is asked to fit"],
                said: said(stand + "UIViewController.swift", "as large as proposed")),
        ]),
]
