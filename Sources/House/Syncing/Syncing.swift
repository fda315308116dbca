public import Guest
import Library
import Screen
public import SyncEngine

/// Keeps the kitchen the same on every device while somebody is signed in (AR07, AR17, AR18, TR34, TR35).
///
/// Rounds go on in the background, one at a time; what they bring is heard as any other change of the library.
@MainActor public final class Syncing {
    public private(set) var clock = SyncClock()
    public private(set) var report: SyncReport? { didSet { edition += 1 } }
    /// Goes up when something else may wait than before.
    public private(set) var edition = 0
    /// Of parts that are shared for themselves, by their names.
    var shared: [String: SharingStanding] = [:]
    private var isRunning = false
    unowned let host: Host
    /// Tells of hints while it is held.
    private var hints: Task<Void, Never>?
    /// Which of those who have listened is the last.
    private var listener = 0

    public init(_ host: Host) { self.host = host }

    public var state: SyncState {
        if host.membership.standing != .signedIn { return .off }
        if host.settings.worksOffline { return .offline }
        if isRunning { return .running }
        guard let report else { return .waiting(nil) }
        if report.libraryTrouble != nil || report.fault != nil { return .broken }
        if report.trouble != nil || report.standing.waiting > 0 { return .waiting(report.trouble) }
        return .alike
    }

    public var standing: SyncStanding { report?.standing ?? SyncStanding() }
    /// When it last worked, in seconds since 1970.
    public var lastWorked: Double? { clock.lastWorked }

    // MARK: When

    /// Who is signed in, or what is set, has changed.
    public func attune() {
        // The next one who signs in is told nothing of this one's kitchen.
        if host.membership.standing != .signedIn { (clock, report, shared) = (SyncClock(), nil, [:]) }
        clock.pause = host.settings.savesData ? SyncClock.sparing : SyncClock.usual
        guard isWanted else {
            clock.end()
            hints?.cancel()
            hints = nil
            return
        }
        if clock.due == nil, !isRunning { clock.begin(at: host.now) }
        listen()
        elapse()
    }

    private var isWanted: Bool { host.membership.standing == .signedIn && !host.settings.worksOffline }

    public var deadline: Double? { isWanted ? clock.due : nil }

    public func elapse() { if let due = deadline, due <= host.now { begin() } }

    /// The cook asks for it now (AR18).
    public func now() {
        guard isWanted else { return }
        clock.asked(at: host.now)
        elapse()
    }

    /// Also during a round, which may be past what has changed: then another follows, and the last one has no news.
    func libraryChanged() {
        guard isWanted else { return }
        clock.changed(at: host.now)
    }

    func cookIsBack() {
        guard isWanted else { return }
        clock.woke(at: host.now)
        listen()
    }

    // MARK: A round

    /// Asks the shelf in the name of the account; nil = nobody is signed in.
    public var engine: SyncEngine? {
        guard let guest = host.membership.guest, let account = host.membership.account else { return nil }
        return SyncEngine(
            host.services.box, boxes: host.services.boxes, guest: guest,
            account: MembershipRecord.shelf(of: account, at: guest.server.text),
            settings: SettingKeys.travelling, savesData: host.settings.savesData, now: host.now)
    }

    private func begin() {
        guard !isRunning, let engine else { return }
        isRunning = true
        clock.began()
        host.services.errands.run {
            await engine.round()
        } then: { [self] report in
            end(report)
        }
    }

    private func end(_ report: SyncReport) {
        isRunning = false
        self.report = report
        let log = host.services.log
        if let trouble = report.trouble { log.warning("sync: \(trouble.cause)") }
        if let trouble = report.libraryTrouble { log.error("sync: \(trouble.cause)") }
        if let fault = report.fault { log.error("sync: \(fault)") }
        if report.trouble?.kind == .signedOut { host.membership.expire() }
        if report.isWell {
            clock.worked(at: host.now)
            if host.isAway { host.membership.tell(.notices) } else { listen() }
        } else {
            var seconds: Double?
            if case .problem(_, let retryAfter?)? = report.trouble { seconds = Double(retryAfter) }
            clock.failed(at: host.now, retryAfter: seconds)
        }
        if !isWanted { clock.end() }
        if report.hasNews { takeNews() }
        for part in shared.keys { look(atSharing: part) }
        host.touch()
    }

    /// Something was done about what waits, without a round.
    public func countAgain() {
        guard let engine else { return }
        host.services.errands.run {
            try? await engine.standing()
        } then: { [self] standing in
            if let standing, report != nil { report?.standing = standing } else { edition += 1 }
        }
    }

    /// What is held in memory of the library is older than it.
    private func takeNews() {
        host.hearts = Hearts()
        host.services.forgetPictures()
        host.read("settings") { box throws(LibraryError) in
            try await Settings.read(from: box)
        } then: { [host] answer in
            if case .success(let kept) = answer { host.adopt(kept, of: SettingKeys.travelling) }
        }
    }

    // MARK: Hints

    /// Hears from the server when another device has changed something, while the cook looks at the window.
    private func listen() {
        guard hints == nil else { return }
        // What came while nobody heard of it.
        host.membership.tell(.notices)
        host.membership.tell(.announcements)
        host.membership.tell(.motivation)
        guard let guest = host.membership.guest, let hear = host.services.hearServer else { return }
        listener += 1
        let mine = listener
        host.services.errands.hear { (tell: @escaping @Sendable (String?) -> Void) in
            hints = Task.detached(executorPreference: Galley.shared) {
                await hear(guest) { tell($0) }
                tell(nil)
            }
        } then: { [weak self] hint in
            // When it has ended it is begun again once the cook is back, or a round has worked.
            guard let self, mine == listener else { return }
            switch hint {
            case "notices"?: host.membership.tell(.notices)
            case "announcements"?: host.membership.tell(.announcements)
            case "motivation"?: host.membership.tell(.motivation)
            case "orders"?: host.membership.tell(.orders)
            case "payments"?: host.membership.tell(.payments)
            case _?: hinted()
            case nil: hints = nil
            }
        }
    }

    /// Another window is in front: what comes meanwhile is asked for later.
    func cookIsAway() {
        hints?.cancel()
        hints = nil
    }

    private func hinted() {
        if isWanted { clock.hinted(at: host.now) }
    }
}
