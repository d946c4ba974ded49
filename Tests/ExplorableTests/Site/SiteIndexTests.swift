import Testing

@testable import Explorable

@Suite("The index of a site")
struct SiteIndexTests {
    private func entry(_ name: String, title: String = "Title") -> SiteIndex.Entry {
        SiteIndex.Entry(
            name: name, title: title, caption: nil, altText: "HStack holds 2 views: Text “a” and Text “b”.",
            page: "\(name).html", lightStill: "\(name).png", darkStill: "\(name)~dark.png", width: 10, height: 10)
    }

    @Test("has a heading for each folder, and every figure under its own")
    func groups() {
        let text = SiteIndex(title: "Site", generator: "", entries: [entry("a/x"), entry("b-c/y"), entry("a/z")]).text
        #expect(text.components(separatedBy: "<section").count == 3)
        #expect(text.contains(">B c</a></h2>"))
        let first = text.components(separatedBy: "</section>")[0]
        #expect(first.contains("a/x.html") && first.contains("a/z.html") && !first.contains("b-c/y.html"))
    }

    @Test("shows code and strong words of captions as such")
    func marks() {
        var marked = entry("a")
        marked.caption = "`HStack` is **first** & last"
        let text = SiteIndex(title: "", generator: "", entries: [marked]).text
        #expect(text.contains("<code>HStack</code> is <strong>first</strong> &amp; last"))
    }

    @Test("has the names of the views, by which figures are found, and tells each page the way back")
    func names() {
        let text = SiteIndex(title: "", generator: "", entries: [entry("a/x")]).text
        #expect(text.contains("data-words=\"and holds hstack text views\""))
        #expect(text.contains("href=\"a/x.html#index=../index.html\""))
    }

    @Test("shows words of scenes as words")
    func escaped() {
        let text = SiteIndex(title: "<b>", generator: "", entries: [entry("a", title: "</li><script>x</script>")]).text
        #expect(!text.contains("<b>") && text.components(separatedBy: "<script>").count == 2)
    }
}
