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
            // A file that names no pictures takes none away, and one that names a stranger's isn't taken.
            let browser = try await server.browser(.owner, "chef")
            #expect(
                try await browser.send(
                    try MadeMedia.picture("rolex.jpg"), to: Route.putDishPicture.path("rolex")
                ).status == 204)
            let picture = try await desk.menu()?.item("rolex")?.picture
            try await desk.putMenu(try JSONEncoder().encode(Menu.kikoni))
            #expect(try await desk.menu()?.item("rolex")?.picture == picture && picture != nil)
            wrong = .kikoni
            wrong.sections[0].items[0].picture = String(repeating: "0", count: 64)
            let strange = try JSONEncoder().encode(wrong)
            await #expect(throws: BackUp.Fault.self) { try await desk.putMenu(strange) }
            #expect(try await desk.menu()?.item("rolex")?.picture == picture)
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

@Suite("What a kitchen types (KI7)") struct MenuTextTests {
    @Test(
        "Amounts as people write them",
        arguments: [
            ("3000", "UGX", 3000), ("3,000/=", "UGX", 3000), ("3.000", "UGX", 3000), ("12.50", "EUR", 1250),
            ("12,5", "EUR", 1250), ("1.234,50", "EUR", 123_450), ("1,234", "EUR", 123_400), ("7", "EUR", 700),
            ("1 000", "EUR", 100_000), ("1.234", "KWD", 1234), ("0", "UGX", 0), (".5", "EUR", nil),
            ("", "EUR", nil), ("-1", "EUR", nil), ("1.2.3", "EUR", nil), ("12.345.6", "EUR", nil),
            ("1e9", "EUR", nil), ("12.5555", "EUR", nil), ("99999999999999999999", "UGX", nil),
            ("٣", "UGX", nil),
        ] as [(String, String, Int?)])
    func amounts(text: String, code: String, amount: Int?) throws {
        #expect(MenuText.amount(text, try #require(Currency(code))) == amount)
    }

    @Test(
        "Hours as people write them",
        arguments: [
            ("Mon 10:00-22:00", [1], 600, 1320), ("Mo–Fr 10–22", [1, 2, 3, 4, 5], 600, 1320),
            ("Sa 18:00 – 2:00", [6], 1080, 1560), ("Sun-Mon 8.30-24:00", [7, 1], 510, 1440),
            ("tuesday 0:00-0:00", [2], 0, 1440),
        ])
    func hours(text: String, days: [Int], from: Int, until: Int) {
        #expect(MenuText.hours(text) == days.map { OpeningHours(day: $0, from: from, until: until) })
    }

    @Test(
        "Hours are read as they are shown",
        arguments: ["Mon–Sun 0:00–24:00", "Mon–Fri 10:00–22:00\nSat 18:00–2:00\nSun 8:30–24:00"])
    func shownHours(text: String) throws {
        let hours = try #require(MenuText.hours(text))
        #expect(MenuText.text(hours, ConsoleWords(language: .english, now: 0)) == text)
    }

    @Test(
        "What says no hours",
        arguments: ["always", "Mon", "Mon 10", "Mon 25:00-26:00", "Xyz 1-2", "Mon 10:70-12"])
    func noHours(text: String) { #expect(MenuText.hours(text) == nil) }

    @Test("Choices are read as they are shown") func choices() throws {
        let euro = try #require(Currency("EUR"))
        let text =
            "Size: Small, Large +2.50\nBesides (0–2): Cheese +1.00, Avocado +0.50\nSauces (2): Hot, Mild, Sweet"
        let choices = try #require(MenuText.choices(text, euro))
        #expect(choices.map(\.least) == [1, 0, 2] && choices.map(\.most) == [1, 2, 2])
        #expect(choices[0].options.map(\.price) == [0, 250])
        #expect(MenuText.text(choices, euro) == text)
        for wrong in ["Cheese", "A: b + c + d", "A: b +x", ":"] {
            let read = MenuText.choices(wrong, euro)
            let item = MenuItem(id: "x", name: "x", price: 1, choices: read ?? [])
            #expect(read == nil || item.faults["choices"] != nil, "\(wrong)")
        }
    }

    @Test(
        "A dish has a picture, which whoever reads the menu sees, drawn anew", arguments: TestServer.databases
    )
    func picture(database: String) async throws {
        try await TestServer.on(database) { server in
            try await server.openKitchen()
            let browser = try await server.browser(.owner, "chef"), anna = try await server.signUp("anna")
            let path = Route.putDishPicture.path("rolex")
            let photo = try MadeMedia.picture("rolex.jpg")
            #expect(try await browser.send(photo, to: path).status == 204)
            func rolex() async throws -> MenuItem? {
                try await server.ask(.menu, token: anna.token).value(Menu.self).item("rolex")
            }
            let hash = try #require(try await rolex()?.picture)
            let shown = try await server.ask(
                .dishPicture, Route.dishPicture.path(hash), token: anna.token)
            #expect(shown.status == 200 && shown.headers["Content-Type"] == "image/webp")
            #expect(shown.body != photo && shown.headers["ETag"] == "\"\(hash)\"")
            let page = try await browser.open("/console/kitchen/menu").text
            #expect(page.contains(Route.dishPictureShown.path(hash)))
            #expect(try await browser.open(Route.dishPictureShown.path(hash)).status == 200)
            // It stays when the dish is changed, and nobody's account pays for it or takes it along.
            #expect(
                try await browser.send(["deed": "sold-out", "item": "rolex"], to: Route.changeMenu.path)
                    .status
                    == 303)
            #expect(try await rolex()?.picture == hash)
            let chef = try await server.store.read { try Accounts($0, allowance: 1).find(name: "chef") }
            #expect(chef?.shown.usedBytes == 0)
            // What is none changes nothing, nor does what is for a dish that isn't there.
            for bytes in [Data("<svg/>".utf8), Data(), Blob.webM(2000).data] {
                #expect(try await browser.send(bytes, to: path).status == 415)
            }
            #expect(try await browser.send(photo, to: Route.putDishPicture.path("x")).status == 404)
            #expect(try await rolex()?.picture == hash)
            // Pictures of other things aren't had by this way.
            let blob = Blob.jpeg()
            #expect(try await server.ask(.put(.data(blob.data)), blob.path, token: anna.token).status == 204)
            #expect(
                try await server.ask(.dishPicture, Route.dishPicture.path(blob.hash), token: anna.token)
                    .status
                    == 404)
            // Nobody's hands are needed for it to stay.
            server.clock.move(by: Blobs.grace / 2)
            try await server.sweep()
            #expect(
                try await server.ask(.dishPicture, Route.dishPicture.path(hash), token: anna.token).status
                    == 200)
            // Taken away, it is gone with its bytes.
            #expect(
                try await browser.send(
                    ["deed": "remove-picture", "item": "rolex"], to: Route.changeMenu.path
                ).status == 303)
            #expect(try await rolex()?.picture == nil)
            for _ in 1...2 {
                server.clock.move(by: 3 * Blobs.grace)
                try await server.sweep()
            }
            #expect(try await server.store.read { try Blobs($0).find(hash) } == nil)
        }
    }

    @Test("A cook works in the kitchen and nowhere else, with a second factor") func cooks() async throws {
        try await TestServer.with { server in
            try await server.openKitchen()
            let owner = try await server.browser(.owner, "chef"), anna = try await server.signUp("anna")
            let cook = try await server.signUp("mukasa"), deed = Route.consoleDeed.path("mukasa")
            let order = try await server.order(once: "1", by: anna.token).value(MealOrder.self)
            // Only an owner makes one.
            let moderator = try await server.browser(.moderator, "wanjiru")
            #expect(try await moderator.send(["deed": "make-cook"], to: deed).status == 403)
            #expect(try await owner.send(["deed": "make-cook"], to: deed).status == 303)
            #expect(try await owner.send(["deed": "make-cook"], to: deed).status == 409)
            let account = try await server.ask(.account, token: cook.token).value(Account.self)
            #expect(account.isCook == true && account.needsSecondFactor)
            // Before there is a second factor, nothing of it opens, neither here nor in the window.
            #expect(
                try await server.enterConsole("mukasa", secret: OneTimeCode.newSecret()).text.contains(
                    "Set up a second factor first"))
            #expect(
                try await server.ask(.menu, token: cook.token).problem.type == .secondFactorNeeded)
            let secret = try await server.appointKnown(.member, cook.account.id)
            let browser = try server.browser(try await server.enterConsole("mukasa", secret: secret))
            #expect(try await browser.open("/console").headers["Location"] == "/console/kitchen")
            let page = try await browser.open("/console/kitchen").text
            #expect(page.contains("Rolex") && page.contains("<span class=\"count\">1</span>"))
            for place in ["/console/people", "/console/posts", "/console/log", "/console/till"] {
                #expect(!page.contains("href=\"\(place)\""), "\(place)")
            }
            let accept = ["to": "accepted", "minutes": "30"]
            #expect(try await browser.send(accept, to: Route.kitchenOrder.path(order.id)).status == 303)
            // Every other door is shut.
            let own: Set<Route> = [
                .leaveConsole, .console, .kitchen, .kitchenWall, .kitchenOrder, .kitchenTicket, .closeKitchen,
                .kitchenSums, .kitchenTable, .kitchenMenu, .changeMenu, .dishPictureShown, .putDishPicture,
            ]
            for endpoint in Endpoint.all
            where endpoint.access == .console && endpoint.route != .leaveConsole {
                let path = endpoint.route.path("x", "x")
                let answer =
                    endpoint.route.method == "GET"
                    ? try await browser.open(path) : try await browser.send(["deed": "x"], to: path)
                #expect((answer.status == 403) != own.contains(endpoint.route), "\(endpoint.route)")
            }
            // Dismissed, it is over at once.
            #expect(try await owner.send(["deed": "dismiss-cook"], to: deed).status == 303)
            #expect(try await browser.open("/console/kitchen").headers["Location"] == "/console/sign-in")
            let log = try await owner.open("/console/log").text
            #expect(log.contains("made a cook of") && log.contains("dismissed from the kitchen"))
        }
    }

    @Test(
        "After its term an order forgets its guest, and keeps dishes and sums",
        arguments: TestServer.databases)
    func term(database: String) async throws {
        try await TestServer.on(database) { server in
            try await server.openKitchen()
            let anna = try await server.signUp("anna")
            let done = try await server.order(once: "1", by: anna.token).value(MealOrder.self)
            let open = try await server.order(once: "2", by: anna.token).value(MealOrder.self)
            try await server.kitchen(done.id, .accepted)
            try await server.kitchen(done.id, .delivered)
            func orders() async throws -> [MealOrder] { try await server.orders(anna.token).reversed() }
            server.clock.move(by: 89 * 86_400_000)
            try await server.sweep()
            #expect(try await orders().map(\.delivery.firstName) == ["Anna", "Anna"])
            server.clock.move(by: 2 * 86_400_000)
            try await server.sweep()
            let after = try await orders()
            #expect(after.map(\.delivery.firstName) == ["", "Anna"])
            #expect(
                after[0].delivery.phone == "" && after[0].delivery.place == "" && after[0].lines[0].note == ""
            )
            #expect(after[0].total == done.total && after[0].lines[0].name == "Rolex")
            #expect(after[1].lines == open.lines)
        }
    }
}
