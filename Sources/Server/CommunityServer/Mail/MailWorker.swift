import Logging
import NIOPosix
import ServerStore
import ServiceLifecycle

/// Sends the letters that wait, and sleeps until one is written or due again.
struct MailWorker: Service {
    var backroom: Backroom
    var carrier: MailCarrier

    /// Milliseconds before another try, by how many there were; then it is given up.
    static let pauses: [Int64] = [60_000, 300_000, 1_800_000, 7_200_000, 21_600_000, 43_200_000]
    /// For a letter that is being sent: longer than sending can take.
    static let lease: Int64 = 180_000

    func run() async throws {
        let threads = NIOThreadPool(numberOfThreads: 1)
        threads.start()
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                do {
                    try await sendDue(on: threads)
                    let now = backroom.now()
                    let next = try await backroom.store.read { try Outbox($0).nextAt() }
                    await backroom.bell.wait(next.map { min(max($0 - now, 0), 3_600_000) })
                } catch {
                    backroom.logger.error("mail", metadata: ["cause": "\(error)"])
                    await backroom.bell.wait(30_000)
                }
            }
        }
        try? await threads.shutdownGracefully()
    }

    /// Sends all that are due now.
    func sendDue(on threads: NIOThreadPool) async throws {
        while !Task.isCancelled {
            let now = backroom.now()
            // One at a time: with a slow mail server the lease of the last would be over before its turn.
            let letters = try await backroom.store.write {
                try Outbox($0).take(at: now, lease: Self.lease, limit: 1)
            }
            guard let letter = letters.first else { return }
            try await send(letter, on: threads)
        }
    }

    private func send(_ letter: Outbox.Letter, on threads: NIOThreadPool) async throws {
        let carrier = carrier
        let refusal = try await threads.runIfActive { () -> MailCarrier.Refusal? in
            do throws(MailCarrier.Refusal) {
                try carrier.carry(letter)
                return nil
            } catch {
                return error
            }
        }
        guard let refusal else { return try await backroom.store.write { try Outbox($0).sent(letter.id) } }
        backroom.logger.warning(
            "mail not sent", metadata: ["reason": "\(refusal.reason)", "tries": "\(letter.tries)"])
        let isLast = refusal.isForGood || letter.tries > Self.pauses.count
        let next = isLast ? nil : backroom.now() + Self.pauses[letter.tries - 1]
        try await backroom.store.write {
            try Outbox($0).failed(letter.id, reason: refusal.reason, next: next)
        }
    }
}
