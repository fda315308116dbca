import API
import Guest
import House
import Kit

/// One thing of the account, while it is changed; what opens the account to others wants the password again.
@MainActor final class ChangeModel: FormKeeper {
    let field: AccountField
    let mine: MineModel
    var form = AccountForm()

    init(_ field: AccountField, _ mine: MineModel) {
        (self.field, self.mine) = (field, mine)
        let account = mine.account
        switch field {
        case .displayName: form[.displayName] = account?.displayName ?? ""
        case .userName: form[.userName] = account?.userName ?? ""
        case .email: form[.email] = account?.newEmail ?? account?.email ?? ""
        case .phone: form[.phone] = account?.phone ?? ""
        default: form[field] = field.kept.flatMap { account?[kept: $0] } ?? ""
        }
    }

    var host: Host { mine.host }

    private var route: Route? {
        switch field {
        case .userName: .changeUserName
        case .email: .changeEmail
        case .newPassword: .changePassword
        default: nil
        }
    }

    /// In the order in which they stand.
    var fields: [AccountField] {
        guard route != nil, mine.account?.hasPassword == true else { return [field] }
        return field == .newPassword ? [.password, .newPassword] : [field, .password]
    }

    func save() {
        if form.isBusy { return }
        let known = [mine.account?.userName, mine.account?.email].compactMap { $0 }
        if let wrong = form.check(fields, known: known) { return refuse(wrong) }
        form.isBusy = true
        let text = form[field].trimmed
        guard let route else {
            return mine.change(plainChange(text)) { self.end($0) }
        }
        let password = fields.contains(.password) ? form[.password] : nil
        let change: GuardedChange =
            switch field {
            case .userName: GuardedChange(password: password, userName: UserName.folded(text))
            case .email: GuardedChange(password: password, email: text)
            default: GuardedChange(password: password, newPassword: form[.newPassword])
            }
        mine.change(route, change) { self.end($0) }
    }

    /// What wants no password.
    private func plainChange(_ text: String) -> AccountChange {
        switch field {
        case .phone: AccountChange(phone: text)
        case .firstName: AccountChange(firstName: text)
        case .lastName: AccountChange(lastName: text)
        case .place: AccountChange(place: text)
        case .room: AccountChange(room: text)
        default: AccountChange(displayName: text)
        }
    }

    private func end(_ trouble: GuestTrouble?) {
        form.isBusy = false
        guard let trouble else {
            host.dismiss()
            host.services.speaker.play(.favourite)
            return host.tell(
                field == .email && mine.account?.newEmail != nil
                    ? host.words.emailToBeConfirmed(mine.account?.newEmail ?? "") : host.words.saved)
        }
        fail(trouble, in: fields)
    }
}
