import Foundation
import Sync
import Testing

@Suite("What goes over the wire") struct WireTests {
    @Test(
        "SHA-256 is the standard's (FIPS 180-4, NIST's examples)",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (
                String(repeating: "a", count: 1_000_000),
                "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
            ),
        ])
    func sha256(text: String, digest: String) {
        #expect(Digest(of: Array(text.utf8)).text == digest)
        #expect(Digest(digest)?.text == digest)
    }

    @Test("What is no digest is none", arguments: ["", "abc", String(repeating: "g", count: 64)])
    func noDigest(text: String) { #expect(Digest(text) == nil) }

    @Test("A patch comes through JSON as it was, with the same chain") func patch() throws {
        let kept = Kept(field: "title", value: "é \u{1F372} \"\\\n", by: "a", at: 4)
        let patch = Patch(
            n: 7, .soup, base: 3, seen: ["title": 2], at: 5, set: ["title": "e\u{301}"], full: true,
            rest: ["steps": "[\"Stir\"]"], kept: [kept], settled: [kept.id])
        let read = try JSONDecoder().decode(Patch.self, from: JSONEncoder().encode(patch))
        #expect(read == patch)
        #expect(Acknowledged.none.followed(by: read) == Acknowledged.none.followed(by: patch))
        #expect(read.set["title"] != "\u{E9}")
    }

    @Test("Each part of a patch is in the chain") func chain() {
        let patch = Patch(n: 1, .soup, base: 3, seen: ["a": 2], at: 5, set: ["a": "b"])
        let changes: [(inout Patch) -> Void] = [
            { $0.n = 2 }, { $0.kind = "meal" }, { $0.id = "stew" }, { $0.base = 4 }, { $0.seen = ["a": 1] },
            { $0.at = 6 }, { $0.set = ["a": "c"] }, { $0.set = ["ab": ""] }, { $0.gone = true },
            { $0.full = true }, { $0.rest = ["a": "b"] },
            { $0.kept = [Kept(field: "a", value: "b", by: "", at: 0)] }, { $0.settled = [.none] },
        ]
        var chains: Set = [Acknowledged.none.followed(by: patch).chain]
        for change in changes {
            var other = patch
            change(&other)
            chains.insert(Acknowledged.none.followed(by: other).chain)
        }
        #expect(chains.count == changes.count + 1)
    }

    @Test("Answers come through JSON as they were") func answers() throws {
        let row = Row(
            .soup, rev: 4, births: .init(.init(rev: 1, by: "a")),
            fields: ["title": .init(value: "Soup", rev: 4, by: "a", at: 9)],
            kept: [Kept(field: "title", value: "Broth", rev: 4, by: "b", at: 8, since: 9)], changedAt: 10)
        let restart = ShelfRestart(epoch: "e", purged: 3)
        let delivery = ShelfDelivery(
            acked: .none, refused: [.init(n: 1, .quota)], whole: [2], head: 9, cursor: 4, more: true,
            rows: [row])
        for answer in [
            ShelfAnswer.ok(delivery), .forked, .epoch(restart), .old(restart), .refused("too-old"),
        ] {
            let json = try JSONEncoder().encode(answer)
            #expect(try JSONDecoder().decode(ShelfAnswer.self, from: json) == answer)
        }
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(ShelfAnswer.self, from: Data(#"{"status": "fine"}"#.utf8))
        }
    }
}
