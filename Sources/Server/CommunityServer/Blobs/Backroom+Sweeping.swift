import ServerStore

extension Backroom {
    /// Throws away what nothing names, and the bytes that nobody has any more.
    /// - Throws: the first of what went wrong, when all else has been done.
    func sweepBlobs() async throws {
        let before = clock.sure - Blobs.grace
        while try await store.write({ try Blobs($0).release(looseBefore: before) }) > 0 {}
        let began = clock.now, since = clock.sure - bytes.grace
        try await store.write { try Blobs($0).markOrphans(at: began) }
        var trouble: (any Error)?
        sweep: while true {
            let orphans = try await store.write { try Blobs($0).claimOrphans(since: since, at: began) }
            if orphans.isEmpty { break }
            for hash in orphans {
                // Far enough from the claim's end for the removal to come before it.
                guard clock.now < began + Blobs.claim / 2 else { break sweep }
                // Of what couldn't be removed the claim stays until it is over, and is tried again after that.
                do { try await removeBlob(hash) } catch { trouble = trouble ?? error }
            }
        }
        try await store.write { try Blobs($0).sweepClaims(at: began) }
        if let trouble { throw trouble }
    }

    private func removeBlob(_ hash: String) async throws {
        try await bytes.remove(hash)
        renditions.remove(hash)
        try await store.write { try Blobs($0).forget(hash) }
    }
}
