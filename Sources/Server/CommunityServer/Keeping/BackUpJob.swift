import Logging
import ServiceLifecycle

/// Backs up every so many hours, and throws old back-ups away.
struct BackUpJob: Service {
    var settings: ServerSettings
    var clock: ServerClock
    var logger: Logger

    func run() async throws {
        let bell = Bell(), interval = Int64(settings.backUpHours) * 3_600_000
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                let now = clock.now
                let last = BackUp.newest(in: settings.backUps, at: now)?.takenAt ?? 0
                await bell.wait(min(max(last + interval - now, 1000), interval))
                if Task.isCancelled { return }
                do {
                    _ = try await BackUp.take(settings, to: settings.backUps, at: clock.now)
                    BackUp.throwAway(in: settings.backUps, after: settings.backUpDays, clock.sense())
                } catch {
                    logger.error("back-up", metadata: ["cause": "\(error)"])
                    await bell.wait(60_000)
                }
            }
        }
    }
}
