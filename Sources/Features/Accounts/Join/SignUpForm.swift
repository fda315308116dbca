import API
import House
import Kit
import Language
import Stage

/// What a new account needs, what it may have, and the terms.
struct SignUpForm: View {
    let look: Look
    let host: Host
    let model: JoinModel

    var body: any View {
        Column(spacing: Space.m) {
            if model.info?.registration == .invited { field(.invitation, look.words.invitation) }
            field(.userName, look.words.userName, placeholder: look.words.userNameHint)
            field(.newPassword, look.words.password)
            Text(look.words.passwordHint, look.type.small, look.colors.softInk)
            if model.info?.sendsMail == true {
                field(
                    .email,
                    model.info?.needsEmail == true ? look.words.email : look.words.optional(look.words.email))
                Text(look.words.emailHint, look.type.small, look.colors.softInk)
            }
            cuisines
            terms
            if let trouble = model.form.trouble { Notice(look: look, text: trouble) }
            WordButton(
                look: look, label: model.form.isBusy ? look.words.signingUp : look.words.signUp,
                emphasis: .filled, id: "account sign up", isEnabled: !model.form.isBusy
            ) { model.signUp() }
            if !model.providers.isEmpty { ProviderButtons(look: look, model: model) }
        }
    }

    private var cuisines: Node {
        Column(spacing: Space.s) {
            Text(look.words.optional(look.words.cuisines), look.type.label, look.colors.ink)
            CuisineChips(look: look, chosen: model.cuisines) { model.toggle($0) }
        }
    }

    private var terms: Node {
        Column(spacing: 6) {
            SwitchRow(
                look: look, title: look.words.agreeToTerms, detail: look.words.termsDetail,
                isOn: model.agrees
            ) { model.toggleAgreement() }
            if model.form.faults[.terms] != nil {
                Row(spacing: 6) {
                    Icon("warning", size: 18, look.colors.tomato)
                    Text(look.words.mustAgree, look.type.small, look.colors.tomato).grow()
                }
                .padding(x: Space.m)
            }
            Wrap(spacing: Space.s, lineSpacing: 0) {
                page(look.words.readTerms, "/terms")
                page(look.words.readPrivacy, "/privacy")
            }
        }
        .behind(.fill(radius: Space.smallRadius, look.colors.sunken))
    }

    /// A page of the server's, in the browser.
    private func page(_ label: String, _ path: String) -> Node {
        WordButton(look: look, label: label, icon: "link", emphasis: .plain) {
            guard let server = host.membership.server else { return }
            host.showPage(of: server, path)
        }.node
    }

    private func field(_ field: AccountField, _ title: String, placeholder: String = "") -> Node {
        FormField(
            look: look, host: host, field: field, title: title, placeholder: placeholder, form: model.form,
            submit: { host.goOn(from: field, in: model.signUpFields) { model.signUp() } },
            toggleSecret: { model.toggleSecrets() }
        ) { model.type($0, in: field) }.node
    }
}

/// The kitchens of the world, to be chosen from.
struct CuisineChips: View {
    let look: Look
    let chosen: Set<Cuisine>
    let toggle: @MainActor (Cuisine) -> Void

    var body: any View {
        Wrap(spacing: Space.s, lineSpacing: Space.s) {
            for cuisine in Cuisine.allCases { chip(cuisine) }
        }
    }

    private func chip(_ cuisine: Cuisine) -> Node {
        let isOn = chosen.contains(cuisine)
        var spec = RegionSpec(.toggle, look.words.name(cuisine), id: "cuisine \(cuisine.rawValue)")
        spec.value = isOn ? look.words.on : look.words.off
        spec.radius = Space.touch / 2
        spec.press = { toggle(cuisine) }
        let ink = isOn ? look.colors.onTomato : look.colors.ink
        return Row(spacing: 6) {
            if isOn { Icon("check", size: 18, ink) }
            Text(look.words.name(cuisine), look.type.label, ink, maxLines: 1)
        }
        .unread()
        .padding(x: Space.m)
        .limit(minHeight: Space.touch)
        .behind(
            .fill(radius: Space.touch / 2, isOn ? look.colors.tomato : look.colors.card),
            .border(radius: Space.touch / 2, width: 1.5, isOn ? look.colors.tomato : look.colors.line)
        )
        .region(spec)
    }
}
