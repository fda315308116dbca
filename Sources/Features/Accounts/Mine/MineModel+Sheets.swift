import API
import Guest
import House
import Language
import Stage

/// The cards and pages that the account's page leads to.
extension MineModel {
    func showChange(of field: AccountField) {
        let change = ChangeModel(field, self)
        host.present(Sheet("account change") { [host] in ChangeSheet(look: $0, host: host, model: change) })
        host.stage.focus(on: change.fields[0].id, caret: .max)
    }

    func showCuisines() {
        let choice = CuisineModel(self)
        host.present(
            Sheet("account cuisines") { [host] in CuisineSheet(look: $0, host: host, model: choice) })
    }

    func showOpenness() {
        let choice = OpennessModel(self)
        host.present(
            Sheet("account openness") { [host] in OpennessSheet(look: $0, host: host, model: choice) })
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
