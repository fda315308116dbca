import Foundation
import Logging
import ServerStore
import ServiceLifecycle

/// Sends the letters that wait, and sleeps until one is written or due again.
struct MailWorker: Service {
    var backroom: Backroom
    var carrier: MailCarrier
    private let rest = MailRest()

    /// Milliseconds before another try with a letter that wasn't taken, by how many there were; then it is
    /// given up.
    static let pauses: [Int64] = [60_000, 300_000, 1_800_000, 7_200_000, 21_600_000, 43_200_000]
    /// For a letter that is being sent: longer than sending can take.
    static let lease: Int64 = 180_000

    init(backroom: Backroom, carrier: MailCarrier) { (self.backroom, self.carrier) = (backroom, carrier) }

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                do {
                    try await sendDue()
                    let due = try await backroom.store.read { try Outbox($0).nextAt() }
                    let now = backroom.now(), left = rest.left(at: backroom.clock.steadily)
                    await backroom.bell.wait(due.map { min(max($0 - now, left), 3_600_000) })
                } catch {
                    backroom.logger.error("mail", metadata: ["cause": "\(error)"])
                    await backroom.bell.wait(30_000)
                }
            }
        }
    }

    /// Sends all that are due now, unless none would be taken.
    func sendDue() async throws {
        while !Task.isCancelled {
            let now = backroom.now()
            if rest.left(at: backroom.clock.steadily) > 0 { return }
            // One at a time: with a slow mail server the lease of the last would be over before its turn.
            let letters = try await backroom.store.write {
                try Outbox($0).take(at: now, lease: Self.lease, limit: 1)
            }
            guard let letter = letters.first else { return }
            if let trouble = await carry(letter) {
                try await put(letter, back: trouble)
            } else {
                rest.reset()
                try await backroom.store.write { try Outbox($0).sent(letter.id) }
            }
        }
    }

    /// On a thread of its own, which waits for the mail server.
    private func carry(_ letter: Outbox.Letter) async -> MailTrouble? {
        let carrier = carrier
        return await withCheckedContinuation { continuation in
            Thread {
                do throws(MailTrouble) {
                    try carrier.carry(letter)
                    continuation.resume(returning: nil)
                } catch {
                    continuation.resume(returning: error)
                }
            }.start()
        }
    }

    private func put(_ letter: Outbox.Letter, back trouble: MailTrouble) async throws {
        backroom.logger.warning(
            "mail not sent: \(trouble.sentence)", metadata: ["tries": "\(letter.tries)"])
        let clock = backroom.clock.sense(), isCounted = trouble.reach != .all
        let pause: Int64? =
            switch trouble.reach {
            case .recipient: nil
            case .letter: letter.tries > Self.pauses.count ? nil : Self.pauses[letter.tries - 1]
            case .all: rest.begin(at: backroom.clock.steadily)
            }
        try await backroom.store.write {
            try Outbox($0).failed(
                letter.id, reason: trouble.sentence, next: pause.map { clock.now + $0 },
                sure: pause.map { clock.sure + $0 }, isCounted: isCounted)
        }
    }
}
