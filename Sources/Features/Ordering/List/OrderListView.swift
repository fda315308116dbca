import API
import House
import class House.Host
import Kit
import Stage

struct OrderListView: View {
    let look: Look
    let host: Host
    let page: OrderListPage

    private var ordering: Ordering { page.ordering }

    var body: any View { PageFrame(look: look, host: host, id: page.id, content: content) }

    private var content: Node {
        let list = ordering.list
        if list.lines.isEmpty {
            return EmptyState(
                look: look, icon: "list", title: look.words.nothingOnList, text: look.words.nothingOnListText,
                button: WordButton(look: look, label: look.words.toMenu, icon: "bell", id: "to menu") {
                    host.goBack()
                }
            ).node
        }
        let changes = ordering.menu.map { list.changes(against: $0) } ?? [:]
        return Column(spacing: Space.l) {
            if ordering.refusal == .changed { notice(look.words.menuChanged) }
            Column {
                for line in list.lines { row(line, changes[line.id]) }
                sum
            }
            .padding(x: Space.s, y: Space.s).grow().card(look)
            if list.isOpen {
                delivery
                if let ways = ordering.menu?.ways, ways.count > 1 { paying(ways) }
            }
            foot(changes)
        }
        .limit(maxWidth: look.points(720)).place(.center, .start)
        .padding(Edges(left: look.margin, bottom: Space.xxl, right: look.margin))
    }

    // MARK: What is wanted

    private func row(_ line: OrderList.Line, _ change: OrderList.Change?) -> Node {
        let more = (line.optionNames + (line.note.isEmpty ? [] : ["“\(line.note)”"])).joined(separator: ", ")
        return Column(spacing: Space.xs) {
            Row(spacing: Space.m) {
                Column(spacing: 2) {
                    Text(line.name, look.type.bodyStrong, look.colors.ink, maxLines: 2)
                    if !more.isEmpty { Text(more, look.type.small, look.colors.softInk, maxLines: 3) }
                }
                .grow()
                Text(ordering.money(line.amount), look.type.bodyStrong, look.colors.ink)
            }
            if let change {
                Text(look.words.changed(change) { ordering.money($0) }, look.type.small, look.colors.tomato)
            }
            if ordering.list.isOpen {
                Row(spacing: Space.s) {
                    Stepper(
                        look: look, fewer: look.words.fewer(line.name), more: look.words.more(line.name),
                        text: "\(line.quantity)"
                    ) { steps in
                        host.services.speaker.play(.tick)
                        ordering.change { $0.step(line.id, by: steps) }
                    }
                    Spacer().grow()
                    IconButton(look: look, icon: "trash", label: look.words.removeLine(line.name)) {
                        ordering.remove(line)
                    }
                }
            } else {
                Text("\(line.quantity) ×", look.type.body, look.colors.softInk)
            }
        }
        .padding(x: Space.m, y: Space.s)
    }

    private var sum: Node {
        let fee = ordering.list.attempt?.draft.fee ?? ordering.menu?.fee ?? 0
        return Column(spacing: Space.xs) {
            if fee > 0 { line(look.words.delivery, ordering.money(fee), look.type.body) }
            line(look.words.total, ordering.money(ordering.list.sum + fee), look.type.title)
        }
        .padding(x: Space.m, y: Space.s)
    }

    private func line(_ name: String, _ amount: String, _ style: TextStyle) -> Node {
        Row(spacing: Space.m) {
            Text(name, style, look.colors.ink).grow()
            Text(amount, style, look.colors.ink)
        }
        .region(RegionSpec(.status, "\(name): \(amount)", id: "sum \(name)"))
    }

    // MARK: Where to

