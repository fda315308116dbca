import API
import HTTPTypes
import Hummingbird
import ServerStore

/// The cookie by which a browser is known to the console, and nowhere else: only this host gets it, only over TLS (or on
/// this machine), no script reads it, and no other site's page sends it along.
enum ConsoleCookie {
    static let name = "__Host-console"

    static func token(in header: String?) -> String? {
        let pairs = (header ?? "").split(separator: ";").map { $0.drop { $0 == " " } }
        let values = pairs.filter { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
        // Of two nobody knows which is ours.
        guard values.count == 1, let value = values.first, (1...200).contains(value.utf8.count) else {
            return nil
        }
        return value
    }

    static func set(_ token: String) -> String {
        "\(name)=\(token); Path=/; Secure; HttpOnly; SameSite=Strict"
    }

    static let clear = "\(name)=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0"
}

extension Backroom {
    /// Whoever is signed in to the console in this browser.
    func consoleCaller(_ request: Request) async throws -> Sessions.Caller? {
        guard let token = ConsoleCookie.token(in: request.headers[.cookie]) else { return nil }
        let clock = clock.sense()
        let found = try await store.look { try ConsoleSessions($0).caller(token: token, at: clock.sure) }
        if let found, found.isSeenLongAgo {
            _ = try? await store.write { try ConsoleSessions($0).touch(found.device, at: clock.now) }
        }
        return found
    }
}

extension Asking {
    private struct Door { var typed: String }

    func showConsoleDoor() -> Reply {
        let words = consoleWords
        let fault: String? =
            switch request.uri.queryParameters["why"].map(String.init) {
            case "ended":
                words.say(
                    "You are not signed in any more. Nothing was changed.",
                    "Du bist nicht mehr angemeldet. Nichts wurde geändert.")
            case "cookie":
                words.say(
                    "The browser has not kept the sign-in. The console needs https, and a cookie while you are here.",
                    "Der Browser hat die Anmeldung nicht behalten. Die Konsole braucht https und, solange du hier bist, ein Cookie."
                )
            default: nil
            }
        return door("", fault, .ok)
    }

    private func door(_ typed: String, _ fault: String?, _ status: HTTPResponse.Status) -> Reply {
        let words = consoleWords
        return backroom.console.reply(
            ConsolePage(
                language: words.language, status: status, title: words.say("The console", "Die Konsole"),
                template: "sign-in", main: Door(typed: typed), fault: fault))
    }

    /// Name, password and code together; which of them is wrong, nobody is told. A browser gets a new token each time,
    /// whatever it has shown before.
    func enterConsole() async throws -> Reply {
        let fields = try await fields(), words = consoleWords
        let name = fields["name"] ?? "", password = fields["password"] ?? "", code = fields["code"] ?? ""
        guard (1...254).contains(name.utf8.count), (1...1024).contains(password.utf8.count) else {
            return door(
                "", words.say("Please fill in all three.", "Bitte fülle alle drei aus."),
                .unprocessableContent)
        }
        let account = try await store.read { try accounts($0).find(name: name) }
        let gate = SignInGuard(
            backroom: backroom, name: account?.shown.id ?? name.lowercased(), block: address.block)
        do {
            try await gate.enter()
        } catch let problem as Problem where problem.type == .tooMany {
            let fault = words.say(
                "Too many wrong tries. Please wait half an hour.",
                "Zu viele falsche Versuche. Bitte warte eine halbe Stunde.")
            var reply = door(name, fault, .tooManyRequests)
            if let seconds = problem.retryAfter { reply.headers[.retryAfter] = "\(seconds)" }
            return reply
        }
        let isRight = try await backroom.passwords.isRight(password, hash: account?.password)
        guard isRight, let account else { return try await wrong(name, gate) }
        if account.secondFactor != nil, try await !useCode(code, of: account) {
            return try await wrong(name, gate)
        }
        // Whoever has come so far may know why it isn't enough.
        guard account.shown.needsSecondFactor else {
            return door(
                name,
                words.say("This account looks after nobody.", "Dieses Konto kümmert sich um niemanden."),
                .forbidden)
        }
        guard account.secondFactor != nil else {
            let fault = words.say(
                "Set up a second factor first, on the account’s page of Hands Off.",
                "Richte zuerst einen zweiten Faktor ein, auf der Seite des Kontos in Hands Off.")
            return door(name, fault, .forbidden)
        }
        guard account.suspension == nil else {
            return door(
                name, words.say("This account is suspended.", "Dieses Konto ist gesperrt."), .forbidden)
        }
        let token = Secrets.token("hk_"), old = ConsoleCookie.token(in: request.headers[.cookie]), now = now
        try await store.write { connection in
            try gate.succeeded(connection)
            if let old { try ConsoleSessions(connection).end(token: old) }
            try ConsoleSessions(connection).begin(account: account.shown.id, token: token, at: now)
        }
        var reply = seeOther("/console?begun=1")
        reply.headers[.setCookie] = ConsoleCookie.set(token)
        return reply
    }

    private func wrong(_ name: String, _ gate: SignInGuard) async throws -> Reply {
        try await gate.failed()
        let fault = consoleWords.say(
            "The name, the password or the code is wrong.", "Name, Passwort oder Code sind falsch.")
        return door(name, fault, .unauthorized)
    }

    func leaveConsole() async throws -> Reply {
        if let token = ConsoleCookie.token(in: request.headers[.cookie]) {
            try await store.write { try ConsoleSessions($0).end(token: token) }
        }
        var reply = seeOther("/console/sign-in")
        reply.headers[.setCookie] = ConsoleCookie.clear
        return reply
    }
}
