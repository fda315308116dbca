import House
public import Kit
public import Stage
import SyncEngine

/// On the front page, in one quiet line: how it stands with the other devices (AR17). It leads to what it tells of.
///
/// It tells a time of the day and not how long ago that is, so that nothing has to be drawn again while nothing
/// happens.
struct SyncSign: View {
    let look: Look
    let host: Host
    let accounts: Accounts

    var body: any View {
        let (icon, text) = told
        var spec = RegionSpec(.button, text, id: "sync sign")
        spec.radius = Space.smallRadius
        spec.press = { press() }
        return Row(spacing: Space.s) {
            SyncMark(look: look, host: host, icon: icon, size: 20, color: look.colors.softInk)
            Text(text, look.type.small, look.colors.softInk, maxLines: 2).grow()
        }
        .unread()
        .limit(minHeight: Space.touch)
        .region(spec)
    }

    private func press() {
        switch host.syncing.state {
        case .waiting(let trouble?) where trouble.kind == .secondFactorNeeded: accounts.showFactor()
        case .alike where host.syncing.standing.held > 0: accounts.showHeld()
        default: host.visit(accounts.place)
        }
    }

    private var told: (icon: String, text: String) {
        let words = look.words, waiting = host.syncing.standing.waiting
        let waits = waiting > 0 ? words.changesWait(waiting) : nil
        let last = host.syncing.lastWorked.map { words.lastAlike(host.services.timeOfDay($0).text) }
        let (icon, state): (String, String?) =
            switch host.syncing.state {
            case .off, .waiting(nil): ("refresh", waits ?? words.notAlikeYet)
            case .offline: ("info", [words.workingOffline, waits].compactMap { $0 }.joined(separator: " · "))
            case .running: ("refresh", words.becomingAlike)
            case .alike where host.syncing.standing.held > 0:
                ("warning", words.heldBack(host.syncing.standing.held))
            case .alike: ("check", host.syncing.standing.isAll ? words.isAlike : words.restIsAlike)
            case .waiting(let trouble?): ("info", waits ?? trouble.sentence(words, accounts.serverName))
            case .broken: ("warning", words.syncBroken)
            }
        return (icon, [state, last].compactMap { $0 }.joined(separator: " · "))
    }
}

/// How it stands, as a mark: one that moves while it is compared.
struct SyncMark: View {
    let look: Look
    let host: Host
    /// While nothing moves.
    let icon: String
    let size: Double
    let color: Color

    var body: any View {
        if host.syncing.state == .running { return BusySign(look: look, size: size, color: color).node }
        return Icon(icon, size: size, color).node
    }
}

extension Syncing {
    /// Whether the server waits for the second factor of whoever looks after it, as far as it has told: also while
    /// it is being asked again.
    var needsSecondFactor: Bool {
        switch state {
        case .off, .offline, .broken: false
        case .running, .waiting, .alike: report?.trouble?.kind == .secondFactorNeeded
        }
    }
}

extension SyncStanding {
    /// Whether nothing is on this device only.
    var isAll: Bool { held + keptHere == 0 }
}

extension Accounts {
    /// How it stands with the other devices; nil = nobody is signed in.
    public func sign(_ look: Look) -> Node? {
        membership.standing == .signedIn ? SyncSign(look: look, host: host, accounts: self).node : nil
    }
}
