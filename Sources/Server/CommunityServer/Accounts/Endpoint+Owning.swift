import API
import Foundation
import HTTPTypes
import ServerStore

extension Endpoint {
    /// What somebody who is signed in does about the account.
    static let owning = [
        Endpoint(.account, .account, .reading, isForSetup: true) { try await $0.showAccount() },
        Endpoint(.changeAccount, .account, .writing) { try await $0.changeAccount() },
        Endpoint(.changeUserName, .account, .proving) { try await $0.changeUserName() },
        Endpoint(.changeEmail, .account, .proving) { try await $0.changeEmail() },
        Endpoint(.changePassword, .account, .proving, takesKey: true) { try await $0.changePassword() },
        .once(.sendConfirmation, .mailing) { $0.sendConfirmation() },
        Endpoint(.deleteAccount, .account, .proving) { try await $0.deleteAccount() },
        Endpoint(.devices, .account, .reading, isForSetup: true) { try await $0.listDevices() },
        Endpoint(.signOut, .account, .writing, isForSetup: true) { try await $0.signOut() },
        Endpoint(.signOutOthers, .account, .writing, isForSetup: true) { try await $0.signOutOthers() },
    ]
}

extension Asking {
    fileprivate func showAccount() async throws -> Reply {
        let account = try await store.read { try myAccount($0) }
        let tag = account.tag
        if request.headers[.ifNoneMatch] == tag.text {
            return Reply(.notModified, headers: [.eTag: tag.text])
        }
        return try .json(account.shown, headers: [.eTag: tag.text])
    }

    fileprivate func changeAccount() async throws -> Reply {
        guard let wanted = request.headers[.ifMatch] else { throw Problem.preconditionRequired }
        var change = try await form(AccountChange.self)
        var check = FieldCheck()
        if let name = change.displayName { check.mark("displayName", DisplayName.fault(in: name)) }
        if let phone = change.phone { check.phone(phone) }
        for (field, text) in change.kept { check.mark(field.rawValue, field.fault(in: text)) }
        if let language = change.language { check.language(language) }
        check.words(change.cuisines ?? [], "cuisines")
        check.words(change.diets ?? [], "diets")
        check.words(change.allergies ?? [], "allergies")
        try check.check()
        change.phone = change.phone.map(PhoneNumber.normalised)
        let account = try await store.write { [change] connection in
            let account = try myAccount(connection)
            guard wanted == "*" || account.tag.isState(wanted) else { throw Problem.changed }
            try accounts(connection).change(change, id: account.shown.id)
            return try myAccount(connection)
        }
        return try account.reply
    }

    fileprivate func changeUserName() async throws -> Reply {
        let form = try await form(GuardedChange.self)
        var check = FieldCheck()
        check.userName(form.userName ?? "")
        try check.check()
        let account = try await proveOwner(form.password)
        do {
            return try await answerAccount { connection in
                try accounts(connection).setUserName(form.userName ?? "", id: account.shown.id)
            }
        } catch let error as StoreError where error.kind == .taken {
            throw Problem.invalid(["userName": .taken])
        }
    }

    /// A new address waits until its owner has confirmed it; the old one is told at once. Where no mail is
    /// sent, it is taken as it is, and belongs to nobody.
    fileprivate func changeEmail() async throws -> Reply {
        let form = try await form(GuardedChange.self)
        let email = form.email ?? ""
        var check = FieldCheck()
        if !email.isEmpty || backroom.settings.needsEmail { check.email(email) }
        try check.check()
        let account = try await proveOwner(form.password)
        let now = now, letters = backroom.letters, sendsMail = backroom.sendsMail
        let reply = try await answerAccount { connection in
            if email.isEmpty || !sendsMail {
                try accounts(connection).setEmail(email.isEmpty ? nil : email, id: account.shown.id)
                try Tickets(connection).withdraw(.confirmation, account: account.shown.id)
                try Tickets(connection).withdraw(.reset, account: account.shown.id)
            } else {
                try accounts(connection).setNewEmail(email, id: account.shown.id)
                try letters.confirm(email, of: account, in: connection, at: now)
            }
            if account.shown.isEmailConfirmed {
                try letters.emailIsChanging(of: account, in: connection, at: now)
            }
        }
        backroom.bell.ring()
        return reply
    }

    /// All other devices are signed out, and an address that waits to be confirmed is given up: whoever knew the
    /// old password may be on one of them, and may have asked for it.
    fileprivate func changePassword() async throws -> Reply {
        let form = try await form(GuardedChange.self), me = try me
        var bare = form
        (bare.password, bare.newPassword) = (nil, nil)
        let attempt = try attempt(of: me.account, bare)
        if let attempt { try backroom.attempts.begin(attempt) }
        defer { if let attempt { backroom.attempts.end(attempt) } }
        // Before the old password is asked for: it isn't the account's any more if this was done.
        if let reply = try await changedPassword(form, attempt) { return reply }
        let account: StoredAccount
        do { account = try await proveOwner(form.password) } catch let problem as Problem {
            // Another server may have done it meanwhile.
            if problem.fields?["password"] == .wrong, let reply = try await changedPassword(form, attempt) {
                return reply
            }
            throw problem
        }
        var check = FieldCheck()
        let known = [account.shown.userName, account.shown.email ?? "", backroom.settings.name]
        check.password(form.newPassword ?? "", known: known, "newPassword")
        try check.check()
        let hash = try await backroom.passwords.hash(form.newPassword ?? "")
        let now = now, letters = backroom.letters
        let reply: Reply
        do {
            reply = try await answerAccount { connection in
                if let attempt {
                    let isRepeated = try IdempotencyKeys(connection)
                        .once(attempt, at: now) { StoredAnswer(200) }.isRepeated
                    if isRepeated { throw IdempotencyKeys.Reused() }
                }
                try accounts(connection).setPassword(hash, id: account.shown.id)
                try Sessions(connection).endAll(of: account.shown.id, but: me.device)
                try Tickets(connection).withdraw(.reset, account: account.shown.id)
                try accounts(connection).giveUpNewEmail(of: account)
                try letters.passwordWasChanged(of: account, in: connection, at: now)
            }
        } catch is IdempotencyKeys.Reused {
            // Another server has done it meanwhile, or something else with the same key.
            guard let reply = try await changedPassword(form, attempt) else { throw Problem.keyReused }
            return reply
        }
        await backroom.board.endOthers(account: me.account, but: me.device)
        backroom.bell.ring()
        return reply
    }

