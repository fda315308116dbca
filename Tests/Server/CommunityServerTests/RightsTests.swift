import API
@testable import CommunityServer
import Foundation
import ServerStore
import Testing
import Web

/// Who may what: every route with everybody who could ask.
@Suite("The table of rights (SP1)", .timeLimit(.minutes(2))) struct RightsTests {
    private enum Person: String, CaseIterable {
        case nobody, stranger, blocked, moderator, serverOwner, owner
    }

    /// Whose things a route is about. A route that isn't here fails.
    private enum Scope: Hashable {
        /// Everybody's: nobody is turned away.
        case open
        /// The caller's own account, so that each sees another one.
        case own
        /// A thing with a name, which belongs to the account `owner` and to nobody else, whoever asks.
        case named
        /// What `owner` has published, which everybody with an account sees but those whom `owner` has blocked; or
        /// lists, from which theirs is missing.
        case published, searched
        /// The same, which only its author may change; or only others, who vote for it.
        case authors, others
        /// The same, which moderators take away and put back.
        case moderated
        /// A page of the console: whatever a device's token says, it is no sign-in there (`ConsoleDoorTests`).
        case console
    }

    private static let table: [Route: Scope] = [
        .health: .open, .metrics: .open, .server: .open, .signUp: .open, .signIn: .open,
        .resetPassword: .open, .signInByCode: .open, .beginProvider: .open, .endProvider: .open,
        .publicPost: .open, .publicCooklang: .open, .publicPicture: .open, .publicPerson: .open,
        .publicPortrait: .open,
        .publicFeed: .open, .publicCollection: .open,
        .recipeStyle: .open, .robots: .open, .front: .open, .style: .open, .terms: .open, .privacy: .open,
        .contract: .open, .confirmation: .open,
        .confirm: .open, .newPassword: .open, .setPassword: .open,
        .account: .own, .changeAccount: .own, .changeUserName: .own, .changeEmail: .own,
        .changePassword: .own,
        .putPicture: .own, .removePicture: .own, .sendConfirmation: .own, .deleteAccount: .own,
        .archive: .own,
        .beginSecondFactor: .own, .confirmSecondFactor: .own, .removeSecondFactor: .own,
        .renewRecoveryCodes: .own, .devices: .own,
        .linkProvider: .own, .unlinkProvider: .own,
        .signOutOthers: .own, .shelf: .own, .wholeShelf: .own, .missingBlobs: .own, .putBlob: .own,
        .events: .own,
        .signOut: .named, .blob: .named,
        .feed: .searched, .searchPosts: .searched, .searchPeople: .searched, .post: .published,
        .postPicture: .published, .comments: .published,
        .person: .published, .personPicture: .published, .personPosts: .published, .comment: .published,
        .postClip: .published, .publish: .own, .ownPosts: .own, .blocked: .own, .notices: .own,
        .readNotices: .own, .reviews: .published, .usePost: .published, .followers: .published,
        .following: .published,
        .changePost: .authors, .deletePost: .authors, .changeComment: .authors, .deleteComment: .authors,
        .vote: .others, .review: .others, .takeReviewBack: .others, .follow: .others, .unfollow: .others,
        .block: .others, .unblock: .others, .report: .others, .appeal: .own,
        .personCollections: .published, .collection: .published, .collectionPosts: .published,
        .publishCollection: .own, .changeCollection: .authors, .deleteCollection: .authors,
        .likeCollection: .others, .unlikeCollection: .others,
        .consoleSignIn: .open, .enterConsole: .open, .consoleStyle: .open, .consoleScript: .open,
        .leaveConsole: .console, .console: .console, .consolePosts: .console, .consolePost: .console,
        .consolePicture: .console, .decidePost: .console, .consolePeople: .console, .consolePerson: .console,
        .consolePortrait: .console, .consoleCases: .console, .consoleCase: .console, .decideCase: .console,
        .consoleAppeals: .console, .decideAppeal: .console, .consoleDeed: .console, .consoleStorage: .console,
        .consoleErrors: .console, .consoleLog: .console,
        .kitchen: .console, .kitchenWall: .console, .kitchenOrder: .console, .kitchenTicket: .console,
        .closeKitchen: .console, .kitchenMenu: .console, .changeMenu: .console,
        .dishPictureShown: .console, .putDishPicture: .console,
        .kitchenSums: .console, .kitchenTable: .console,
        .prices: .own, .payments: .own, .beginPayment: .own, .payment: .named, .openPayment: .named,
        .stripeHook: .open, .paypalHook: .open, .paid: .open,
        .till: .console, .ledgerTable: .console, .refundPayment: .console,
        .reportBug: .own, .invite: .own, .invitations: .own,
        .withdrawInvitation: .named, .publicInvitation: .open, .announcements: .own,
        .motivation: .own, .joinMotivation: .own, .leaveMotivation: .own, .encourage: .own,
        .putEncouragementAside: .named, .thankForEncouragement: .named, .reportEncouragement: .named,
        .consoleEncouragements: .console, .decideEncouragement: .console,
        .consoleAnnouncements: .console, .announce: .console, .consoleWordsOfPost: .console,
        .editPost: .console, .putEditionBack: .console, .withdrawAnnouncement: .console,
        .consoleBugs: .console, .consoleBug: .console, .bugDeed: .console,
        .menu: .own, .dishPicture: .own, .orders: .own, .placeOrder: .own, .order: .named,
        .cancelOrder: .named,
        .removePost: .moderated, .restorePost: .moderated, .removeComment: .moderated,
    ]

    @Test("Every route has a row, and no row is without a route") func whole() {
        #expect(Set(Self.table.keys) == Set(Endpoint.all.map(\.route)))
    }

    @Test("Nobody gets what is another's, whatever they are") func rights() async throws {
        try await TestServer.withTill { server, _ in
            var tokens: [Person: String] = [:]
            for person in Person.allCases where person != .nobody {
                let signedIn = try await server.signUp("the-\(person.rawValue.lowercased())")
                tokens[person] = signedIn.token
                let role: Account.Role? = [.moderator: .moderator, .serverOwner: .owner][person]
                if let role {
                    try await server.store.write { connection in
                        try Accounts(connection).setRole(role, id: signedIn.account.id)
                        try Accounts(connection).setSecondFactor(
                            OneTimeCode.newSecret(), step: 0, id: signedIn.account.id)
                    }
                }
            }
            let blob = Blob.jpeg(), clip = Blob.webM(2000)
            let owner = try #require(tokens[.owner])
            let block = try await server.ask(.block, Route.block.path("the-blocked"), token: owner)
            #expect(block.status == 200)
            for blob in [blob, clip] {
                #expect(try await server.ask(.put(.data(blob.data)), blob.path, token: owner).status == 204)
            }
            for (route, scope) in Self.table where route != .events {
                let tablet = try await server.signIn("the-owner").value(SignedIn.self)
                for person in Person.allCases {
                    let published = try await server.published(
                        by: "the-owner", pictures: [blob.hash, clip.hash])
                    if route == .personPicture {
                        let answer = try await server.ask(
                            .put(.data(blob.data)), Route.putPicture.path, token: owner,
                            headers: ["Content-Type": "image/jpeg"])
                        #expect(answer.status == 200)
                    }
                    if route == .restorePost {
                        try await server.remove(published.post)
                    }
                    let path =
                        switch route {
                        case .signOut: route.path(tablet.device.id)
                        case .order, .cancelOrder, .kitchenOrder, .kitchenTicket:
                            route.path(
                                try await server.order(once: published.post, by: owner).value(MealOrder.self)
                                    .id)
                        case .payment, .openPayment, .refundPayment:
                            route.path(
                                try await server.begin(
                                    .premium, .stripe, once: published.post, by: owner
                                ).value(Payment.self).id)
                        case .withdrawInvitation: route.path(try await server.invitation(by: "the-owner"))
                        case _ where route.path.contains("{message}"):
                            route.path(try await server.encouraged("the-owner", from: "the-stranger"))
                        case .blob, .putBlob: blob.path
                        case .feed: route.path("new")
                        case _ where route.path.contains("{collection}"):
                            route.path(try await server.shown(published.post, by: "the-owner"))
                        case .postPicture, .consolePicture: route.path(published.post, blob.hash)
                        case .postClip: route.path(published.post, clip.hash)
                        case .usePost: route.path(published.post, "cooked")
                        case .putEditionBack: route.path(published.post, "1")
                        case .searchPosts, .searchPeople: route.path + "?q=bread"
                        case _ where route.path.contains("{person}"): route.path("the-owner")
                        default:
                            route.path.contains("{comment}")
                                ? route.path(published.comment) : route.path(published.post)
                        }
                    // Otherwise a body that fits nothing: whether one is let in is known before it is read.
                    let body: (any Encodable)? =
                        switch route {
                        case .changePost: PostDraft(recipe: .bread)
                        case .changeCollection: CollectionDraft(name: "Rolls", posts: [published.post])
                        case .report: Report(ReportTarget(.comment, published.comment), .hateful)
                        case .reportEncouragement: EncouragementReport(.hateful)
                        case .vote: Vote(1)
                        case .review: ReviewDraft(stars: 4)
                        case .comment, .changeComment: CommentDraft("Good.")
                        case .openPayment: nil
                        case .removePost, .restorePost, .removeComment: Removal(reason: "advertisement")
                        default: route.method == "POST" ? ["x": 1] : nil
                        }
                    let headers: WebHeaders = [
                        "Idempotency-Key": published.post, "If-Match": "*", "Sec-Fetch-Site": "same-origin",
                    ]
                    let answer = try await server.ask(
                        route, path, body, token: tokens[person], headers: headers)
                    server.clock.move(by: 120_000)
                    if route == .block, let token = tokens[person] {
                        _ = try await server.ask(.unblock, path, token: token)
                    }
                    let what = "\(person) \(route): \(answer.status)"
                    switch (scope, person) {
                    case (.open, _): #expect(answer.status != 401 && answer.status != 403, "\(what)")
                    case (.console, _):
                        #expect(answer.status == 303, "\(what)")
                        #expect(answer.headers["Location"]?.hasPrefix("/console/sign-in") == true, "\(what)")
                    case (.own, .nobody), (.named, .nobody): #expect(answer.status == 401, "\(what)")
                    case (.own, _): #expect(answer.status != 401, "\(what)")
                    case (.named, .owner), (.authors, .owner): #expect(answer.head.isSuccess, "\(what)")
                    case (.named, _): #expect(answer.status == 404, "\(what)")
                    case (_, .nobody): #expect(answer.status == 401, "\(what)")
                    case (.published, .blocked), (.others, .blocked):
                        #expect(answer.status == 404, "\(what)")
                    case (.authors, .blocked), (.moderated, .blocked):
                        #expect([403, 404].contains(answer.status), "\(what)")
                    case (.searched, .blocked):
                        #expect(answer.head.isSuccess && !answer.text.contains("the-owner"), "\(what)")
                    case (.published, _), (.searched, _): #expect(answer.head.isSuccess, "\(what)")
                    case (.others, .owner): #expect(answer.status == 403, "\(what)")
                    case (.others, _): #expect(answer.head.isSuccess, "\(what)")
                    case (.moderated, .moderator), (.moderated, .serverOwner):
                        #expect(answer.head.isSuccess, "\(what)")
                    case (.authors, _), (.moderated, _): #expect(answer.status == 403, "\(what)")
                    }
                }
            }
        }
    }

    /// What is open to those who look after others before they have a second factor.
    private static let setup: Set<Route> = [
        .account, .beginSecondFactor, .confirmSecondFactor, .devices, .signOut, .signOutOthers,
    ]

    @Test(
        "Owners and moderators do nothing but make a second factor until they have one",
        arguments: [Account.Role.moderator, .owner])
    func unguarded(role: Account.Role) async throws {
        try await TestServer.with { server in
            let chef = try await server.signUp("chef")
            try await server.store.write { try Accounts($0).setRole(role, id: chef.account.id) }
            for (route, scope) in Self.table
            where scope != .open && scope != .console && route != .signOut {
                let answer = try await server.ask(
                    route,
                    ["{order}", "{payment}", "{message}", "{invitation}"].contains(where: route.path.contains)
                        ? route.path("x") : scope == .named ? Blob.jpeg().path : route.path,
                    route.method == "POST" ? ["x": 1] : nil, token: chef.token)
                server.clock.move(by: 120_000)
                let isNeeded = answer.status == 403 && (try? answer.problem.type) == .secondFactorNeeded
                #expect(isNeeded != Self.setup.contains(route), "\(route): \(answer.status)")
            }
            // It signs in with the password, makes one, and everything is open.
            let signedIn = try await server.signIn("chef").value(SignedIn.self)
            let wish = SecondFactorWish(password: TestServer.password)
            let offer = try await server.ask(.beginSecondFactor, nil, wish, token: signedIn.token).value(
                SecondFactorOffer.self)
            let code = OneTimeCode.code(secret: offer.secret, at: server.clock.now) ?? ""
            let proof = SecondFactorProof(code: code)
            #expect(
                try await server.ask(.confirmSecondFactor, nil, proof, token: signedIn.token).status == 200)
            #expect(try await server.ask(.missingBlobs, nil, [String](), token: signedIn.token).status == 200)
            // A member needs none.
            let anna = try await server.signUp("anna")
            #expect(try await server.ask(.missingBlobs, nil, [String](), token: anna.token).status == 200)
        }
    }

    @Test(
        "Tokens that aren't any are nobody's",
        arguments: [
            "", "Bearer", "Bearer ", "Bearer ho_", "Basic YTpi", "Bearer null", "Bearer %00",
            "Bearer '; DROP TABLE session; --",
        ])
    func tokens(header: String) async throws {
        try await TestServer.with { server in
            _ = try await server.signUp("anna")
            let answer = try await server.ask(.get, "/v1/account", headers: ["Authorization": header])
            #expect(answer.status == 401)
        }
    }

    @Test(
        "What people write is shown as text",
        arguments: ["<script>alert(1)</script>", "{{server}}", "\"><img src=x onerror=alert(1)>"])
    func markup(text: String) async throws {
        try await TestServer.with {
            $0.name = text; $0.contact = text
        } _: { server in
            for path in [
                "/", "/terms",
                "/reset?t=\(text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")",
            ] {
                let page = try await server.ask(.get, path).text
                #expect(!page.contains("<script") && !page.contains("<img"), "\(page)")
            }
        }
    }

    @Test("Letters can't be turned into other letters") func mailHeaders() throws {
        func letter(_ recipient: String, _ subject: String) -> Outbox.Letter {
            Outbox.Letter(
                id: "1", recipient: recipient, subject: subject,
                body: "Hello\n.\n" + String(repeating: "long ", count: 50), writtenAt: 0, tries: 1)
        }
        #expect(throws: MailTrouble.self) {
            try MailText.message(
                letter("a@example.org\r\nBcc: b@example.org", "x"), from: "s@example.org", domain: "d")
        }
        #expect(throws: MailTrouble.self) {
            try MailText.message(
                letter("a@example.org", "x\nBcc: b@example.org"), from: "s@example.org", domain: "d")
        }
        let text = try MailText.message(
            letter("a@example.org", "Küche: Ist das deine Adresse?"), from: "s@example.org", domain: "d")
        #expect(text.contains("Subject: =?utf-8?B?") && !text.contains("\r\n.\r\n"))
        #expect(text.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 78 })
    }
}