    private var delivery: Node {
        Column(spacing: Space.s) {
            Text(look.words.whereTo, look.type.heading, look.colors.ink, isHeading: true)
            Column(spacing: Space.m) {
                Grid(columns: look.isNarrow ? 1 : 2, spacing: Space.m) {
                    field(.firstName)
                    field(.lastName)
                }
                if let places = ordering.menu?.places, !places.isEmpty {
                    Column(spacing: Space.xs) {
                        Text(look.words.title(.place), look.type.small, look.colors.ink)
                        for place in places {
                            PickRow(
                                look: look, label: place, isPicked: ordering.list.delivery.place == place,
                                chosen: look.words.chosen, id: "place \(place)"
                            ) { page.type(place, into: .place) }
                        }
                        if page.faults[.place] != nil {
                            Text(look.words.choosePlace, look.type.small, look.colors.tomato)
                        }
                    }
                } else {
                    field(.place)
                }
                Grid(columns: look.isNarrow ? 1 : 2, spacing: Space.m) {
                    field(.room)
                    field(.phone)
                }
                if page.toKeep != nil {
                    SwitchRow(
                        look: look, title: look.words.keepInAccount, detail: look.words.keepInAccountDetail,
                        isOn: page.keepsInAccount
                    ) { page.toggleKeeping() }
                }
            }
            .padding(x: Space.m, y: Space.m).grow().card(look)
        }
    }

    private func field(_ field: OrderListPage.Field) -> TextFieldRow {
        TextFieldRow(
            look: look, stage: host.stage, title: look.words.title(field), id: page.fieldID(field),
            text: page.text(field), error: page.faults[field].map { look.words.sentence($0, field) },
            limit: field == .place ? 120 : 60, submit: { page.place() }, leave: { page.left(field) }
        ) { page.type($0, into: field) }
    }

    // MARK: How to pay

    private func paying(_ ways: [PayWay]) -> Node {
        Column(spacing: Space.s) {
            Text(look.words.howToPay, look.type.heading, look.colors.ink, isHeading: true)
            Column(spacing: Space.xs) {
                for way in ways {
                    PickRow(
                        look: look, label: look.words.name(way), isPicked: page.way == way,
                        chosen: look.words.chosen, id: "pay \(way.rawValue)"
                    ) { page.choose(way) }
                }
                if page.way.isOnline {
                    Text(look.words.paidFirst, look.type.small.leading(1.25), look.colors.softInk)
                        .padding(x: Space.xs, y: Space.xs)
                }
            }
            .padding(x: Space.m, y: Space.m).grow().card(look)
        }
    }

    // MARK: Placing

    /// What has become of the last try.
    private var state: (any View)? {
        switch ordering.refusal {
        // At the top, beside what has changed.
        case .changed?: nil
        case .unknown(let trouble)?:
            notice(ordering.sentence(trouble) + " " + look.words.placedUnknown)
        case .other(let trouble)?: notice(ordering.sentence(trouble))
        case nil:
            ordering.list.isOpen || ordering.isPlacing
                ? nil : notice(look.words.placedUnknown)
        }
    }

    private func notice(_ text: String) -> any View { Notice(look: look, text: text, icon: "warning") }

    private func foot(_ changes: [OrderList.Line.ID: OrderList.Change]) -> Node {
        let words = look.words
        return Column(spacing: Space.s) {
            // Where it was pressed: further up nobody would see it.
            if let state { state }
            if let menu = ordering.menu, ordering.list.isOpen {
                if !menu.isOpen {
                    Text(words.kitchenClosed, look.type.small, look.colors.softInk)
                } else if ordering.list.sum < menu.least {
                    Text(words.tooLittle(ordering.money(menu.least)), look.type.small, look.colors.softInk)
                }
            }
            Row(spacing: Space.s) {
                Spacer().grow()
                if !changes.isEmpty, let menu = ordering.menu, ordering.list.isOpen {
                    WordButton(
                        look: look, label: words.takeChanges, icon: "check", emphasis: .filled,
                        id: "take changes"
                    ) {
                        host.services.speaker.play(.tick)
                        ordering.change { $0.accept(menu) }
                    }
                } else if ordering.list.isOpen {
                    WordButton(
                        look: look, label: page.way.isOnline ? words.placeAndPay : words.placeOrder,
                        icon: "check", emphasis: .filled,
                        id: "place order",
                        isEnabled: page.canPlace
                    ) { page.place() }
                } else {
                    WordButton(
                        look: look, label: ordering.isPlacing ? words.placing : words.askAgain,
                        icon: "refresh",
                        emphasis: .filled, id: "ask again", isEnabled: !ordering.isPlacing
                    ) { ordering.send() }
                }
            }
        }
    }
}
