import API
@testable import CommunityServer
import Foundation
import ServerStore
import Testing
import Web

@Suite("Accounts: what their owners do (AR07, RF7)", .timeLimit(.minutes(2))) struct AccountTests {
    @Test("What it says of itself is changed by whoever knows how it is") func change() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            let change = AccountChange(
                displayName: "Anna K. 👩‍🍳", phone: "+49 (30) 12 34 56", diets: ["vegan"], allergies: ["nuts"])
            #expect(try await server.ask(.changeAccount, nil, change, token: anna.token).status == 428)
            let tag = try #require(try await server.ask(.account, token: anna.token).headers["ETag"])
            let answer = try await server.ask(
                .changeAccount, nil, change, token: anna.token, headers: ["If-Match": tag])
            let account = try answer.value(Account.self)
            #expect(account.displayName == "Anna K. 👩‍🍳" && account.phone == "+4930123456")
            #expect(account.diets == ["vegan"] && account.allergies == ["nuts"])
            let late = try await server.ask(
                .changeAccount, nil, AccountChange(phone: ""), token: anna.token, headers: ["If-Match": tag])
            #expect(late.status == 412)
            #expect(try late.problem.type == .changed)
            let newTag = try #require(answer.headers["ETag"])
            let same = try await server.ask(
                .get, "/v1/account", token: anna.token, headers: ["If-None-Match": newTag])
            #expect(same.status == 304 && same.body.isEmpty)
            let cleared = try await server.ask(
                .changeAccount, nil, AccountChange(phone: ""), token: anna.token,
                headers: ["If-Match": newTag])
            #expect(try cleared.value(Account.self).phone == nil)
        }
    }

    @Test("What orders ask for is kept, looked through, and taken away again (KI6)") func deliveries()
        async throws
    {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            func change(_ change: AccountChange) async throws -> WebAnswer {
                try await server.ask(
                    .changeAccount, nil, change, token: anna.token, headers: ["If-Match": "*"])
            }
            let all = AccountChange(
                firstName: "Anna", lastName: "Okello", place: "Mitchell Hall", room: "12 b")
            var account = try await change(all).value(Account.self)
            #expect(
                Delivery.Kept.allCases.map { account[kept: $0] } == [
                    "Anna", "Okello", "Mitchell Hall", "12 b",
                ])
            // What is wrong is said of each, and nothing is changed.
            let wrong = AccountChange(
                firstName: String(repeating: "A", count: 61), lastName: "O\u{202E}k", place: " ",
                room: String(repeating: "1", count: 41))
            #expect(
                try await change(wrong).problem.fields.map { Set($0.keys) }
                    == ["firstName", "lastName", "place", "room"])
            account = try await change(AccountChange(room: "")).value(Account.self)
            #expect(account.room == nil && account.firstName == "Anna" && account.place == "Mitchell Hall")
        }
    }

    @Test(
        "Name, address and password want the password again",
        arguments: [Route.changeUserName, .changeEmail, .changePassword])
    func guarded(route: Route) async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            var form = GuardedChange(
                password: nil, userName: "anna2", email: "anna2@example.org", newPassword: "a wholly new one")
            let without = try await server.ask(route, nil, form, token: anna.token)
            #expect(try without.problem.fields == ["password": .missing])
            form.password = "wrong"
            let wrong = try await server.ask(route, nil, form, token: anna.token)
            #expect(try wrong.problem.fields == ["password": .wrong])
            form.password = TestServer.password
            #expect(try await server.ask(route, nil, form, token: anna.token).status == 200)
        }
    }

    @Test("Ten wrong passwords close these doors, too") func guardedGuessing() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            let form = GuardedChange(password: "a guess", userName: "anna2")
            for _ in 0..<10 {
                server.clock.move(by: 3_000)
                #expect(try await server.ask(.changeUserName, nil, form, token: anna.token).status == 422)
            }
            server.clock.move(by: 3_000)
            #expect(try await server.ask(.changeUserName, nil, form, token: anna.token).status == 429)
        }
    }

    @Test("A new address waits until it is confirmed; the old one is told") func email() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna", email: "old@example.org")
            let first = try #require(try await server.letters(to: "old@example.org").first)
            _ = try await server.send(["t": TestServer.token(in: first)], to: "/confirm")
            let form = GuardedChange(password: TestServer.password, email: "new@example.org")
            let asked = try await server.ask(.changeEmail, nil, form, token: anna.token).value(Account.self)
            #expect(
                asked.email == "old@example.org" && asked.isEmailConfirmed
                    && asked.newEmail == "new@example.org")
            #expect(try await server.letters(to: "old@example.org", atLeast: 2).count == 2)
            let letter = try #require(try await server.letters(to: "new@example.org").first)
            #expect(try await server.send(["t": TestServer.token(in: letter)], to: "/confirm").status == 200)
            let now = try await server.ask(.account, token: anna.token).value(Account.self)
            #expect(now.email == "new@example.org" && now.newEmail == nil && now.isEmailConfirmed)
            #expect(try await server.letters(to: "old@example.org", atLeast: 3).count == 3)
        }
    }

    @Test("A new password signs the other devices out") func password() async throws {
        try await TestServer.with { server in
            let laptop = try await server.signUp("anna")
            let tablet = try await server.signIn("anna").value(SignedIn.self)
            let form = GuardedChange(password: TestServer.password, newPassword: "a wholly new one")
            #expect(try await server.ask(.changePassword, nil, form, token: laptop.token).status == 200)
            #expect(try await server.ask(.account, token: laptop.token).status == 200)
            #expect(try await server.ask(.account, token: tablet.token).status == 401)
        }
    }

    @Test("Devices are listed, and signed out here, there or everywhere else") func devices() async throws {
        try await TestServer.with { server in
            let laptop = try await server.signUp("anna")
            let tablet = try await server.signIn("anna").value(SignedIn.self)
            let phone = try await server.signIn("anna").value(SignedIn.self)
            let devices = try await server.ask(.devices, token: laptop.token).value([Device].self)
            #expect(devices.count == 3 && devices.filter(\.isThis).map(\.id) == [laptop.device.id])
            #expect(
                try await server.ask(.signOut, Route.signOut.path(tablet.device.id), token: laptop.token)
                    .status == 204)
            #expect(try await server.ask(.account, token: tablet.token).status == 401)
            #expect(try await server.ask(.signOutOthers, token: laptop.token).status == 204)
            #expect(try await server.ask(.account, token: phone.token).status == 401)
            #expect(
                try await server.ask(.signOut, Route.signOut.path("this"), token: laptop.token).status == 204)
            #expect(try await server.ask(.account, token: laptop.token).status == 401)
        }
    }

    @Test("A device that is silent for 90 days is forgotten; one that isn't lasts a year") func expiry()
        async throws
    {
        try await TestServer.with { server in
            let laptop = try await server.signUp("anna")
            let tablet = try await server.signIn("anna").value(SignedIn.self)
            for _ in 0..<4 {
                server.clock.move(by: 80 * 86_400_000)
                #expect(try await server.ask(.account, token: laptop.token).status == 200)
            }
            #expect(try await server.ask(.account, token: tablet.token).status == 401)
            server.clock.move(by: 46 * 86_400_000)
            #expect(try await server.ask(.account, token: laptop.token).status == 401)
        }
    }

    @Test("An account goes with all that hangs on it, at once") func deletion() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            var form = AccountDeletion(password: TestServer.password, userName: "ann", posts: .delete)
            let wrong = try await server.ask(.deleteAccount, nil, form, token: anna.token)
            #expect(try wrong.problem.fields == ["userName": .wrong])
            form.userName = "Anna"
            #expect(try await server.ask(.deleteAccount, nil, form, token: anna.token).status == 204)
            #expect(try await server.ask(.account, token: anna.token).status == 401)
            #expect(try await server.signIn("anna").status == 401)
            for table in ["account", "session", "ticket"] {
                let left = try await server.store.read { try $0.number("SELECT COUNT(*) FROM \(table)") }
                #expect(left == 0, "\(table)")
            }
            #expect(try await server.signUp("anna").isNew)
        }
    }

    @Test("The only owner of a server stays") func lastOwner() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            try await server.store.write { connection in
                try Accounts(connection).setRole(.owner, id: anna.account.id)
                try Accounts(connection).setSecondFactor(
                    OneTimeCode.newSecret(), step: 0, id: anna.account.id)
            }
            let form = AccountDeletion(password: TestServer.password, userName: "anna", posts: .delete)
            #expect(try await server.ask(.deleteAccount, nil, form, token: anna.token).status == 403)
        }
    }

    @Test("A second factor is asked for from the first code on; each code counts once; those on paper, too")
    func secondFactor() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            let wish = SecondFactorWish(password: TestServer.password)
            let offer = try await server.ask(.beginSecondFactor, nil, wish, token: anna.token).value(
                SecondFactorOffer.self)
            #expect(offer.address.hasPrefix("otpauth://totp/Hands%20Off:anna?secret=\(offer.secret)"))
            #expect(try await server.signIn("anna").status == 201)
            func code() -> String { OneTimeCode.code(secret: offer.secret, at: server.clock.now) ?? "" }
            let bad = try await server.ask(
                .confirmSecondFactor, nil, SecondFactorProof(code: "000000"), token: anna.token)
            #expect(try bad.problem.fields == ["code": .wrong])
            let paper = try await server.ask(
                .confirmSecondFactor, nil, SecondFactorProof(code: code()), token: anna.token
            )
            .value(RecoveryCodes.self)
            #expect(paper.codes.count == 10 && Set(paper.codes).count == 10)
            #expect(try await server.ask(.account, token: anna.token).value(Account.self).hasSecondFactor)

            #expect(try await server.signIn("anna").problem.type == .codeNeeded)
            #expect(try await server.signIn("anna", password: "wrong").problem.type == .wrongCredentials)
            server.clock.move(by: 30_000)
            let used = code()
            #expect(try await server.signIn("anna", code: used).status == 201)
            #expect(try await server.signIn("anna", code: used).problem.type == .codeNeeded)
            #expect(try await server.signIn("anna", code: paper.codes[0]).status == 201)
            #expect(try await server.signIn("anna", code: paper.codes[0]).status == 401)

            // Other codes on paper want both, and the earlier ones count no more.
            func renew(_ password: String, _ code: String) async throws -> WebAnswer {
                try await server.ask(
                    .renewRecoveryCodes, nil, RecoveryRenewal(password: password, code: code),
                    token: anna.token)
            }
            #expect(try await renew("wrong", paper.codes[1]).problem.fields == ["password": .wrong])
            #expect(try await renew(TestServer.password, "000000").problem.fields == ["code": .wrong])
            let other = try await renew(TestServer.password, paper.codes[1]).value(RecoveryCodes.self)
            #expect(other.codes.count == 10 && Set(other.codes).isDisjoint(with: paper.codes))
            #expect(try await server.signIn("anna", code: paper.codes[2]).status == 401)

            func remove(_ password: String, _ code: String) async throws -> WebAnswer {
                try await server.ask(
                    .removeSecondFactor, nil, SecondFactorRemoval(password: password, code: code),
                    token: anna.token)
            }
            #expect(try await remove("wrong", other.codes[1]).problem.fields == ["password": .wrong])
            #expect(try await remove(TestServer.password, "000000").problem.fields == ["code": .wrong])
            #expect(try await server.signIn("anna").problem.type == .codeNeeded)
            #expect(try await remove(TestServer.password, other.codes[1]).status == 204)
            #expect(try await remove(TestServer.password, other.codes[2]).status == 403)
            #expect(try await renew(TestServer.password, other.codes[2]).status == 403)
            #expect(try await server.signIn("anna").status == 201)
        }
    }

    @Test("A confirmed address is told when a second factor comes and goes") func secondFactorLetters()
        async throws
    {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna", email: "anna@example.org")
            let link = try #require(try await server.letters(to: "anna@example.org").first)
            _ = try await server.send(["t": TestServer.token(in: link)], to: "/confirm")
            let offer = try await server.ask(
                .beginSecondFactor, nil, SecondFactorWish(password: TestServer.password), token: anna.token
            ).value(SecondFactorOffer.self)
            let code = OneTimeCode.code(secret: offer.secret, at: server.clock.now) ?? ""
            let paper = try await server.ask(
                .confirmSecondFactor, nil, SecondFactorProof(code: code), token: anna.token
            ).value(RecoveryCodes.self)
            let removal = SecondFactorRemoval(password: TestServer.password, code: paper.codes[0])
            #expect(try await server.ask(.removeSecondFactor, nil, removal, token: anna.token).status == 204)
            let letters = try await server.letters(to: "anna@example.org", atLeast: 3)
            #expect(letters.count == 3)
            #expect(letters.contains { $0.contains("asks for a code at each sign-in") })
            #expect(letters.contains { $0.contains("asks for no code any more") })
        }
    }
}
