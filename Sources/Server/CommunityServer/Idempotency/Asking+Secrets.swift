import API
import HTTPTypes
import Hummingbird
import ServerStore

/// Requests with a password in them, whose effect must not be doubled either.
///
/// Nothing that is kept of them is made of the password: a quick code of it could be guessed at by whoever gets hold
/// of the database and the server's key. So the code is of all the rest, and the password of the second request is
/// tried at what the account has after the first. No token is kept, either.
extension Asking {
    /// Such a request as it is told from others; nil if it came without a key.
    /// - Parameter bare: the form without its passwords.
    func attempt(of account: String, _ bare: some Encodable) throws -> IdempotencyKeys.Attempt? {
        guard request.headers[.idempotencyKey] != nil else { return nil }
        return IdempotencyKeys.Attempt(
            account: account, key: try idempotencyKey, request: code(of: Array(try Reply.encoded(bare))))
    }

    /// What was answered to it, if it was done before and its password is the one that the account has got by that.
    /// - Returns: nil if the key is new, or belongs to another request.
    func answer(
        to attempt: IdempotencyKeys.Attempt, of account: StoredAccount, password: String
    ) async throws -> StoredAnswer? {
        let answer = try await store.read { connection -> StoredAnswer? in
            do { return try IdempotencyKeys(connection).answer(to: attempt) } catch is IdempotencyKeys.Reused
            {
                return nil
            }
        }
        guard let answer else { return nil }
        // Nobody is to try passwords here faster than elsewhere.
        let gate = SignInGuard(backroom: backroom, name: account.shown.id, block: address.block)
        try await gate.enter()
        guard try await backroom.passwords.isRight(password, hash: account.password) else {
            try await gate.failed()
            return nil
        }
        return answer
    }
}

extension Reply {
    /// It says that it was given before.
    var repeated: Reply {
        var reply = self
        reply.headers[.idempotentReplayed] = "true"
        return reply
    }
}
