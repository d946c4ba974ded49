private let lists = "Sources/ViewDSL/Views/Lists/"
private let navigation = "Sources/ViewDSL/Views/Navigation/"
private let tabs = "Sources/ViewDSL/Views/Tabs/"

/// Rules of lists, navigation and tabs.
let listRules: [FidelitySection] = [
    FidelitySection(
        title: "Lists and forms",
        rules: [
            FidelityRule(
                "A row is at least 44 points high, with 11 points above and below its content and 20 beside it.",
                .consensus,
                tests: [
                    "a row is 44 points high, its content 20 points inside a card 16 points from the edge",
                    "a row grows with its content and 11 points above and below",
                ],
                said: said(lists + "ListLook.swift", "the default of 11 and 20 points")),
            FidelityRule(
                "A control that is a row has 5 points above and below, its label 11.", .consensus,
                tests: ["a row of a switch, a stepper, a slider or segments is 44 points high, as a row of text"],
                said: said(lists + "ListLook.swift", "rows of switches, steppers and segments")),
            FidelityRule(
                "Cards are 16 points from the edge, on large phones 20; of more than 200 rows the first 200 are made.",
                .consensus,
                tests: [
                    "on a large phone the card is 20 points from the edge",
                    "of 10,000 rows those outside any screen are not made, and those below the list not measured",
                ],
                said: said(lists + "List.swift", "of more than 200 rows")),
            FidelityRule(
                "A list fills its proposal; without a height it is as tall as its rows.", .assumed,
                tests: ["of a list without a proposed height all rows are laid out"],
                said: said(lists + "ListLayout.swift", "SwiftUI's list has no height")),
            FidelityRule(
                "Sections are 35 points apart; a header takes 38 points of that.", .consensus,
                tests: ["a header in capitals stands 38 points high above its rows, and a footer below them"],
                said: said(lists + "ListLook.swift", "UIKit's header and footer")),
            FidelityRule(
                "A header of one line is 38 points high.", .consensus,
                tests: ["a header in capitals stands 38 points high above its rows, and a footer below them"],
                said: said(lists + "ListLook.swift", "with one line of text a header")),
            FidelityRule(
                "A footer of one line is about 30 points high.", .consensus,
                tests: ["a header in capitals stands 38 points high above its rows, and a footer below them"],
                said: said(lists + "ListLook.swift", "as in UIKit, about 30 points")),
            FidelityRule(
                "Headers are footnotes in gray capitals, in the plain style semibold.", .assumed,
                tests: ["a header in capitals stands 38 points high above its rows, and a footer below them"],
                said: said(lists + "Section.swift", "the fonts of headers")),
            FidelityRule(
                "A separator starts at the row's first text, or at its guide.", .documented,
                tests: [
                    "a separator starts at the row's first text and ends at the card's edge",
                    "an alignment guide moves the separator",
                ]),
            FidelityRule(
                "Margins of the content take the place of the list's own, at their edges.", .assumed,
                tests: ["take the place of the list's own, at their edges only"],
                said: said(lists + "ListBuilder.swift", "which of the list's distances")),
            FidelityRule(
                "In a list that is edited, the sign at a row's start is 22 points wide, and its content begins 38 points later.",
                .assumed,
                tests: ["has signs before rows that can be deleted, and handles after those that can be moved"],
                said: said(lists + "RowEditing.swift", "22 points wide")),
            FidelityRule(
                "Sections with compact spacing are 20 points apart.", .assumed,
                tests: ["with spacing rows are cards without separators, and sections stand as far apart as set"],
                said: said(lists + "ListModifiers.swift", "20 points")),
            FidelityRule(
                "The title of a label in a list starts 40 points after its icon.", .assumed,
                tests: ["a label's title starts 40 points after the row's insets"],
                said: said(lists + "ListRowLabelStyle.swift", "titles start 60 points")),
            FidelityRule(
                "A disclosure group is open if its binding says so.", .assumed,
                tests: ["an open group's rows are indented by 20 points, a closed one's are not there"],
                said: said(lists + "DisclosureGroup.swift", "a group without a binding")),
            FidelityRule(
                "A table's rows are as high as a list's.", .assumed,
                tests: ["has its columns beside each other below their titles, the fixed ones as wide as said"],
                said: said("Sources/ViewDSL/Views/Tables/Table.swift", "rows are as high as a list's")),
        ]),
    FidelitySection(
        title: "Navigation and tabs",
        rules: [
            FidelityRule(
                "A navigation bar takes 44 points, and 52 more for a large title.", .consensus,
                tests: [
                    "an inline title is in the middle of a bar of 44 points",
                    "a large title adds 52 points and starts 16 points from the edge",
                    "items stand at the ends of the bar by their placement, 16 points apart",
                ],
                said: said(navigation + "NavigationBar.swift", "the heights are measured on phones")),
            FidelityRule(
                "A search field is 36 points high in 52 more of the bar, wherever it is placed.", .consensus,
                tests: [
                    "it is 36 points high in a row of 52 below the title, 16 points from the sides",
                    "it is in the same place for every placement",
                    "a stack or split view shows the field set around it, on a wide screen in its first column",
                ],
                said: said(navigation + "SearchField.swift", "as UIKit's search bar")),
            FidelityRule(
                "In a container that ignores the safe area, bars and pages stay in it.", .documented,
                tests: ["in a container that ignores the safe area, the bars and the page stay in it"]),
            FidelityRule(
                "Bars over content are nearly opaque; what is behind is not blurred.", .consensus,
                tests: ["a bar over content reaches to the edge of the screen"],
                said: said(navigation + "BarBackground.swift", "as published for UIKit's bars")),
            FidelityRule(
                "A bar at the bottom takes 49 points, its items spread evenly.", .assumed,
                tests: [
                    "items for the bottom are in a bar of 49 points, spread evenly",
                    "a status is in the middle of the bar at the bottom, whatever else is there",
                ],
                said: said(navigation + "NavigationBar.swift", "the arrangement is not documented")),
            FidelityRule(
                "A navigation view shows the first of its views.", .assumed,
                tests: ["of several views a navigation view shows the first"],
                said: said(navigation + "NavigationStack.swift", "it has no columns")),
            FidelityRule(
                "A wide split view has columns, a narrow one its first.", .assumed,
                tests: ["a wide split view has columns, a narrow one its first"],
                said: said(navigation + "NavigationSplitView.swift", "from 700 points on")),
            FidelityRule(
                "The first column that a split view shows has the button that hides its sidebar.", .consensus,
                tests: ["is in the bar of the first column that is shown", "can be removed"],
                said: said(navigation + "SidebarButton.swift", "as on iPads")),
            FidelityRule(
                "The page on top of a path is shown.", .documented,
                tests: ["the page of a path's last value is shown, with a way back"]),
            FidelityRule(
                "A tab bar takes 49 points at the bottom.", .consensus,
                tests: ["the bar takes 49 points, and the first tab is shown"],
                said: said(tabs + "TabBar.swift", "the height and the font")),
            FidelityRule(
                "Wide screens have the same tab bar.", .assumed,
                tests: ["tabs share the bar evenly, each with its icon above its title"],
                said: said(tabs + "TabView.swift", "on wide screens")),
            FidelityRule(
                "Pages have dots 8 points wide and 10 apart.", .assumed,
                tests: ["pages fill the view, with a dot for each, 8 points wide and 10 apart"],
                said: said(tabs + "PageDots.swift", "8 points wide")),
        ]),
]
