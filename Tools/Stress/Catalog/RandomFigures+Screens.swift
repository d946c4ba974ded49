import Foundation
import Plumbline

/// Controls and the containers of screens.
extension RandomFigures {
    mutating func control() -> AnyView {
        let (value, low, step) = (number(0...1), number(-1...0), number(0...1))
        let range = (low <= 1 ? low : 0)...1
        return switch Int.random(in: 0..<9, using: &numbers) {
        case 0: AnyView(Slider(value: .constant(value), in: range, step: step))
        case 1: AnyView(Stepper(words(), value: .constant(value), in: range, step: step))
        case 2: AnyView(Stepper(words(), value: .constant(count(0...9)), step: count(1...2)))
        case 3: AnyView(Gauge(value: value, in: range) { Text(words()) })
        case 4: AnyView(DatePicker(words(), selection: .constant(date())))
        case 5: AnyView(Text(date(), style: pick([.date, .time, .timer, .relative, .offset])))
        case 6: AnyView(Text("\(value, format: .percent) \(count(0...9)) \(value, specifier: "%.3f")"))
        case 7: AnyView(Label(words(), systemImage: words()))
        default: AnyView(mesh())
        }
    }

    private mutating func date() -> Date { Date(timeIntervalSince1970: number(0...2e9)) }

    private mutating func mesh() -> MeshGradient {
        let points = [(0, 0), (1, 0), (0, 1), (1, 1)].map { (x: Double, y: Double) in
            SIMD2(Float(oneIn(2) ? x : number(0...1)), Float(oneIn(2) ? y : number(0...1)))
        }
        return MeshGradient(
            width: oneIn(9) ? count(0...3) : 2, height: 2, points: points, colors: points.map { _ in color() },
            background: color(), smoothsColors: oneIn(2))
    }

    mutating func screen(_ views: [AnyView]) -> AnyView {
        let list = ForEach(views.indices, id: \.self) { views[$0] }
        let (length, other) = (length(), maybe())
        return switch Int.random(in: 0..<6, using: &numbers) {
        case 0: AnyView(List { list.listRowInsets(insets()) }.listRowSpacing(other).listSectionSpacing(length))
        case 1: AnyView(Form { Section(words()) { list } }.contentMargins(.horizontal, length))
        case 2: AnyView(TabView { list.tabItem { Label(words(), systemImage: "star") }.badge(count(0...9)) })
        case 3: AnyView(NavigationStack { ScrollView { list }.navigationTitle(words()) })
        case 4: AnyView(ScrollView { list }.safeAreaInset(edge: .bottom, spacing: other) { control() })
        default:
            AnyView(
                NavigationSplitView {
                    list.navigationSplitViewColumnWidth(min: other, ideal: length, max: other)
                } detail: {
                    control()
                })
        }
    }
}
