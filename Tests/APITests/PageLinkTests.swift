import API
import Testing

@Suite("Links that a browser hands over (RF4, END)") struct PageLinkTests {
    @Test(
        "What is written is read again",
        arguments: [
            "https://kitchen.example/recipes/0198c8c5-9a00-7000-8000-000000000002",
            "http://127.0.0.1:8710/people/nana", "https://example.org/soup?for=4&of=leeks#method",
            "https://[2001:db8::1]/soup", "https://example.org/100%25-rye;a=b,c!d$e'f(g)*h+i=j:k@l",
            "https://xn--kche-0ra.example/suppe", "HTTPS://EXAMPLE.ORG/SOUP",
        ])
    func roundTrip(page: String) throws {
        let link = try #require(PageLink(page: page))
        #expect(PageLink(link.text) == link && link.page == page)
        // Nothing in it means something to a browser, a shell or the desktop.
        let value = link.text.dropFirst("hands-off:open?page=".count)
        #expect(
            value.utf8.allSatisfy {
                "-._~%".utf8.contains($0) || Character(Unicode.Scalar($0)).isLetter
                    || Character(Unicode.Scalar($0)).isNumber
            })
        #expect(PageLink(link.text.replacing("hands-off:", with: "HANDS-OFF:")) == link)
    }

    @Test("The longest of all fits") func longest() throws {
        let page = "https://example.org/" + String(repeating: ":", count: PageLink.longestPage - 20)
        let link = try #require(PageLink(page: page))
        #expect(link.text.utf8.count <= PageLink.longest && PageLink(link.text) == link)
        #expect(PageLink(page: page + ":") == nil)
    }

    /// What somebody might write who wants the window to do something else.
    static let hostile = [
        "", "hands-off:", "hands-off:open", "hands-off:open?", "hands-off:open?page=",
        "https://example.org/soup",
        "hands-offopen?page=https%3A%2F%2Fexample.org", "hands-off://open?page=https%3A%2F%2Fexample.org",
        "hands-off:close?page=https%3A%2F%2Fexample.org", "hands-off:OPEN?page=https%3A%2F%2Fexample.org",
        "hands-off:open?page=https://example.org/", "hands-off:open?Page=https%3A%2F%2Fexample.org",
        "hands-off:open?page=https%3A%2F%2Fexample.org&page=https%3A%2F%2Fother.example",
        "hands-off:open?page=https%3A%2F%2Fexample.org&code=1",
        "hands-off:open?page=https%3A%2F%2Fexample.org#x",
        "hands-off:open?other=1&page=https%3A%2F%2Fexample.org",
        // Other things than pages of the web.
        "hands-off:open?page=file%3A%2F%2F%2Fetc%2Fpasswd", "hands-off:open?page=javascript%3Aalert(1)",
        "hands-off:open?page=data%3Atext%2Fhtml%2Cx", "hands-off:open?page=ftp%3A%2F%2Fexample.org%2Fsoup",
        "hands-off:open?page=gopher%3A%2F%2Fexample.org", "hands-off:open?page=hands-off%3Aopen",
        "hands-off:open?page=%2Fetc%2Fpasswd", "hands-off:open?page=--library%3Dx",
        "hands-off:open?page=example.org",
        "hands-off:open?page=https%3Aexample.org", "hands-off:open?page=https%3A%2F%2F",
        "hands-off:open?page=https%3A%2F%2F%2Fexample.org",
        // Names and passwords, and hosts that look like others.
        "hands-off:open?page=https%3A%2F%2Fkitchen.example%40evil.example%2F",
        "hands-off:open?page=https%3A%2F%2Fme%3Asecret%40example.org%2F",
        "hands-off:open?page=https%3A%2F%2Fkitchen.example%5C%40evil.example",
        "hands-off:open?page=https%3A%2F%2Fkitchen%D0%B5.example%2F",
        "hands-off:open?page=https%3A%2F%2Fk%E2%80%AEe",
        // Signs that aren't seen, that end a line, or that aren't text at all.
        "hands-off:open?page=https%3A%2F%2Fexample.org%2F%00",
        "hands-off:open?page=https%3A%2F%2Fexample.org%2F%0Ashow",
        "hands-off:open?page=https%3A%2F%2Fexample.org%2Fa%20b",
        "hands-off:open?page=https%3A%2F%2Fexample.org%2F%FF",
        "hands-off:open?page=https%3A%2F%2Fexample.org%2F%C0%AF",
        "hands-off:open?page=https%3A%2F%2Fexample.org%2F%7",
        "hands-off:open?page=https%3A%2F%2Fexample.org%2F%GG",
        "hands-off:open?page=https%3A%2F%2Fexample.org%2F%+1",
        "hands-off:open?page=https%3A%2F%2Fexample.org%2F%-1",
        "hands-off:open?page=https%3A%2F%2Fexample.org\n",
        " hands-off:open?page=https%3A%2F%2Fexample.org",
        "hands-off:open?page=https%3A%2F%2Fexample.org%2F%22%3E%3Cb%3E",
        "hands-off:open?page=https%253A%252F%252Fexample.org",
        "hands-off:open?page=https%3A%2F%2Fexample.org%2F" + String(repeating: "a", count: 1000),
        "hands-off:open?page=https%3A%2F%2Fexample.org%2F" + String(repeating: "%61", count: 100_000),
    ]

    @Test("Any other is none", arguments: hostile) func refused(link: String) {
        #expect(PageLink(link) == nil)
    }

    @Test("A path says what a page of ours is about, and leads nowhere else") func pages() {
        #expect(ServerPage(path: "/recipes/0198c8c5-9a00") == .post("0198c8c5-9a00"))
        #expect(ServerPage(path: "/people/Nana") == .person(userName: "nana"))
        #expect(ServerPage(path: "/collections/0198c8c5-9a00") == .collection("0198c8c5-9a00"))
        #expect(ServerPage(path: "/invitation/q83vEjRWeJq8-_3M") == .invitation(code: "q83vEjRWeJq8-_3M"))
        let others = [
            "/invitation/", "/invitation/short", "/invitation/a b c d e f g", "/invitation/..%2F..%2Fetc",
            "/invitation/" + String(repeating: "a", count: 81), "", "/", "/recipes", "/recipes/",
            "/recipes/a/b", "/collections/", "/collections/..", "/collections/a/b", "/recipes/a/recipe.cook",
            "recipes/a",
            "//recipes/a",
            "/recipes/..", "/recipes/a%2Fb", "/recipes/a?b", "/recipes/" + String(repeating: "a", count: 65),
            "/people/", "/people/na na", "/people/..", "/people/nana/picture", "/people/admin", "/v1/posts",
        ]
        for path in others { #expect(ServerPage(path: path) == nil, "\(path)") }
    }
}
