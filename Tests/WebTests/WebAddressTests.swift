import Testing

@testable import Web

@Suite struct WebAddressTests {
    @Test func whatGoesWithoutSayingNeedNotBeTyped() throws {
        let address = try WebAddress("example.org/soups/Leek.html?print=1#steps")
        #expect(address.text == "https://example.org/soups/Leek.html?print=1")
        #expect(address.host == "example.org")
        #expect(address.scheme == "https" && address.port == 443)
        #expect(try WebAddress("http://Example.org:8080").port == 8080)
    }

    @Test(arguments: [
        "file:///etc/passwd", "ftp://example.org/a", "gopher://example.org", "javascript:alert(1)",
        "data:text/html,x", "http://", "", "http://me@example.org/", "https://me:secret@example.org/",
        "http://exa mple.org/", "https://" + String(repeating: "a", count: 9000),
    ])
    func isForbidden(address: String) {
        do throws(WebTrouble) {
            let taken = try WebAddress(address)
            Issue.record("took \(taken.text)")
        } catch {
            #expect(error.reason == .forbiddenAddress)
        }
    }

    @Test(
        "Pictures lie on the server of the house whose page was typed, and on no other",
        arguments: [
            ("http://localhost:8733/a.webp", "http://localhost:8733/recipes/1", true),
            ("http://192.168.1.5/a.webp", "http://192.168.1.5/", true),
            ("https://nas.local/a", "nas.local/b", true),
            ("http://localhost:631/printers", "http://localhost:8733/recipes/1", false),
            ("http://192.168.1.1/reset", "http://192.168.1.5/", false),
            ("http://nas.local/a", "https://nas.local/b", false),
            ("https://example.org/a.jpg", "https://example.org/soup", false),
            ("http://127.0.0.1/a", "https://example.org/soup", false),
        ]) func beside(picture: String, page: String, belongs: Bool) throws
    {
        #expect(try WebAddress(picture).belongs(toTyped: WebAddress(page)) == belongs)
    }

    @Test("An address whose host begins with an accent is read the same twice")
    func accent() throws {
        let once = try WebAddress("\u{597}e")
        #expect(try WebAddress(once.text) == once)
    }

    @Test func theServerTellsTheEncoding() {
        #expect(MediaType.charset("text/html; charset=ISO-8859-1") == "ISO-8859-1")
        #expect(MediaType.charset("text/html;Charset=\"utf-8\" ; x=y") == "utf-8")
        #expect(MediaType.charset("text/html") == nil)
        #expect(MediaType.charset("text/html; charset=") == nil)
        #expect(MediaType.charset("text/html; charset=a b") == nil)
    }
}
