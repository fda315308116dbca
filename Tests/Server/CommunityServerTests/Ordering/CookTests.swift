import API
@testable import CommunityServer
import Foundation
import ServerStore
import Testing
import Web

@Suite("Who works in the kitchen (KI7)", .timeLimit(.minutes(2))) struct CookTests {
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
}
