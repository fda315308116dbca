import Foundation

/// A thread's own connection, which it opens when it is needed, throws away when it is broken, and opens
/// again; and how it carries out a transaction.
final class PostgreSQLHand {
    /// How often a write is begun at most while others are in its way.
    static let tries = 6
    /// After so many it is done alone.
    static let triesAmongOthers = 3

    private let address: PostgreSQLAddress
    private var link: PostgreSQLLink?
    /// A machine that doesn't answer costs seconds a try: until then whoever waits is told so at once.
    private var silence: (error: StoreError, until: ContinuousClock.Instant)?

    init(_ address: PostgreSQLAddress) { self.address = address }

    /// How a transaction went that is to be begun again.
    private enum Setback: Error {
        /// Another one was in the way.
        case overtaken(StoreError)
        /// The connection broke before anything could have been kept.
        case lost(StoreError)
    }

    func read<Answer>(_ work: (any Connection) throws -> Answer) throws -> Answer {
        try carryOut(.reading, work)
    }

    func look<Answer>(_ work: (any Connection) throws -> Answer) throws -> Answer {
        try carryOut(.looking, work)
    }

    func write<Answer>(_ work: (any Connection) throws -> Answer) throws -> Answer {
        try carryOut(.writing, work)
    }

    private func carryOut<Answer>(
        _ purpose: PostgreSQLLink.Purpose, _ work: (any Connection) throws -> Answer
    ) throws -> Answer {
        var overtaken = 0, lost = 0
        while true {
            let link = try open(for: purpose)
            do {
                return try attempt(
                    overtaken >= Self.triesAmongOthers ? .writingAlone : purpose, link, work)
            } catch Setback.overtaken(let error) {
                overtaken += 1
                guard overtaken < Self.tries else { throw error }
                // By chance, so that two that met don't meet again.
                Thread.sleep(forTimeInterval: .random(in: 0...0.002) * Double(overtaken))
            } catch Setback.lost(let error) {
                // It may have rested here while the database was stopped and started: once more, on a new one.
                lost += 1
                guard lost < 2 else { throw error }
            }
        }
    }

    private func attempt<Answer>(
        _ purpose: PostgreSQLLink.Purpose, _ link: PostgreSQLLink,
        _ work: (any Connection) throws -> Answer
    ) throws -> Answer {
        defer { if !link.isAlive { self.link = nil } }
        do {
            try link.begin(purpose)
        } catch {
            let isLost = !link.isAlive
            link.rollBack()
            throw isLost ? Setback.lost(error.error) : error.error
        }
        let answer: Answer
        do {
            answer = try work(PostgreSQLConnection(link: link))
        } catch {
            let failure = link.failure
            link.rollBack()
            if let failure, failure.isWorthAnotherTry { throw Setback.overtaken(failure.error) }
            if let failure, !link.isAlive { throw Setback.lost(failure.error) }
            throw error
        }
        do {
            try link.commit()
        } catch {
            link.rollBack()
            if error.isWorthAnotherTry { throw Setback.overtaken(error.error) }
            // When the connection breaks at this very moment, nobody knows whether all of it was kept: so it
            // isn't done again, and whoever waits isn't told that it was done.
            throw error.error
        }
        return answer
    }

    /// Held together by all servers that run, and by none while all of it is replaced.
    static let presence = "1213155924, hashtext(current_schema()::text)"

    private func open(for purpose: PostgreSQLLink.Purpose = .reading) throws(StoreError) -> PostgreSQLLink {
        if let link, link.isAlive { return link }
        link = nil
        let began = ContinuousClock.now
        if let silence, began < silence.until { throw silence.error }
        do {
            let link = try PostgreSQLLink(address)
            // A look has no transaction that says so.
            if purpose.isWriting {
                try link.prepareWriting()
            } else {
                try link.command("SET default_transaction_read_only = on")
            }
            (self.link, silence) = (link, nil)
            return link
        } catch {
            // One that refuses does so at once, and may be back at once.
            let now = ContinuousClock.now
            silence = now - began > .seconds(1) ? (error.error, now + .seconds(1)) : nil
            throw error.error
        }
    }

    /// Tells those that listen, outside of any transaction.
    func tell(_ words: String) throws(StoreError) {
        let link = try open()
        defer { if !link.isAlive { self.link = nil } }
        do {
            _ = try link.execute("SELECT pg_notify(?, ?)", [.text(PostgreSQLEar.channel), .text(words)])
        } catch {
            throw error.error
        }
    }

    /// Lets go of the connection.
    func rest() { link = nil }
}
