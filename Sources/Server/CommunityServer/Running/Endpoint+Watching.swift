import API
import ServerStore

extension Route {
    /// Whether the server can do its work: for a proxy, or whoever watches it.
    static let health = Route("GET", "/health")
    /// Figures, for whoever watches it on its own machine.
    static let metrics = Route("GET", "/metrics")
}

extension Endpoint {
    static let watching = [
        Endpoint(.health, .everybody, .reading) { asking in
            _ = try await asking.store.read { try $0.number("SELECT 1") }
            await asking.store.tryAgain()
            return try .json(Health(trouble: asking.store.pulse.trouble))
        },
        Endpoint(.metrics, .everybody, .reading) { asking in
            // Behind a proxy everybody comes from this machine, but says from where he came before.
            guard asking.address.isLoopback, !asking.address.isForwarded else { throw Problem.notFound }
            let facts = try await asking.store.read { connection in
                (
                    try Accounts(connection).count(), try Outbox(connection).counts(),
                    Int(try connection.number("SELECT COALESCE(SUM(bytes), 0) FROM blob")),
                    try Outbox(connection).countTroubled(),
                    try asking.accounts(connection).countNearlyFull()
                )
            }
            let text = asking.backroom.metrics.text(gauges: [
                ("accounts", "Accounts.", facts.0),
                ("mail_waiting", "Letters that wait to be sent.", facts.1.waiting),
                ("mail_troubled", "Letters of these that were tried, and not taken.", facts.3),
                ("mail_dead", "Letters that were given up.", facts.1.dead),
                ("media_bytes", "Bytes of pictures and clips.", facts.2),
                ("accounts_nearly_full", "Accounts that have used four fifths of their room.", facts.4),
                ("disk_used_percent", "How full the disk is.", asking.backroom.media.usedPercent),
                (
                    "renditions_made", "Pictures and clips made for others to see.",
                    asking.backroom.renditions.count
                ),
                (
                    "media_waiting", "Pictures and clips that are looked at.",
                    asking.backroom.workshop.looking.count
                ),
                ("clips_waiting", "Clips that are being made.", asking.backroom.workshop.filming.count),
                ("streams", "Streams of hints that are open.", await asking.backroom.hub.count),
                (
                    "passwords", "Passwords that were looked at since the start.",
                    asking.backroom.passwords.count
                ),
                ("memory_bytes", "Bytes of memory that the server has.", Metrics.memory),
            ])
            return .text(text, type: "text/plain; version=0.0.4; charset=utf-8")
        },
        Endpoint(.server, .everybody, .reading) { asking in
            try .json(asking.backroom.info, headers: [.cacheControl: "no-cache"])
        },
    ]
}

/// How the server is: where it can't even read, a problem says so.
private struct Health: Encodable {
    var status: String
    var store: String

    init(trouble: StoreError.Kind?) {
        status = trouble == nil ? "ok" : "reading"
        store =
            switch trouble {
            case nil: "ok"
            case .busy: "busy"
            case .full: "full"
            case .unreachable: "away"
            default: "failing"
            }
    }
}

extension Backroom {
    /// The program's version, and the oldest window it gets along with.
    static let version = "1.0.0"

    /// Whether there is anything to be paid, or said of who bears the costs.
    private var sells: Bool {
        settings.stripe != nil || settings.paypal != nil || settings.licencePrice != nil
            || settings.premiumPrice != nil || settings.banner != nil
    }

    var info: ServerInfo {
        ServerInfo(
            name: settings.name, version: Self.version, oldestWindow: "1.0.0", epoch: store.epoch,
            registration: settings.registration, sendsMail: sendsMail, needsEmail: settings.needsEmail,
            providers: settings.providers.map { .init(id: $0.id, name: $0.name) }, terms: settings.terms,
            limits: ServerInfo.Limits(
                pictureBytes: settings.pictureBytes, clipBytes: settings.clipBytes,
                accountBytes: settings.accountBytes, patches: 500),
            skills: ["sync", "bugs", "announcements"]
                + (settings.hasCommunity ? ["community", "collections", "motivation"] : [])
                + (settings.membersInvite ? ["invitations"] : [])
                + (settings.hasOrdering ? ["ordering"] : []) + (sells ? ["paying"] : []),
            backUpDays: settings.backUpDays)
    }
}
