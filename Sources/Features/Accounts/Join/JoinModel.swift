import API
import Guest
import House
import Kit
import Language

/// Finding a server, and signing in there or signing up.
@MainActor final class JoinModel: BrowserWaiter {
    enum Door { case signIn, signUp }

    unowned let accounts: Accounts
    private(set) var door = Door.signIn
    var form = AccountForm()
    private(set) var cuisines: Set<Cuisine> = []
    private(set) var agrees = false
    /// The server has asked for the second factor.
    private(set) var needsCode = false
    /// Mail to set a new password has been asked for.
    private(set) var isMailSent = false
    private(set) var isForgetting = false
    /// Of the account that was asked for last and of which nobody knows whether it was made.
    private var newAccount = OnceKey()
    /// The browser is away, signing in by somebody else's word.
    var waiting: BrowserWait?
    /// What it has brought, and waits for the account's second factor.
    var brought: CodeSignIn?

    init(_ accounts: Accounts) { self.accounts = accounts }

    var host: Host { accounts.host }
    var membership: Membership { accounts.membership }
    var info: ServerInfo? { membership.record?.info }
    var serverName: String { membership.serverName }

    /// The page is shown: asks a server that is known how it stands.
    func come() {
        if let (server, code) = accounts.takeInvitation() { prepare(server, code) }
        if let account = membership.record?.account, form[.name].isEmpty { form[.name] = account.userName }
        guard membership.standing == .signedOut || membership.standing == .expired,
            let guest = membership.guest
        else { return }
        host.services.errands.run {
            await answer { () async throws(GuestTrouble) in try await guest.info() }
        } then: { [weak self] answer in
            if case .success(let info) = answer { self?.membership.update(info) }
        }
    }

    /// Somebody has invited the cook there.
    private func prepare(_ server: ServerAddress, _ code: String) {
        // Whoever has come in meanwhile stays in.
        if membership.standing == .signedIn { return }
        stopWaiting()
        (needsCode, isForgetting, brought, form) = (false, false, nil, AccountForm())
        if membership.server != server {
            if membership.record != nil { membership.leaveServer() }
            form[.server] = server.text
        }
        form[.invitation] = code
        enterDoor(.signUp)
        host.stage.focus(
            on: (membership.record == nil ? AccountField.server : .userName).id, caret: .max)
        host.touch()
    }

    /// As it was typed, or in the address of its page; one to another server isn't this one's to know.
    var invitation: String? {
        let typed = form[.invitation].trimmed
        guard let address = InvitationAddress(typed: typed) else { return typed.isEmpty ? nil : typed }
        return address.server == membership.server ? address.code : nil
    }

    /// An invitation to another server lets nobody in here, and is none of this server's business.
    /// - Returns: whether that was said.
    func refusesInvitation() -> Bool {
        guard signUpFields.contains(.invitation),
            let address = InvitationAddress(typed: form[.invitation]), address.server != membership.server
        else { return false }
        form.mark(
            .invitation, .invalid, saying: host.words.invitedElsewhere(address.server.shown, serverName))
        refuse(.invitation)
        return true
    }

    // MARK: What the cook does

    func go(through door: Door) {
        if self.door == door { return }
        (self.door, isForgetting, isMailSent, needsCode) = (door, false, false, false)
        brought = nil
        form.trouble = nil
        host.services.speaker.play(.tick)
        host.touch()
    }

    /// Without a word about it.
    func enterDoor(_ door: Door) { (self.door, isForgetting, isMailSent) = (door, false, false) }

    func toggle(_ cuisine: Cuisine) {
        cuisines.formSymmetricDifference([cuisine])
        host.touch()
    }

    func toggleAgreement() {
        agrees.toggle()
        form.mark(.terms, nil)
        host.touch()
    }

    func forget(_ isForgetting: Bool) {
        (self.isForgetting, isMailSent) = (isForgetting, false)
        if EmailAddress.fault(in: form[.name]) == nil { form[.email] = form[.name] }
        form.trouble = nil
        host.stage.focus(on: (isForgetting ? AccountField.email : .name).id, caret: .max)
        host.touch()
    }

    /// Asks whether a server of ours is there.
    func connect() {
        if form.isBusy { return }
        let server: ServerAddress
        let typed = PageLink(form[.server].trimmed)?.page ?? form[.server]
        do throws(GuestTrouble) { server = try ServerAddress(typed: typed) } catch {
            form.mark(.server, form[.server].allSatisfy(\.isWhitespace) ? .missing : .invalid)
            return refuse(.server)
        }
        if let invitation = InvitationAddress(typed: typed) { form[.invitation] = invitation.code }
        let guest = Guest(server, asking: host.services.askServer)
        begin()
        host.services.errands.run {
            await answer { () async throws(GuestTrouble) in try await guest.info() }
        } then: { [self] answer in
            form.isBusy = false
            switch answer {
            case .success(let info):
                host.services.speaker.play(.favourite)
                membership.choose(server, info)
                // Whoever has been invited has no account yet.
                let isNew = info.registration == .invited && !form[.invitation].isEmpty
                door = isNew ? .signUp : .signIn
                host.stage.focus(on: (isNew ? AccountField.userName : .name).id)
            case .failure(let trouble): fail(trouble, in: [.server], at: server.shown)
            }
        }
    }

