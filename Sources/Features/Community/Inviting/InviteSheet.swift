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
            ways: (model.made == nil ? making : []) + [
                way("mail", words.inviteByMail, words.inviteByMailDetail, isOpen: model.mail != nil) {
                    model.send()
                },
                way("copy", words.inviteByCopy, words.inviteByCopyDetail) { model.copy() },
                way(
                    "qr-code", words.inviteByCode,
                    model.makes ? words.inviteByPageDetail : words.inviteByCodeDetail
                ) { model.show() },
            ] + (model.made == nil || model.left == 0 ? [] : making), more: more)
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

    /// Where it takes an invitation, one is made first of all, and for the next friend another.
    private var making: [ShareSheet.Way] {
        guard model.makes else { return [] }
        let words = look.words
        return [
            .init(
                icon: "plus",
                title: model.isBusy
                    ? words.inviteMaking : model.made == nil ? words.inviteMake : words.inviteMakeAnother,
                detail: look.words.inviteMakeDetail(left: model.left),
                isOpen: !model.isBusy && model.left ?? 0 > 0
            ) { model.make() }
        ]
    }

    private var more: Node {
        Column(spacing: Space.s) {
            if let trouble = model.trouble { Notice(look: look, text: trouble) }
            for note in notes { Notice(look: look, text: note, icon: "info") }
            if model.isReady {
                Text(model.message, look.type.body.leading(1.3), look.colors.ink).grow()
                    .padding(Space.m)
                    .behind(.fill(radius: Space.radius, look.colors.sunken))
            }
            if let items = model.list?.items, model.makes, !items.isEmpty { open(items) }
        }
        .padding(Edges(top: Space.s))
    }

    private var notes: [String] {
        let words = look.words
        if model.makes {
            let good = model.made.map { words.inviteIsGood(until: host.date(of: $0.until)) }
            let full: String? =
                if let from = model.list?.from {
                    words.inviteFrom(host.date(of: from))
                } else if model.left == 0 {
                    words.inviteAllOpen(model.list?.items.count ?? 0)
                } else {
                    nil
                }
            if good != nil || full != nil { return [good, full].compactMap(\.self) }
        }
        let note = words.inviteNote(
            model.makes ? .open : model.registration, isOfTheHouse: model.isOfTheHouse)
        return note.map { [$0] } ?? []
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
