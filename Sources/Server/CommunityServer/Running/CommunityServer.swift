import Foundation
import Hummingbird
public import UnixSignals
public import Logging
import NIOCore
public import ServerStore
public import Scullery
import ServiceLifecycle
import Synchronization
import Web

/// The server: what it keeps, opened; what it is asked, answered.
public struct CommunityServer: Sendable {
    let backroom: Backroom
    private let carrier: MailCarrier
    private let jobs: [any Service]

    /// Opens what a server keeps.
    /// - Parameters:
    ///   - launcher: see ``launcher``.
    ///   - cost: how much work a password is; less in tests.
    ///   - now: milliseconds since 1970.
    public init(
        _ settings: ServerSettings, database: (any ServerStore.Database)? = nil, cost: PasswordCost = .usual,
        launcher: SculleryProgram? = launcher, logger: Logger = Logger(label: "server"),
        now: @escaping @Sendable () -> Int64 = { WallClock.now() }
    ) async throws {
        try await self.init(
            settings, database: database, cost: cost, logger: logger, now: now, times: .init(),
            tool: MediaTool(launcher: launcher))
    }

    init(
        _ settings: ServerSettings, database: (any ServerStore.Database)?, cost: PasswordCost, logger: Logger,
        now: @escaping @Sendable () -> Int64,
        steady: @escaping @Sendable () -> Int64 = { ServerClock.sinceStart() }, times: Backroom.Times,
        pictureTrust: WebTrust = .found, tool: MediaTool = MediaTool(), disk: DiskGauge = DiskGauge()
    ) async throws {
        let media = try MediaShelf(folder: settings.media, gauge: disk)
        media.clearIncoming()
        let workshop = MediaWorkshop(tool: tool, logger: logger)
        let bytes = try settings.mediaStore(media, logger: logger, pauses: times.bucket)
        let renditions = try RenditionShelf(folder: settings.renditions, workshop: workshop, media: bytes)
        renditions.clear()
        let database = try database ?? settings.openDatabase()
        let hub = EventHub()
        let store = try await Store(database, now: now())
        let clock = ServerClock(
            known: try await store.read { try ClockLog($0).read() }, machine: now, steady: steady)
        var backroom = Backroom(
            settings: settings, store: store, clock: clock, times: times,
            passwords: try PasswordDesk(cost: cost), media: media, bytes: bytes, workshop: workshop,
            renditions: renditions,
            pictureTrust: pictureTrust, hub: hub,
            board: Switchboard(hub: hub, database: database, logger: logger), bell: Bell(),
            metrics: Metrics(), hosts: HostNames(settings), pages: try PageSet(server: settings.name),
            console: try ConsoleSet(server: settings.name),
            publicPages: try PublicPageSet(server: settings.name),
            logger: logger)
        backroom.desks = try PayDesks(settings)
        self.backroom = backroom
        carrier = MailCarrier(settings)
        var jobs: [any Service] = [Janitor(backroom: backroom), Cashier(backroom: backroom)]
        if settings.backUpHours > 0 {
            jobs.append(BackUpJob(settings: settings, clock: clock, logger: logger))
        }
        if let words = database.hearing() {
            jobs.append(SwitchboardOperator(board: backroom.board, words: words))
        }
        if backroom.sendsMail { jobs.append(MailWorker(backroom: backroom, carrier: carrier)) }
        self.jobs = jobs
    }

    /// Answers until the task is cancelled or the process is told to end; then all that has begun is
    /// finished.
    /// - Parameter isReady: told the port when it listens.
    public func run(
        signals: [UnixSignal] = [.sigterm, .sigint], isReady: @escaping @Sendable (Int) -> Void = { _ in }
    ) async throws {
        let backroom = backroom
        let application = Application(
            router: backroom.router(),
            server: .http1(
                configuration: .init(
                    idleTimeout: .init(backroom.times.idle),
                    httpDecoderConfiguration: .init(
                        maxHeaderFieldSize: 16 << 10, maxHeaderListSize: 32 << 10, maxHeaderFieldCount: 100))),
            configuration: .init(
                address: .hostname(backroom.settings.host, port: backroom.settings.port),
                serverName: nil,
                availableConnectionsDelegate: .maximum(
                    backroom.settings.connections, logger: backroom.logger)),
            services: jobs + [StreamEnder(hub: backroom.hub)],
            onServerRunning: { isReady($0.localAddress?.port ?? 0) }, logger: backroom.logger)
        do {
            try await application.runService(gracefulShutdownSignals: signals)
        } catch is CancellationError {
        }
        await backroom.store.close()
    }
}

/// Ends the streams when the server is told to end: they would go on for ever.
private struct StreamEnder: Service {
    var hub: EventHub

    func run() async throws {
        try? await gracefulShutdown()
        await hub.close()
    }
}

/// The time of day.
public enum WallClock {
    /// Milliseconds since 1970.
    public static func now() -> Int64 { Int64(Date().timeIntervalSince1970 * 1000) }
}
