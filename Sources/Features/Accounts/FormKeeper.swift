import Guest
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

    /// The server has said no: what it found wrong is marked, and the cook is told why and led there.
    /// - Parameters:
    ///   - fields: those of the form, in their order.
    ///   - first: the one that the cook is led to if it found none of them wrong; nil = the first of them.
    ///   - server: what that is called; nil = it is the one that this kitchen belongs to.
    ///   - sentence: what the cook is told; nil = what the trouble is.
    func fail(
        _ trouble: GuestTrouble, in fields: [AccountField], first: AccountField? = nil,
        at server: String? = nil,
        saying sentence: String? = nil
    ) {
        let server = server ?? host.membership.serverName
        host.services.log.warning("account on \(server): \(trouble.cause)")
        form.isBusy = false
        let wrong = form.take(trouble, in: fields)
        form.trouble = sentence ?? trouble.sentence(host.words, server)
        refuse(wrong ?? first ?? fields.first)
    }

    /// - Parameter field: the first that is wrong; nil = none of them is.
    func refuse(_ field: AccountField?) {
        host.services.speaker.play(.refused)
        if let field { host.stage.focus(on: field.id, caret: .max) }
        host.touch()
    }
}