    /// To no server, or to look for another.
    func leaveServer() {
        stopWaiting()
        (needsCode, isForgetting, brought) = (false, false, nil)
        form = AccountForm()
        membership.leaveServer()
        host.services.speaker.play(.tick)
        host.stage.focus(on: AccountField.server.id)
    }

    /// Only the second factor, once the browser has brought the rest.
    var signInFields: [AccountField] {
        brought == nil ? [.name, .password] + (needsCode ? [.code] : []) : [.code]
    }

    func signIn() {
        if form.isBusy { return }
        if let wrong = form.check(signInFields) { return refuse(wrong) }
        if let brought { return signIn(with: brought) }
        guard let guest = membership.guest else { return }
        let question = SignIn(
            name: form[.name].trimmed, password: form[.password], device: device,
            code: needsCode ? AccountField.code(typed: form[.code]) : nil)
        ask { () async throws(GuestTrouble) in
            try await guest.signIn(question)
        } failed: { [self] trouble in
            if trouble.kind == .codeNeeded, !needsCode {
                needsCode = true
                form.trouble = nil
                host.stage.focus(on: AccountField.code.id)
                return
            }
            if trouble.kind == .wrongCredentials { form.clear(.password) }
            fail(
                trouble, in: signInFields,
                first: trouble.kind == .wrongCredentials ? .password : .name)
        }
    }

    var signUpFields: [AccountField] {
        [.userName, .newPassword] + (info?.sendsMail == true ? [.email] : [])
            + (info?.registration == .invited ? [.invitation] : [])
    }

    func signUp() {
        if form.isBusy { return }
        let email = form[.email].trimmed
        var fields = signUpFields
        if info?.needsEmail != true, email.isEmpty { fields.removeAll { $0 == .email } }
        var wrong = form.check(fields, known: [form[.userName], email, serverName])
        if !agrees {
            form.mark(.terms, .notAgreed)
            wrong = wrong ?? .terms
        }
        if refusesInvitation() { return }
        if let wrong { return refuse(wrong) }
        guard let guest = membership.guest, let info else { return }
        let question = SignUp(
            userName: UserName.folded(form[.userName]), password: form[.newPassword],
            email: email.isEmpty ? nil : email, cuisines: cuisines.map(\.rawValue).sorted(),
            terms: info.terms, language: host.language.rawValue, device: device,
            invitation: invitation)
        let key = newAccount.key(of: question)
        ask { () async throws(GuestTrouble) in
            try await guest.signUp(question, key: key)
        } failed: { [self] trouble in
            // The question's name for what is called a new password here.
            let first = form.take(trouble, in: signUpFields, names: ["password": .newPassword])
            fail(trouble, in: signUpFields, first: first ?? .userName)
        }
    }

    /// Asks for mail with which a forgotten password is replaced.
    func sendReset() {
        if form.isBusy { return }
        if let wrong = form.check([.email]) { return refuse(wrong) }
        guard let guest = membership.guest else { return }
        let question = PasswordReset(email: form[.email].trimmed)
        begin()
        host.services.errands.run {
            await answer { () async throws(GuestTrouble) in try await guest.resetPassword(question) }
        } then: { [self] answer in
            form.isBusy = false
            switch answer {
            case .success: isMailSent = true
            case .failure(let trouble): fail(trouble, in: [.email])
            }
        }
    }

    // MARK: How it goes

    var device: String { String(host.services.deviceName().prefix(60)) }

    private func begin() {
        (form.isBusy, form.trouble) = (true, nil)
        host.touch()
    }

    func ask(
        _ question: @escaping @Sendable () async throws(GuestTrouble) -> SignedIn,
        failed: @escaping @MainActor (GuestTrouble) -> Void
    ) {
        begin()
        host.services.errands.run {
            await answer(question)
        } then: { [self] answer in
            form.isBusy = false
            switch answer {
            case .success(let signedIn): enter(signedIn)
            case .failure(let trouble): failed(trouble)
            }
        }
    }

    func enter(_ signedIn: SignedIn) {
        // Who signs out here comes back by this door.
        form = AccountForm()
        form[.name] = signedIn.account.userName
        enterDoor(.signIn)
        (needsCode, agrees, cuisines, brought) = (false, false, [], nil)
        newAccount.isAnswered()
        host.services.speaker.play(.favourite)
        host.stage.scrollToTop("account")
        membership.enter(signedIn) { [host] place in
            // Said only where it is not as good as it could be.
            switch place {
            case .desktop: break
            case .file(let path): host.tell(host.words.tokenInFile(path))
            case nil: host.tell(host.words.tokenNotKept)
            }
        }
    }
}

/// What a question was answered, as a value that can cross from one actor to another.
func answer<T: Sendable>(
    _ question: () async throws(GuestTrouble) -> T
) async -> Result<T, GuestTrouble> {
    do throws(GuestTrouble) { return .success(try await question()) } catch { return .failure(error) }
}
