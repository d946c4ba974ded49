import Testing

@testable import Plumbline
@testable import PlumblineProgram

@Suite("Pages of articles")
struct ArticlePageTests {
    private let text = """
        # Title

        ```swift compile
        struct Card: View {}
        ```

        ```swift figure name=card width=300
        Card()
        ```

        Words.

          ~~~swift figure name=row show=Row()
          struct Row: View {}
            // two more
          ~~~
          ![old](row)

        ```swift
        ignored()
        ```
        """

    private func page(_ text: String) throws -> ArticlePage { try ArticlePage(path: "p.md", text: text) }

    @Test("finds marked listings with the lines of their code, without indentation")
    func listings() throws {
        let listings = try page(text).listings
        #expect(listings.map(\.mark.name) == ["", "card", "row"])
        #expect(listings.map(\.line) == [4, 8, 14])
        #expect(listings.map(\.code) == ["struct Card: View {}", "Card()", "struct Row: View {}\n  // two more"])
        #expect(listings[2].indent == "  ")
    }

    @Test("adds image lines below listings, replaces its own, and changes nothing else")
    func update() throws {
        let page = try page(text)
        func image(_ name: String) -> (line: ImageLine, text: String) {
            let line = ImageLine(style: .docc, name: name)
            return (line, line.text(alt: "New", width: 10))
        }
        let updated = page.updating(["card": image("card"), "row": image("row")])
        #expect(
            updated
                == text
                .replacing("Card()\n```\n", with: "Card()\n```\n\n![New](card)\n")
                .replacing("![old](row)", with: "![New](row)"))
        #expect(try self.page(updated).updating(["card": image("card"), "row": image("row")]) == updated)
    }

    @Test("an image that is not the figure's stays")
    func foreignImage() throws {
        let page = try page("```swift figure name=a\nA()\n```\n![mine](photo)")
        let line = ImageLine(style: .docc, name: "a")
        #expect(
            page.updating(["a": (line, "![x](a)")]) == "```swift figure name=a\nA()\n```\n\n![x](a)\n![mine](photo)")
    }

    @Test("keeps the ends of lines as they are")
    func lineEnds() throws {
        #expect(
            try page("a\r\n```swift compile\r\nlet a = 1\r\n```\r\nb").text
                == "a\r\n```swift compile\r\nlet a = 1\r\n```\r\nb")
    }

    @Test("reads a page with carriage returns, and writes its lines with them")
    func carriageReturns() throws {
        let text = text.replacing("\n", with: "\r\n")
        let page = try page(text)
        #expect(page.listings.map(\.code) == ["struct Card: View {}", "Card()", "struct Row: View {}\n  // two more"])
        let line = ImageLine(style: .docc, name: "card")
        let updated = page.updating(["card": (line, "![New](card)")])
        #expect(updated == text.replacing("Card()\r\n```\r\n", with: "Card()\r\n```\r\n\r\n![New](card)\r\n"))
        #expect(try self.page(updated).updating(["card": (line, "![New](card)")]) == updated)
    }

    @Test("mistakes name the page and the line")
    func mistakes() {
        func message(_ text: String) -> String? {
            do throws(UsageError) {
                _ = try ArticlePage(path: "p.md", text: text)
                return nil
            } catch { return error.description }
        }
        #expect(message("\n```swift figure\n```") == "p.md:2: a figure needs a name: write swift figure name=card")
        #expect(message("```swift compile\nlet a") == "p.md:1: the listing never ends")
        #expect(
            message("```swift figure name=a\n```\n```swift figure name=a\n```")
                == "p.md:3: two figures of the page are named a")
    }

    @Test("knows the listing of an error, also of one at its end or at that of its file")
    func errors() throws {
        let page = try page(
            """
            ```swift figure name=a
            Text("a"
            ```
            ```swift figure name=b
            struct B: View {
            ```
            ```swift figure name=c
            Text("c")
            ```
            """)
        func wrong(_ file: String, _ line: Int) -> [String] {
            page.listings(with: [Diagnostic(file: file, line: line, message: "")]).map {
                "\(page.listings[$0.index].mark.name) \($0.isDrawing)"
            }
        }
        #expect(wrong(page.path, 2) == ["a true"])
        #expect(wrong(page.path, 3) == ["a true"])
        #expect(wrong(page.path, 6) == ["b false"])
        #expect(wrong("/cache/1/Listing1.swift", 40) == ["b false"])
        #expect(wrong("/cache/1/Other.swift", 2) == [])
        let words = "error: expected '}' in struct"
        #expect(page.placed("/cache/1/Listing1.swift:40:1: \(words)\n") == "\(page.path):6:1: \(words)\n")
        for other in ["/cache/1/Listing7.swift:1:1: \(words)", "/a/Card.swift:1:1: \(words)"] {
            #expect(page.placed(other) == other)
        }
    }

    @Test("a figure to explore is in a frame, with its picture for readers without frames")
    func frame() throws {
        let line = ImageLine(style: .picture(folder: "figures"), name: "card")
        let picture = line.text(alt: "A card", width: 300)
        let framed = line.text(alt: "A card", width: 300, frame: 700)
        #expect(
            framed
                == #"<iframe src="figures/card.html" width="100%" height="700" loading="lazy" title="Explorable figure card">\(picture)</iframe> <a href="figures/card.html">Explore it</a>"#
                .replacing(#"\(picture)"#, with: picture))
        #expect(line.matches(framed))
        #expect(line.matches(picture))
        // DocC has no frames, but links.
        #expect(ImageLine(style: .docc, name: "card").text(alt: "A card", width: 300, frame: 700) == "![A card](card)")
        let docc = ImageLine(style: .docc, name: "a/card", site: "https://example.org/figures")
        let linked = docc.text(alt: "A card", width: 300, frame: 700)
        #expect(linked == "![A card](a-card) [Explore it](https://example.org/figures/a-card.html)")
        #expect(docc.matches(linked) && docc.matches("![A card](a-card)"))
        #expect(docc.text(alt: "A card", width: 300) == "![A card](a-card)")
    }

    @Test("an explorable figure shows its listing, and the types of earlier ones")
    func sources() throws {
        let modules = ArticleModule.all(try page(text))
        #expect(modules.flatMap(\.sources).map(\.code) == ["Card()", "Row()"])
        #expect(modules[0].sources[0].declarations == "struct Card: View {}\nstruct Row: View {}\n  // two more")
    }

    @Test("the image line escapes its alt text and has both appearances")
    func imageLine() {
        let line = ImageLine(style: .picture(folder: "figures"), name: "a/b")
        let text = line.text(alt: "“<A>” & \"b\"\nmore", width: 300.4)
        #expect(
            text
                == #"<picture><source media="(prefers-color-scheme: dark)" srcset="figures/a/b~dark@2x.png"><img src="figures/a/b@2x.png" width="300" alt="“&lt;A&gt;” &amp; &quot;b&quot; more"></picture>"#
        )
        #expect(line.matches(text))
        #expect(!ImageLine(style: .picture(folder: "figures"), name: "b/c").matches(text))
        let spaced = ImageLine(style: .picture(folder: "../my figures/%41"), name: "a")
        #expect(spaced.text(alt: "", width: 1).contains(#"srcset="../my%20figures/%2541/a~dark@2x.png""#))
    }

    @Test("finds marks in a comment above a listing, as DocC likes them")
    func comments() throws {
        let listings = try page(
            """
            <!-- figure name=card caption="Two - three" -->

            ```swift
            Card()
            ```
            <!-- compile -->
            ```swift
            let a = 1
            ```
            ```swift
            ignored()
            ```
            """
        ).listings
        #expect(listings.map(\.mark.kind) == [.figure, .compile])
        #expect(listings[0].mark.caption == "Two - three")
        #expect(listings.map(\.line) == [4, 8])
    }

    @Test("tells every mark that is wrong")
    func everyMistake() {
        do throws(UsageError) {
            _ = try ArticlePage(path: "p.md", text: "```swift figure\n```\n```swift figure name=a wdth=3\n```")
            Issue.record("there is no error")
        } catch {
            #expect(error.description.split(separator: "\n").map { $0.prefix(7) } == ["p.md:1:", "p.md:3:"])
        }
    }

    @Test(
        "tells of settings in a comment that no listing reads",
        arguments: [
            "<!-- figure name=a\n-->\n```swift\nText(\"\")\n```",
            "<!-- figure name=a -->\n```text\nText(\"\")\n```", "<!-- figure name=a -->",
            "<!-- figure name=a -->\n\nA sentence.\n\n```swift\nText(\"\")\n```",
            "<!-- figure name=a -->\n<!-- another -->\n```swift\nText(\"\")\n```",
            "<!-- figure name=a -->\n\n    Text(\"\")\n",
            "<!-- figure name=a -->\n\n    ```swift\n    Text(\"\")\n    ```",
            "<!-- figure name=a -->\n```\nText(\"\")\n```", "<!-- compile -->\nA sentence.\n```swift\nlet a = 1\n```",
        ])
    func idleComments(text: String) {
        let error = #expect(throws: UsageError.self) { try ArticlePage(path: "p.md", text: text) }
        #expect(error?.description.hasPrefix("p.md:1: no listing reads the settings in this comment") == true)
    }

    @Test("lets comments be that only speak of a figure")
    func otherComments() throws {
        let text = "<!-- figure out a name later -->\n\n<!--\nfigure name=a\n-->\n```text\n<!-- figure name=a -->\n```"
        #expect(try ArticlePage(path: "p.md", text: text).listings.isEmpty)
    }

    @Test(
        "draws no listing in a comment, in HTML that is taken as it is, or in indented code",
        arguments: [
            "<!--\nOld:\n```swift figure name=a\nText(\"\")\n```\n-->",
            "  <!-- Old\n\n```swift figure name=a\nText(\"\")\n``` -->\n```",
            "<pre>\n```swift figure name=a\nText(\"\")\n```\n</pre>",
            "Write\n\n    ```swift figure name=a\n    Text(\"\")\n    ```",
            "Write\n\n\t```swift figure name=a\n\tText(\"\")\n\t```",
            "- One\n\n      ```swift figure name=a\n      Text(\"\")\n      ```\n",
        ])
    func blocks(text: String) throws {
        let after = "\n\n```swift figure name=b\nText(\"\")\n```"
        #expect(try page(text + after).listings.filter { $0.mark.name == "a" } == [])
    }

    @Test(
        "draws a listing in an item of a list, and after HTML on one line",
        arguments: [
            "1. One\n\n    ```swift figure name=a\n    Text(\"\")\n    ```",
            "- One\n  - Two\n\n    more\n\n    ```swift figure name=a\n    Text(\"\")\n    ```",
            "- One\n  ```swift figure name=a\n  Text(\"\")\n  ```",
            "<!-- a comment -->\n```swift figure name=a\nText(\"\")\n```",
            "<pre>x</pre>\n\n```swift figure name=a\nText(\"\")\n```",
        ])
    func inLists(text: String) throws { #expect(try page(text).listings.map(\.mark.name) == ["a"]) }

    @Test("tells of a comment that never ends, for it hides every listing below")
    func endlessComment() {
        let error = #expect(throws: UsageError.self) {
            try ArticlePage(path: "p.md", text: "<!-- a\n```swift figure name=a\n```")
        }
        #expect(error?.description == "p.md:1: the comment never ends: no listing below it is drawn")
    }

    @Test("tells of marks in quotations and beside the marks of lists, and not of words about them")
    func elsewhere() throws {
        let lines = [
            "> ```swift figure name=a", "- ```swift compile", "1. ~~~ swift figure name=b",
            "> > <!-- figure name=c -->",
        ]
        do throws(UsageError) {
            _ = try ArticlePage(path: "p.md", text: lines.joined(separator: "\n\n"))
            Issue.record("there is no error")
        } catch {
            #expect(
                error.description.split(separator: "\n").map { $0.prefix(7) } == [
                    "p.md:1:", "p.md:3:", "p.md:5:", "p.md:7:",
                ])
        }
        let words = "- A listing that begins with ```swift figure name=a``` is drawn.\n> ```swift\n> let a = 1\n> ```\n"
        #expect(try page(words + "````md\n> ```swift figure name=a\n````").listings.isEmpty)
    }

    @Test("an image of DocC has any alt text")
    func brackets() {
        let line = ImageLine(style: .docc, name: "a")
        let text = line.text(alt: #"a [b [c]] `]` <b \"#, width: 1)
        #expect(text == #"![a \[b \[c\]\] \`\]\` \<b \\](a)"#)
        #expect(line.matches(text))
    }
}
