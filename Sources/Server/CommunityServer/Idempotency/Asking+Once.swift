import API
import HTTPTypes
import Hummingbird
import NIOCore
import ServerStore

extension Endpoint {
    /// One whose effect must not be doubled when somebody asks again who has lost the answer: it wants an
    /// `Idempotency-Key`, and gives the same answer to the same request for 30 days.
    /// - Parameters:
    ///   - limit: bytes of the body.
    ///   - prepare: looks through the request, and says what is to be done; nothing has an effect yet.
    static func once(
        _ route: Route, _ pace: Pace, limit: Int = 64 << 10,
        prepare: @escaping @Sendable (Asking) async throws -> Effect
    ) -> Endpoint {
        var endpoint = Endpoint(route, .account, pace) { asking in
            try await asking.answerOnce(limit: limit, prepare)
        }
        endpoint.needsKey = true
        return endpoint
    }
}

extension Asking {
    fileprivate func answerOnce(
        limit: Int, _ prepare: @Sendable (Asking) async throws -> Effect
    ) async throws -> Reply {
        let key = try idempotencyKey
        var asking = self
        let bytes = try await bytes(limit: limit)
        asking.bodyRead = bytes
        let attempt = IdempotencyKeys.Attempt(
            account: try me.account, key: key, request: code(of: bytes))
        try backroom.attempts.begin(attempt)
        defer { backroom.attempts.end(attempt) }
        do {
            // Before it is looked through: what it asks for may no longer be possible, because it was done.
            if let answer = try await store.read({ try IdempotencyKeys($0).answer(to: attempt) }) {
                return answer.reply(isRepeated: true)
            }
            let effect = try await prepare(asking), now = now
            let outcome = try await store.write { connection in
                try IdempotencyKeys(connection).once(attempt, at: now) { try effect.write(connection) }
            }
            if !outcome.isRepeated { await effect.afterwards() }
            return outcome.answer.reply(isRepeated: outcome.isRepeated)
        } catch is IdempotencyKeys.Reused {
            throw Problem.keyReused
        }
    }

    /// As Stripe has it: 1 to 255 characters, and here such as can be seen, so that there is one way to write
    /// each.
    var idempotencyKey: String {
        get throws(Problem) {
            guard let key = request.headers[.idempotencyKey], (1...255).contains(key.utf8.count),
                key.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
            else { throw .malformed("Idempotency-Key must be 1 to 255 visible characters of ASCII") }
            return key
        }
    }

    /// With the server's own key: what is kept of a body tells nobody else what stood in it.
    func code(of body: [UInt8]) -> String {
        let head = "\(request.method.rawValue) \(request.uri.string)\n"
        return Secrets.hexadecimal(Secrets.mac(Array(head.utf8) + body, key: store.key))
    }
}

extension StoredAnswer {
    fileprivate func reply(isRepeated: Bool) -> Reply {
        var fields = HTTPFields()
        for (name, value) in headers {
            if let name = HTTPField.Name(name) { fields[name] = value }
        }
        if isRepeated { fields[.idempotentReplayed] = "true" }
        return Reply(
            .init(code: status), headers: fields,
            body: body.isEmpty ? .init() : .init(byteBuffer: ByteBuffer(string: body)))
    }
}

extension HTTPField.Name {
    static let idempotencyKey = Self("Idempotency-Key")!
    static let idempotentReplayed = Self("Idempotent-Replayed")!
}
