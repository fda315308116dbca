import API
import Guest
import House
import class House.Host

/// What the cook is told of by others on the server: how much of it hasn't been read, and, while another window is in
/// front, a word on the desktop if that is wanted (TR19).
@MainActor final class Noticing {
    private unowned let community: Community
    private var host: Host { community.host }
    private(set) var notices: [Notice] = []
    private(set) var unread = 0
    private(set) var next: String?
    private(set) var trouble: GuestTrouble?
    private(set) var isAsking = false
    private(set) var isRead = false
    /// The latest that has been here: what is later is news.
    private var latest: Notice.ID?

    init(_ community: Community) { self.community = community }

    /// Notices held at most.
    static let most = 1000

    /// Somebody else is signed in.
    func forget() {
        (notices, unread, next, trouble) = ([], 0, nil, nil)
        (isAsking, isRead, latest) = (false, false, nil)
    }

    func refresh() { ask(after: nil) }
    func more() { if let next, trouble == nil { ask(after: next) } }

    private func ask(after: String?) {
        if isAsking { return }
        (isAsking, trouble) = (true, nil)
        community.ask { guest throws(GuestTrouble) in
            try await guest.notices(after: after)
        } then: { [self] answer in
            isAsking = false
            switch answer {
            case .success(let list): take(list, after)
            case .failure(let why): trouble = why
            }
        }
        host.touch()
    }

    private func take(_ list: NoticeList, _ after: String?) {
        unread = list.unread
        if after == nil {
            sayOnDesktop(list.items)
            latest = max(latest ?? "", list.items.first?.id ?? "")
            notices = []
            isRead = true
        }
        let known = Set(notices.map(\.id)), new = list.items.filter { !known.contains($0.id) }
        notices += new
        next = new.isEmpty || list.next == after || notices.count >= Self.most ? nil : list.next
    }

    /// All of it has been seen. What comes meanwhile hasn't.
    func read() {
        guard unread > 0, let until = notices.first?.id else { return }
        let before = unread
        unread = 0
        community.ask { guest throws(GuestTrouble) in
            try await guest.readNotices(until: until)
        } then: { [self] answer in
            if case .failure = answer { unread = before }
        }
    }

    // MARK: The desktop

    /// Says what has come since it was asked last, if the cook looks elsewhere and wants to hear of it.
    private func sayOnDesktop(_ notices: [Notice]) {
        guard host.isAway || host.isHidden, let latest else { return }
        let hour = host.hour
        let news = notices.filter { notice in
            !notice.isRead && notice.id > latest
                && host.settings.notifications.allows(notice.kind.switched, atHour: hour)
        }
        guard let first = news.first else { return }
        let words = host.words
        let title = news.count == 1 ? words.noticeSays(first) : words.newNotices(news.count)
        let text = news.count == 1 ? first.text : words.noticeSays(first)
        host.services.errands.run { [notify = host.services.notify] in
            await notify(title, text)
        } then: {
        }
    }
}

extension Notice.Kind {
    /// The switch that it goes by.
    var switched: Notifications.Kind {
        switch self {
        case .answer, .comment, .mention, .review, .unknown: .talk
        case .follow: .followers
        case .decision, .report: .decisions
        }
    }
}
