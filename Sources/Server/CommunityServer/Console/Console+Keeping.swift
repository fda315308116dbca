import API
import ServerStore

/// How the server is (SR02, SR05), and what was done.
extension Asking {
    private struct Figure {
        var name: String
        var value: String
    }

    private struct Holder {
        var address: String
        var userName: String
        var room: String
        var percent: Int
        var isFull: Bool
    }

    private struct StoragePage {
        var warnings: [String]
        var figures: [Figure]
        var largest: [Holder]
    }

    func showStorage() async throws -> Reply {
        let words = consoleWords
        let (people, bytes, loose, full, holders) = try await store.read { connection in
            (
                try accounts(connection).count(),
                Int(try connection.number("SELECT COALESCE(SUM(bytes), 0) FROM blob")),
                Int(
                    try connection.number(
                        """
                        SELECT COALESCE(SUM(blob.bytes), 0) FROM blob_owner JOIN blob ON blob.hash = blob_owner.hash
                        WHERE blob_owner.loose_since IS NOT NULL
                        """)),
                try accounts(connection).countNearlyFull(), try accounts(connection).largest(limit: 20)
            )
        }
        let disk = backroom.media.usedPercent
        var warnings: [String] = []
        if disk >= MediaShelf.warnedPercent {
            warnings.append(
                words.say(
                    "The disk is \(disk) % full. From \(MediaShelf.fullPercent) % on no pictures and clips are taken.",
                    "Die Platte ist zu \(disk) % voll. Ab \(MediaShelf.fullPercent) % werden keine Bilder und Filme mehr angenommen."
                ))
        }
        if full > 0 {
            warnings.append(
                words.say(
                    "Accounts that have used four fifths of their room: \(full).",
                    "Konten, die vier Fünftel ihres Platzes verbraucht haben: \(full)."))
        }
        let main = StoragePage(
            warnings: warnings,
            figures: [
                Figure(name: words.say("Disk in use", "Platte belegt"), value: "\(disk) %"),
                Figure(name: words.say("Pictures and clips", "Bilder und Filme"), value: words.size(bytes)),
                Figure(
                    name: words.say(
                        "Named by nobody, goes by itself", "Von niemandem genannt, geht von selbst"),
                    value: words.size(loose)),
                Figure(name: words.say("Accounts", "Konten"), value: "\(people)"),
            ],
            largest: holders.map { account in
                let shown = account.shown
                let percent =
                    shown.allowedBytes > 0 ? min(100, shown.usedBytes * 100 / shown.allowedBytes) : 100
                return Holder(
                    address: Route.consolePerson.path(shown.userName), userName: shown.userName,
                    room: "\(words.size(shown.usedBytes)) / \(words.size(shown.allowedBytes))",
                    percent: percent, isFull: percent >= Account.warnedPercent)
            })
        return try await consolePage("storage", words.say("Storage", "Speicher"), main)
    }

    // MARK: Errors

    private struct ErrorLine {
        var times: String
        var route: String
        var status: Int
        var time: String
        var ago: String
        var cause: String
    }

    private struct ErrorsPage {
        var tabs = ErrorTabs(isServers: true)
        var troubles: [ErrorLine]
    }

    func showErrors() async throws -> Reply {
        let words = consoleWords
        let main = ErrorsPage(
            troubles: backroom.troubles.list.map { trouble in
                ErrorLine(
                    times: "\(trouble.count)×", route: trouble.route, status: trouble.status,
                    time: words.stamp(trouble.last), ago: words.ago(trouble.last), cause: trouble.cause)
            })
        return try await consolePage("errors", words.say("Errors", "Fehler"), main)
    }

    // MARK: The log

    private struct LogPage {
        var deeds: [ConsoleDeed]
        var more: String?
    }

    func showLog() async throws -> Reply {
        let words = consoleWords, place = try timePlace("log"), limit = 50
        let found = try await store.read { try Deeds($0).list(after: place, limit: limit + 1) }
        let page = page("log", found, limit, place: \.place, shown: { $0.id })
        let main = LogPage(
            deeds: found.prefix(limit).map { ConsoleDeed($0, words) },
            more: page.next.map { "/console/log?after=\($0)" })
        return try await consolePage("log", words.say("The log", "Das Protokoll"), main)
    }
}
