import API
import Foundation
import HTTPTypes
import ServerStore

extension Endpoint {
    /// Signing in by somebody else's word: in the browser to a provider and back, then with what it brings
    /// to the window (RFC 8252).
    static let providing = [
        door(.beginProvider) { try await $0.beginProvider($1) },
        door(.endProvider) { try await $0.endProvider($1) },
        Endpoint(.signInByCode, .everybody, .proving) { try await $0.signInByCode() },
    ]

    /// What goes wrong is a page, because somebody looks at it.
    private static func door(
        _ route: Route, _ handle: @escaping @Sendable (Asking, PageLanguage) async throws -> Reply
    ) -> Endpoint {
        Endpoint(route, .everybody, .proving, isPage: true) { asking in
            let language = PageLanguage(accepted: asking.request.headers[.acceptLanguage])
            do {
                return try await handle(asking, language)
            } catch let answer as ProviderPage {
                return asking.backroom.pages.reply(answer.page(language), answer.status)
            }
        }
    }
}

extension Asking {
    /// Which provider it is about.
    private var provider: ProviderSetting {
        get throws(ProviderPage) {
            let id = parameters.get("provider") ?? ""
            guard let setting = backroom.settings.providers.first(where: { $0.id == id }) else {
                throw .unknown
            }
            return setting
        }
    }

    /// Of a query in which nothing stands twice (RFC 6749, section 3.1).
    private var query: [String: String] {
        get throws(ProviderPage) {
            guard let query = try? FormFields.read(Array((request.uri.query ?? "").utf8)) else {
                throw .incomplete
            }
            return query
        }
    }

    /// Where a provider sends browsers back to; registered there by the owner.
    private func callback(_ setting: ProviderSetting) -> String {
        backroom.settings.address + Route.endProvider.path(setting.id)
    }

    private func trouble(_ setting: ProviderSetting, _ error: ProviderTrouble) -> ProviderPage {
        backroom.logger.warning("provider", metadata: ["id": "\(setting.id)", "cause": "\(error.cause)"])
        return .trouble(setting.name)
    }

    /// Sends the browser off.
    fileprivate func beginProvider(_ language: PageLanguage) async throws -> Reply {
        let setting = try provider
        guard let trip = ProviderTrip(provider: setting.id, try query) else { throw ProviderPage.incomplete }
        let doors: ProviderDoors
        do throws(ProviderTrouble) {
            doors = try await backroom.providers.doors(setting, at: backroom.clock.steadily)
        } catch {
            throw trouble(setting, error)
        }
        let token = Secrets.token("hs_"), end = now + ProviderTrip.patience
        try await store.write { connection in
            try Tickets(connection).issue(.provider, token: token, subject: trip.text, until: end)
        }
        let way = backroom.providers.way(
            setting, doors, .init(token: token, key: store.key), redirect: callback(setting),
            asksEmail: backroom.settings.needsEmail)
        return Reply(.seeOther, headers: [.location: way])
    }

    /// The browser is back: finds out who it is, and sends it on to the window with a code for a minute.
    fileprivate func endProvider(_ language: PageLanguage) async throws -> Reply {
        let setting = try provider, query = try query, clock = backroom.clock.sense()
        let token = query["state"] ?? ""
        // Used up first, whatever else is said: an answer counts once.
        let used = try await store.write { try Tickets($0).use(.provider, token: token, at: clock.sure) }
        guard let trip = used.flatMap({ ProviderTrip(text: $0.subject) }), trip.provider == setting.id,
            let redirect = LoopbackRedirect(trip.redirect)
        else { throw ProviderPage.expired }
        let person: ProviderPerson
        do throws(ProviderTrouble) {
            let doors = try await backroom.providers.doors(setting, at: backroom.clock.steadily)
            try checkIssuer(query["iss"], setting, doors)
            if let error = query["error"] {
                if error == "access_denied" { throw ProviderTrouble.declined }
                throw ProviderTrouble(
                    "it says \(error.prefix(40).filter { $0.isASCII && $0.isLetter || $0 == "_" })")
            }
            guard let code = query["code"], (1...2048).contains(code.utf8.count) else {
                throw ProviderTrouble("no code")
            }
            person = try await backroom.providers.person(
                code: code, setting, doors, .init(token: token, key: store.key),
                redirect: callback(setting), at: clock.machine)
        } catch {
            throw error == .declined ? ProviderPage.declined(setting.name) : trouble(setting, error)
        }
        if trip.links == true {
            let code = try await issueLink(for: person, by: setting, trip)
            return Reply(.seeOther, headers: [.location: redirect.with(code: code, state: trip.state)])
        }
        let entry = try await enter(person, by: setting, trip, language)
        let code = Secrets.token("hc_"), ticket = CodeTicket(challenge: trip.challenge, isNew: entry.isNew)
        // With a second factor somebody has to look for a telephone first.
        let end = self.now + (entry.account.secondFactor == nil ? 60_000 : 5 * 60_000)
        try await store.write { connection in
            try Tickets(connection).issue(
                .code, token: code, account: entry.account.shown.id, subject: ticket.text, until: end)
        }
        return Reply(.seeOther, headers: [.location: redirect.with(code: code, state: trip.state)])
    }

