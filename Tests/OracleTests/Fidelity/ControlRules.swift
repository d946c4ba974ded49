private let controls = "Sources/ViewDSL/Views/Controls/"

/// Rules of the sizes and looks of controls.
let controlRules: [FidelitySection] = [
    FidelitySection(
        title: "Labels and buttons",
        rules: [
            FidelityRule(
                "A label is an icon and a title, 8 points apart on one baseline.", .assumed,
                tests: ["a label is an icon and a title 8 points after it, on one baseline"],
                said: said(controls + "Labels/Label.swift", "worked out by observation")),
            FidelityRule(
                "Labeled content is at the far end of its line, and so are the ends of its lines.", .assumed,
                tests: [
                    "labeled content puts its value at the far end",
                    "lines of a value at the end of a row end there, unless another alignment was set",
                ],
                said: said(controls + "Labels/LabeledContentStyle.swift", "always as in a form")),
            FidelityRule(
                "Lines of text in a button are centered outside lists.", .consensus,
                tests: ["lines of text are centered, but not in rows and not if another alignment was set"],
                said: said(controls + "Buttons/BorderlessButtonStyles.swift", "commonly observed")),
            FidelityRule(
                "A button to sign in with Apple has the size proposed, and its text 43 % of that height.", .consensus,
                tests: ["a button to sign in is as large as its frame and says so"],
                said: said(
                    "Sources/Frameworks/AuthenticationServices/SignInWithAppleButton.swift", "the text’s size is 43 %")),
            FidelityRule(
                "A view that blurs, of UIKit or AppKit, is a regular material.", .assumed,
                tests: ["A blur is a material"],
                said: said("Sources/ViewDSL/StandIns/KitBox.swift", "a blur is drawn")),
            FidelityRule(
                "A location button is 44 points high and as wide as its title needs.", .assumed,
                tests: ["a location button is as wide as its title"],
                said: said("Sources/Frameworks/CoreLocationUI/LocationButton.swift", "its height and corners")),
            FidelityRule(
                "A button without a border is as large as its label, in the tint unless a foreground was set.",
                .assumed,
                tests: [
                    "a button is as large as its label, and never acts", "a foreground that was set is kept",
                    "a disabled button is gray in every style of the system but plain, which fades it",
                ],
                said: said(controls + "Buttons/BorderlessButtonStyles.swift", "the gray of disabled buttons")),
            FidelityRule(
                "A button without a label has the word of its role.", .assumed,
                tests: ["a button without a label has the word of its role"],
                said: said(controls + "Buttons/Button.swift", "the words; newer systems")),
            FidelityRule(
                "A disabled plain button is half transparent.", .assumed,
                tests: ["a disabled button is gray in every style of the system but plain, which fades it"],
                said: said(controls + "Buttons/BorderlessButtonStyles.swift", "half the opacity")),
            FidelityRule(
                "A bordered button is 24 points wider than its label and 14 higher; large 40 and 30, small 20 and 10.",
                .consensus,
                tests: ["a bordered button is gray, or faint in its tint; a prominent one is filled with it"],
                said: said(controls + "Buttons/BorderedButtonStyles.swift", "as commonly published")),
            FidelityRule(
                "A glass button is as large as a bordered one, in a capsule.", .assumed,
                tests: ["a glass button is a bordered one in a capsule; a prominent one is filled with the tint"],
                said: said(
                    controls + "Buttons/GlassButtonStyles.swift", "the glass of iOS 26 is drawn as a plain border")),
            FidelityRule(
                "A prominent glass button is as large as a bordered one, in a capsule.", .assumed,
                tests: ["a glass button is a bordered one in a capsule; a prominent one is filled with the tint"],
                said: said(controls + "Buttons/GlassButtonStyles.swift", "the glass of iOS 26 is drawn as a plain fill")
            ),
            FidelityRule(
                "A control group pads its controls as bordered buttons.", .assumed,
                tests: ["a control group is a row of padded buttons with a line between two"],
                said: said(controls + "Buttons/ControlGroupStyle.swift", "the padding")),
            FidelityRule(
                "A paste button is as large as a bordered one.", .assumed,
                tests: ["a bordered button is gray, or faint in its tint; a prominent one is filled with it"],
                said: said(controls + "Buttons/StandardButtons.swift", "the size, that of a bordered button")),
            FidelityRule(
                "A custom style replaces a control's look; inside it, a control of the same kind has the outer style.",
                .documented,
                tests: [
                    "labels and buttons are composed by their styles",
                    "a style has an environment, and its own button has the style further out",
                    "a toggle's style knows whether it is on, off or mixed, and its own toggle has the style further out",
                ]),
            FidelityRule(
                "A group box is 16 points around its label and content.", .consensus,
                tests: ["a group box is 16 points around its label and content, and no wider than they are"],
                said: said(controls + "Labels/GroupBoxStyle.swift", "as commonly published")),
        ]),
    FidelitySection(
        title: "Controls with a value",
        rules: [
            FidelityRule(
                "Of several texts in a row's label the first is the title; the others stand below it, in small gray letters.",
                .assumed,
                tests: ["the second of several texts in a row's label is a subtitle below the first"],
                said: said(controls + "Parts/TitledLabel.swift", "the subtitles’ size")),
            FidelityRule(
                "A toggle fills its width; its switch is 51 × 31.", .consensus,
                tests: [
                    "a toggle fills the width proposed, and needs its label, 8 points and a switch of 51 × 31",
                    "a switch is at the end of the line, green or in its tint if it is on",
                ],
                said: said(controls + "Values/ToggleStyle.swift", "the size is UIKit’s")),
            FidelityRule(
                "A toggle as a button is as large as a bordered one.", .assumed,
                tests: ["a bordered button is gray, or faint in its tint; a prominent one is filled with it"],
                said: said(controls + "Values/ToggleStyle.swift", "the size, that of a bordered button")),
            FidelityRule(
                "A slider fills its width and is 28 points high.", .consensus,
                tests: [
                    "a row of a switch, a stepper, a slider or segments is 44 points high, as a row of text",
                    "a slider is 28 points high and fills the width proposed; with none it takes 150",
                ],
                said: said(controls + "Values/Slider.swift", "as commonly published")),
            FidelityRule(
                "A stepper fills its width; its buttons are 94 × 32.", .consensus,
                tests: [
                    "a stepper has buttons of 94 × 32 at the end of the line; what would leave the bounds is gray"
                ],
                said: said(controls + "Values/Stepper.swift", "the size is UIKit’s")),
            FidelityRule(
                "A progress view’s bar fills its width and is 4 points high.", .consensus,
                tests: ["a bar is 4 points high, between its label and its value, and fills the width proposed"],
                said: said(controls + "Values/ProgressViewStyle.swift", "the height is UIKit’s")),
            FidelityRule(
                "A progress view’s wheel is 20 points in size, large 37.", .consensus,
                tests: ["a wheel is 20 points in size, 37 if large, with its label 8 points below"],
                said: said(controls + "Values/ProgressViewStyle.swift", "the sizes are UIKit’s")),
            FidelityRule(
                "A gauge is a bar 8 points high.", .assumed, tests: ["a gauge is a bar with labels around it"],
                said: said(controls + "Values/GaugeStyle.swift", "the height, 8 points")),
            FidelityRule(
                "An accessory gauge is a bar 6 points high.", .assumed,
                tests: ["an accessory gauge's bar is 6 points high"],
                said: said(controls + "Values/GaugeStyle.swift", "the height, 6 points")),
            FidelityRule(
                "A circular gauge is 58 points in size.", .assumed, tests: ["a circular gauge is 58 points in size"],
                said: said(controls + "Values/GaugeStyle.swift", "the size, 58 points")),
            FidelityRule(
                "A color picker fills its width; its well is 28 points in size.", .consensus,
                tests: ["a color picker has a ring of 28 points at the end of the line around the color"],
                said: said(controls + "Pickers/ColorPicker.swift", "as commonly published")),
        ]),
    FidelitySection(
        title: "Text fields and pickers",
        rules: [
            FidelityRule(
                "A text field fills its width; it is 2 points higher than its text.", .assumed,
                tests: [
                    "a text field fills the width proposed; with none it is as wide as its text; one line and 2 points high"
                ],
                said: said(controls + "Text/TextField.swift", "the points are assumed")),
            FidelityRule(
                "A rounded border is 7 points from the field at the sides, 6 above and below.", .consensus,
                tests: ["a rounded border is 7 points wider at each side and 6 higher"],
                said: said(controls + "Text/TextFieldStyle.swift", "the height is UIKit’s")),
            FidelityRule(
                "A text editor fills; its text is 8 points from the top and 5 from the sides.", .consensus,
                tests: ["a text editor fills the size proposed, its text 5 points from the side and 8 from the top"],
                said: said(controls + "Text/TextEditor.swift", "the insets are UIKit’s")),
            FidelityRule(
                "A menu’s choice is padded as a bordered button.", .consensus,
                tests: [
                    "a menu is its choice with two arrows, in the tint, padded as a bordered button; in a row it shows its label"
                ],
                said: said(controls + "Pickers/PickerStyle.swift", "as commonly published")),
            FidelityRule(
                "Segments share their width equally and are 32 points high.", .consensus,
                tests: [
                    "segments are equally wide in the width proposed, or as wide as the widest; 32 points high"
                ],
                said: said(controls + "Pickers/PickerStyle.swift", "the height is UIKit’s")),
            FidelityRule(
                "A wheel fills its width and is 216 points high.", .consensus,
                tests: [
                    "a wheel is 216 points high, fills the width proposed, and resolves only the rows that can be seen"
                ],
                said: said(controls + "Pickers/PickerStyle.swift", "the size is UIKit’s")),
            FidelityRule(
                "A compact date stands on gray, 11 points from the sides and 7 from top and bottom; a month is 330 points high.",
                .consensus,
                tests: [
                    "a date stands on gray, 11 points from the sides and 7 from top and bottom, at the end of the line",
                    "a month has its name, seven weekdays and its days, 330 points high, with the day in a circle",
                ],
                said: said(controls + "Dates/DatePickerStyle.swift", "as commonly published")),
            FidelityRule(
                "A date’s wheels are 216 points high.", .consensus,
                tests: ["wheels show the parts of the date, 216 points high"],
                said: said(controls + "Dates/DatePickerStyle.swift", "the size is UIKit’s")),
            FidelityRule(
                "A picker of several days is as large as a month.", .assumed,
                tests: ["several days are in circles of the earliest one's month; without any it is January 2001"],
                said: said(controls + "Dates/MultiDatePicker.swift", "as large as a graphical date picker")),
        ]),
]
