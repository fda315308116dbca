import API
import House
import class House.Host
import Kit
import Stage

/// How to invite, and what will be sent.
struct InviteSheet: View {
    let look: Look
    let host: Host
    let model: InviteModel

    var body: any View {
        let words = look.words
        return ShareSheet(
            look: look, host: host, codes: model.codes, title: words.inviteTo(model.community.serverName),
            ways: making + [
                way("mail", words.inviteByMail, words.inviteByMailDetail, isOpen: model.mail != nil) {
                    model.send()
                },
                way("copy", words.inviteByCopy, words.inviteByCopyDetail) { model.copy() },
                way(
                    "qr-code", words.inviteByCode,
                    model.makes ? words.inviteByPageDetail : words.inviteByCodeDetail
                ) { model.show() },
            ], more: more)
    }

    private func way(
        _ icon: String, _ title: String, _ detail: String, isOpen: Bool = true,
        press: @escaping @MainActor () -> Void
    ) -> ShareSheet.Way {
        .init(
            icon: icon, title: title,
            detail: model.makes && !model.isReady ? look.words.inviteMakeFirst : detail,
            isOpen: isOpen && model.isReady, press: press)
    }

    /// First of all an invitation is made, where it takes one.
    private var making: [ShareSheet.Way] {
        guard model.makes, model.made == nil else { return [] }
        return [
            .init(
                icon: "plus", title: model.isBusy ? look.words.inviteMaking : look.words.inviteMake,
                detail: look.words.inviteMakeDetail(left: model.left),
                isOpen: !model.isBusy && model.left ?? 0 > 0
            ) { model.make() }
        ]
    }

    private var more: Node {
        Column(spacing: Space.s) {
            if let trouble = model.trouble { Notice(look: look, text: trouble) }
            if let note { Notice(look: look, text: note, icon: "info") }
            if model.isReady {
                Text(model.message, look.type.body.leading(1.3), look.colors.ink).grow()
                    .padding(Space.m)
                    .behind(.fill(radius: Space.radius, look.colors.sunken))
            }
            if let items = model.list?.items, model.makes, !items.isEmpty { open(items) }
        }
        .padding(Edges(top: Space.s))
    }

    private var note: String? {
        if model.makes {
            if let made = model.made { return look.words.inviteIsGood(until: host.date(of: made.until)) }
            if let from = model.list?.from { return look.words.inviteFrom(host.date(of: from)) }
            if model.left == 0 { return look.words.inviteAllOpen(model.list?.items.count ?? 0) }
        }
        return look.words.inviteNote(
            model.makes ? .open : model.registration, isOfTheHouse: model.isOfTheHouse)
    }

    private func open(_ items: [Invitation]) -> Node {
        Column(spacing: Space.xs) {
            Text(look.words.inviteOpen, look.type.heading, look.colors.ink, isHeading: true)
            for item in items {
                Row(spacing: Space.s) {
                    Text(
                        look.words.inviteOpenUntil(host.date(of: item.until)), look.type.body, look.colors.ink
                    )
                    .grow()
                    WordButton(
                        look: look, label: look.words.inviteWithdraw, emphasis: .plain,
                        id: "withdraw \(item.id)", isEnabled: !model.isBusy
                    ) { model.withdraw(item) }
                }
            }
        }
        .padding(Edges(top: Space.s))
        .node
    }
}
