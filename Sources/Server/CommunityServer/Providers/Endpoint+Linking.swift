import API
import Foundation
import ServerStore

extension Endpoint {
    /// Ways into an account that there is: one more, or one less.
    static let linking = [
        Endpoint(.linkProvider, .account, .proving) { try await $0.linkProvider() },
        Endpoint(.unlinkProvider, .account, .proving) { try await $0.unlinkProvider() },
    ]
}

extension Asking {
    /// What the browser brings to the window, which alone can make something of it: it knows the verifier, and is
    /// signed in. Never does an address link anybody.
    func issueLink(
        for person: ProviderPerson, by setting: ProviderSetting, _ trip: ProviderTrip
    ) async throws -> String {
        let code = Secrets.token("hl_"), end = now + 5 * 60_000
        let ticket = LinkTicket(
            challenge: trip.challenge, provider: setting.id, subject: setting.subject(person.subject))
        try await store.write { connection in
            try Tickets(connection).issue(.link, token: code, subject: ticket.text, until: end)
        }
        return code
    }

    fileprivate func linkProvider() async throws -> Reply {
        let form = try await form(ProviderLink.self), setting = try setting
        let now = now, sure = sure
        var check = FieldCheck()
        check.mark("code", form.code.isEmpty ? .missing : form.code.utf8.count > 200 ? .tooLong : nil)
        check.mark("verifier", PKCE.isVerifier(form.verifier) ? nil : .invalid)
        try check.check()
        let account = try await proveOwner(form.password), id = account.shown.id
        let letters = backroom.letters
        // A wrong verifier uses it up as well, so that goes through as no error.
        let linked: StoredAccount?
        do {
            linked = try await store.write { connection in
                guard let used = try Tickets(connection).use(.link, token: form.code, at: sure),
                    let ticket = LinkTicket(text: used.subject), ticket.provider == setting.id,
                    PKCE.fits(form.verifier, ticket.challenge)
                else { return nil }
                let owner = try accounts(connection).find(provider: setting.id, subject: ticket.subject)
                if let owner, owner.shown.id == id { return owner }
                guard owner == nil, try !myAccount(connection).shown.providers.contains(setting.id) else {
                    throw Problem.invalid(["provider": .taken])
                }
                try accounts(connection).link(
                    provider: setting.id, subject: ticket.subject, id: id, at: now)
                try letters.wayInWasAdded(setting.name, of: account, in: connection, at: now)
                return try myAccount(connection)
            }
        } catch let error as StoreError where error.kind == .taken {
            throw Problem.invalid(["provider": .taken])
        }
        guard let linked else { throw Problem.expired }
        backroom.bell.ring()
        return try linked.reply
    }

    fileprivate func unlinkProvider() async throws -> Reply {
        let form = try await form(ProviderRemoval.self), provider = parameters.get("provider") ?? ""
        let account = try await proveOwner(form.password)
        return try await answerAccount { connection in
            let shown = try myAccount(connection).shown
            guard shown.providers.contains(provider) else { return }
            guard shown.hasPassword || shown.providers.count > 1 else { throw Problem.lastWayIn }
            try accounts(connection).unlink(provider: provider, id: account.shown.id)
        }
    }

    /// One of those that the owner has set; one that is set no more can still be unlinked.
    private var setting: ProviderSetting {
        get throws(Problem) {
            let id = parameters.get("provider") ?? ""
            guard let setting = backroom.settings.providers.first(where: { $0.id == id }) else {
                throw .notFound
            }
            return setting
        }
    }
}

/// Whom a browser has brought, and which window may use it.
struct LinkTicket: TicketSubject {
    var challenge: String
    var provider: String
    var subject: String
}
