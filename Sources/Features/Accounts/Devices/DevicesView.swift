import API
import House
import Kit
import Stage

struct DevicesView: View {
    let look: Look
    let host: Host
    let page: DevicesPage

    var body: any View {
        let content = Column(spacing: Space.l) {
            if let trouble = page.trouble {
                Trouble(look: look, title: look.words.devicesUnread, text: trouble) { page.read() }
            } else if let devices = page.devices {
                SettingsCard(look: look, title: look.words.signedInOn, rows: devices.map(row))
                if devices.count > 1 {
                    WordButton(look: look, label: look.words.signOutOthers, icon: "sign-out") {
                        page.signOutOthers()
                    }
                }
                Text(look.words.strangeDevice, look.type.small.leading(1.3), look.colors.softInk)
            }
        }
        .limit(maxWidth: 860)
        .grow(at: .center)
        .padding(Edges(top: Space.s, left: look.margin, bottom: Space.xl, right: look.margin))
        return PageFrame(look: look, host: host, id: page.id, content: content)
    }

    private func row(_ device: Device) -> any View {
        let day = host.day(of: device.lastSeenAt)
        let spec = RegionSpec(.status, device.name, id: "device \(device.id)")
        return Row(spacing: Space.m) {
            Row(spacing: Space.m) {
                Icon("devices", size: 26, look.colors.tomato)
                Column(spacing: 2) {
                    Text(device.name, look.type.bodyStrong, look.colors.ink)
                    Text(
                        device.isThis ? look.words.thisDevice : look.words.lastSeen(day), look.type.small,
                        look.colors.softInk)
                }
                .grow()
            }
            .region(spec)
            .grow()
            WordButton(
                look: look, label: look.words.signOut, emphasis: .plain, id: "sign out \(device.id)"
            ) { page.signOut(device) }
        }
        .padding(x: Space.m, y: 10)
        .limit(minHeight: 64)
    }
}
