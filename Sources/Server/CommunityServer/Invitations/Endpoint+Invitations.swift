import API
import HTTPTypes
import ServerStore

extension Pace {
    /// Friends are invited one by one.
    static let inviting = Pace(name: "inviting", burst: 20, interval: 60_000)
}

extension Endpoint {
    static let inviting: [Endpoint] = {
        var making = Endpoint(.invite, .account, .inviting) { try await $0.invite() }
        making.needsKey = true
        return [
            making, Endpoint(.invitations, .account, .reading) { try await $0.listInvitations() },
            Endpoint(.withdrawInvitation, .account, .writing) { try await $0.withdrawInvitation() },
        ]
    }()
}

extension Asking {
    /// Milliseconds since 1970 from which on an account may invite; nil = it may now. Whoever was let in just now first
    /// finds out where they are; owners know.
    private func mayInviteFrom(_ account: StoredAccount) -> Int64? {
        if account.shown.role == .owner { return nil }
        let from = account.shown.createdAt + Int64(backroom.settings.invitingAfterDays) * 86_400_000
        return from > now ? from : nil
    }

    /// No code is kept, so whoever has lost the answer gets another one for the same invitation, as long as nobody has
    /// used it: the one that was lost is worth nothing any more.
    fileprivate func invite() async throws -> Reply {
        let me = try me, settings = backroom.settings, now = now
        guard settings.membersInvite else { throw Problem.notFound }
        try await refuseIfSuspended()
        let attempt = IdempotencyKeys.Attempt(
            account: me.account, key: try idempotencyKey, request: code(of: try await bytes(limit: 1024)))
        try backroom.attempts.begin(attempt)
        defer { backroom.attempts.end(attempt) }
        let token = Secrets.base64URL(Secrets.bytes(12))
        let end = now + Int64(settings.invitationDays) * 86_400_000
        do {
            let (made, isRepeated) = try await store.write { connection in
                let account = try myAccount(connection), invitations = Invitations(connection)
                var new: Invitation?
                let outcome = try IdempotencyKeys(connection).once(attempt, at: now) {
                    guard mayInviteFrom(account) == nil else { throw Problem.tooNewToInvite }
                    let issued = try invitations.issue(
                        token: token, by: me.account, most: settings.invitations, until: end, at: now)
                    guard let issued else { throw Problem.tooManyInvitations }
                    new = issued
                    return StoredAnswer(201, body: issued.id)
                }
                guard
                    let invitation = try new
                        ?? invitations.renew(outcome.answer.body, of: me.account, token: token, at: now)
                else { throw Problem.expired }
                return (
                    NewInvitation(id: invitation.id, until: invitation.until, code: token),
                    outcome.isRepeated
                )
            }
            let reply = try Reply.json(made, .created)
            return isRepeated ? reply.repeated : reply
        } catch is IdempotencyKeys.Reused { throw Problem.keyReused }
    }

    fileprivate func listInvitations() async throws -> Reply {
        let me = try me, sure = sure, settings = backroom.settings
        let (account, items) = try await store.read { connection in
            (try myAccount(connection), try Invitations(connection).open(of: me.account, at: sure))
        }
        return try .json(
            InvitationList(
                items: items, most: settings.membersInvite ? settings.invitations : 0,
                from: mayInviteFrom(account)))
    }

    fileprivate func withdrawInvitation() async throws -> Reply {
        let me = try me, id = parameters.get("invitation") ?? ""
        guard try await store.write({ try Invitations($0).withdraw(id, of: me.account) }) else {
            throw Problem.notFound
        }
        return Reply()
    }
}

extension Problem {
    fileprivate static let tooNewToInvite = Problem(
        .forbidden, status: 403, title: "This account is too new to invite anybody.")
    fileprivate static let tooManyInvitations = Problem(
        .forbidden, status: 403,
        title: "So many invitations are open that another one has to be used or withdrawn first.")
}
