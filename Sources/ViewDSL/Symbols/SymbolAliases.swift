/// Symbols that look like another of another name, as far as they are drawn here.
enum SymbolAliases {
    static func name(for symbol: String) -> String? {
        if let name = entries[symbol] { return name }
        guard symbol.hasSuffix(".fill") else { return nil }
        return entries[String(symbol.dropLast(5))].map { "\($0).fill" }
    }

    static var names: some Collection<String> { entries.keys }

    private static let entries: [String: String] = [
        "arrow.2.circlepath": "arrow.triangle.2.circlepath", "arrow.3.trianglepath": "arrow.triangle.2.circlepath",
        "arrow.triangle.capsulepath": "arrow.2.squarepath", "arrow.rectanglepath": "arrow.2.squarepath",
        "arrow.trianglehead.2.clockwise": "arrow.triangle.2.circlepath",
        "arrow.trianglehead.2.clockwise.rotate.90": "arrow.triangle.2.circlepath",
        "arrow.trianglehead.2.counterclockwise": "arrow.triangle.2.circlepath",
        "arrow.trianglehead.branch": "arrow.triangle.branch", "arrow.trianglehead.clockwise": "arrow.clockwise",
        "arrow.trianglehead.counterclockwise": "arrow.counterclockwise",
        "arrow.down.left.and.arrow.up.right": "arrow.up.left.and.arrow.down.right",
        "arrow.turn.left.up": "arrow.turn.up.left", "arrow.turn.right.up": "arrow.turn.up.right",
        "arrowshape.bounce.right": "arrowshape.turn.up.right", "arrowshape.zigzag.right": "arrowshape.right",
        "appletv": "tv", "balloon.2": "balloon", "barometer": "gauge", "fireworks": "sparkles", "microwave": "oven",
        "battery.100.bolt": "battery.100percent.bolt",
        "checkmark.gobackward": "gobackward",
        "circle.hexagongrid": "circle.grid.3x3", "circle.hexagonpath": "hexagon",
        "crop.rotate": "crop", "dots.and.line.vertical.and.cursorarrow.rectangle": "cursorarrow",
        "eyes": "eye", "exclamationmark.lock": "lock", "figure.rolling": "figure.roll",
        "figure.skiing.downhill": "figure.walk", "figure.snowboarding": "figure.walk",
        "figure.surfing": "figure.walk", "figure.jumprope": "figure.run", "figure.boxing": "figure.run",
        "figure.stair.stepper": "figure.stairs", "figure.step.training": "figure.stairs",
        "figure.track.and.field": "figure.run", "figure.elliptical": "figure.run",
        "figure.highintensity.intervaltraining": "figure.run", "figure.cross.training": "figure.run",
        "figure.mixed.cardio": "figure.run", "figure.water.fitness": "figure.pool.swim",
        "figure.waterpolo": "figure.pool.swim", "figure.basketball": "basketball",
        "figure.volleyball": "volleyball", "figure.baseball": "baseball", "figure.badminton": "figure.tennis",
        "figure.squash": "figure.tennis", "figure.racquetball": "figure.tennis",
        "figure.table.tennis": "figure.tennis", "figure.pickleball": "figure.tennis",
        "figure.pilates": "figure.yoga", "figure.barre": "figure.dance", "figure.gymnastics": "figure.dance",
        "figure.socialdance": "figure.dance", "figure.taichi": "figure.mind.and.body",
        "figure.sailing": "sailboat", "figure.skating": "figure.walk", "figure.martial.arts": "figure.cooldown",
        "figure.archery": "target", "figure.fishing": "fish", "figure.bowling": "figure.walk",
        "flipphone": "candybarphone", "flip.horizontal": "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left",
        "hand.palm.facing": "hand.raised", "hand.pinch": "hand.tap", "hand.raised.fingers.spread": "hand.raised",
        "hands.sparkles": "hands.clap", "info.bubble": "text.bubble",
        "iphone.gen2": "iphone", "iphone.gen3": "iphone", "lasso.badge.sparkles": "lasso",
        "list.triangle": "list.bullet.indent", "lock.trianglebadge.exclamationmark": "lock",
        "moonphase.full.moon": "circle.fill", "moonphase.new.moon": "circle",
        "moonphase.first.quarter": "circle.righthalf.filled", "moonphase.waxing.crescent": "moon.fill",
        "moonphase.waxing.gibbous": "circle.righthalf.filled", "moonphase.last.quarter": "circle.lefthalf.filled",
        "moonphase.waning.crescent": "moon.fill", "shazam.logo": "s.circle",
        "slider.horizontal.below.square.filled.and.square": "slider.horizontal.below.rectangle",
        "moonphase.waning.gibbous": "circle.lefthalf.filled", "music.note.tv": "tv", "photo.artframe": "photo",
        "photo.tv": "tv", "perspective": "square", "poweroutlet.type.f": "poweroutlet.type.b",
        "rectangle.stack.badge.person.crop": "rectangle.stack.person.crop", "return.right": "return",
        "shield.righthalf.filled": "shield.lefthalf.filled", "scribble.variable": "scribble",
        "shared.with.you": "person.2",
        "sparkles.tv": "tv", "square.2.layers.3d": "square.3.layers.3d",
        "square.3.layers.3d.down.right": "square.3.layers.3d", "square.dashed.inset.filled": "square.dashed",
        "square.grid.4x3": "square.grid.3x3", "square.grid.3x1.below.line.grid.1x2": "square.grid.2x2",
        "squareshape.split.2x2": "square.split.2x2", "star.lefthalf.filled": "star.leadinghalf.filled",
        "star.lefthalf.fill": "star.leadinghalf.filled", "star.bubble": "text.bubble", "sun.dust": "sun.haze",
        "sun.rain": "cloud.sun.rain", "sun.snow": "cloud.sun", "suv.side": "car.side",
        "text.redaction": "text.alignleft",
        "text.rectangle.page": "text.page", "volume": "speaker", "volume.3": "speaker.wave.3",
        "square.and.arrow.up.trianglebadge.exclamationmark": "square.and.arrow.up",
    ]
}
