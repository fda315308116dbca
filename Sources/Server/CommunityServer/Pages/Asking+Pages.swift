import API
import Hummingbird
import ServerStore

extension Asking {
    /// The token that a letter's link has in it; empty if there is none.
    private var token: String { request.uri.queryParameters["t"].map(String.init) ?? "" }

    func askToConfirm(_ language: PageLanguage) async throws -> PageAnswer {
        let token = token, sure = sure
        let isGood = try await store.read { try Tickets($0).isGood(.confirmation, token: token, at: sure) }
        return isGood ? .ok(.askToConfirm(token, language)) : .expired(language)
    }

    func confirm(_ language: PageLanguage) async throws -> PageAnswer {
        let token = try await fields()["t"] ?? "", now = now, sure = sure, letters = backroom.letters
        let isDone = try await store.write { connection in
            guard let ticket = try Tickets(connection).use(.confirmation, token: token, at: sure),
                let account = try ticket.account.flatMap({ try accounts(connection).find(id: $0) }),
                // Its owner may have thought better of it meanwhile.
                [account.shown.newEmail, account.shown.email].contains(ticket.subject)
            else { return false }
            do {
                try accounts(connection).confirm(email: ticket.subject, id: account.shown.id)
            } catch let error as StoreError where error.kind == .taken {
                return false
            }
            if account.shown.email != ticket.subject {
                // What went to the old one proves nothing any more.
                try Tickets(connection).withdraw(.reset, account: account.shown.id)
                try letters.emailWasChanged(of: account, in: connection, at: now)
            }
            return true
        }
        backroom.bell.ring()
        return isDone ? .ok(.confirmed(language)) : .expired(language)
    }

    func askForPassword(_ language: PageLanguage) async throws -> PageAnswer {
        let token = token, sure = sure
        let isGood = try await store.read { try Tickets($0).isGood(.reset, token: token, at: sure) }
        return isGood ? .ok(.askForPassword(token, fault: nil, language)) : .expired(language)
    }

    /// Whoever has the letter has the address, so it counts as confirmed, too. All devices are signed out.
    func setPassword(_ language: PageLanguage) async throws -> PageAnswer {
        let fields = try await fields()
        let token = fields["t"] ?? "", password = fields["password"] ?? ""
        let now = now, sure = sure
        guard try await store.read({ try Tickets($0).isGood(.reset, token: token, at: sure) }) else {
            return .expired(language)
        }
        if Password.fault(in: password, known: [backroom.settings.name]) != nil {
            let fault = language.say(
                "This password is too short, too long or too easy to guess.",
                "Dieses Passwort ist zu kurz, zu lang oder zu leicht zu erraten.")
            return PageAnswer(
                page: .askForPassword(token, fault: fault, language), status: .unprocessableContent)
        }
        let hash = try await backroom.passwords.hash(password), letters = backroom.letters
        let owner: String? = try await store.write { connection in
            guard let ticket = try Tickets(connection).use(.reset, token: token, at: sure),
                let account = try ticket.account.flatMap({ try accounts(connection).find(id: $0) }),
                account.hasAddress(ticket.subject)
            else { return nil }
            let id = account.shown.id
            try accounts(connection).setPassword(hash, id: id)
            try Sessions(connection).endAll(of: id)
            try Tickets(connection).withdraw(.reset, account: id)
            try accounts(connection).giveUpNewEmail(of: account)
            if !account.shown.isEmailConfirmed, account.shown.email == ticket.subject,
                try accounts(connection).find(confirmedEmail: ticket.subject) == nil
            {
                try accounts(connection).confirm(email: ticket.subject, id: id)
            }
            try letters.passwordWasChanged(of: account, in: connection, at: now)
            return id
        }
        guard let owner else { return .expired(language) }
        await backroom.board.end(account: owner)
        backroom.bell.ring()
        return .ok(.passwordIsSet(language))
    }
}

extension StoredAccount {
    /// Whether a letter to this address is one to the account; so is a link that the server's owner has handed
    /// over, which names none.
    fileprivate func hasAddress(_ email: String) -> Bool {
        email.isEmpty || shown.email.map(EmailAddress.folded) == EmailAddress.folded(email)
    }
}
