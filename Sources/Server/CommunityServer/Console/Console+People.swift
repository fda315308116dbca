import API
import Hummingbird
import ServerStore

extension Asking {
    private struct PersonLine {
        var address: String
        var displayName: String
        var userName: String
        var roleWord: String
        var hasLicence: Bool
        var isCook: Bool
        var isSuspended: Bool
        var facts: String
    }

    private struct PeoplePage {
        var words: String
        var roles: [ConsoleChoice]
        var people: [PersonLine]
        var more: String?
    }

    func showPeople() async throws -> Reply {
        let words = consoleWords, typed = searched, limit = Endpoint.consolePage
        let role = request.uri.queryParameters["role"].flatMap { Account.Role(rawValue: String($0)) }
        let list = "people-\(typed)-\(role?.rawValue ?? "")"
        // A user name may have points in it, and a mark takes none; an id has none.
        let after = try mark(list)?.words.first
        let found = try await store.read { connection in
            let last = try after.flatMap { try accounts(connection).find(id: $0) }
            return try accounts(connection).search(
                typed, role: role, after: last?.shown.userName ?? "", limit: limit + 1)
        }
        let shown = found.prefix(limit)
        let next = found.count > limit ? shown.last.map { self.next(list, [$0.shown.id]) } : nil
        let query = URLWords.write([("q", typed), ("role", role?.rawValue ?? "")])
        let roles: [Account.Role] = [.member, .moderator, .owner]
        let main = PeoplePage(
            words: typed,
            roles: [ConsoleChoice(value: "", name: words.say("all", "alle"), isChosen: role == nil)]
                + roles.map { ConsoleChoice(value: $0.rawValue, name: words.role($0), isChosen: $0 == role) },
            people: shown.map { account in
                PersonLine(
                    address: Route.consolePerson.path(account.shown.userName),
                    displayName: account.shown.displayName, userName: account.shown.userName,
                    roleWord: words.role(account.shown.role), hasLicence: account.hasLicence,
                    isCook: account.shown.isCook == true, isSuspended: account.suspension != nil,
                    facts: account.facts(words))
            }, more: next.map { "/console/people?\(query)&after=\($0)" })
        return try await consolePage("people", words.say("People", "Leute"), main)
    }

    // MARK: One

    private struct Ask {
        var value: String
        var label: String
        var hintLabel: String
        var button: String
    }

    private struct Link {
        var address: String
        var name: String
    }

    private struct Inviter {
        /// Nil = their account is gone.
        var link: Link?
        var goneWord: String?
    }

    private func link(_ userName: String) -> Link {
        Link(address: Route.consolePerson.path(userName), name: userName)
    }

    private func inviter(_ inviter: Invitations.Inviter?, _ words: ConsoleWords) -> Inviter? {
        switch inviter {
        case .somebody(let userName): Inviter(link: link(userName))
        case .gone:
            Inviter(goneWord: words.say("somebody whose account is gone", "jemandem, dessen Konto weg ist"))
        case nil: nil
        }
    }

    private struct Button {
        var value: String
        var label: String
    }

    private struct PersonPage {
        var person: String
        var userName: String
        var roleWord: String
        var hasLicence: Bool
        var isCook: Bool
        var suspension: String?
        var facts: String
        var record: String
        /// Who has invited them, and whom they have.
        var inviter: Inviter?
        var hasGuests: Bool
        var guests: [Link]
        /// Why nothing can be done about them; empty = something can.
        var cantAct: String?
        var acts: Bool
        var buttons: [Button]
        /// What it takes to work in the kitchen; nil = that isn't offered.
        var cookHint: String?
        var asks: [Ask]
        var roleChoice: Bool
        var roles: [ConsoleChoice]
        var megabytes: Int
        var posts: [ConsoleCard]
        var deeds: [ConsoleDeed]
    }

