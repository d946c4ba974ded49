import Drawing
import Foundation
import ViewDSL

public typealias SKColor = UIColor

/// A part of a scene.
open class SKNode: UIResponder {
    open var name: String?
    open var position = CGPoint.zero
    open var zPosition: CGFloat = 0
    open var zRotation: CGFloat = 0
    open var xScale: CGFloat = 1
    open var yScale: CGFloat = 1
    open var alpha: CGFloat = 1
    open var speed: CGFloat = 1
    open var isHidden = false
    open var isPaused = false
    open var isUserInteractionEnabled = false
    open var physicsBody: SKPhysicsBody?
    open var userData: NSMutableDictionary?
    open private(set) weak var parent: SKNode?
    open private(set) var children: [SKNode] = []

    public override init() { super.init() }
    public required init?(coder: NSCoder) { nil }

    /// Where it is in its parent. A plain node has no size.
    open var frame: CGRect { CGRect(origin: position, size: .zero) }
    open var scene: SKScene? { (self as? SKScene) ?? parent?.scene }

    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

    open func addChild(_ node: SKNode) {
        node.parent = self
        children.append(node)
    }
    open func insertChild(_ node: SKNode, at index: Int) {
        node.parent = self
        children.insert(node, at: index)
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    open func removeAllChildren() {
        for child in children { child.parent = nil }
        children = []
    }
    open func removeChildren(in nodes: [SKNode]) {
        for node in nodes where node.parent === self { node.removeFromParent() }
    }

    open func childNode(withName name: String) -> SKNode? {
        let isDeep = name.hasPrefix("//")
        let name = isDeep ? String(name.dropFirst(2)) : name
        return children.first { $0.name == name }
            ?? (isDeep ? children.lazy.compactMap { $0.childNode(withName: "//\(name)") }.first : nil)
    }
    open func enumerateChildNodes(withName name: String, using block: (SKNode, UnsafeMutablePointer<Bool>) -> Void) {
        var ends = false
        for child in children where child.name == name && !ends { block(child, &ends) }
    }
    open func nodes(at point: CGPoint) -> [SKNode] { children.filter { $0.contains(point) } }
    open func atPoint(_ point: CGPoint) -> SKNode { nodes(at: point).last ?? self }
    open func contains(_ point: CGPoint) -> Bool { frame.contains(point) }
    open func intersects(_ node: SKNode) -> Bool { frame.intersects(node.frame) }
    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { point }
    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { point }
    open func calculateAccumulatedFrame() -> CGRect { children.reduce(frame) { $0.union($1.frame) } }

    // No action runs, so none ends.
    open func run(_ action: SKAction) {}
    open func run(_ action: SKAction, completion: @escaping () -> Void) {}
    open func run(_ action: SKAction, withKey key: String) {}
    open func action(forKey key: String) -> SKAction? { nil }
    open func removeAction(forKey key: String) {}
    open func removeAllActions() {}
    open func hasActions() -> Bool { false }
}

/// The body of a node. Nothing falls.
@MainActor
open class SKPhysicsBody: NSObject {
    open var isDynamic = true
    open var affectedByGravity = true
    open var allowsRotation = true
    open var mass: CGFloat = 0
    open var density: CGFloat = 1
    open var friction: CGFloat = 0.2
    open var restitution: CGFloat = 0.2
    open var linearDamping: CGFloat = 0.1
    open var angularDamping: CGFloat = 0.1
    open var velocity = CGVector.zero
    open var categoryBitMask: UInt32 = .max
    open var collisionBitMask: UInt32 = .max
    open var contactTestBitMask: UInt32 = 0
    open var usesPreciseCollisionDetection = false
    open weak var node: SKNode?

    public convenience init(rectangleOf size: CGSize) { self.init() }
    public convenience init(rectangleOf size: CGSize, center: CGPoint) { self.init() }
    public convenience init(circleOfRadius radius: CGFloat) { self.init() }
    public convenience init(circleOfRadius radius: CGFloat, center: CGPoint) { self.init() }
    public convenience init(edgeLoopFrom rect: CGRect) { self.init() }
    public convenience init(edgeLoopFrom path: CGPath) { self.init() }
    public convenience init(edgeFrom start: CGPoint, to end: CGPoint) { self.init() }
    public convenience init(polygonFrom path: CGPath) { self.init() }
    public convenience init(texture: SKTexture, size: CGSize) { self.init() }

    open func applyImpulse(_ impulse: CGVector) {}
    open func applyForce(_ force: CGVector) {}
    open func applyAngularImpulse(_ impulse: CGFloat) {}
}

@MainActor
open class SKPhysicsWorld: NSObject {
    open var gravity = CGVector(dx: 0, dy: -9.8)
    open var speed: CGFloat = 1
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?
}

@MainActor
open class SKPhysicsContact: NSObject {
    public let bodyA = SKPhysicsBody()
    public let bodyB = SKPhysicsBody()
    open var contactPoint: CGPoint { .zero }
}

/// Hears of contacts. Nothing calls it.
@MainActor @preconcurrency
public protocol SKPhysicsContactDelegate: AnyObject {
    func didBegin(_ contact: SKPhysicsContact)
    func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
    public func didBegin(_ contact: SKPhysicsContact) {}
    public func didEnd(_ contact: SKPhysicsContact) {}
}
