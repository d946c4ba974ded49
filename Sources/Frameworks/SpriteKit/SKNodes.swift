import Drawing
import Foundation
import ViewDSL

/// A picture for nodes. Its size is that of its image.
@MainActor
open class SKTexture: NSObject {
    private let length: CGSize
    open var filteringMode = SKTextureFilteringMode.linear

    public init(imageNamed name: String) { length = UIImage(named: name)?.size ?? .zero }
    public init(image: UIImage) { length = image.size }

    open func size() -> CGSize { length }
    open func preload(completionHandler: @escaping () -> Void) {}
}

public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }
public enum SKBlendMode: Int, Sendable { case alpha, add, subtract, multiply, multiplyX2, screen, replace }

@MainActor
open class SKTextureAtlas: NSObject {
    public let textureNames: [String] = []

    public init(named name: String) {}
    open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
}

/// A picture or a rectangle.
open class SKSpriteNode: SKNode {
    open var texture: SKTexture?
    open var color: UIColor
    open var size: CGSize
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var colorBlendFactor: CGFloat = 0
    open var blendMode = SKBlendMode.alpha

    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        (self.texture, self.color, self.size) = (texture, color, size)
        super.init()
    }
    public required init?(coder: NSCoder) { nil }

    public convenience override init() { self.init(texture: nil, color: .white, size: .zero) }
    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
    public convenience init(texture: SKTexture?) { self.init(texture: texture, size: texture?.size() ?? .zero) }
    public convenience init(texture: SKTexture?, size: CGSize) {
        self.init(texture: texture, color: .white, size: size)
    }

    open override var frame: CGRect {
        let size = CGSize(width: size.width * xScale, height: size.height * yScale)
        return CGRect(
            x: position.x - size.width * anchorPoint.x, y: position.y - size.height * anchorPoint.y,
            width: size.width, height: size.height)
    }
}

/// A path, filled and stroked.
open class SKShapeNode: SKNode {
    open var path: CGPath?
    open var fillColor = UIColor.clear
    open var strokeColor = UIColor.white
    open var lineWidth: CGFloat = 1
    open var glowWidth: CGFloat = 0
    open var lineCap = CGLineCap.butt
    open var lineJoin = CGLineJoin.miter
    open var isAntialiased = true
    open var fillTexture: SKTexture?
    open var blendMode = SKBlendMode.alpha

    public override init() { super.init() }
    public required init?(coder: NSCoder) { nil }

    public convenience init(path: CGPath) { self.init(path: path, centered: false) }
    public convenience init(path: CGPath, centered: Bool) {
        self.init()
        self.path = path
    }
    public convenience init(rect: CGRect, cornerRadius: CGFloat = 0) {
        self.init(path: Path(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
    }
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat = 0) {
        self.init(
            rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
            cornerRadius: cornerRadius)
    }
    public convenience init(circleOfRadius radius: CGFloat) {
        self.init(ellipseOf: CGSize(width: 2 * radius, height: 2 * radius))
    }
    public convenience init(ellipseOf size: CGSize) {
        self.init(ellipseIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
    public convenience init(ellipseIn rect: CGRect) { self.init(path: Path(ellipseIn: rect).cgPath) }

    open override var frame: CGRect {
        (path?.boundingRect ?? .zero).offsetBy(dx: position.x, dy: position.y)
    }
}

public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }

/// A text.
open class SKLabelNode: SKNode {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var fontName: String?
    open var fontSize: CGFloat = 32
    open var fontColor: UIColor? = .white
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
    open var numberOfLines = 1
    open var preferredMaxLayoutWidth: CGFloat = 0

    public override init() { super.init() }
    public init(fontNamed name: String?) {
        fontName = name
        super.init()
    }
    public required init?(coder: NSCoder) { nil }

    public convenience init(text: String?) {
        self.init()
        self.text = text
    }
    public convenience init(attributedText: NSAttributedString?) {
        self.init()
        self.attributedText = attributedText
    }
}

open class SKCameraNode: SKNode {}
open class SKEffectNode: SKNode { open var shouldEnableEffects = true }
open class SKCropNode: SKNode { open var maskNode: SKNode? }
open class SKLightNode: SKNode {}
open class SKAudioNode: SKNode {
    open var autoplayLooped = true
    public convenience init(fileNamed name: String) { self.init() }
}

/// Particles, which a figure does not have.
open class SKEmitterNode: SKNode {
    open var particleBirthRate: CGFloat = 0
    open var particleLifetime: CGFloat = 0
    open var particleTexture: SKTexture?
    open var particleColor = UIColor.white
    open var particleScale: CGFloat = 1
    open var particleSpeed: CGFloat = 0
    open var particlePosition = CGPoint.zero
    open var particlePositionRange = CGVector.zero
    open var numParticlesToEmit = 0
    open var emissionAngle: CGFloat = 0
    open var emissionAngleRange: CGFloat = 0
    open weak var targetNode: SKNode?

    /// Nil if its file is not there.
    public convenience init?(fileNamed name: String) {
        let base = (name as NSString).deletingPathExtension
        guard Bundle.main.url(forResource: base, withExtension: "sks") != nil else { return nil }
        self.init()
    }
    open func resetSimulation() {}
    open func advanceSimulationTime(_ seconds: TimeInterval) {}
}
