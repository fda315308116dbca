import House
import SyncEngine

/// The diary on the cook's other computers; at once, for it is no part of the form.
extension SetupPage {
    var sharing: SharingStanding { host.syncing.sharing(of: DiaryBox.shared) }

    func share() {
        let words = host.words, server = host.membership.serverName
        let text = wish == .aim(.recover) ? words.shareGentlyText(server) : words.shareDiaryText(server)
        host.confirm("devices", words.shareDiary, text, yes: words.shareDiaryYes) { [host] in
            host.syncing.share(DiaryBox.shared)
        }
    }

    func stopSharing() {
        host.syncing.stopSharing(DiaryBox.shared, everywhere: false)
        host.tell(host.words.sharingStopped)
    }

    func withdraw() {
        let words = host.words, server = host.membership.serverName
        host.confirm("lock", words.withdraw(server), words.withdrawText(server), yes: words.withdrawYes) {
            [host] in
            host.syncing.stopSharing(DiaryBox.shared, everywhere: true)
        }
    }
}
