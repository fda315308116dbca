import API
import House
import Kit
import Stage

/// The second factor of the account: made, renewed on paper, switched off.
@MainActor final class FactorPage: Page {
    let model: FactorModel

    /// Whose second factor it is.
    private let account: String?

    init(_ mine: MineModel) { (model, account) = (FactorModel(mine), mine.account?.id) }

    /// Whether it shows codes of this account, which can't be had again.
    func holdsCodes(of account: Account?) -> Bool {
        !model.codes.isEmpty && account != nil && account?.id == self.account
    }

    private var host: Host { model.mine.host }

    let id = "second-factor"
    var title: String? { host.words.secondFactor }
    var isForm: Bool { true }

    func view(_ look: Look) -> any View { FactorView(look: look, host: host, model: model) }

    func giveUp() {
        guard !model.codes.isEmpty else { return host.goBack() }
        // They can't be had again.
        host.confirm(
            "recovery codes", host.words.codesLeave, host.words.codesExplained, yes: host.words.codesKept
        ) { [self] in
            model.keptCodes()
            host.goBack()
        }
    }
}
