import API
import House
import Kit
import Language
import Stage

/// The account, and all that can be changed about it.
struct MineView: View {
    let look: Look
    let host: Host
    let model: MineModel

    var body: any View {
        guard let account = model.account else { return Spacer().frame(height: 1) }
        return Column(spacing: Space.l) {
            ProfileHead(look: look, host: host, model: model, account: account)
            if let trouble = model.trouble, !isTold { Notice(look: look, text: trouble, icon: "info") }
            if account.needsSecondFactor, !account.hasSecondFactor {
                banner("lock", look.words.secondFactorNeeded(model.serverName)) {
                    WordButton(look: look, label: look.words.setUpFactor, emphasis: .plain) {
                        model.accounts.showFactor()
                    }
                }
            }
            if let waiting = unconfirmed(account) {
                banner("info", look.words.confirmWaiting(waiting)) {
                    WordButton(
                        look: look, label: look.words.sendAgain, emphasis: .plain,
                        isEnabled: !model.isConfirmationSent
                    ) { model.sendConfirmation() }
                }
            }
            if account.isNearlyFull {
                Notice(
                    look: look,
                    text: look.words.nearlyFull(
                        model.serverName, used: look.words.fileSize(account.usedBytes),
                        of: look.words.fileSize(account.allowedBytes)))
            }
            SyncCard(look: look, host: host, accounts: model.accounts)
            SettingsCard(look: look, title: look.words.profile, rows: profile(account))
            if model.canOrder {
                SettingsCard(look: look, title: look.words.forOrders, rows: orders(account))
            }
            SettingsCard(look: look, title: look.words.signingIn_, rows: security(account))
            SettingsCard(look: look, title: look.words.yourData, rows: data)
        }
    }

    private func banner(
        _ icon: String, _ text: String, @ViewBuilder ways: @escaping () -> [Node]
    ) -> any View {
        BannerLine(look: look) {
            Icon(icon, size: 24, look.colors.saffron)
            Text(text, look.type.label.leading(1.25), look.colors.ink).grow()
        } ways: {
            ways()
        }
        .padding(x: Space.m, y: 6)
        .behind(.fill(radius: Space.smallRadius, look.colors.saffronTint))
    }

    /// Whether the card below says already that the server can't be reached.
    private var isTold: Bool { if case .waiting(.some) = host.syncing.state { true } else { false } }

    /// The address that waits to be confirmed.
    private func unconfirmed(_ account: Account) -> String? {
        account.newEmail ?? (account.isEmailConfirmed ? nil : account.email)
    }

    private func profile(_ account: Account) -> [any View] {
        [
            row("person", look.words.displayName, account.displayName) { change(.displayName) },
            row("pencil", look.words.userName, account.userName) { change(.userName) },
            row("mail", look.words.email, account.email ?? look.words.none) { change(.email) },
        ] + (model.canOrder ? [] : [phone(account)]) + [
            row("globe", look.words.cuisines, cuisines(account)) { model.showCuisines() }
        ] + openness(account)
    }

    private func phone(_ account: Account) -> any View {
        row("phone", look.words.phone, account.phone ?? look.words.none) { change(.phone) }
    }

    /// What an order asks for, so that it needn't be typed again (KI6).
    private func orders(_ account: Account) -> [any View] {
        [
            row("person", look.words.firstName, account.firstName ?? look.words.none) { change(.firstName) },
            row("people", look.words.lastName, account.lastName ?? look.words.none) { change(.lastName) },
            row("flag", look.words.place, account.place ?? look.words.none) { model.showPlace() },
            row("home", look.words.room, account.room ?? look.words.none) { change(.room) },
            phone(account),
        ]
    }

    /// Where nothing is published there is nobody to see it.
    private func openness(_ account: Account) -> [any View] {
        guard let openness = account.openness, host.membership.can("community") else { return [] }
        return [row("eye", look.words.openness, look.words.name(openness)) { model.showOpenness() }]
    }

    private func cuisines(_ account: Account) -> String {
        let names = account.cuisines.compactMap(Cuisine.init(rawValue:)).map(look.words.name)
        return names.isEmpty ? look.words.none : names.joined(separator: ", ")
    }

    /// The server's providers, and whether one signs in by their word.
    private func ways(_ account: Account) -> [any View] {
        (host.membership.record?.info?.providers ?? []).map { provider in
            row(
                "link", provider.shownName,
                account.providers.contains(provider.id) ? look.words.isLinked : look.words.isNotLinked
            ) { model.showLink(provider) }
        }
    }

    private func security(_ account: Account) -> [any View] {
        [
            row("lock", look.words.changePassword, look.words.changePasswordDetail) { change(.newPassword) },
            row(
                "qr-code", look.words.secondFactor,
                account.hasSecondFactor ? look.words.secondFactorOn : look.words.secondFactorOff
            ) { model.accounts.showFactor() },
        ] + ways(account) + [
            row("devices", look.words.devices, look.words.devicesDetail) { model.showDevices() },
            row("sign-out", look.words.signOut, look.words.signOutDetail) { model.signOut() },
        ]
    }

    private var data: [any View] {
        [
            row("shield", look.words.privacy, look.words.privacyDetail) { model.showPrivacy() },
            row(
                "download", look.words.download,
                model.isDownloading ? look.words.downloading : look.words.downloadDetail
            ) { model.download() },
            row("trash", look.words.deleteAccount, look.words.deleteAccountDetail) { model.askToDelete() },
        ]
    }

    private func row(
        _ icon: String, _ title: String, _ detail: String, press: @escaping @MainActor () -> Void
    ) -> any View {
        LinkRow(look: look, icon: icon, title: title, detail: detail, press: press)
    }

    private func change(_ field: AccountField) { model.showChange(of: field) }
}

/// Who it is: picture, name, server.
struct ProfileHead: View {
    let look: Look
    let host: Host
    let model: MineModel
    let account: Account

    var body: any View {
        BannerLine(look: look) {
            Avatar(look: look, name: account.displayName, picture: model.picture, size: 84)
            Column(spacing: 2) {
                Text(account.displayName, look.type.title, look.colors.ink, isHeading: true)
                Text(
                    look.words.signedInAs(account.userName, model.serverName), look.type.body,
                    look.colors.softInk)
            }
            .grow()
        } ways: {
            WordButton(look: look, label: look.words.changePicture, emphasis: .plain) {
                model.choosePicture()
            }
            if account.picture != nil {
                IconButton(look: look, icon: "trash", label: look.words.removePicture) {
                    model.removePicture()
                }
            }
        }
    }
}
