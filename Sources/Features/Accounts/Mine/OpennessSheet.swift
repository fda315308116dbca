import API
import House
import Kit
import Stage

/// Who sees what the account has published, while it is chosen (SP5).
@MainActor final class OpennessModel {
    let mine: MineModel
    private(set) var chosen: Account.Openness
    private(set) var trouble: String?
    private(set) var isBusy = false

    init(_ mine: MineModel) {
        self.mine = mine
        chosen = mine.account?.openness ?? .members
    }

    func choose(_ openness: Account.Openness) {
        if isBusy { return }
        (chosen, trouble) = (openness, nil)
        mine.host.touch()
    }

    func save() {
        if isBusy { return }
        isBusy = true
        mine.change(AccountChange(openness: chosen)) { [self] trouble in
            isBusy = false
            self.trouble = trouble?.sentence(mine.host.words, mine.serverName)
            if trouble == nil { mine.host.dismiss() }
        }
    }
}

struct OpennessSheet: View {
    let look: Look
    let host: Host
    let model: OpennessModel

    var body: any View {
        let content = Column(spacing: Space.m) {
            Text(look.words.openness, look.type.title, look.colors.ink, isHeading: true)
            Column { for openness in Account.Openness.allCases { row(openness) } }
            if let trouble = model.trouble { Notice(look: look, text: trouble) }
        }
        let ways = SheetButtons(
            look: look,
            no: WordButton(look: look, label: look.words.cancel, emphasis: .plain) { host.dismiss() },
            yes: WordButton(
                look: look, label: look.words.save, emphasis: .filled, id: "account save",
                isEnabled: !model.isBusy
            ) { model.save() })
        return SheetFrame(
            look: look, key: "account openness", dismiss: { host.dismiss() }, content: content,
            foot: ways.node)
    }

    private func row(_ openness: Account.Openness) -> Node {
        let isChosen = model.chosen == openness, name = look.words.name(openness)
        var spec = RegionSpec(
            .choice, "\(name). \(look.words.detail(openness))", id: "open to \(openness.rawValue)")
        spec.value = isChosen ? look.words.chosen : nil
        spec.radius = Space.smallRadius
        spec.press = { model.choose(openness) }
        return Row(spacing: Space.m) {
            PickMark(look: look, isPicked: isChosen)
            Column(spacing: 2) {
                Text(name, isChosen ? look.type.bodyStrong : look.type.body, look.colors.ink)
                Text(look.words.detail(openness), look.type.small, look.colors.softInk)
            }
            .grow()
        }
        .unread()
        .padding(x: Space.xs, y: Space.s)
        .limit(minHeight: Space.touch)
        .region(spec)
    }
}
