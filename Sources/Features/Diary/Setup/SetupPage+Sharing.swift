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

/// Kind words from one to another; at once, too.
extension SetupPage {
    /// What switching it on means; nil = it isn't offered: by the server, or while the form says something else of
    /// recovering than what is kept.
    var motivationOffered: String? {
        guard !isNew, page.motivating.isOffered, (wish == .aim(.recover)) == page.isGentle else { return nil }
        let words = host.words, server = host.membership.serverName
        if page.motivating.isLeaving { return words.motivationLeaves(server) }
        return page.isGentle ? words.motivationMeansGently(server) : words.motivationMeans(server)
    }

    var isMotivating: Bool { page.motivating.isOn }
    func setMotivating(_ isOn: Bool) { page.motivating.set(isOn) }
}
