import API
import Logging
import ServerStore
import Web

/// What every route may use.
struct Backroom: Sendable {
    var settings: ServerSettings
    var store: Store
    var clock: ServerClock
    var times: Times
    var passwords: PasswordDesk
    /// The folder of what is coming, and of all pictures and clips unless they are in a bucket.
    var media: MediaShelf
    /// Where their bytes are.
    var bytes: any MediaStore
    var workshop: MediaWorkshop
    var renditions: RenditionShelf
    var ranking = Ranking()
    var providers = ProviderDesk()
    /// By what word a provider's pictures are asked for; in tests, where all are of the house, another one.
    var pictureTrust = WebTrust.found
    var hub: EventHub
    /// By which the devices of an account are told something, whichever process they listen to.
    var board: Switchboard
    /// Rung when a letter has been written.
    var bell: Bell
    /// Through whom people pay, and rung when one of them may have to say something new.
    var desks = PayDesks()
    var till = Bell()
    var paces = PaceKeeper()
    var attempts = Attempts()
    var metrics: Metrics
    var troubles = Troubles()
    var hosts: HostNames
    var pages: PageSet
    var console: ConsoleSet
    var publicPages: PublicPageSet
    var logger: Logger

    /// How long things may take; shorter in tests.
    struct Times: Sendable {
        /// For a small body to come.
        var body: Duration = .seconds(10)
        /// For a silent connection, or one whose request doesn't come to its end.
        var idle: Duration = .seconds(30)
        /// For a piece of an answer to be taken: of ``PatientWriter/piece`` bytes.
        var taking: Duration = .seconds(30)
        /// Between two signs of life on a stream.
        var heartbeat: Duration = .seconds(25)
        /// The slowest a big body may come, in bytes a second, when ``body`` is over.
        var slowest = 8 << 10
        /// Before a bucket of pictures and clips is asked again that didn't answer.
        var bucket: [Duration] = [.milliseconds(300), .seconds(2)]
        init() {}
    }

    /// Milliseconds since 1970: for what is written down.
    func now() -> Int64 { clock.now }

    var sendsMail: Bool { settings.mail != .none }
}
