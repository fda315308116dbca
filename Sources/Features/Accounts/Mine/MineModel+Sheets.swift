import API
import Guest
import House
import Kit
import Language
import Stage

/// The cards and pages that the account's page leads to.
extension MineModel {
    func showChange(of field: AccountField) {
        let change = ChangeModel(field, self)
        host.present(Sheet("account change") { [host] in ChangeSheet(look: $0, host: host, model: change) })
        host.stage.focus(on: change.fields[0].id, caret: .max)
    }

    /// The kitchens that the account is fond of.
    func showCuisines() {
        let fond = account?.cuisines ?? []
        // What a newer window has put there stays.
        let others = fond.filter { Cuisine(rawValue: $0) == nil }
        let choice = AccountChoice(self, Set(fond.compactMap(Cuisine.init(rawValue:)))) {
            AccountChange(cuisines: ($0.map(\.rawValue) + others).sorted())
        }
        host.present(
            Sheet("account cuisines") { look in
                AccountChoiceSheet(
                    look: look, key: "account cuisines", title: look.words.cuisines, model: choice,
                    choices: CuisineChips(look: look, chosen: choice.chosen) {
                        choice.choose(choice.chosen.symmetricDifference([$0]))
                    })
            })
    }

    /// Where orders are brought: one of the kitchen's places, if it names some (KI6).
    func showPlace() {
        let isLatest = host.ask()
        accounts.membership.ask("ordering") { guest throws(GuestTrouble) in
            try await guest.menu().places
        } then: { [self] answer in
            guard isLatest() else { return }
            guard case .success(let places) = answer, !places.isEmpty else { return showChange(of: .place) }
            let now = account?.place
            let choice = AccountChoice(self, now.flatMap { places.contains($0) ? $0 : nil }) {
                AccountChange(place: $0 ?? "")
            }
            host.present(
                Sheet("account place") { look in
                    let rows = Column {
                        for place in places {
                            PickRow(
                                look: look, label: place, isPicked: choice.chosen == place,
                                chosen: look.words.chosen, id: "account place \(place)"
                            ) { choice.choose(choice.chosen == place ? nil : place) }
                        }
                    }
                    return AccountChoiceSheet(
                        look: look, key: "account place", title: look.words.place, model: choice,
                        choices: rows)
                })
        }
    }

    /// Who sees what the account has published (SP5).
    func showOpenness() {
        let choice = AccountChoice(self, account?.openness ?? .members) { AccountChange(openness: $0) }
        host.present(
            Sheet("account openness") { look in
                let rows = Column {
                    for openness in Account.Openness.allCases {
                        PickRow(
                            look: look, label: look.words.name(openness), detail: look.words.detail(openness),
                            isPicked: choice.chosen == openness, chosen: look.words.chosen,
                            id: "open to \(openness.rawValue)"
                        ) { choice.choose(openness) }
                    }
                }
                return AccountChoiceSheet(
                    look: look, key: "account openness", title: look.words.openness, model: choice,
                    choices: rows)
            })
    }

    @discardableResult func showLink(_ provider: ServerInfo.Provider) -> LinkModel {
        let link = LinkModel(provider, self)
        present(link)
        if let first = link.fields.first { host.stage.focus(on: first.id, caret: .max) }
        return link
    }

    func present(_ link: LinkModel) {
        host.present(
            Sheet("account link", gone: { link.dropBrowser() }) { [host] in
                LinkSheet(look: $0, host: host, model: link)
            })
    }

    func showDevices() { host.show(DevicesPage(self)) }
    func showPrivacy() { host.show(PrivacyPage(self)) }

    /// The first of two confirmations: what goes, and what becomes of what was published.
    func askToDelete() {
        let deletion = DeletionModel(self)
        host.present(
            Sheet("account deletion") { [host] in DeletionSheet(look: $0, host: host, model: deletion) })
    }
}