    /// Whether the answer is from whom the question went to (RFC 9207, section 2.4).
    private func checkIssuer(
        _ named: String?, _ setting: ProviderSetting, _ doors: ProviderDoors
    ) throws(ProviderTrouble) {
        guard case .openID(let issuer) = setting.kind else { return }
        if let named, named != issuer { throw ProviderTrouble("the answer of another issuer") }
        if named == nil, doors.namesIssuer { throw ProviderTrouble("an answer without an issuer") }
    }

    /// The window shows the code, and that it is the window.
    fileprivate func signInByCode() async throws -> Reply {
        let form = try await form(CodeSignIn.self)
        var check = FieldCheck()
        check.device(form.device)
        check.mark("code", form.code.isEmpty ? .missing : form.code.utf8.count > 200 ? .tooLong : nil)
        check.mark("verifier", PKCE.isVerifier(form.verifier) ? nil : .invalid)
        if let factor = form.secondFactor, factor.utf8.count > 40 { check.mark("secondFactor", .tooLong) }
        try check.check()
        let clock = backroom.clock.sense(), token = Secrets.token("ho_")
        let owner = try await store.read { try Tickets($0).owner(.code, token: form.code, at: clock.sure) }
        let gate = SignInGuard(backroom: backroom, name: owner ?? "", block: address.block)
        // Codes of a second factor are guessed at here, too, by whoever has the provider's word.
        if owner != nil, form.secondFactor != nil { try await gate.enter() }
        let work: @Sendable (any Connection) throws -> SignedIn? = { connection in
            // Used up, even if the verifier is wrong: nobody tries twice.
            guard let used = try Tickets(connection).use(.code, token: form.code, at: clock.sure),
                let ticket = CodeTicket(text: used.subject), PKCE.fits(form.verifier, ticket.challenge),
                let account = try used.account.flatMap({ try accounts(connection).find(id: $0) })
            else { return nil }
            if account.secondFactor != nil {
                // What is thrown here undoes all of it, and the code is good for another try.
                guard let factor = form.secondFactor else { throw Problem.codeNeeded }
                guard try useCode(factor, of: account, in: connection) else {
                    throw Problem.wrongCode
                }
                try gate.succeeded(connection)
            }
            let device = try Sessions(connection)
                .begin(account: account.shown.id, token: token, name: form.device, at: clock.now)
            return SignedIn(token: token, account: account.shown, device: device, isNew: ticket.isNew)
        }
        do {
            guard let signedIn = try await store.write(work) else { throw Problem.expired }
            return try .json(signedIn, .created)
        } catch let problem as Problem where problem == .wrongCode {
            try await gate.failed()
            throw problem
        }
    }
}

extension ProviderTrouble {
    /// Whoever was asked doesn't want to.
    fileprivate static let declined = ProviderTrouble("declined")
}

/// What is known of a code that a browser carries to a window.
struct CodeTicket: TicketSubject {
    var challenge: String
    var isNew: Bool
}
