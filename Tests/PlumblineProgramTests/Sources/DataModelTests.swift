import Foundation
import Testing

@testable import PlumblineProgram

@Suite("Core Data's models")
struct DataModelTests {
    private static let xml = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
            <entity name="Chore" representedClassName="Chore" codeGenerationType="class">
                <attribute name="title" optional="YES" attributeType="String" defaultValueString="A &quot;B&quot;"/>
                <attribute name="minutes" attributeType="Integer 16" defaultValueString="10" usesScalarValueType="YES"/>
                <attribute name="boxed" attributeType="Integer 16" usesScalarValueType="NO"/>
                <attribute name="color" attributeType="Transformable" customClassName="UIColor"/>
                <relationship name="room" maxCount="1" destinationEntity="Room" inverseName="chores" inverseEntity="Room"/>
            </entity>
            <entity name="Room" representedClassName=".Room" codeGenerationType="category">
                <relationship name="chores" toMany="YES" ordered="YES" destinationEntity="Chore" inverseName="room" inverseEntity="Chore"/>
            </entity>
            <entity name="Errand" representedClassName="Errand" parentEntity="Chore" codeGenerationType="class"/>
            <entity name="Note" representedClassName="Note">
                <attribute name="text" attributeType="String"/>
            </entity>
            <entity name="Plain" representedClassName="NSManagedObject" codeGenerationType="class"/>
        </model>
        """

    private func code(besides declared: Set<String> = []) -> String {
        DataModel(xml: Self.xml).code(besides: declared) ?? ""
    }

    @Test("become classes, with the types that Xcode gives their properties")
    func classes() {
        #expect(code().contains("public class Chore: NSManagedObject {}\nextension Chore: Swift.Identifiable {}"))
        #expect(code().contains("public class Errand: Chore {}"))
        #expect(code().contains("func fetchRequest() -> NSFetchRequest<Chore>"))
        #expect(code().contains("var `title`: String? { get { _managed(\"title\") ?? \"A \\\"B\\\"\" }"))
        #expect(code().contains("var `minutes`: Int16 { get { _managed(\"minutes\") ?? 10 }"))
        #expect(code().contains("var `boxed`: NSNumber?"))
        #expect(code().contains("var `color`: UIColor?"))
        #expect(!code().contains("Note") && !code().contains("Plain"))
    }

    @Test("relate objects, each side knowing the other")
    func relationships() {
        #expect(
            code(besides: ["Room"]).contains(
                "var `room`: Room? { get { _managed(\"room\") } set { _relate(newValue, .one(\"room\"), .ordered(\"chores\")) } }"
            ))
        #expect(
            code(besides: ["Room"]).contains(
                "func addToChores(_ value: Chore) { _relate(adding: value, .ordered(\"chores\"), .one(\"room\")) }"))
        #expect(code(besides: ["Room"]).contains("func removeFromChores(_ value: NSOrderedSet)"))
    }

    @Test("make no class that the sources declare, and properties only of one that they do")
    func declared() {
        #expect(!code().contains("extension Room"))
        #expect(code(besides: ["Room"]).contains("extension Room {"))
        #expect(!code(besides: ["Chore"]).contains("extension Chore"))
        #expect(DataModel(xml: "<model></model>").code(besides: []) == nil)
    }

    @Test("are read in the version that is current, and found below a folder and around a file")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("models-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let model = "\(folder)/App/Store.xcdatamodeld"
        for (version, name) in [("Store", "Old"), ("Store 2", "New"), ("Store 3", "Next")] {
            try FileManager.default.createDirectory(
                atPath: "\(model)/\(version).xcdatamodel", withIntermediateDirectories: true)
            try "<entity name=\"\(name)\" representedClassName=\"\(name)\">".write(
                toFile: "\(model)/\(version).xcdatamodel/contents", atomically: true, encoding: .utf8)
        }
        try PropertyListEncoder().encode(["_XCCurrentVersionName": "Store 2.xcdatamodel"])
            .write(to: URL(fileURLWithPath: "\(model)/.xccurrentversion"))
        #expect(DataModel(path: model).entities.map(\.name) == ["New"])
        #expect(ResourceFolders(of: [folder]).models == [model])
        #expect(ResourceFolders(of: ["\(folder)/App/Views/List.swift"]).models == [model])
    }
}
