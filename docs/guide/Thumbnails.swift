import Plumbline

/// A small figure for each annotation, in the table of *Writing a scene*.
@MainActor @SceneBuilder
var annotationThumbnails: [Scene] {
    Scene("thumbnail/borders", width: 150) { Order() }.annotations(.borders).thumbnail()
    Scene("thumbnail/sizes", width: 150) { Order() }.annotations(.sizes).thumbnail()
    Scene("thumbnail/proposals", width: 150, height: 44) { Text("Tea").layoutLabel("tea") }
        .annotations(.borders, .proposals).thumbnail()
    Scene("thumbnail/alignment-lines") {
        HStack(alignment: .bottom, spacing: 24) {
            Color.teal.opacity(0.2).frame(width: 60, height: 44).alignmentGuide(.bottom) { $0.height - 12 }
            Color.teal.opacity(0.2).frame(width: 60, height: 44)
        }
    }
    .annotations(.alignmentLines).thumbnail()
    Scene("thumbnail/spacing") { Order(spacing: 16) }.annotations(.spacing).thumbnail()
    Scene("thumbnail/padding") { Text("Tea").padding(16) }.annotations(.padding).thumbnail()
    Scene("thumbnail/dimensions") { Color.teal.opacity(0.2).frame(width: 90, height: 30) }
        .annotations(.dimensions).thumbnail()
    Scene("thumbnail/safe-area", width: 110, height: 70) { Color.teal.opacity(0.2) }
        .safeArea(EdgeInsets(top: 20, leading: 0, bottom: 12, trailing: 0))
        .annotations(.safeArea).thumbnail()
    Scene("thumbnail/priority", width: 110) {
        HStack {
            Text("Earl Grey").layoutPriority(1)
            Text("Biscuit")
        }
        .lineLimit(1)
    }
    .annotations(.priority).thumbnail()
    Scene("thumbnail/flexibility", width: 150, height: 30) {
        HStack(spacing: 8) {
            Color.teal.opacity(0.2).frame(minWidth: 20, idealWidth: 40, maxWidth: 60)
            Color.teal.opacity(0.2).layoutLabel("rest")
        }
    }
    .annotations(.flexibility).thumbnail()
    Scene("thumbnail/overflow") { Color.teal.opacity(0.4).frame(width: 90, height: 30).frame(width: 60, height: 44) }
        .annotations(.overflow).thumbnail()
    Scene("thumbnail/issues", width: 90, height: 30) { Color.teal.frame(width: -20) }
        .annotations(.issues).thumbnail()
    Scene("thumbnail/structure", width: 160) {
        VStack(spacing: 8) {
            ForEach(["Tea", "Cake", "Milk"], id: \.self) { name in
                HStack {
                    Text(name)
                    Spacer()
                }
                .frame(height: 20)
                .layoutLabel("row")
            }
        }
        .padding(20)
    }
    .annotations(.structure).thumbnail()
    Scene("thumbnail/ledger", width: 150) { Text("Tea").padding(8) }.annotations(.borders, .ledger).thumbnail()
    Scene("thumbnail/why", width: 150) { Text("Tea").padding(8) }.annotations(.borders, .why).thumbnail()
    Scene("thumbnail/probes", width: 40) {
        ViewThatFits {
            Text("Earl Grey")
            Text("Tea")
        }
    }
    .annotations(.borders, .probes).thumbnail()
}

/// A small figure for each modifier of scenes, in the table of *Writing a scene*.
@MainActor @SceneBuilder
var modifierThumbnails: [Scene] {
    Scene("thumbnail/title", width: 150) { Order() }
        .title("Tea").caption("With a **biscuit**.").annotations(.borders).thumbnail().title(true)
    Scene("thumbnail/legend") { Color.teal.opacity(0.4).frame(width: 90, height: 30).frame(width: 60, height: 44) }
        .annotations(.overflow).thumbnail().legend(true)
    Scene("thumbnail/footer", width: 150) { Order() }.annotations(.borders).thumbnail().footer(true)
    Scene("thumbnail/code", width: 150) {
        HStack {
            Text("Tea")
            Spacer()
            Text("€ 3")
        }
    }
    .code().thumbnail()
    Scene("thumbnail/emphasis", width: 150) { Order() }.annotations(.borders).emphasis("price").thumbnail()
    Scene("thumbnail/focus", width: 150) {
        HStack {
            Text("Tea")
            Text("€ 6").layoutLabel("price")
        }
    }
    .annotations(.borders).focus("price").thumbnail(magnification: nil)
    Scene("thumbnail/showing", width: 150) { Order() }.annotations(.borders, .sizes).showing("tea").thumbnail()
    Scene("thumbnail/note", width: 150) { Order() }
        .annotations(.borders).showing("tea").note("for **two**", on: "tea").thumbnail()
    Scene("thumbnail/names", width: 150) { Order() }.annotations(.borders).names(atMost: 1).thumbnail()
    Scene("thumbnail/decimals", width: 150) { Order() }.annotations(.borders, .sizes).decimals(0).thumbnail()
    Scene("thumbnail/magnification", width: 150) { Order() }.annotations(.borders).thumbnail().magnification(1.5)
    Scene("thumbnail/appearance", width: 150) { Order() }.annotations(.borders).appearance(.dark).thumbnail()
    Scene("thumbnail/print", width: 150) { Order() }.annotations(.borders).diagramStyle(.print).thumbnail()
    Scene("thumbnail/layout-direction", width: 150) { Order(price: "six") }
        .annotations(.borders).layoutDirection(.rightToLeft).thumbnail()
    Scene("thumbnail/dynamic-type-size", width: 150) { Order() }
        .annotations(.borders).dynamicTypeSize(.accessibility1).thumbnail()
    Scene("thumbnail/comparing", columns: 2) {
        Panel("8 apart") { Tea(spacing: 8) }
        Panel("24 apart") { Tea(spacing: 24) }
    }
    .comparing().thumbnail(width: 420)
    Scene("thumbnail/tree", width: 150) { Text("Tea").padding(8) }.tree().thumbnail()
}

/// A name and a price.
private struct Order: View {
    var spacing: CGFloat = 8
    var price = "€ 6"

    var body: some View {
        HStack(spacing: spacing) {
            Text("Tea for two").layoutLabel("tea")
            Text(price).layoutLabel("price")
        }
    }
}

/// Two words.
private struct Tea: View {
    var spacing: CGFloat = 8

    var body: some View {
        HStack(spacing: spacing) {
            Text("Earl")
            Text("Grey")
        }
    }
}

extension Scene {
    /// The picture alone, small enough for a table.
    ///
    /// - Parameter magnification: nil makes the picture as large as fits.
    fileprivate func thumbnail(width: CGFloat = 260, magnification factor: CGFloat? = 1) -> Scene {
        let alone = title(false).footer(false).legend(false).figureWidth(width)
        return factor.map { alone.magnification($0) } ?? alone
    }
}
