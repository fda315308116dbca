import Foundation
import Logging
public import Scullery
import ServerStore

/// Looks whether a server is as it must be, and says it in sentences.
public struct Doctor: Sendable {
    public struct Finding: Sendable, Hashable {
        public enum Weight: Sendable, Hashable { case good, note, bad }
        public var weight: Weight
        public var sentence: String
    }

    public var settings: ServerSettings
    public var now: Int64

    private let launcher: SculleryProgram?

    /// - Parameter launcher: see ``CommunityServer/launcher``.
    public init(
        _ settings: ServerSettings, now: Int64, launcher: SculleryProgram? = CommunityServer.launcher
    ) { (self.settings, self.now, self.launcher) = (settings, now, launcher) }

    public func findings() async -> [Finding] {
        var findings = [place, space, listening, mail, backUps, workshop] + futureBackUps
        if let bucket = settings.bucket { findings.append(await look(at: bucket)) }
        if let publishing { findings.append(publishing) }
        findings += paying
        findings += await database()
        return findings
    }

    private func good(_ sentence: String) -> Finding { Finding(weight: .good, sentence: sentence) }
    private func note(_ sentence: String) -> Finding { Finding(weight: .note, sentence: sentence) }
    private func bad(_ sentence: String) -> Finding { Finding(weight: .bad, sentence: sentence) }

    /// - Parameter known: what the server has seen of it, if it has ever run.
    private func clock(_ known: ClockSense?) -> Finding {
        guard var clock = known else {
            return now > ClockSense.earliest
                ? good("The clock says a time that can be.")
                : bad("The clock is years behind: links and devices would end at the wrong time.")
        }
        clock.look(at: now, after: nil)
        return clock.doubt.map(bad) ?? good("The clock goes on from where the server saw it last.")
    }

    /// Nil where nobody publishes.
    private var publishing: Finding? {
        guard settings.hasCommunity else { return nil }
        if settings.publishing == .moderated { return good("A moderator looks at what people publish.") }
        return settings.registration == .open
            ? note(
                "Everybody may have an account, and what they publish is shown at once: publishing = moderated."
            )
            : good("What people publish is shown at once; they come by invitation.")
    }

    /// Nothing where nothing is sold in the browser.
    private var paying: [Finding] {
        guard settings.stripe != nil || settings.paypal != nil else {
            return settings.licencePrice == nil && settings.premiumPrice == nil
                ? [] : [note("There are prices, and no keys of a provider: nothing is sold.")]
        }
        let desks: PayDesks
        do { desks = try PayDesks(settings) } catch { return [bad("Nobody can pay: \(error).")] }
        var findings = [good("The keys of whoever takes payments can be read by this server alone.")]
        if !settings.address.hasPrefix("https://") {
            findings.append(
                bad("Providers tell what was paid to \(settings.address), where they can't reach it."))
        }
        for (name, price) in [("licence", settings.licencePrice), ("premium", settings.premiumPrice)] {
            guard let price, desks.ways(price.amount, price.currency).isEmpty else { continue }
            findings.append(bad("No provider takes \(price.currency) for \(name)-price."))
        }
        if settings.seller.isEmpty { findings.append(note("Receipts don't say who sells: seller = …")) }
        return findings
    }

    private var place: Finding {
        guard access(settings.folder, F_OK) == 0 else {
            return bad("The folder \(settings.folder) can't be reached.")
        }
        guard access(settings.folder, W_OK) == 0 else {
            return bad("The folder \(settings.folder) can't be written.")
        }
        let kind = MountKind.of(URL(filePath: settings.folder).standardizedFileURL.path)
        let isElsewhere = ["nfs", "nfs4", "cifs", "smb3", "9p", "fuse.sshfs", "afs", "ceph"].contains(kind)
        return isElsewhere
            ? bad("The folder is on a network drive, where SQLite's locks can't be trusted.")
            : good("The folder is on a disk of this machine.")
    }

    private var space: Finding {
        guard let media = try? MediaShelf(folder: settings.media) else {
            return bad("The folder of pictures can't be made.")
        }
        let percent = media.usedPercent
        if percent >= MediaShelf.fullPercent {
            return bad("The disk is \(percent) % full: pictures are refused.")
        }
        if percent >= MediaShelf.warnedPercent {
            return note(
                "The disk is \(percent) % full; from \(MediaShelf.fullPercent) % on pictures are refused.")
        }
        return good("The disk is \(percent) % full.")
    }

    private var listening: Finding {
        let isHere = ["127.0.0.1", "::1", "localhost"].contains(settings.host)
        let isSafe = settings.address.hasPrefix("https://")
        if !isHere {
            return bad(
                "It listens on \(settings.host), beyond this machine, without TLS: let a proxy do that.")
        }
        if !isSafe { return note("Its address is \(settings.address): only this machine can reach it.") }
        if settings.address.hasSuffix(":\(settings.port)") {
            return bad(
                "Its address has the port on which it listens itself, which no proxy can have: change port or address."
            )
        }
        return settings.trustedProxies.isEmpty
            ? bad("No proxy is trusted, so that all callers count as one: set trusted-proxies.")
            : good("The world comes to it through a proxy, at \(settings.address).")
    }

