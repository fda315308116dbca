import API
import House
import class House.Host
import Kit
import Stage

/// What the kitchen cooks, and what it costs (KI2).
@MainActor final class MenuPage: Page {
    let ordering: Ordering
    /// What is searched for.
    private(set) var typed = ""

    init(_ ordering: Ordering) { self.ordering = ordering }

    private static let field = "menu field"
    /// From so many dishes on nobody wants to look through all of them.
    private static let searched = 5
    var searchField: String? {
        (ordering.menu?.sections.reduce(0) { $0 + $1.items.count } ?? 0) >= Self.searched ? Self.field : nil
    }

    func type(_ text: String) {
        typed = text
        host.touch()
    }

    var host: Host { ordering.host }
    let id = "ordering"
    var title: String? { host.words.orderFood }
    func view(_ look: Look) -> any View { MenuView(look: look, host: host, page: self) }
    func giveUp() { host.goBack() }
    func escape() -> Bool {
        if typed.isEmpty { return false }
        type("")
        return true
    }
    func come() {
        host.serverPictures.askAgain()
        ordering.come()
    }
    func foot(_ look: Look) -> Double { ordering.list.lines.isEmpty ? 0 : 92 }

    var camera: CameraWish? { ordering.camera }
    func wave(_ wave: Wave) { ordering.wave(wave) }
    var keys: [(key: String, deed: String)] { [("+ −", host.words.quantityKeys)] }

    func askAgain() -> Bool {
        ordering.come()
        return true
    }
}

struct MenuView: View {
    let look: Look
    let host: Host
    let page: MenuPage

    private var ordering: Ordering { page.ordering }

    var body: any View {
        PageFrame(look: look, host: host, id: "ordering", bar: bar, content: content)
    }

    private var content: Node {
        guard let menu = ordering.menu else {
            if let trouble = ordering.trouble {
                return Column(spacing: Space.m) {
                    Trouble(look: look, title: look.words.noMenuTitle, text: ordering.sentence(trouble)) {
                        ordering.come()
                    }
                    // What was seen of them is here.
                    if ordering.orders?.isEmpty == false {
                        Row {
                            Spacer().grow(); toOrders; Spacer().grow()
                        }
                    }
                }.node
            }
            return Spacer(Space.xxl).node
        }
        return Column(spacing: Space.l) {
            Column(spacing: Space.xs) {
                Text(menu.kitchen, look.type.title, look.colors.ink, isHeading: true)
                Text(facts(menu), look.type.small.leading(1.25), look.colors.softInk)
                Row(spacing: Space.s) {
                    if let id = page.searchField {
                        SearchField(
                            look: look, stage: host.stage, label: look.words.searchMenu, id: id,
                            text: page.typed
                        ) { page.type($0) }.node.grow()
                    }
                    toOrders
                }
                .padding(Edges(top: Space.xs))
            }
            if !menu.isOpen { Notice(look: look, text: look.words.kitchenClosed, icon: "info") }
            if menu.sections.allSatisfy(\.items.isEmpty) {
                EmptyState(
                    look: look, icon: "bell", title: look.words.noMenuTitle, text: look.words.noMenuYet)
            }
            let found = menu.found(page.typed)
            if found.isEmpty, !page.typed.isEmpty {
                Text(look.words.notOnMenu(page.typed.trimmed), look.type.body, look.colors.softInk)
            }
            for section in found where !section.items.isEmpty {
                Column(spacing: Space.s) {
                    Text(section.name, look.type.heading, look.colors.ink, isHeading: true)
                    Grid(columns: look.isNarrow ? 1 : 2, spacing: Space.m) {
                        for item in section.items { row(item) }
                    }
                }
            }
        }
        .grow(x: true).limit(maxWidth: look.points(960)).place(.center, .start)
        .padding(Edges(left: look.margin, bottom: Space.xxl * 2, right: look.margin))
    }

    private var toOrders: Node {
        WordButton(
            look: look, label: look.words.myOrders, icon: "list", emphasis: .plain, id: "my orders"
        ) { ordering.showOrders() }.node
    }

    private func facts(_ menu: API.Menu) -> String {
        var parts: [String] = []
        if menu.fee > 0 { parts.append(look.words.deliveryCosts(ordering.money(menu.fee))) }
        if menu.least > 0 { parts.append(look.words.fromOn(ordering.money(menu.least))) }
        parts.append(look.words.paid(menu.ways))
        return parts.joined(separator: " · ")
    }

    private func row(_ item: MenuItem) -> Node {
        let price = look.words.each(ordering.money(item.price), item.unit)
        var spec = RegionSpec(.button, item.name, id: "item \(item.id)")
        let more = item.facts(look.words)
        spec.value = [item.isSoldOut ? look.words.soldOut : price, more].filter { !$0.isEmpty }
            .joined(separator: ". ")
        spec.radius = Space.radius
        spec.isEnabled = !item.isSoldOut
        spec.press = { ordering.choose(item) }
        return Row(spacing: Space.m) {
            if let picture = item.onServer.flatMap(host.serverPictures.shownName) {
                DishPicture(look: look, name: picture, radius: Space.smallRadius)
                    .frame(width: look.points(88), height: look.points(88))
            }
            Column(spacing: Space.xs) {
                Row(spacing: Space.m) {
                    Text(item.name, look.type.cardTitle, look.colors.ink, maxLines: 2).grow()
                    Text(
                        item.isSoldOut ? look.words.soldOut : price, look.type.bodyStrong,
                        item.isSoldOut ? look.colors.softInk : look.colors.tomato)
                }
                if !item.text.isEmpty {
                    Text(item.text, look.type.small.leading(1.25), look.colors.softInk, maxLines: 3)
                }
                if !more.isEmpty { Text(more, look.type.small, look.colors.softInk, maxLines: 2) }
            }
            .grow()
        }
        .unread()
        .padding(x: Space.m, y: 14)
        .limit(minHeight: 84)
        .grow(x: true)
        .card(look)
        .region(spec)
        .opacity(item.isSoldOut ? 0.6 : 1)
    }

    /// To the list, as long as there is something in it.
    private var bar: FootBar? {
        let list = ordering.list
        guard !list.lines.isEmpty else { return nil }
        return FootBar(look: look, key: "order list", width: 560) {
            Text(
                look.words.things(list.count), look.type.body, look.colors.ink, maxLines: 1
            ).padding(x: Space.s).grow()
            WordButton(
                look: look, label: look.words.toOrderList(ordering.money(list.sum)), icon: "check",
                emphasis: .filled, id: "to order list"
            ) { ordering.showList() }
        }
    }
}
