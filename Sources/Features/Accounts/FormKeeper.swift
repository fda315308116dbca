import House

/// Whoever keeps a form of the account's: what is typed goes into it, and the cook is led to what is wrong with it.
@MainActor protocol FormKeeper: AnyObject {
    var form: AccountForm { get set }
    var host: Host { get }
}

extension FormKeeper {
    func type(_ text: String, in field: AccountField) {
        form[field] = text
        host.touch()
    }

    func toggleSecrets() {
        form.showsSecrets.toggle()
        host.touch()
    }

    /// - Parameter field: the first that is wrong; nil = none of them is.
    func refuse(_ field: AccountField?) {
        host.services.speaker.play(.refused)
        if let field { host.stage.focus(on: field.id, caret: .max) }
        host.touch()
    }
}
