import Foundation
import ViewDSL

public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }

/// Nodes, and what happens to them. A scene that nobody presents does not load: only its initializer runs.
open class SKScene: SKEffectNode {
    open var size: CGSize
    open var scaleMode = SKSceneScaleMode.fill
    open var anchorPoint = CGPoint.zero
    open var backgroundColor = UIColor(white: 0.15, alpha: 1)
    open weak var camera: SKCameraNode?
    open weak var delegate: (any SKSceneDelegate)?
    public let physicsWorld = SKPhysicsWorld()

    public init(size: CGSize) {
        self.size = size
        super.init()
    }
    public convenience override init() { self.init(size: CGSize(width: 1, height: 1)) }
    public required init?(coder: NSCoder) { nil }

    /// Nil if its file is not there.
    public convenience init?(fileNamed name: String) {
        let base = (name as NSString).deletingPathExtension
        guard Bundle.main.url(forResource: base, withExtension: "sks") != nil else { return nil }
        self.init()
    }

    open var view: SKView? { nil }
    open override var frame: CGRect { CGRect(origin: .zero, size: size) }

    open func sceneDidLoad() {}
    open func didMove(to view: SKView) {}
    open func willMove(from view: SKView) {}
    open func didChangeSize(_ oldSize: CGSize) {}
    open func update(_ currentTime: TimeInterval) {}
    open func didEvaluateActions() {}
    open func didSimulatePhysics() {}
    open func didFinishUpdate() {}
    open func convertPoint(fromView point: CGPoint) -> CGPoint { point }
    open func convertPoint(toView point: CGPoint) -> CGPoint { point }
}

/// Hears from a scene. Nothing calls it.
@MainActor @preconcurrency
public protocol SKSceneDelegate: AnyObject {}

@MainActor
open class SKTransition: NSObject {
    public static func fade(withDuration seconds: TimeInterval) -> SKTransition { SKTransition() }
    public static func crossFade(withDuration seconds: TimeInterval) -> SKTransition { SKTransition() }
    public static func doorway(withDuration seconds: TimeInterval) -> SKTransition { SKTransition() }
}

/// A view of UIKit, whose representable is a labeled box.
open class SKView: UIView {
    open private(set) var scene: SKScene?
    open var showsFPS = false
    open var showsNodeCount = false
    open var showsPhysics = false
    open var ignoresSiblingOrder = false
    open var allowsTransparency = false
    open var isPaused = false
    open var preferredFramesPerSecond = 60

    open func presentScene(_ scene: SKScene?) { self.scene = scene }
    open func presentScene(_ scene: SKScene, transition: SKTransition) { self.scene = scene }
    open func texture(from node: SKNode) -> SKTexture? { nil }
}

extension UITouch {
    @MainActor public func location(in node: SKNode) -> CGPoint { .zero }
}
