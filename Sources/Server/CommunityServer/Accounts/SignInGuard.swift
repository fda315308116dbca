import API
import ServerStore

/// Keeps guessers from the doors at which a password or a code is tried (OWASP ASVS 5.0, 6.3.1 and 6.1.1).
///
/// Ten wrong tries within half an hour close a name to the address that made them. A hundred, from wherever,
/// slow the name down to a try every ten seconds, and no more than that: or anybody could lock anybody
/// out. Names that nobody has are treated alike, so nobody learns which are.
struct SignInGuard {
    var backroom: Backroom
    /// An account, whichever of its names was said and whichever door it is; where there is none, what was said in
    /// small letters.
    var name: String
    var block: String

    private static let perAddress = 10
    private static let perName = 100
    private static let slow = Pace(name: "guessed", burst: 1, interval: 10_000)

    private var here: String { "sign-in|\(name)|\(block)" }
    private var everywhere: String { "sign-in|\(name)" }

    /// Before anything is tried.
    func enter() async throws {
        let now = backroom.now(), here = here, everywhere = everywhere
        let counts = try await backroom.store.read { connection in
            let failures = Failures(connection)
            return (try failures.count(here, at: now), try failures.count(everywhere, at: now))
        }
        if counts.0 >= Self.perAddress { throw Problem.tooMany(Int(Failures.window / 1000)) }
        if counts.1 >= Self.perName,
            let seconds = backroom.paces.ask(Self.slow, name, at: backroom.clock.steadily)
        {
            throw Problem.tooMany(seconds)
        }
    }

    func failed() async throws {
        let now = backroom.now(), here = here, everywhere = everywhere
        try await backroom.store.write { connection in
            try Failures(connection).add(here, at: now)
            try Failures(connection).add(everywhere, at: now)
        }
    }

    func succeeded(_ connection: any Connection) throws { try Failures(connection).forget(here) }
}
