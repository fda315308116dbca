import API
import HTTPTypes
import Hummingbird
import NIOCore
import ServerStore

extension Endpoint {
    /// Pictures and clips, by their SHA-256.
    static let blobs = [
        Endpoint(.missingBlobs, .account, .syncing) { try await $0.missingBlobs() },
        Endpoint(.blob, .account, .syncing) { try await $0.sendBlob() },
        Endpoint(.putBlob, .account, .syncing) { try await $0.takeBlob() },
    ]
}

extension Asking {
    private var hash: String {
        get throws(Problem) {
            guard let hash = parameters.get("hash"), BlobName.isHash(hash) else { throw .notFound }
            return hash
        }
    }

    /// Which of some the account hasn't got. That another account has them makes no difference: or one could
    /// ask who has what.
    fileprivate func missingBlobs() async throws -> Reply {
        let hashes = try await form([String].self, limit: 128 << 10), me = try me
        guard hashes.count <= 1000, hashes.allSatisfy(BlobName.isHash) else {
            throw Problem.invalid(["hashes": .invalid])
        }
        return try .json(try await store.read { try Blobs($0).missing(hashes, of: me.account) })
    }

    fileprivate func sendBlob() async throws -> Reply {
        let hash = try hash, me = try me
        guard let blob = try await store.read({ try Blobs($0).find(hash, of: me.account) }) else {
            throw Problem.notFound
        }
        var headers: HTTPFields = [
            .eTag: "\"\(hash)\"", .cacheControl: "private, max-age=31536000, immutable",
            .contentType: blob.kind, .contentDisposition: "attachment",
            .contentSecurityPolicy: "default-src 'none'; sandbox",
        ]
        if request.headers[.ifNoneMatch] == "\"\(hash)\"" { return Reply(.notModified, headers: headers) }
        headers[.acceptRanges] = "none"
        let body = try await backroom.bytes.body(hash, context: context)
        return Reply(.ok, headers: headers, body: body)
    }

    /// Brings one. Bringing it again changes nothing.
    fileprivate func takeBlob() async throws -> Reply {
        let hash = try hash, me = try me, settings = backroom.settings
        guard backroom.media.usedPercent < MediaShelf.fullPercent else { throw Problem.full }
        let longest = max(settings.pictureBytes, settings.clipBytes)
        if let length = announcedLength {
            guard length <= longest else { throw Problem.tooLarge(longest) }
            try await makeRoom(for: length)
        }
        var incoming = try IncomingBlob(backroom.media.incoming(RowID.new(at: now)))
        try await receive(into: &incoming, longest: longest)
        let kind = try checkKind(incoming)
        guard incoming.finish() == hash else { throw Problem.invalid(["hash": .wrong]) }
        // Only of the account's own it is known what they are: that it goes faster with what somebody else has
        // would tell who has what.
        if try await store.read({ try Blobs($0).find(hash, of: me.account) }) == nil {
            if announcedLength == nil { try await makeRoom(for: incoming.count) }
            try await backroom.workshop.look(at: incoming.path, kind, seconds: settings.clipSeconds)
        }
        try await keep(incoming, Blobs.Blob(bytes: incoming.count, kind: kind.rawValue), hash, of: me.account)
        return Reply(.noContent, headers: [.eTag: "\"\(hash)\""])
    }

    private func receive(into incoming: inout IncomingBlob, longest: Int) async throws {
        let began = ContinuousClock.now
        for try await piece in request.body {
            try piece.withUnsafeReadableBytes { try incoming.add($0) }
            guard incoming.count <= longest else { throw Problem.tooLarge(longest) }
            if incoming.isKindKnown { _ = try checkKind(incoming) }
            let allowed =
                backroom.times.body + .seconds(Double(incoming.count) / Double(backroom.times.slowest))
            guard ContinuousClock.now - began < allowed else { throw Problem.tooSlow }
        }
        body.isTaken.store(true, ordering: .relaxed)
    }

    private func checkKind(_ incoming: borrowing IncomingBlob) throws(Problem) -> MediaKind {
        guard let kind = incoming.kind else { throw .unsupportedMedia("JPEG, PNG, WebP, GIF, WebM or MP4") }
        let limit = kind.isClip ? backroom.settings.clipBytes : backroom.settings.pictureBytes
        guard incoming.count <= limit else { throw .tooLarge(limit) }
        return kind
    }

    /// Looks before a long upload whether there is room for it, or after one whose length nobody had said; and
    /// before saying that there is none, lets go of what nothing names any more.
    private func makeRoom(for bytes: Int) async throws {
        let account = try await store.read { try myAccount($0) }.shown
        guard account.usedBytes + bytes > account.allowedBytes else { return }
        let soon = now - 10 * 60_000
        try await store.write { try Blobs($0).release(looseBefore: soon, of: account.id) }
        let after = try await store.read { try myAccount($0) }.shown
        guard after.usedBytes + bytes <= after.allowedBytes else { throw Problem.quota }
    }

    /// Puts what has come where it belongs, then gives it to the account; without one, to what names it. If it comes to nothing in between,
    /// whatever the reason, the next sweep after the claim's end takes the bytes away.
    func keep(
        _ incoming: borrowing IncomingBlob, _ blob: Blobs.Blob, _ hash: String, of account: String?,
        then more: @escaping @Sendable (any Connection) throws -> Void = { _ in }
    ) async throws {
        let path = incoming.path, began = now, allowance = backroom.settings.accountBytes
        let isClaimed = try await store.write { connection in
            guard try Blobs(connection).claim(hash, at: began) else { return false }
            try Blobs(connection).announce(hash, blob, at: began)
            return true
        }
        guard isClaimed else { throw Problem.busy }
        try await backroom.bytes.keep(path, as: hash)
        let now = now
        do {
            try await store.write { connection in
                let blobs = Blobs(connection)
                guard try blobs.isClaimed(hash, at: now) else { throw Problem.busy }
                if let account {
                    try blobs.give(hash, blob, to: account, allowance: allowance, at: now)
                } else {
                    try blobs.put(hash, blob, at: now)
                }
                try more(connection)
            }
        } catch Blobs.Refusal.quota {
            throw Problem.quota
        }
    }
}
