import SwiftUI

extension Idiom {
    static var stacks: [Idiom] {
        [
            Idiom("a row") {
                HStack {
                    Text("Soup")
                    Spacer()
                    Text("9.50")
                }
            },
            Idiom("a column") {
                VStack(alignment: .leading, spacing: 8) {
                    Text("Soup")
                    Text("Hot").font(.caption)
                }
            },
            Idiom("layers") {
                ZStack(alignment: .bottomTrailing) {
                    Color.blue
                    Text("New").padding(4)
                }
            },
            Idiom("baselines") {
                HStack(alignment: .firstTextBaseline) {
                    Text("9").font(.largeTitle)
                    Text("€")
                }
            },
            Idiom("a spacer's minimum") {
                HStack {
                    Text("a")
                    Spacer(minLength: 20)
                    Text("b")
                }
            },
            Idiom("a divider") {
                VStack {
                    Text("a")
                    Divider()
                    Text("b")
                }
            },
            Idiom("a group") {
                Group {
                    Text("a")
                    Text("b")
                }.font(.caption)
            },
            Idiom("a choice") { if Dish.all.isEmpty { Text("None") } else { Text("Some") } },
            Idiom("an optional") { if let dish = Dish.all.first { Text(dish.name) } },
            Idiom("a choice by a switch") {
                switch Course.main {
                case .starter: Text("First")
                case .main: Text("Second")
                case .dessert: Text("Last")
                }
            },
            Idiom("a loop") { ForEach(Dish.all) { Text($0.name) } },
            Idiom("a loop by identity") { ForEach(["a", "b"], id: \.self) { Text($0) } },
            Idiom("a loop over numbers") { ForEach(0..<3) { Text("\($0)") } },
            Idiom("a loop with indices") {
                ForEach(Array(Dish.all.enumerated()), id: \.element.id) { index, dish in
                    Text("\(index + 1). \(dish.name)")
                }
            },
            Idiom("a loop over cases") { ForEach(Course.allCases) { Text($0.rawValue.capitalized) } },
            Idiom("a lazy column") {
                ScrollView {
                    LazyVStack(pinnedViews: [.sectionHeaders]) {
                        Section {
                            Text("a")
                        } header: {
                            Text("A")
                        }
                    }
                }
            },
            Idiom("a lazy row") {
                ScrollView(.horizontal, showsIndicators: false) { LazyHStack { ForEach(0..<5) { Text("\($0)") } } }
            },
            Idiom("a grid of columns") {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { ForEach(0..<5) { Text("\($0)") } }
            },
            Idiom("a grid of rows") {
                LazyHGrid(rows: Array(repeating: GridItem(.flexible()), count: 2)) { ForEach(0..<5) { Text("\($0)") } }
            },
            Idiom("a grid") {
                Grid(alignment: .leading, horizontalSpacing: 12) {
                    GridRow {
                        Text("Soup")
                        Text("9.50").gridColumnAlignment(.trailing)
                    }
                    Divider().gridCellUnsizedAxes(.horizontal)
                    GridRow { Text("Total").gridCellColumns(2) }
                }
            },
            Idiom("what fits") {
                ViewThatFits(in: .horizontal) {
                    HStack {
                        Text("a")
                        Text("b")
                    }
                    Text("a")
                }
            },
            Idiom("one layout or another") {
                (Dish.all.count > 2 ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())) {
                    Text("a")
                    Text("b")
                }
            },
            Idiom("a reader of geometry") { GeometryReader { Text("\(Int($0.size.width))") } },
            Idiom("a scroll view") {
                ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 500, height: 500) }
            },
            Idiom("a place to scroll to") {
                ScrollViewReader { reader in
                    ScrollView { Text("a").id(1) }.onAppear { reader.scrollTo(1, anchor: .top) }
                }
            },
            Idiom("pages that snap") {
                ScrollView(.horizontal) {
                    LazyHStack { ForEach(0..<3) { Text("\($0)").containerRelativeFrame(.horizontal) } }
                        .scrollTargetLayout()
                }.scrollTargetBehavior(.viewAligned)
            },
            Idiom("a hidden indicator") {
                ScrollView { Text("a") }.scrollIndicators(.hidden).scrollDismissesKeyboard(.immediately)
            },
            Idiom("priorities") {
                HStack {
                    Text("Long text").layoutPriority(1)
                    Text("Short")
                }
            },
            Idiom("depth") {
                ZStack {
                    Text("a").zIndex(1)
                    Text("b")
                }
            },
            Idiom("an alignment guide") {
                VStack(alignment: .leading) {
                    Text("a")
                    Text("b").alignmentGuide(.leading) { $0[.trailing] }
                }
            },
        ]
    }

    static var frames: [Idiom] {
        [
            Idiom("a size") { Color.red.frame(width: 40, height: 20) },
            Idiom("all the width") { Text("a").frame(maxWidth: .infinity, alignment: .leading) },
            Idiom("bounds") { Text("a").frame(minWidth: 40, idealWidth: 60, maxWidth: 80, minHeight: 20) },
            Idiom("padding") { Text("a").padding() },
            Idiom("padding on edges") { Text("a").padding(.horizontal, 16).padding([.top, .leading]) },
            Idiom("insets") { Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) },
            Idiom("its own size") { Text("a").fixedSize(horizontal: false, vertical: true) },
            Idiom("a ratio") { Color.red.aspectRatio(16 / 9, contentMode: .fit) },
            Idiom("an offset") { Text("a").offset(x: 4, y: -2) },
            Idiom("a position") { Text("a").position(x: 20, y: 20) },
            Idiom("a background") { Text("a").padding().background(.yellow) },
            Idiom("a background in a shape") {
                Text("a").padding().background(.thinMaterial, in: RoundedRectangle(cornerRadius: 8))
            },
            Idiom("a background of views") { Text("a").background(alignment: .top) { Circle().fill(.red) } },
            Idiom("an overlay") { Color.red.overlay(alignment: .topTrailing) { Text("3").padding(2) } },
            Idiom("the older overlay") { Color.red.overlay(Circle().stroke(.white, lineWidth: 2)) },
            Idiom("a border") { Text("a").padding().border(.red, width: 2) },
            Idiom("round corners") { Color.red.cornerRadius(8) },
            Idiom("a clip") { Color.red.clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous)) },
            Idiom("uneven corners") { Color.red.clipShape(.rect(topLeadingRadius: 8, bottomTrailingRadius: 8)) },
            Idiom("a mask") { Color.red.mask { Text("a").font(.largeTitle) } },
            Idiom("a shadow") { Text("a").shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2) },
            Idiom("blur and opacity") { Text("a").blur(radius: 2).opacity(0.5) },
            Idiom("rotation and scale") { Text("a").rotationEffect(.degrees(45)).scaleEffect(1.5) },
            Idiom("rotation in space") { Text("a").rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0)) },
            Idiom("colors changed") {
                Color.red.brightness(0.1).contrast(1.2).saturation(0.5).hueRotation(.degrees(20)).grayscale(0.3)
            },
            Idiom("blending") { Color.red.blendMode(.multiply) },
            Idiom("hidden") { Text("a").hidden() },
            Idiom("beyond the safe area") { Color.red.ignoresSafeArea(edges: .top) },
            Idiom("the older safe area") { Color.red.edgesIgnoringSafeArea(.all) },
            Idiom("a bar at the bottom") { Color.red.safeAreaInset(edge: .bottom) { Text("Bar") } },
            Idiom("room in the safe area") {
                ScrollView { Text("a") }.safeAreaPadding(.horizontal, 20).contentMargins(16)
            },
            Idiom("a tint") { Button("a") {}.tint(.purple) },
            Idiom("a color scheme") { Text("a").preferredColorScheme(.dark) },
            Idiom("a material") { Text("a").background(.ultraThinMaterial) },
            Idiom("a hit area") { Text("a").contentShape(Rectangle()).onTapGesture {} },
            Idiom("glass") { Text("a").padding().glassEffect() },
        ]
    }

    static var shapes: [Idiom] {
        [
            Idiom("a circle") { Circle().fill(.blue) },
            Idiom("a stroke") { Capsule().stroke(.blue, lineWidth: 2) },
            Idiom("a border inside") { Circle().strokeBorder(.blue, lineWidth: 4) },
            Idiom("dashes") { Rectangle().stroke(style: StrokeStyle(lineWidth: 2, dash: [4, 2])) },
            Idiom("a ring") {
                Circle().trim(from: 0, to: 0.7).stroke(.green, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                    .rotationEffect(.degrees(-90))
            },
            Idiom("fill and stroke") { Circle().fill(.red).stroke(.black, lineWidth: 1) },
            Idiom("a path of lines") {
                Path { path in
                    path.move(to: .zero)
                    path.addLine(to: CGPoint(x: 20, y: 20))
                    path.addQuadCurve(to: CGPoint(x: 40, y: 0), control: CGPoint(x: 30, y: 30))
                    path.closeSubpath()
                }
                .fill(.orange)
            },
            Idiom("a linear gradient") {
                LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)
            },
            Idiom("a radial gradient") {
                RadialGradient(colors: [.white, .black], center: .center, startRadius: 0, endRadius: 50)
            },
            Idiom("an angular gradient") {
                Circle().fill(AngularGradient(colors: [.red, .blue, .red], center: .center))
            },
            Idiom("a color's gradient") { Rectangle().fill(.blue.gradient) },
            Idiom("a color of numbers") { Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8) },
            Idiom("a color of hue") { Color(hue: 0.5, saturation: 0.8, brightness: 0.9) },
            Idiom("a system color") { Color(.systemGroupedBackground) },
            Idiom("a canvas") {
                Canvas { context, size in
                    context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
                }
            },
            Idiom("a mesh") {
                MeshGradient(
                    width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                    colors: [.red, .blue, .green, .yellow])
            },
        ]
    }
}
