import Stage

/// The menu that slides in from the left (TR10): every place of the program, with its key.
struct SideMenu: View {
    let look: Look
    let app: App

    var body: any View {
        SidePanel(
            look: look, drawer: app.menu, label: look.words.menu, width: 328,
            close: {
                app.menu.close(at: app.now)
                app.touch()
            },
            drag: {
                app.menu.drag($0, width: $1, at: app.now)
                app.touch()
            },
            content: content)
    }

    private var content: Node {
        Column {
            head
            Scroll(id: "menu", indicator: look.colors.softInk.opacity(0.35)) {
                Column(spacing: 2) {
                    for place in Destination.allCases {
                        if place == .settings { Rule(look: look).padding(x: Space.m, y: Space.s) }
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
            IconButton(look: look, icon: "close", label: look.words.closeMenu) { app.toggleMenu() }
        }
        .padding(Edges(left: Space.m + 2, right: Space.s))
        .limit(minHeight: look.isCompact ? 56 : 72)
    }

    private func row(_ place: Destination) -> Node {
        let isHere = app.route == place.route
        let ink = isHere ? look.colors.tomato : look.colors.ink
        var spec = RegionSpec(.button, place.title(look.words), id: "menu \(place.rawValue)")
        spec.value = isHere ? look.words.here : nil
        spec.radius = Space.touch / 2
        spec.press = { app.visit(place) }
        return Row(spacing: Space.m) {
            Icon(place.icon, size: 24, ink)
            Text(place.title(look.words), look.type.bodyStrong, ink, maxLines: 1).grow()
            if !look.isCompact {
                Text(look.words.withControl(place.key), look.type.small, look.colors.softInk, maxLines: 1)
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
            app.menu.close(at: app.now)
            app.sheet = .keys
            app.touch()
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