    func showPerson(fault: String? = nil, status: HTTPResponse.Status = .ok) async throws -> Reply {
        let words = consoleWords, name = parameters.get("person") ?? ""
        let (me, account, counts, posts, deeds, invited) = try await store.read { connection in
            guard let account = try accounts(connection).find(userName: name) else { throw Problem.notFound }
            let id = account.shown.id
            return (
                try myAccount(connection), account, try Posts(connection).counts(of: id),
                try Posts(connection).every(of: id, limit: 10),
                try Deeds(connection).record(of: id, limit: 50),
                (
                    by: try Invitations(connection).inviter(of: id),
                    others: try Invitations(connection).invited(by: id, limit: 50)
                )
            )
        }
        let mayAct = PersonDeed.mayAct(me, on: account)
        let isSuspended = account.suspension != nil
        let main = PersonPage(
            person: account.shown.userName, userName: account.shown.userName,
            roleWord: words.role(account.shown.role), hasLicence: account.hasLicence,
            isCook: account.shown.isCook == true, suspension: account.suspension, facts: account.facts(words),
            record: ConsoleCard.history(counts, words),
            inviter: inviter(invited.by, words), hasGuests: !invited.others.isEmpty,
            guests: invited.others.map(link),
            cantAct: mayAct
                ? nil
                : words.say(
                    "You can do nothing about this account: it is your own, or looks after others, too.",
                    "Mit diesem Konto kannst du nichts tun: Es ist deines, oder kümmert sich auch um andere."),
            acts: mayAct,
            buttons: [
                account.hasLicence
                    ? Button(value: "take-licence", label: words.say("Take the licence", "Lizenz nehmen"))
                    : Button(value: "give-licence", label: words.say("Give a licence", "Lizenz geben")),
                Button(
                    value: "sign-out", label: words.say("Sign out everywhere", "Überall abmelden")),
            ] + cookButtons(account, me, words),
            cookHint: cookButtons(account, me, words).first?.value == "make-cook"
                ? words.say(
                    "A cook sees names, places and numbers, so they need a second factor; until they have one, they can do nothing else.",
                    "Wer in der Küche arbeitet, sieht Namen, Orte und Nummern und braucht deshalb einen zweiten Faktor; bis dahin geht nichts anderes."
                ) : nil,
            asks: [
                isSuspended
                    ? Ask(
                        value: "readmit", label: words.say("Readmit…", "Sperre aufheben …"),
                        hintLabel: words.say("For the log", "Fürs Protokoll"),
                        button: words.say("Readmit", "Aufheben"))
                    : Ask(
                        value: "suspend", label: words.say("Suspend…", "Sperren …"),
                        hintLabel: words.say("The person reads why", "Die Person liest, warum"),
                        button: words.say("Suspend", "Sperren"))
            ], roleChoice: me.shown.role == .owner,
            roles: [.member, .moderator, .owner].map {
                ConsoleChoice(value: $0.rawValue, name: words.role($0), isChosen: $0 == account.shown.role)
            }, megabytes: account.shown.allowedBytes >> 20, posts: posts.map { ConsoleCard($0, words) },
            deeds: deeds.map { ConsoleDeed($0, words) })
        return try await consolePage(
            "person", account.shown.displayName, main, status: status, fault: fault)
    }

    /// Of an owner, where there is a kitchen; owners work in it anyway.
    private func cookButtons(
        _ account: StoredAccount, _ me: StoredAccount, _ words: ConsoleWords
    ) -> [Button] {
        guard me.shown.role == .owner, account.shown.role != .owner, backroom.settings.hasOrdering else {
            return []
        }
        return [
            account.shown.isCook == true
                ? Button(
                    value: "dismiss-cook",
                    label: words.say("Dismiss from the kitchen", "Aus der Küche entlassen"))
                : Button(value: "make-cook", label: words.say("Make a cook", "In die Küche holen"))
        ]
    }

    func actOnPerson() async throws -> Reply {
        let fields = try await fields(), words = consoleWords, now = now
        let reason = PublicText.cleaned(fields["reason"] ?? "")
        guard let deed = PersonDeed(fields["deed"] ?? "", value: fields["value"] ?? "") else {
            throw Problem.malformed("no such deed")
        }
        if deed.needsReason, Removal(reason: reason).fault != nil {
            let fault = words.say(
                "Please say why, in 3 to 500 characters. Nothing was changed.",
                "Bitte sag, warum, in 3 bis 500 Zeichen. Nichts wurde geändert.")
            return try await showPerson(fault: fault, status: .unprocessableContent)
        }
        let name = parameters.get("person") ?? ""
        do {
            let (account, told) = try await store.write { connection -> (Account, [Notices.Told]) in
                let me = try moderator(connection)
                guard let account = try accounts(connection).find(userName: name) else {
                    throw Problem.notFound
                }
                let told = try deed.carryOut(on: account, by: me, reason: reason, connection, at: now)
                return (account.shown, told)
            }
            await hint(told)
            if deed == .signOut { await backroom.board.end(account: account.id) }
            return seeOther(Route.consolePerson.path(account.userName) + "?done=person")
        } catch let done as Deeds.Done {
            return try await showPerson(fault: words.tooLate(done), status: .conflict)
        }
    }
}

extension StoredAccount {
    fileprivate func facts(_ words: ConsoleWords) -> String {
        let room = "\(words.size(shown.usedBytes)) / \(words.size(shown.allowedBytes))"
        return words.say("Since ", "Seit ") + words.date(shown.createdAt) + " · " + room
    }
}
