import Testing

@testable import Web

@Suite struct WebHeadersTests {
    @Test("A name is the same in all letters, and setting it replaces all of it") func names() {
        var headers = WebHeaders([.init("Accept", "a"), .init("X-A", "1"), .init("x-a", "2")])
        #expect(headers["ACCEPT"] == "a" && headers.all("X-a") == ["1", "2"] && headers["X-A"] == "1")
        headers["X-A"] = "3"
        #expect(headers.fields == [.init("Accept", "a"), .init("X-A", "3")])
        headers["accept"] = nil
        #expect(headers == ["X-A": "3"])
    }
}
