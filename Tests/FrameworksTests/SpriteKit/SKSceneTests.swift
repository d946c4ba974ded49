import SpriteKit
import SwiftUI
import Testing

private final class Sky: SKScene {
    var loads = 0

    override func didMove(to view: SKView) { loads += 1 }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { print(nodes(at: touch.location(in: self))) }
    }
}

@MainActor @Suite("The module SpriteKit")
struct SKSceneTests {
    @Test("a scene keeps its nodes, and finds them by name and place")
    func nodes() {
        let scene = Sky(size: CGSize(width: 100, height: 80))
        let cloud = SKSpriteNode(color: .white, size: CGSize(width: 20, height: 10))
        cloud.name = "cloud"
        cloud.position = CGPoint(x: 50, y: 40)
        let group = SKNode()
        group.addChild(cloud)
        scene.addChild(group)
        #expect(cloud.frame == CGRect(x: 40, y: 35, width: 20, height: 10))
        #expect(scene.childNode(withName: "cloud") == nil && scene.childNode(withName: "//cloud") === cloud)
        #expect(group.atPoint(CGPoint(x: 45, y: 40)) === cloud && cloud.scene === scene)
        cloud.removeFromParent()
        #expect(group.children.isEmpty && cloud.parent == nil)
        #expect(SKShapeNode(circleOfRadius: 5).frame == CGRect(x: -5, y: -5, width: 10, height: 10))
    }

    @Test("no action runs, and a scene that nobody presents does not load")
    func actions() {
        let scene = Sky(size: .zero)
        scene.run(.sequence([.wait(forDuration: 2), .run { Issue.record("runs") }])) { Issue.record("ends") }
        #expect(!scene.hasActions() && scene.loads == 0)
        #expect(SKAction.sequence([.wait(forDuration: 2), .fadeOut(withDuration: 1)]).duration == 3)
        #expect(SKEmitterNode(fileNamed: "Rain.sks") == nil)
    }

    @Test("a scene's view is a labeled box that takes what is proposed")
    func view() {
        let layout = LayoutSnapshot(
            proposal: ProposedViewSize(width: 90, height: 60),
            textMeasuring: FixedAdvanceText(advance: 4, ascent: 8, descent: 2)
        ) { SpriteView(scene: Sky(size: .zero), options: [.allowsTransparency]).ignoresSafeArea() }
        #expect(layout.size == CGSize(width: 90, height: 60) && layout.issues.contains { $0.rule == .approximate })
    }
}
