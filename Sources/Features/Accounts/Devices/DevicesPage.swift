import API
import Guest
import House
import Kit
import Stage

/// The devices on which the account is signed in, and the way to end that.
@MainActor final class DevicesPage: Page {
    let mine: MineModel
    /// nil = not read yet.
    private(set) var devices: [Device]?
    private(set) var trouble: String?

    init(_ mine: MineModel) { self.mine = mine }

    private var host: Host { mine.host }

    let id = "devices"
    var title: String? { host.words.devices }

    func view(_ look: Look) -> any View { DevicesView(look: look, host: host, page: self) }
    func giveUp() { host.goBack() }
    func come() { read() }

    func read() {
        trouble = nil
        mine.ask { guest throws(GuestTrouble) in
            try await guest.devices()
        } then: { [self] devices in
            self.devices = devices.sorted {
                ($0.isThis ? 1 : 0, $0.lastSeenAt) > ($1.isThis ? 1 : 0, $1.lastSeenAt)
            }
        } failed: { [self] trouble in
            if trouble.kind == .signedOut { return host.goBack() }
            self.trouble = trouble.sentence(host.words, mine.serverName)
        }
    }

    func signOut(_ device: Device) {
        if device.isThis {
            host.goBack()
            return mine.signOut()
        }
        mine.ask { guest throws(GuestTrouble) in
            try await guest.signOut(device.id)
        } then: { [self] in
            devices?.removeAll { $0.id == device.id }
            host.services.speaker.play(.tick)
            host.tell(host.words.deviceSignedOut(device.name))
        } failed: { [self] in
            mine.say($0)
        }
    }

    func signOutOthers() {
        host.confirm(
            "devices", host.words.signOutOthers, host.words.signOutOthersExplained,
            yes: host.words.signOutOthers
        ) { [self] in
            mine.signOutOthers()
            devices?.removeAll { !$0.isThis }
        }
    }
}
