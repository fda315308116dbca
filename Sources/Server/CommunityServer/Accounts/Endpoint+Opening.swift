import API
import Foundation
import ServerStore

extension Endpoint {
    /// Doors for those who are not signed in yet.
    static let opening = [
        Endpoint(.signUp, .everybody, .joining, takesKey: true) { try await $0.signUp() },
        Endpoint(.signIn, .everybody, .proving) { try await $0.signIn() },
        Endpoint(.resetPassword, .everybody, .mailing) { try await $0.resetPassword() },
    ]
}

extension Asking {
    /// A new account, signed in on the device that asks.
    ///
    /// An address belongs to nobody until it is confirmed, so a taken one makes no difference here: the
    /// account is made, and mail tells the address's owner that there is one already, instead of asking to
    /// confirm it. User names are public, and a taken one is said to be.
    fileprivate func signUp() async throws -> Reply {
        let form = try await form(SignUp.self), settings = backroom.settings
        guard settings.registration != .closed else { throw Problem.closed }
        var check = FieldCheck()
        check.userName(form.userName)
        check.password(form.password, known: [form.userName, form.email ?? "", settings.name])
        if let email = form.email {
            check.email(email)
        } else if settings.needsEmail {
            check.mark("email", .missing)
        }
        check.phone(form.phone ?? "")
        check.words(form.cuisines, "cuisines")
        check.mark("terms", form.terms == settings.terms ? nil : .notAgreed)
        check.language(form.language)
        check.device(form.device)
        try check.check()
        // Until there is an account, its name is whose key it is.
        let running = try form.attempt(by: self, for: "sign-up \(UserName.folded(form.userName))")
        if let running { try backroom.attempts.begin(running) }
        defer { if let running { backroom.attempts.end(running) } }
        if let account = try await store.read({ try accounts($0).find(userName: form.userName) }) {
            return try await signUpAgain(form, account)
        }
        let draft = Accounts.Draft(
            userName: form.userName, displayName: form.userName,
            password: try await backroom.passwords.hash(form.password), email: form.email,
            phone: form.phone.map(PhoneNumber.normalised), cuisines: form.cuisines,
            language: form.language, terms: form.terms)
        let now = now, sure = sure, token = Secrets.token("ho_"), letters = backroom.letters
        do {
            let signedIn = try await store.write { connection in
                let invitation = try form.invitation.flatMap {
                    settings.registration == .invited
                        ? try Invitations(connection).use(token: $0, at: sure) : nil
                }
                if settings.registration == .invited, invitation == nil { throw Problem.closed }
                let account = try accounts(connection).create(draft, at: now)
                if let invitation {
                    try Invitations(connection).note(account.shown.id, by: invitation, at: now)
                }
                if let email = form.email {
                    try letters.confirm(email, of: account, in: connection, at: now)
                }
                let device = try Sessions(connection)
                    .begin(account: account.shown.id, token: token, name: form.device, at: now)
                if let attempt = try form.attempt(by: self, for: account.shown.id) {
                    _ = try IdempotencyKeys(connection).once(attempt, at: now) {
                        StoredAnswer(201, body: device.id)
                    }
                }
                return SignedIn(token: token, account: account.shown, device: device, isNew: true)
            }
            backroom.bell.ring()
            return try .json(signedIn, .created)
        } catch let error as StoreError where error.kind == .taken {
            // Another server may have done the same meanwhile.
            let account = try await store.read { try accounts($0).find(userName: form.userName) }
            guard let account else { throw Problem.invalid(["userName": .taken]) }
            return try await signUpAgain(form, account)
        }
    }

    /// There is such an account. Whoever has lost the answer that made it gets another token for the device that
    /// was signed in by that, as long as nobody has used it: the one that was lost is worth nothing any more. To
    /// all others the name is taken.
    private func signUpAgain(_ form: SignUp, _ account: StoredAccount) async throws -> Reply {
        let isTaken = Problem.invalid(["userName": .taken])
        guard let attempt = try form.attempt(by: self, for: account.shown.id),
            let answer = try await answer(to: attempt, of: account, password: form.password)
        else { throw isTaken }
        let token = Secrets.token("ho_")
        let signedIn = try await store.write { connection -> SignedIn in
            let now = try accounts(connection).find(id: account.shown.id)
            guard let now, now.password == account.password, now.secondFactor == nil,
                let device = try Sessions(connection)
                    .renew(device: answer.body, of: now.shown.id, token: token)
            else { throw isTaken }
            return SignedIn(token: token, account: now.shown, device: device, isNew: true)
        }
        return try Reply.json(signedIn, .created).repeated
    }