    /// The account, if this very change was made before; nil if it wasn't.
    private func changedPassword(
        _ form: GuardedChange, _ attempt: IdempotencyKeys.Attempt?
    ) async throws -> Reply? {
        guard let attempt else { return nil }
        let account = try await store.read { try myAccount($0) }
        guard try await answer(to: attempt, of: account, password: form.newPassword ?? "") != nil else {
            return nil
        }
        return try account.reply.repeated
    }

    /// Done twice, the second letter would make the first one's link worthless.
    fileprivate func sendConfirmation() -> Effect {
        let now = now, letters = backroom.letters, bell = backroom.bell
        return Effect { connection in
            let account = try myAccount(connection)
            let waiting =
                account.shown.newEmail ?? (account.shown.isEmailConfirmed ? nil : account.shown.email)
            if let waiting { try letters.confirm(waiting, of: account, in: connection, at: now) }
            return StoredAnswer(202)
        } afterwards: {
            bell.ring()
        }
    }

    /// The account goes, with all that hangs on it, at once.
    fileprivate func deleteAccount() async throws -> Reply {
        let form = try await form(AccountDeletion.self)
        let account = try await proveOwner(form.password)
        guard UserName.folded(form.userName) == account.shown.userName else {
            throw Problem.invalid(["userName": .wrong])
        }
        let now = now, letters = backroom.letters
        try await store.write { connection in
            let accounts = accounts(connection)
            if account.shown.role == .owner, try accounts.count(role: .owner) == 1 {
                throw Problem.forbidden("the server's only owner: make somebody else one first")
            }
            try letters.accountWasDeleted(of: account, in: connection, at: now)
            try accounts.delete(id: account.shown.id, posts: form.posts, at: now)
        }
        backroom.bell.ring()
        await backroom.board.end(account: account.shown.id)
        await sweepAfterDeletion()
        return Reply()
    }

    /// Its pictures and clips go with it where nothing else keeps them. What doesn't go now goes later: the account
    /// is gone, whatever becomes of them.
    private func sweepAfterDeletion() async {
        guard backroom.bytes.grace == 0 else { return }
        do {
            try await backroom.sweepBlobs()
        } catch {
            backroom.logger.error("sweep", metadata: ["cause": "\(error)"])
        }
    }

    // MARK: Devices

    fileprivate func listDevices() async throws -> Reply {
        let me = try me
        return try .json(
            try await store.read { try Sessions($0).devices(of: me.account, this: me.device) })
    }

    fileprivate func signOut() async throws -> Reply {
        let me = try me
        let name = parameters.get("device") ?? ""
        let device = name == "this" ? me.device : name
        guard try await store.write({ try Sessions($0).end(device: device, of: me.account) }) else {
            throw Problem.notFound
        }
        await backroom.board.end(account: me.account, device: device)
        return Reply()
    }

    fileprivate func signOutOthers() async throws -> Reply {
        let me = try me
        try await store.write { _ = try Sessions($0).endAll(of: me.account, but: me.device) }
        await backroom.board.endOthers(account: me.account, but: me.device)
        return Reply()
    }

    // MARK: -

    /// Asks for the password again, so that nobody who finds a window open takes the account along. Of an
    /// account without one the device must have signed in within a quarter of an hour.
    func proveOwner(_ password: String?) async throws -> StoredAccount {
        let me = try me, now = now
        let account = try await store.read { try myAccount($0) }
        let gate = SignInGuard(backroom: backroom, name: me.account, block: address.block)
        try await gate.enter()
        guard account.shown.hasPassword else {
            let devices = try await store.read { try Sessions($0).devices(of: me.account, this: me.device) }
            guard let this = devices.first(where: \.isThis), this.signedInAt > now - 15 * 60_000 else {
                throw Problem.signInAgain
            }
            return account
        }
        guard let password, !password.isEmpty, password.utf8.count <= 1024 else {
            throw Problem.invalid(["password": .missing])
        }
        guard try await backroom.passwords.isRight(password, hash: account.password) else {
            try await gate.failed()
            throw Problem.invalid(["password": .wrong])
        }
        return account
    }

    /// Changes something, and answers with the account as it is then.
    func answerAccount(
        _ change: @escaping @Sendable (any Connection) throws -> Void
    ) async throws -> Reply {
        let account = try await store.write { connection in
            try change(connection)
            return try myAccount(connection)
        }
        return try account.reply
    }
}

extension StoredAccount {
    /// It as an answer.
    var reply: Reply {
        get throws { try .json(shown, headers: [.eTag: tag.text]) }
    }
}
