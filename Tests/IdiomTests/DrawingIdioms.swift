import SwiftUI

struct TextIdiom: View {
    let date = Date(timeIntervalSince1970: 0)
    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text("**Bold**, _italic_ and `code`")
            Text("Total: \(12.5, format: .number.precision(.fractionLength(2)))")
            Text("\(3, specifier: "%02d")")
            Text(date, style: .date)
            Text(date, format: .dateTime.day().month())
            Text("\(Image(systemName: "star")) Favorite")
            Text("A").bold() + Text("B").foregroundColor(.red) + Text("C").italic()
            Text("Wide").kerning(2).tracking(1).baselineOffset(3).underline(true, color: .red).strikethrough()
            Text("Verbatim").font(.system(size: 20, weight: .semibold, design: .rounded)).monospacedDigit()
            Text(verbatim: "raw").font(.custom("Georgia", size: 14)).fontWeight(.heavy).fontDesign(.serif)
            Text("Many lines").lineLimit(2).truncationMode(.middle).multilineTextAlignment(.center).lineSpacing(4)
            Text("Fit").minimumScaleFactor(0.5).allowsTightening(true).textCase(.uppercase).fixedSize()
            Text(1.5, format: .percent)
            Text(["a", "b"], format: .list(type: .and))
            Text("Select").textSelection(.enabled).privacySensitive()
            Label("Rain", systemImage: "cloud.rain").labelStyle(.titleAndIcon).imageScale(.large)
        }
    }
}

struct ImageIdiom: View {
    var body: some View {
        Image(systemName: "heart.fill").resizable().scaledToFit().frame(width: 40).foregroundStyle(.red, .pink)
        Image(systemName: "folder.badge.plus").symbolRenderingMode(.hierarchical).font(.title)
        Image(decorative: "photo").resizable().aspectRatio(contentMode: .fill).clipped()
        Image("photo").renderingMode(.template).interpolation(.high).antialiased(true)
        AsyncImage(url: URL(string: "https://example.com/a.png")) {
            $0.resizable()
        } placeholder: {
            ProgressView()
        }
        AsyncImage(url: nil) { phase in
            if let image = phase.image { image } else if phase.error != nil { Color.red } else { Color.gray }
        }
    }
}

struct PaintIdiom: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View {
        ZStack {
            LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .topLeading, endPoint: .bottom)
                .ignoresSafeArea()
            Color("brand").edgesIgnoringSafeArea(.all)
            RadialGradient(colors: [.red, .clear], center: .center, startRadius: 0, endRadius: 100)
            AngularGradient(gradient: Gradient(stops: [.init(color: .red, location: 0)]), center: .center)
            Circle().fill(.blue.gradient).stroke(.white, lineWidth: 2)
            Circle().trim(from: 0, to: 0.7).stroke(style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [2, 4]))
            RoundedRectangle(cornerRadius: 12, style: .continuous).strokeBorder(.secondary)
            UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 8).fill(.quaternary)
            Capsule().fill(.ultraThinMaterial).shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
            Text("Card").padding().background(.regularMaterial, in: RoundedRectangle(cornerRadius: 10))
            Text("Badge").padding(6).background(Capsule().fill(Color.red)).overlay(alignment: .topTrailing) { Circle() }
            Rectangle().fill(scheme == .dark ? Color.white : .black).blendMode(.multiply).opacity(0.5)
            Image(systemName: "star").blur(radius: 2).saturation(0).brightness(0.1).contrast(1.2).hueRotation(
                .degrees(90))
            Rectangle().mask { Text("Mask").font(.largeTitle) }.clipShape(.rect(cornerRadius: 8)).cornerRadius(4)
            Text("3D").rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0)).rotationEffect(.degrees(10))
            Text("Hidden").redacted(reason: .placeholder).hidden()
            Color(red: 0.1, green: 0.2, blue: 0.3).colorMultiply(.red).compositingGroup().drawingGroup()
            Color(uiColor: .systemBackground)
            Color(.systemGray6)
        }
    }
}

struct CanvasIdiom: View {
    var body: some View {
        Canvas { context, size in
            let rect = CGRect(origin: .zero, size: size).insetBy(dx: 4, dy: 4)
            context.fill(Path(ellipseIn: rect), with: .color(.green))
            context.stroke(Path(roundedRect: rect, cornerRadius: 4), with: .color(.red), lineWidth: 2)
            context.draw(Text("Hi"), at: CGPoint(x: size.width / 2, y: size.height / 2))
            context.opacity = 0.5
        }
        .frame(width: 100, height: 100)
        TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.date, style: .time) }
        TimelineView(.animation) { timeline in Text("\(timeline.date.timeIntervalSince1970)") }
    }
}

struct Wave: Shape {
    var phase: Double
    var animatableData: Double {
        get { phase }
        set { phase = newValue }
    }
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addQuadCurve(
            to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.minY * sin(phase)))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: 4, startAngle: .zero, endAngle: .degrees(90),
            clockwise: true)
        path.closeSubpath()
        return path
    }
}

struct Triangle: InsettableShape {
    var inset: CGFloat = 0
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines([CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)])
            path.closeSubpath()
        }
    }
    func inset(by amount: CGFloat) -> Triangle { Triangle(inset: inset + amount) }
}

struct Shake: GeometryEffect {
    var animatableData: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * .pi), y: 0))
    }
}