    private var mail: Finding {
        switch settings.mail {
        case .none: note("It sends no mail: addresses stay unconfirmed, and passwords are reset by you.")
        case .folder(let folder): note("Mail goes into the folder \(folder), to nobody.")
        case .smtp(let address):
            settings.sender.hasSuffix("@localhost")
                ? bad("Mail comes from \(settings.sender), which others refuse: set mail-from.")
                : good("Mail goes by \(address).")
        }
    }

    private var backUps: Finding {
        if settings.backUpHours == 0 { return note("It takes no back-ups by itself.") }
        guard let last = BackUp.newest(in: settings.backUps, at: now)?.takenAt else {
            return note("There is no back-up yet.")
        }
        let hours = (now - last) / 3_600_000
        return hours > Int64(settings.backUpHours) * 2 + 1
            ? bad("The last back-up is \(hours) hours old.") : good("The last back-up is \(hours) hours old.")
    }

    private var futureBackUps: [Finding] {
        let count = BackUp.all(in: settings.backUps).count { $0.takenAt ?? 0 > now + ClockSense.slack }
        if count == 0 { return [] }
        let which =
            count == 1 ? "A back-up is dated in the future" : "\(count) back-ups are dated in the future"
        return [note("\(which), because the clock was wrong then; nothing deletes what you don't.")]
    }

    private var workshop: Finding {
        CommunityServer.mediaTrouble(launcher).map { bad("Pictures and clips are refused: \($0).") }
            ?? good(
                "Pictures and clips are looked at by ffmpeg, which Landlock and seccomp keep to one file.")
    }

    private func look(at bucket: MediaBucket) async -> Finding {
        do {
            let folder = try MediaShelf(folder: settings.media)
            let store = try BucketStore(
                bucket, backUpDays: settings.backUpDays, folder: folder,
                logger: Logger(label: "doctor") { _ in
                    SwiftLogNoOpLogHandler()
                }, pauses: [])
            let trouble = await store.trial()
            return trouble.map { bad("The bucket \(bucket.address) can't be used: \($0).") }
                ?? good("Pictures and clips go to the bucket \(bucket.address) and come back.")
        } catch {
            return bad("The bucket \(bucket.address) can't be used: \(error).")
        }
    }

    private func database() async -> [Finding] {
        if let postgres = settings.postgres { return await server(PostgreSQLDatabase(postgres)) }
        guard access(settings.databaseFile, F_OK) == 0 else {
            return [bad("There is no database yet: begin with init.")]
        }
        do {
            let database = try SQLiteDatabase(path: settings.databaseFile)
            let facts = try database.facts()
            var findings = [
                facts.synchronous >= 2 && facts.journal == "wal"
                    ? good(
                        "The database makes sure of every change (synchronous = \(facts.synchronous), \(facts.journal))."
                    )
                    : bad(
                        "The database may lose changes (synchronous = \(facts.synchronous), \(facts.journal))."
                    )
            ]
            findings += try await contents(of: database)
            await database.close()
            let answer = try SQLiteDatabase.check(path: settings.databaseFile)
            findings.append(
                answer == "ok" ? good("The database is sound.") : bad("The database is damaged: \(answer)"))
            return findings
        } catch {
            return [bad("The database can't be opened: \(error)")]
        }
    }

    private func server(_ database: PostgreSQLDatabase) async -> [Finding] {
        let findings: [Finding]
        do {
            let facts = try await database.facts()
            let words = "fsync = \(facts.fsync), full_page_writes = \(facts.fullPageWrites)"
            findings =
                [
                    facts.isSafe
                        ? good("PostgreSQL \(facts.version) makes sure of every change (\(words)).")
                        : bad("PostgreSQL \(facts.version) may lose changes (\(words), \(facts.encoding)).")
                ] + (try await contents(of: database))
        } catch {
            findings = [bad("PostgreSQL can't be used: \(error)")]
        }
        await database.close()
        return findings
    }

    private func contents(of database: any ServerStore.Database) async throws -> [Finding] {
        var findings = [clock(try await database.read { try ClockLog($0).read() })]
        let allowance = settings.accountBytes
        let counts = try await database.read { connection in
            (
                try Accounts(connection).count(role: .owner), try Outbox(connection).counts(),
                try connection.number(
                    "SELECT COUNT(*) FROM account WHERE (role <> 'member' OR is_cook = 1) AND second_factor IS NULL"
                ),
                try Accounts(connection, allowance: allowance).countNearlyFull()
            )
        }
        if counts.0 == 0 { findings.append(bad("Nobody owns this server: hands-off-server admin create")) }
        let waiting = counts.1.waiting == 1 ? "A letter waits." : "\(counts.1.waiting) letters wait."
        findings += try await database.read { try Outbox($0).troubles() }.map {
            bad("\($0.reason) \(waiting)")
        }
        if counts.1.dead > 0 { findings.append(note("\(counts.1.dead) letters couldn't be sent.")) }
        if counts.2 > 0 {
            findings.append(note("\(counts.2) owners, moderators or cooks have no second factor."))
        }
        let faults = try await database.read { try Ledger($0).check() }
        let words = ConsoleWords(language: .english, now: now)
        findings += faults.map { bad(words.sentence($0)) }
        if counts.3 > 0 {
            findings.append(
                note(
                    "Accounts that have used \(MediaShelf.warnedPercent) % of their room for pictures: \(counts.3)."
                ))
        }
        return findings
    }
}