    /// Wrong names and wrong passwords are answered alike, after the same work.
    fileprivate func signIn() async throws -> Reply {
        let form = try await form(SignIn.self)
        var check = FieldCheck()
        check.device(form.device)
        check.mark("name", form.name.isEmpty ? .missing : form.name.utf8.count > 254 ? .tooLong : nil)
        check.mark(
            "password", form.password.isEmpty ? .missing : form.password.utf8.count > 1024 ? .tooLong : nil)
        try check.check()
        let account = try await store.read { try accounts($0).find(name: form.name) }
        let gate = SignInGuard(
            backroom: backroom, name: account?.shown.id ?? form.name.lowercased(), block: address.block)
        try await gate.enter()
        let isRight = try await backroom.passwords.isRight(form.password, hash: account?.password)
        guard isRight, let account else {
            try await gate.failed()
            throw Problem.wrongCredentials
        }
        let now = now, token = Secrets.token("ho_")
        if account.secondFactor != nil {
            guard let code = form.code else { throw Problem.codeNeeded }
            guard try await useCode(code, of: account) else {
                try await gate.failed()
                throw Problem.wrongCode
            }
        }
        let better: String? =
            if let hash = account.password, backroom.passwords.isOutdated(hash) {
                try await backroom.passwords.hash(form.password)
            } else { nil }
        let signedIn = try await store.write { connection in
            try gate.succeeded(connection)
            if let better { try accounts(connection).setPassword(better, id: account.shown.id) }
            let device = try Sessions(connection)
                .begin(account: account.shown.id, token: token, name: form.device, at: now)
            return SignedIn(token: token, account: account.shown, device: device, isNew: false)
        }
        return try .json(signedIn, .created)
    }

    /// Whether a code of the second factor, or one on paper, is right; either is used up by that.
    func useCode(_ code: String, of account: StoredAccount) async throws -> Bool {
        try await store.write { try useCode(code, of: account, in: $0) }
    }

    /// The same within a transaction.
    func useCode(_ code: String, of account: StoredAccount, in connection: any Connection) throws -> Bool {
        guard let secret = account.secondFactor, code.utf8.count <= 40 else { return false }
        // It is compared with the clock of a telephone.
        let id = account.shown.id, now = backroom.clock.sense().machine
        let step = OneTimeCode.step(of: code, secret: secret, at: now, after: account.secondFactorStep)
        if let step { return try accounts(connection).useSecondFactor(step: step, id: id) }
        return try accounts(connection).useRecoveryCode(code.lowercased(), id: id)
    }

    /// Mail to whoever has this address; the answer is the same if nobody has, and comes as late.
    fileprivate func resetPassword() async throws -> Reply {
        let form = try await form(PasswordReset.self)
        var check = FieldCheck()
        check.email(form.email)
        try check.check()
        guard backroom.sendsMail else {
            throw Problem.forbidden("this server sends no mail; its owner can set a new password")
        }
        let now = now, letters = backroom.letters
        try await store.write { connection in
            let owner = try accounts(connection).find(confirmedEmail: form.email)
            let found =
                try owner.map { [$0] } ?? accounts(connection).unconfirmed(email: form.email, limit: 3)
            for account in found {
                try letters.reset(form.email, of: account, in: connection, at: now)
            }
            if found.isEmpty { try letters.resetNobodys(form.email, in: connection, at: now) }
        }
        backroom.bell.ring()
        return Reply(.accepted)
    }
}

extension SignUp {
    /// The request as it is told from others; nil if it came without a key.
    fileprivate func attempt(by asking: Asking, for account: String) throws -> IdempotencyKeys.Attempt? {
        var bare = self
        bare.password = ""
        return try asking.attempt(of: account, bare)
    }
}
