import Testing

@testable import PlumblineProgram

@Suite("Objective-C's marks")
struct ObjectiveCMarksTests {
    @Test(
        "become code that compiles without Objective-C, on the same lines",
        arguments: [
            ("@objc(Item)\npublic class Item {}", "\npublic class Item {}"),
            ("@objc private func tapped() {}", " private func tapped() {}"),
            ("@objcMembers class A {}", " class A {}"),
            ("@IBAction func tap() {}", " func tap() {}"),
            ("@UIApplicationMain\nclass A {}", "\nclass A {}"),
            ("@nonobjc var a: Int { 1 }", "@nonobjc var a: Int { 1 }"),
            ("f(#selector(Model.tapped(_:)), 1)", "f(Selector(\"Model.tapped(_:)\"), 1)"),
            ("key: #keyPath(Item.name)", "key: \"name\""),
            ("// @objc\n\"@objc #selector(a)\"", "// @objc\n\"@objc #selector(a)\""),
        ])
    func marks(text: String, compiled: String) {
        #expect(SourceText(text).compiled == compiled)
    }

    @Test(
        "of properties that Core Data makes become what is kept for their names",
        arguments: [
            (
                "@NSManaged public var name: String? // é\nvar a = 1",
                " public var name: String? { get { _managed(\"name\") } set { _setManaged(newValue, \"name\") } } // é\nvar a = 1"
            ),
            (
                "@NSManaged\n    private(set) var tags: Set<Tag>\n}",
                "\n    private(set) var tags: Set<Tag> { get { _managed(\"tags\") } set { _setManaged(newValue, \"tags\") } }\n}"
            ),
            (
                "@objc(addTagsObject:)\n@NSManaged public func addToTags(_ value: Tag)\n",
                "\n public func addToTags(_ value: Tag) { _relate(adding: value, .set(\"tags\"), nil) }\n"
            ),
            (
                "@NSManaged func removeFromTags(_ values: NSSet)",
                " func removeFromTags(_ values: NSSet) { _relate(removing: values, .set(\"tags\"), nil) }"
            ),
            ("@NSManaged func removeFromTags(at idx: Int)", " func removeFromTags(at idx: Int) {  }"),
            ("// @NSManaged var a: Int", "// @NSManaged var a: Int"),
        ])
    func managed(text: String, compiled: String) {
        #expect(SourceText(text).compiled == compiled)
    }
}
