import API
@testable import Announcing
import Testing

@Suite("What of a server’s announcements is shown (SR01)") struct AnnouncingTests {
    private static func said(_ id: String, until: Int64) -> Announcement {
        Announcement(id: id, at: 0, until: until, text: "About \(id)")
    }

    @Test("The latest that isn’t put aside and isn’t over") func shown() {
        var kept = Announcing.Kept(whose: "anna")
        kept.take([Self.said("b", until: 10), Self.said("a", until: 20)])
        #expect(kept.shown(at: 9).map(\.id) == ["b", "a"])
        #expect(kept.shown(at: 10).map(\.id) == ["a"])
        kept.aside.insert("a")
        #expect(kept.shown(at: 9).map(\.id) == ["b"] && kept.shown(at: 10).isEmpty)
    }

    @Test("What was put aside stays so when something is said beside it, and is forgotten with it")
    func aside() {
        var kept = Announcing.Kept(whose: "anna")
        kept.take([Self.said("a", until: 20)])
        kept.aside.insert("a")
        kept.take([Self.said("b", until: 20), Self.said("a", until: 20)])
        #expect(kept.shown(at: 1).map(\.id) == ["b"])
        kept.take([Self.said("b", until: 20)])
        #expect(kept.aside.isEmpty)
    }
}
