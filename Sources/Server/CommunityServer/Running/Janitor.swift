import Logging
import ServerStore
import ServiceLifecycle

/// Once an hour throws away what is over: devices that were silent too long, links, counts, answers that nobody
/// asks for again, and pictures that nobody names any more; by a time that has certainly come, whatever the
/// machine's clock says.
struct Janitor: Service {
    var backroom: Backroom
    /// Milliseconds.
    var interval: Int64 = 3_600_000

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                do {
                    try await sweep()
                } catch {
                    backroom.logger.error("sweep", metadata: ["cause": "\(error)"])
                }
                await backroom.clock.bell.wait(interval)
            }
        }
    }

    func sweep() async throws {
        let clock = backroom.clock.sense()
        if let doubt = clock.doubt { backroom.logger.warning("\(doubt)") }
        try await backroom.store.write { connection in
            try ClockLog(connection).write(clock)
            if clock.isBelieved { try ClockLog(connection).settle(at: clock.now) }
            try Sessions(connection).sweep(at: clock.sure)
            try ConsoleSessions(connection).sweep(at: clock.sure)
            try Tickets(connection).sweep(at: clock.sure)
            try Failures(connection).sweep(at: clock.now)
            try Outbox(connection).sweep(at: clock.sure)
            try IdempotencyKeys(connection).sweep(at: clock.sure)
            try PopularList(connection).sweep(at: clock.sure)
            try Payments(connection).sweep(at: clock.sure)
            try Bugs(connection).sweep(at: clock.sure)
            try Editions(connection).sweep(at: clock.sure)
            try Announcements(connection).sweep(at: clock.sure)
            try Encouragements(connection).sweep(at: clock.sure)
        }
        // Whoever had two this week may have another one.
        await backroom.hint(
            encouraged: try await backroom.store.write { try Encouragements($0).deliverReady(at: clock.now) })
        let day: Int64 = 86_400_000, term = Int64(backroom.settings.orderDays) * day
        while try await backroom.store.write({
            try MealOrders($0).forgetGuests(placedBefore: clock.sure - term, limit: 200)
        }) {}
        while try await backroom.store.write({ try SearchIndex($0).catchUp(limit: 200) }) {}
        // A letter may be due earlier than it was.
        backroom.bell.ring()
        try await backroom.shelves.purge(at: clock.sure)
        try await warnIfNearlyFull()
        try await backroom.sweepBlobs()
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
