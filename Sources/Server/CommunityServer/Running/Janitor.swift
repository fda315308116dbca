import Logging
import ServerStore
import ServiceLifecycle

/// Once an hour throws away what is over: devices that were silent too long, links, counts, and pictures
/// that nobody names any more.
struct Janitor: Service {
    var backroom: Backroom
    /// Milliseconds.
    var interval: Int64 = 3_600_000

    func run() async throws {
        let idle = Bell()
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                do {
                    try await sweep()
                } catch {
                    backroom.logger.error("sweep", metadata: ["cause": "\(error)"])
                }
                await idle.wait(interval)
            }
        }
    }

    func sweep() async throws {
        let now = backroom.now()
        try await backroom.store.write { connection in
            try Sessions(connection).sweep(at: now)
            try Tickets(connection).sweep(at: now)
            try Failures(connection).sweep(at: now)
            try Outbox(connection).sweep(at: now)
        }
        try await backroom.shelves.purge(at: now)
        try await backroom.sweepBlobs()
        try await warnIfNearlyFull()
    }

    private func warnIfNearlyFull() async throws {
        let allowance = backroom.settings.accountBytes
        let accounts = try await backroom.store.read {
            try Accounts($0, allowance: allowance).countNearlyFull()
        }
        if accounts > 0 {
            backroom.logger.warning(
                "accounts that have used \(MediaShelf.warnedPercent) % of their room: \(accounts)")
        }
        let percent = backroom.media.usedPercent
        guard percent >= MediaShelf.warnedPercent else { return }
        backroom.logger.warning(
            "the disk is \(percent) % full; pictures are refused from \(MediaShelf.fullPercent) % on")
    }
}
