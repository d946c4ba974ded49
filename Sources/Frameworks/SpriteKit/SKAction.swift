import Drawing
import Foundation
import ViewDSL

/// What a node does. No action runs in a figure.
@MainActor
open class SKAction: NSObject {
    open var duration: TimeInterval = 0
    open var speed: CGFloat = 1
    open var timingMode = SKActionTimingMode.linear

    private static func lasting(_ duration: TimeInterval) -> SKAction {
        let action = SKAction()
        action.duration = duration
        return action
    }

    open func reversed() -> SKAction { self }

    public static func sequence(_ actions: [SKAction]) -> SKAction { lasting(actions.reduce(0) { $0 + $1.duration }) }
    public static func group(_ actions: [SKAction]) -> SKAction { lasting(actions.map(\.duration).max() ?? 0) }
    public static func `repeat`(_ action: SKAction, count: Int) -> SKAction {
        lasting(action.duration * Double(count))
    }
    public static func repeatForever(_ action: SKAction) -> SKAction { lasting(.infinity) }
    public static func wait(forDuration duration: TimeInterval) -> SKAction { lasting(duration) }
    public static func wait(forDuration duration: TimeInterval, withRange range: TimeInterval) -> SKAction {
        lasting(duration)
    }
    public static func run(_ block: @escaping () -> Void) -> SKAction { SKAction() }
    public static func run(_ action: SKAction, onChildWithName name: String) -> SKAction { SKAction() }
    public static func customAction(
        withDuration duration: TimeInterval, actionBlock: @escaping (SKNode, CGFloat) -> Void
    ) -> SKAction { lasting(duration) }

    public static func move(to location: CGPoint, duration: TimeInterval) -> SKAction { lasting(duration) }
    public static func move(by delta: CGVector, duration: TimeInterval) -> SKAction { lasting(duration) }
    public static func moveBy(x: CGFloat, y: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    public static func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    public static func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    public static func follow(_ path: CGPath, duration: TimeInterval) -> SKAction { lasting(duration) }
    public static func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    public static func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    public static func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction {
        lasting(duration)
    }
    public static func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    public static func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    public static func scaleX(to x: CGFloat, y: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    public static func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    public static func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    public static func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        lasting(duration)
    }
    public static func fadeIn(withDuration duration: TimeInterval) -> SKAction { lasting(duration) }
    public static func fadeOut(withDuration duration: TimeInterval) -> SKAction { lasting(duration) }
    public static func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    public static func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    public static func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
        lasting(duration)
    }
    public static func setTexture(_ texture: SKTexture) -> SKAction { SKAction() }
    public static func animate(with textures: [SKTexture], timePerFrame seconds: TimeInterval) -> SKAction {
        lasting(seconds * Double(textures.count))
    }
    public static func animate(
        with textures: [SKTexture], timePerFrame seconds: TimeInterval, resize: Bool, restore: Bool
    ) -> SKAction { lasting(seconds * Double(textures.count)) }
    public static func playSoundFileNamed(_ name: String, waitForCompletion wait: Bool) -> SKAction { SKAction() }
    public static func removeFromParent() -> SKAction { SKAction() }
    public static func hide() -> SKAction { SKAction() }
    public static func unhide() -> SKAction { SKAction() }
}

public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }
