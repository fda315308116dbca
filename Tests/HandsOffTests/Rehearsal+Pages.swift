import Stage
import Testing

@testable import Cooking
@testable import HandsOff
@testable import House
@testable import Rehearsal

extension Rehearsal {
    /// The page that is shown, as what it is.
    func page<P: Page>(_ type: P.Type = P.self) throws -> P { try #require(host.page as? P) }

    /// Goes to a place of the menu, by its id.
    func visit(_ place: String) {
        guard let place = host.menu.all.first(where: { $0.id == place }) else {
            Issue.record("The menu has no “\(place)”.")
            return
        }
        host.visit(place)
    }

    /// Writes into the field that has the caret, in place of what stands there.
    func write(_ text: String) {
        host.handle(.key(KeyPress("a", .control)))
        host.handle(.text(text))
    }

    /// What explains the controls the first time is put away.
    func learnControls() { if host.sheet?.id == "controls" { host.handle(.key(KeyPress("escape"))) } }
}

extension Rehearsal {
    /// Goes to every page that there is, one after the other, and has each looked at.
    func visitEveryPage(_ look: (_ page: String) throws -> Void) async throws {
        var seen: Set<String> = []
        func visit(_ go: () async throws -> Void) async throws {
            try await go()
            await settle()
            learnControls()
            if host.sheet != nil { host.handle(.key(KeyPress("escape"))) }
            await settle()
            #expect(seen.insert(host.page.id).inserted, "\(host.page.id) is shown twice.")
            try look(host.page.id)
        }
        let box = host.services.box
        let collection = try await box.makeCollection(named: "Winter", with: ["tomato-soup"], at: now)
        for place in host.menu.all { try await visit { host.visit(place) } }
        try await visit {
            app.features.waving.checkCamera()
            await settle()
            press("Look")
        }
        try await visit { host.crossings.open("tomato-soup") }
        try await visit { host.crossings.write() }
        try await visit { host.crossings.bringIn() }
        try await visit {
            self.visit("collections")
            await settle()
            press("Winter")
        }
        try await visit { press("Add recipes") }
        try await visit { host.crossings.practise() }
        host.goHome()
        try await visit { host.crossings.cookByID("tomato-soup") }
        try await visit { try page(CookingPage.self).perform(.finish) }
        _ = collection
    }
}
