import Edamam
import Testing

@Suite("An id and a key of Edamam's (RF5)") struct EdamamKeyTests {
    @Test("are taken as they are pasted, with what lies around them") func pasted() throws {
        let key = try #require(EdamamKey(id: " 5a1ad0e7\n", key: "\t00c0FFEE "))
        #expect(key.id == "5a1ad0e7" && key.key == "00c0FFEE")
    }

    @Test(
        "are letters and digits, and nothing that could lead an address astray",
        arguments: ["", " ", "a b", "a&q=x", "a#", "ключ", "a\u{202E}b", "a\r\nHost: x", "½"])
    func strange(text: String) {
        #expect(EdamamKey.plain(text) == nil)
        #expect(EdamamKey(id: "1", key: text) == nil && EdamamKey(id: text, key: "1") == nil)
    }

    @Test("aren't endless") func long() {
        #expect(EdamamKey.plain(String(repeating: "a", count: 64)) != nil)
        #expect(EdamamKey.plain(String(repeating: "a", count: 65)) == nil)
    }

    @Test("The key is in nothing that is printed of it") func secret() throws {
        let key = try #require(EdamamKey(id: "5a1ad0e7", key: "c0ffee"))
        var dumped = ""
        dump(key, to: &dumped)
        for text in ["\(key)", String(reflecting: key), String(describing: [key]), dumped] {
            #expect(!text.contains("c0ffee") && text.contains("5a1ad0e7"), "\(text)")
        }
    }

    @Test("An address goes into the log without it") func hidden() throws {
        let key = try #require(EdamamKey(id: "5a1ad0e7", key: "c0ffee"))
        let address = EdamamQuestion(.words("soup")).address(key)
        #expect(address.contains("c0ffee") && !key.hidden(in: address).contains("c0ffee"))
    }
}
