/// How often something may be asked, by one account or, where nobody is signed in, one address.
struct Pace: Sendable, Hashable {
    var name: String
    /// Times at once.
    var burst: Int
    /// Milliseconds after which another time is to be had.
    var interval: Int64
    /// Counted by address, whoever is signed in.
    var isByAddress = false

    static let reading = Pace(name: "reading", burst: 240, interval: 100)
    static let writing = Pace(name: "writing", burst: 60, interval: 500)
    /// Doors at which a password or a code is tried.
    static let proving = Pace(name: "proving", burst: 20, interval: 3_000, isByAddress: true)
    /// New accounts.
    static let joining = Pace(name: "joining", burst: 10, interval: 60_000, isByAddress: true)
    /// What sends mail.
    static let mailing = Pace(name: "mailing", burst: 5, interval: 120_000, isByAddress: true)
    /// A kitchen that is being brought over: many questions, each small.
    static let syncing = Pace(name: "syncing", burst: 600, interval: 50)
    /// All that is stored, at once.
    static let archiving = Pace(name: "archiving", burst: 3, interval: 60_000)
    /// Streams that are opened.
    static let listening = Pace(name: "listening", burst: 20, interval: 2_000)
}
