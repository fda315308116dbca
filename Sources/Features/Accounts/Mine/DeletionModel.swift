import API
import Guest
import House
import Kit

/// The account is to go: what becomes of what it published is asked, then its name and the password.
@MainActor final class DeletionModel: FormKeeper {
    let mine: MineModel
    private(set) var posts = AccountDeletion.Posts.delete
    /// The second confirmation.
    private(set) var isSecond = false
    var form = AccountForm()

    init(_ mine: MineModel) { self.mine = mine }

    var host: Host { mine.host }

    var fields: [AccountField] { [.userName] + (mine.account?.hasPassword == true ? [.password] : []) }

    func choose(_ posts: AccountDeletion.Posts) {
        self.posts = posts
        host.touch()
    }

    func goOn() {
        isSecond = true
        host.stage.focus(on: AccountField.userName.id)
        host.touch()
    }

    func delete() {
        if form.isBusy { return }
        let name = UserName.folded(form[.userName].trimmed)
        if name != mine.account?.userName {
            form.mark(.userName, form[.userName].isEmpty ? .missing : .wrong)
            return refuse(.userName)
        }
        if fields.contains(.password), form[.password].isEmpty {
            form.mark(.password, .missing)
            return refuse(.password)
        }
        form.isBusy = true
        let deletion = AccountDeletion(
            password: fields.contains(.password) ? form[.password] : nil, userName: name, posts: posts)
        mine.delete(deletion) { [self] trouble in
            if let trouble { return fail(trouble, in: fields) }
            host.services.speaker.play(.tick)
            host.dismiss()
        }
    }
}
