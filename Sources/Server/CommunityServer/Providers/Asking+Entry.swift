import API
import Foundation
import ServerStore
import Web

extension Asking {
    /// Whom a provider has sent.
    struct Entry: Sendable {
        var account: StoredAccount
        var isNew: Bool
    }

    /// The account of a provider's person; a new one if there is none.
    ///
    /// Only the provider's own word for the person counts, never an address: whoever can make a provider say
    /// somebody's address would have that account.
    func enter(
        _ person: ProviderPerson, by setting: ProviderSetting, _ trip: ProviderTrip, _ language: PageLanguage
    ) async throws -> Entry {
        for _ in 0..<3 {
            do {
                let entry = try await find(person, by: setting, trip, language)
                if entry.isNew {
                    backroom.bell.ring()
                    if let picture = person.picture { await takeOver(picture, for: entry.account.shown.id) }
                }
                return entry
            } catch let error as StoreError where error.kind == .taken {
                // Somebody was quicker: with the name, or the same person in another tab.
                continue
            }
        }
        throw Problem.busy
    }

    private func find(
        _ person: ProviderPerson, by setting: ProviderSetting, _ trip: ProviderTrip, _ language: PageLanguage
    ) async throws -> Entry {
        let subject = setting.subject(person.subject), names = person.userNames()
        let now = now, sure = sure
        let settings = backroom.settings, letters = backroom.letters, sendsMail = backroom.sendsMail
        return try await store.write { connection in
            let accounts = accounts(connection)
            if let account = try accounts.find(provider: setting.id, subject: subject) {
                return Entry(account: account, isNew: false)
            }
            var invitation: Invitations.Used?
            switch settings.registration {
            case .open: break
            case .closed: throw ProviderPage.closed
            case .invited:
                invitation = try trip.invitation.flatMap {
                    try Invitations(connection).use(token: $0, at: sure)
                }
                if invitation == nil { throw ProviderPage.closed }
            }
            let email = person.email.flatMap { EmailAddress.fault(in: $0) == nil ? $0 : nil }
            if settings.needsEmail, email == nil { throw ProviderPage.needsEmail(setting.name) }
            guard let name = try names.first(where: { try accounts.find(userName: $0) == nil }) else {
                throw StoreError(.taken, cause: "user names")
            }
            let draft = Accounts.Draft(
                userName: name, displayName: person.displayName ?? name, password: nil,
                email: settings.needsEmail ? email : nil, language: language.rawValue, terms: settings.terms)
            let account = try accounts.create(draft, at: now)
            if let invitation {
                try Invitations(connection).note(account.shown.id, by: invitation, at: now)
            }
            try accounts.link(provider: setting.id, subject: subject, id: account.shown.id, at: now)
            if settings.needsEmail, sendsMail, let email {
                try letters.confirm(email, of: account, in: connection, at: now)
            }
            return Entry(account: account, isNew: true)
        }
    }

    /// The provider's picture, drawn anew as any that an owner brings. An account without one is no fault.
    ///
    /// The address stands in somebody's answer, so it is asked as one that was found: it never leads to this
    /// machine or its neighbours.
    private func takeOver(_ picture: String, for account: String) async {
        do {
            let answer = try await Web.ask(
                WebRequest(
                    try WebAddress(picture), trust: backroom.pictureTrust,
                    limit: min(backroom.settings.pictureBytes, 5 << 20),
                    patience: WebPatience(connecting: 3, whole: 6, stalled: 3), redirects: 2))
            guard answer.head.isSuccess else { return }
            try await redraw(Array(answer.body), for: account)
        } catch {
            backroom.logger.info("picture", metadata: ["cause": "\(type(of: error))"])
        }
    }
}

extension ProviderSetting {
    /// A subject is somebody's only together with the issuer: if the owner calls another one by the same
    /// name one day, its people aren't those of the first.
    func subject(_ subject: String) -> String {
        switch kind {
        case .openID(let issuer): "\(issuer) \(subject)"
        case .facebook: subject
        }
    }
}
