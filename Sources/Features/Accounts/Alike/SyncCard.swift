import House
import Kit
import Stage
import SyncEngine

/// How it stands between this device and the server, and what can be done about it (AR17, TR35).
struct SyncCard: View {
    let look: Look
    let host: Host
    let accounts: Accounts

    var body: any View {
        SettingsCard(look: look, title: look.words.sameKitchen, rows: rows)
    }

    private var rows: [any View] {
        let standing = host.syncing.standing
        var rows: [any View] = [status]
        if host.syncing.needsSecondFactor {
            rows.append(
                LinkRow(
                    look: look, icon: "qr-code", title: look.words.setUpFactor,
                    detail: look.words.factorUntilThen
                ) { accounts.showFactor() })
        }
        if standing.conflicts > 0 {
            rows.append(
                LinkRow(
                    look: look, icon: "duplicate", title: look.words.otherVersions(standing.conflicts),
                    detail: look.words.otherVersionsDetail
                ) { accounts.showConflicts() })
        }
        if standing.held > 0 {
            rows.append(
                LinkRow(
                    look: look, icon: "warning", title: look.words.heldBack(standing.held),
                    detail: look.words.heldDetail
                ) { accounts.showHeld() })
        }
        if standing.keptHere > 0 {
            rows.append(
                LinkRow(
                    look: look, icon: "lock", title: look.words.keptHere(standing.keptHere),
                    detail: look.words.keptHereDetail
                ) { accounts.showHeld() })
        }
        rows.append(
            SwitchRow(
                look: look, title: look.words.workOffline, detail: look.words.workOfflineDetail,
                isOn: host.settings.worksOffline
            ) { host.settings.worksOffline.toggle() })
        return rows
    }

    private var status: any View {
        let (icon, text) = told
        var spec = RegionSpec(.status, text, id: "sync status")
        spec.isTinted = false
        return Row(spacing: Space.m) {
            Row(spacing: Space.m) {
                SyncMark(
                    look: look, host: host, icon: icon, size: 26,
                    color: icon == "check" ? look.colors.sage : look.colors.tomato)
                Column(spacing: 2) {
                    Text(text, look.type.bodyStrong, look.colors.ink)
                    if let detail { Text(detail, look.type.small.leading(1.25), look.colors.softInk) }
                }
                .grow()
            }
            .region(spec)
            .grow()
            WordButton(
                look: look, label: look.words.syncNow, icon: "refresh", emphasis: .plain, id: "sync now",
                isEnabled: host.syncing.state != .running && host.syncing.state != .offline
            ) { host.syncing.now() }
        }
        .padding(x: Space.m, y: 10)
        .limit(minHeight: 64)
    }

    private var told: (icon: String, text: String) {
        let words = look.words
        switch host.syncing.state {
        case .off: return ("info", words.notAlikeYet)
        case .offline: return ("info", words.workingOffline)
        case .running: return ("refresh", words.becomingAlike)
        case .alike: return ("check", host.syncing.standing.isAll ? words.isAlike : words.restIsAlike)
        case .waiting(nil): return ("refresh", words.notAlikeYet)
        case .waiting(let trouble?): return ("info", trouble.sentence(words, accounts.serverName))
        case .broken: return ("warning", words.syncBroken)
        }
    }

    private var detail: String? {
        let words = look.words, standing = host.syncing.standing
        let parts = [
            standing.waiting > 0 ? words.changesWait(standing.waiting) : nil,
            standing.pictures > 0 ? words.picturesCome(standing.pictures) : nil,
            host.syncing.lastWorked.map { words.lastAlike(host.services.timeOfDay($0).text) },
        ]
        let told = parts.compactMap { $0 }
        return told.isEmpty ? nil : told.joined(separator: " · ")
    }
}
