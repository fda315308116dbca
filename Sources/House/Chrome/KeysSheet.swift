import Kit
import Stage

/// What the keys do, shown by F1: those of the page, the places of the menu, and what works everywhere.
struct KeysSheet: View {
    let look: Look
    let host: Host

    static let id = "keys"

    static func sheet(_ host: Host) -> Sheet {
        Sheet(id) { [unowned host] look in KeysSheet(look: look, host: host) }
    }

    var body: any View {
        let content = Column(spacing: Space.m) {
            Row {
                Text(look.words.keys, look.type.title, look.colors.ink, isHeading: true).grow()
                IconButton(look: look, icon: "close", label: look.words.close) { close() }
            }
            ScrollIfHigh(id: "keys", indicator: look.colors.softInk.opacity(0.35), lists)
        }
        return SheetFrame(look: look, key: "keys", width: 970, dismiss: close, content: content)
    }

    private var lists: Node {
        Grid(columns: columns, spacing: Space.xl) {
            if !host.page.keys.isEmpty { list(look.words.keysHere, host.page.keys) }
            list(look.words.keysGoTo, destinations)
            list(look.words.keysEverywhere, look.words.everywhereKeys)
            list(look.words.keysCooking, look.words.cookingKeys)
        }
    }

    /// A key and what it does need 280 points.
    private var columns: Int {
        let room = min(970, look.size.width - 48) - 2 * (look.isCompact ? Space.l : Space.xl)
        return max(1, min(3, Int(room / (280 * max(1, look.type.factor)))))
    }

    private var destinations: [(key: String, deed: String)] {
        host.menu.all.compactMap { place in
            host.menu.key(of: place).map { (look.words.withControl($0), place.title) }
        }
    }

    private func close() { host.dismiss() }

    private func list(_ title: String, _ keys: [(key: String, deed: String)]) -> Node {
        Column(spacing: 6) {
            Text(title, look.type.bodyStrong, look.colors.tomato, isHeading: true)
            for (key, deed) in keys {
                Row(spacing: Space.s) {
                    Text(key, look.type.smallStrong, look.colors.ink, maxLines: 1).grow().frame(
                        width: (116 * max(1, look.type.factor)).rounded())
                    Text(deed, look.type.small, look.colors.softInk).grow()
                }
                .limit(minHeight: 26)
            }
        }
    }
}
