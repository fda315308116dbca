import Kit
import Stage

/// The menu that slides in from the left (TR10): every place of the program, with its key.
struct SideMenu: View {
    let look: Look
    let host: Host

    init(look: Look, host: Host) {
        self.look = look
        self.host = host
    }

    var body: any View {
        SidePanel(
            look: look, drawer: host.drawer, label: look.words.menu, width: 328,
            close: {
                host.closeMenu()
            },
            drag: { host.dragMenu($0, width: $1) },
            content: content)
    }

    private var content: Node {
        Column {
            head
            Scroll(id: "menu", indicator: look.colors.softInk.opacity(0.35)) {
                Column(spacing: 2) {
                    for place in host.menu.all {
                        if place === host.menu.settings { Rule(look: look).padding(x: Space.m, y: Space.s) }
                        row(place)
                    }
                    keys
                }
                .padding(Edges(left: Space.s, bottom: Space.m, right: Space.s))
            }
            .grow(x: true, y: true)
        }
    }

    private var head: Node {
        Row(spacing: 10) {
            Icon("logo", size: 34, look.colors.tomato)
            Text("Hands Off", look.type.heading, look.colors.ink, maxLines: 1).unread().grow()
            IconButton(look: look, icon: "close", label: look.words.closeMenu) { host.toggleMenu() }
        }
        .padding(Edges(left: Space.m + 2, right: Space.s))
        .limit(minHeight: look.isCompact ? 56 : 72)
    }

    private func row(_ place: Place) -> Node {
        let isHere = host.isShown(place.page)
        let ink = isHere ? look.colors.tomato : look.colors.ink
        var spec = RegionSpec(.button, place.title, id: "menu \(place.id)")
        spec.value = isHere ? look.words.here : nil
        spec.radius = Space.touch / 2
        spec.press = { host.visit(place) }
        return Row(spacing: Space.m) {
            Icon(place.icon, size: 24, ink)
            Text(place.title, look.type.bodyStrong, ink, maxLines: 1).grow()
            if !look.isCompact, let key = host.menu.key(of: place) {
                Text(look.words.withControl(key), look.type.small, look.colors.softInk, maxLines: 1)
            }
        }
        .unread()
        .padding(x: Space.m)
        .limit(minHeight: Space.touch)
        .behind(.fill(radius: Space.touch / 2, isHere ? look.colors.blush : .clear))
        .region(spec)
    }

    private var keys: Node {
        var spec = RegionSpec(.button, look.words.keys, id: "menu keys")
        spec.radius = Space.touch / 2
        spec.press = {
            host.closeMenu()
            host.present(KeysSheet.sheet(host))
        }
        return Row(spacing: Space.m) {
            Icon("keyboard", size: 24, look.colors.ink)
            Text(look.words.keys, look.type.bodyStrong, look.colors.ink, maxLines: 1).grow()
            if !look.isCompact { Text("F1", look.type.small, look.colors.softInk, maxLines: 1) }
        }
        .unread()
        .padding(x: Space.m)
        .limit(minHeight: Space.touch)
        .region(spec)
    }
}
