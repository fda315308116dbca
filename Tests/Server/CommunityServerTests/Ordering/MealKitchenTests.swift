import API
@testable import CommunityServer
import Foundation
import ServerStore
import Testing
import Web

@Suite("A kitchen works in the browser (KI7)", .timeLimit(.minutes(2))) struct MealKitchenTests {
    private func step(_ order: MealOrder) -> String { Route.kitchenOrder.path(order.id) }

    @Test("It writes its menu, and guests read it", arguments: TestServer.databases) func menu(
        database: String
    )
        async throws
    {
        try await TestServer.on(database) { server in
            let browser = try await server.browser(.owner, "chef"), anna = try await server.signUp("anna")
            let path = Route.changeMenu.path
            #expect(try await browser.open("/console/kitchen").text.contains("There is no menu yet."))
            let kitchen = [
                "deed": "kitchen", "kitchen": "Kikoni Kitchen", "currency": "ugx", "fee": "1,000",
                "least": "2000",
                "places": "Mitchell Hall\r\nAkamwesi\r\n", "hours": "Mon-Sun 0:00-24:00",
            ]
            #expect(try await browser.send(kitchen, to: path).status == 303)
            #expect(try await browser.send(["deed": "add-section", "name": "Mains"], to: path).status == 303)
            var menu = try await server.ask(.menu, token: anna.token).value(Menu.self)
            let section = try #require(menu.sections.first)
            let rolex = [
                "deed": "item", "section": section.id, "name": "Rolex", "price": "3,000/=", "unit": "piece",
                "text": "Two eggs in a chapati.", "choices": "Besides (0–2): Cheese +1000, Avocado",
                "allergens": "eggs, gluten",
            ]
            #expect(try await browser.send(rolex, to: path).status == 303)
            menu = try await server.ask(.menu, token: anna.token).value(Menu.self)
            let item = try #require(menu.sections.first?.items.first)
            #expect(menu.isOpen && menu.fee == 1000 && menu.places == ["Mitchell Hall", "Akamwesi"])
            #expect(item.price == 3000 && item.unit == "piece" && item.allergens == ["eggs", "gluten"])
            #expect(item.choices.first?.most == 2 && item.choices.first?.options.map(\.price) == [1000, 0])
            // What is wrong is said, and changes nothing.
            for (name, value) in [
                ("price", "much"), ("name", " "), ("choices", "Cheese"), ("price", "99999999999"),
            ] {
                let answer = try await browser.send(
                    rolex.merging([name: value, "item": item.id]) { $1 }, to: path)
                #expect(answer.status == 422 && answer.text.contains("Nothing was changed."), "\(name)")
            }
            for (name, value) in [("hours", "always"), ("currency", "EUR"), ("fee", "-1")] {
                #expect(try await browser.send(kitchen.merging([name: value]) { $1 }, to: path).status == 422)
            }
            #expect(try await server.ask(.menu, token: anna.token).value(Menu.self) == menu)
            // The page shows it as it can be typed again.
            let page = try await browser.open("/console/kitchen/menu").text
            for words in ["3,000/=", "Besides (0–2): Cheese +1000, Avocado", "Mon–Sun 0:00–24:00"] {
                #expect(page.contains(words), "\(words)")
            }
            #expect(
                try await browser.send(["deed": "sold-out", "item": item.id], to: path).status == 303)
            #expect(
                try await server.ask(.menu, token: anna.token).value(Menu.self).item(item.id)?.isSoldOut
                    == true)
        }
    }

    @Test("Orders come in, are accepted with a time, and go their way") func orders() async throws {
        try await TestServer.with { server in
            try await server.openKitchen()
            let browser = try await server.browser(.owner, "chef"), anna = try await server.signUp("anna")
            let order = try await server.order(once: "1", by: anna.token).value(MealOrder.self)
            let page = try await browser.open("/console/kitchen").text
            for words in [
                "Rolex", "Cheese", "No onions.", "Mitchell Hall, 12", "9,000/=", "data-waiting=\"1\"",
            ] {
                #expect(page.contains(words), "\(words)")
            }
            #expect(page.contains("<span class=\"count\">1</span>"))
            let accept = ["to": "accepted", "minutes": "30"]
            #expect(try await browser.send(accept, to: step(order)).status == 303)
            // Somebody else in the kitchen has pressed at the same time.
            let late = try await browser.send(accept, to: step(order))
            #expect(late.status == 409 && late.text.contains("Somebody was faster: it is “accepted”."))
            #expect(try await browser.send(["minutes": "45"], to: step(order)).status == 303)
            var seen = try #require(try await server.orders(anna.token).first)
            #expect(seen.state == .accepted && seen.expectedAt == server.clock.now + 45 * 60_000)
            for state in ["preparing", "on-the-way", "delivered"] {
                #expect(try await browser.send(["to": state], to: step(order)).status == 303, "\(state)")
            }
            seen = try #require(try await server.orders(anna.token).first)
            #expect(seen.state == .delivered && seen.steps.count == 5)
            #expect(try await browser.send(["minutes": "45"], to: step(order)).status == 409)
            #expect(try await browser.open("/console/kitchen").text.contains("Nothing is ordered."))
        }
    }

    @Test("It is refused with a reason, which the guest reads") func refused() async throws {
        try await TestServer.with { server in
            try await server.openKitchen()
            let browser = try await server.browser(.owner, "chef"), anna = try await server.signUp("anna")
            let order = try await server.order(once: "1", by: anna.token).value(MealOrder.self)
            let silent = try await browser.send(["to": "refused", "reason": " "], to: step(order))
            #expect(silent.status == 422 && silent.text.contains("Please say why"))
            #expect(
                try await browser.send(["to": "refused", "reason": "The gas is out."], to: step(order)).status
                    == 303)
            let seen = try #require(try await server.orders(anna.token).first)
            #expect(seen.state == .refused && seen.reason == "The gas is out.")
            for fields in [["to": "burnt"], ["minutes": "x"], ["minutes": "0"], ["minutes": "601"], [:]] {
                #expect(try await browser.send(fields, to: step(order)).status == 400)
            }
            #expect(
                try await browser.send(["to": "accepted"], to: Route.kitchenOrder.path("x")).status == 404)
        }
    }

    @Test("Closed for now, nothing is taken; a ticket is for paper, and the wall shows what is to be cooked")
    func rest() async throws {
        try await TestServer.with { server in
            try await server.openKitchen()
            let browser = try await server.browser(.owner, "chef"), anna = try await server.signUp("anna")
            let order = try await server.order(once: "1", by: anna.token).value(MealOrder.self)
            #expect(try await browser.send(["closed": "yes"], to: Route.closeKitchen.path).status == 303)
            #expect(try await server.order(once: "2", by: anna.token).problem.fields == ["hours": .gone])
            #expect(try await browser.send(["closed": "no"], to: Route.closeKitchen.path).status == 303)
            #expect(try await server.order(once: "2", by: anna.token).status == 201)
            let ticket = try await browser.open(Route.kitchenTicket.path(order.id)).text
            #expect(
                ticket.contains("2 ×") && ticket.contains("Anna Okello") && ticket.contains("+256700123456"))
            #expect(try await browser.open("/console/kitchen/wall").text.contains("class=\"wall\""))
        }
    }

    @Test("A day’s sums, and its table, in which nothing is a formula") func sums() async throws {
        try await TestServer.with { server in
            try await server.openKitchen()
            let browser = try await server.browser(.owner, "chef"), anna = try await server.signUp("anna")
            var first = OrderDraft.rolex()
            first.lines[0].note = "=HYPERLINK(\"x\"), no onions"
            let done = try await server.order(first, once: "1", by: anna.token).value(MealOrder.self)
            try await server.kitchen(done.id, .accepted)
            try await server.kitchen(done.id, .delivered)
            _ = try await server.order(.rolex(1), once: "2", by: anna.token)
            let gone = try await server.order(.rolex(5), once: "3", by: anna.token).value(MealOrder.self)
            try await server.kitchen(gone.id, .refused, reason: "no")
            let page = try await browser.open("/console/kitchen/sums").text
            for words in [
                "Delivered (1)", "9,000/=", "Under way (1)", "5,000/=", "Refused or taken back (1)", "3 × ",
            ] {
                #expect(page.contains(words), "\(words)")
            }
            let table = try await browser.open("/console/kitchen/sums.csv").text
            let line = "\"'=HYPERLINK(\"\"x\"\"), no onions\",2,4000,8000,1000,9000,UGX\r\n"
            #expect(table.contains(line))
            #expect(table.split(separator: "\r\n").count == 4)
            let empty = try await browser.open("/console/kitchen/sums?day=2020-01-01").text
            #expect(empty.contains("Nothing was ordered."))
            for day in ["yesterday", "2026-02-30", "2026-1-1"] {
                #expect(try await browser.open("/console/kitchen/sums?day=\(day)").status == 400)
            }
        }
    }

    @Test("A kitchen’s day is as long as it is there") func day() throws {
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        let spring = try #require(KitchenDay("2026-03-29", in: berlin))
        let autumn = try #require(KitchenDay("2026-10-25", in: berlin))
        #expect(spring.until - spring.from == 23 * 3_600_000 && autumn.until - autumn.from == 25 * 3_600_000)
        #expect(spring.adding(1, in: berlin).from == spring.until)
        #expect(autumn.adding(-1, in: berlin).until == autumn.from)
        #expect(KitchenDay(containing: autumn.until - 1, in: berlin) == autumn)
    }

    @Test("A menu is put in its place from the machine itself, all of it or none") func file() async throws {
        try await TestServer.with { server in
            let desk = try await AdminDesk(server.server.backroom.settings, now: server.clock.now)
            #expect(try await desk.menu() == nil)
            try await desk.putMenu(try JSONEncoder().encode(Menu.kikoni))
            #expect(try await desk.menu() == .kikoni)
            var wrong = Menu.kikoni
            wrong.sections[0].items[0].price = -1
            for json in [
                try JSONEncoder().encode(wrong), Data("{}".utf8), Data("[".utf8), Data(count: 3 << 20),
            ] {
                await #expect(throws: BackUp.Fault.self) { try await desk.putMenu(json) }
            }
            #expect(try await desk.menu() == .kikoni)
            await desk.close()
        }
    }

    @Test("Moderators have no business in the kitchen, and without one there is none") func rights()
        async throws
    {
        try await TestServer.with { server in
            try await server.openKitchen()
            let anna = try await server.signUp("anna")
            let order = try await server.order(once: "1", by: anna.token).value(MealOrder.self)
            let moderator = try await server.browser(.moderator, "ben")
            for path in [
                "/console/kitchen", "/console/kitchen/sums", "/console/kitchen/sums.csv",
                "/console/kitchen/menu", "/console/kitchen/wall",
                Route.kitchenTicket.path(order.id),
            ] {
                let answer = try await moderator.open(path)
                #expect(answer.status == 403 && !answer.text.contains("Okello"), "\(path)")
            }
            #expect(
                try await moderator.send(["to": "accepted", "minutes": "9"], to: step(order)).status == 403)
            #expect(try await moderator.send(["closed": "yes"], to: Route.closeKitchen.path).status == 403)
            #expect(
                try await moderator.send(["deed": "add-section", "name": "x"], to: Route.changeMenu.path)
                    .status == 403)
            #expect(try await server.orders(anna.token).first?.state == .placed)
        }
        try await TestServer.with {
            $0.hasOrdering = false
        } _: { server in
            let owner = try await server.browser(.owner, "chef")
            #expect(try await owner.open("/console/kitchen").status == 404)
            #expect(try await !owner.open("/console").text.contains("/console/kitchen"))
        }
    }
}
