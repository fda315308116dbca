import API
import Guest
public import House
import class House.Host
public import Kit
import Library
public import Stage

/// What the owner of the cook's server says to everybody, on Home until it is put aside or over (SR01).
///
/// It is kept: that the server is away on Sunday evening is worth most while it is.
@MainActor public final class Announcing {
    unowned let host: Host
    private var kept = Kept()
    private var isRead = false
    /// Whether the server has been asked since the program began, or somebody signed in.
    private var hasAsked = false
    /// How often: an answer that was overtaken by a later one says nothing any more.
    private var round = 0

    /// What this device remarks.
    struct Kept: Codable, Sendable, Hashable {
        /// Who was signed in, and where; nil = nobody.
        var whose: String?
        /// The latest first.
        var said: [Announcement] = []
        /// Those of them that the cook has put aside.
        var aside: Set<Announcement.ID> = []

        /// The server has said what is being said now; what it no longer says is forgotten.
        mutating func take(_ new: [Announcement]) {
            said = new
            aside.formIntersection(new.map(\.id))
        }

        /// What the cook hasn't put aside and isn't over, the latest first.
        /// - Parameter now: milliseconds since 1970.
        func shown(at now: Int64) -> [Announcement] {
            said.filter { $0.until > now && !aside.contains($0.id) }
        }
    }

    private static let key = "announcements"

    public init(_ host: Host) {
        self.host = host
        host.membership.listen(for: .membership) { [weak self] in self?.attune() }
        host.membership.listen(for: .announcements) { [weak self] in self?.ask() }
    }

    private func attune() {
        // Before the library has been read, nobody is signed in for sure.
        guard host.membership.standing != .unread else { return }
        guard isRead else {
            // Without a server there is nothing to be read.
            if host.membership.standing != .alone { read() }
            return
        }
        let whose = host.membership.identity
        if kept.whose != whose {
            hasAsked = false
            // Whoever has to sign in anew still wants to know that the server is being looked after.
            if whose != nil || host.membership.standing != .expired {
                kept = Kept(whose: whose)
                keep()
            }
        }
        if !hasAsked { ask() }
    }

    private func read() {
        host.read("announcements") { box throws(LibraryError) in
            try await box.setting(Self.key, as: Kept.self)
        } then: { [self] answer in
            if isRead { return }
            isRead = true
            switch answer {
            case .success(let found): kept = found ?? kept
            // What it holds isn't known, and isn't written over before something new is said.
            case .failure: kept = Kept(whose: host.membership.identity)
            }
            attune()
            host.touch()
        }
    }

    private func ask() {
        guard isRead, host.membership.can("announcements"), !host.settings.worksOffline else { return }
        hasAsked = true
        round += 1
        let round = round
        host.membership.ask("announcements") { guest throws(GuestTrouble) in
            try await guest.announcements()
        } then: { [self] answer in
            // If it can't be asked now, what was said last is still shown.
            guard round == self.round, case .success(let new) = answer, new != kept.said else { return }
            kept.take(new)
            keep()
        }
    }

    func putAside(_ announcement: Announcement) {
        kept.aside.insert(announcement.id)
        keep()
        host.services.speaker.play(.tick)
        host.touch()
    }

    private func keep() {
        host.services.save("announcements", replaces: true) { [kept] box throws(LibraryError) in
            try await box.set(kept, for: Self.key)
        }
    }

    /// On Home: the latest that hasn't been put aside; behind it the one before.
    public func offer(_ look: Look) -> Node? {
        kept.shown(at: Int64(host.now * 1000)).first.map {
            AnnouncementBanner(look: look, host: host, announcing: self, announcement: $0).node
        }
    }
}
