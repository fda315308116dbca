import House
import Kit
import Stage

/// Name and password, and the second factor if there is one.
struct SignInForm: View {
    let look: Look
    let host: Host
    let model: JoinModel

    var body: any View {
        Column(spacing: Space.m) {
            if model.brought == nil {
                field(.name, look.words.nameOrEmail)
                field(.password, look.words.password)
            }
            if model.signInFields.contains(.code) {
                Text(look.words.codeWanted, look.type.small.leading(1.25), look.colors.softInk)
                field(.code, look.words.code, placeholder: "123456")
            }
            if let trouble = model.form.trouble { Notice(look: look, text: trouble) }
            Wrap(spacing: Space.s, lineSpacing: Space.s) {
                WordButton(
                    look: look, label: model.form.isBusy ? look.words.signingIn : look.words.signIn,
                    emphasis: .filled, id: "account sign in", isEnabled: !model.form.isBusy
                ) { model.signIn() }
                if model.brought != nil {
                    WordButton(look: look, label: look.words.backToSignIn, emphasis: .plain) {
                        model.dropBrought()
                    }
                } else if model.info?.sendsMail == true {
                    WordButton(
                        look: look, label: look.words.forgotPassword, emphasis: .plain, id: "account forgot"
                    ) { model.forget(true) }
                }
            }
            if model.brought == nil, !model.providers.isEmpty { ProviderButtons(look: look, model: model) }
        }
    }

    private func field(_ field: AccountField, _ title: String, placeholder: String = "") -> Node {
        FormField(
            look: look, host: host, field: field, title: title, placeholder: placeholder, form: model.form,
            submit: { host.goOn(from: field, in: model.signInFields) { model.signIn() } },
            toggleSecret: { model.toggleSecrets() }
        ) { model.type($0, in: field) }.node
    }
}

/// A forgotten password: mail to its owner.
struct ForgottenForm: View {
    let look: Look
    let host: Host
    let model: JoinModel

    var body: any View {
        Column(spacing: Space.m) {
            Text(look.words.forgotPassword, look.type.heading, look.colors.ink, isHeading: true)
            Text(look.words.forgotExplained, look.type.body, look.colors.softInk)
            FormField(
                look: look, host: host, field: .email, title: look.words.email, form: model.form,
                submit: { model.sendReset() }
            ) { model.type($0, in: .email) }
            if let trouble = model.form.trouble { Notice(look: look, text: trouble) }
            if model.isMailSent { Notice(look: look, text: look.words.mailSentIfKnown, icon: "check") }
            Wrap(spacing: Space.s, lineSpacing: Space.s) {
                WordButton(
                    look: look, label: look.words.sendMail, emphasis: .filled, id: "account send reset",
                    isEnabled: !model.form.isBusy
                ) { model.sendReset() }
                WordButton(look: look, label: look.words.backToSignIn, emphasis: .plain) {
                    model.forget(false)
                }
            }
        }
    }
}
