import API
import Foundation
import Guest
import House
import class House.Host
import Screen
import Stage

/// Friends are asked to come to the server (SP6): in words that the cook sends, or by a code that they photograph.
///
/// Where people come by invitation, and members may invite, an invitation is made first, when the cook asks for one.
@MainActor final class InviteModel {
    unowned let community: Community
    var host: Host { community.host }
    /// Of the sheet: each begins with a choice.
    private(set) var codes: CodesModel
    /// The cook's invitations that nobody has used; nil = the server hasn't said.
    private(set) var list: InvitationList?
    /// The one that was made last, as long as nobody has used it: only who made it knows its code, so it outlives the sheet.
    private(set) var made: NewInvitation?
    /// Why nothing came of it.
    private(set) var trouble: String?
    private(set) var isBusy = false
    /// Of one that was asked for, and of which nobody knows whether it was made.
    private var key: String?

    private static let sheet = "invite"

    init(_ community: Community) {
        self.community = community
        codes = CodesModel(community.host)
    }

    /// Somebody else is signed in.
    func forget() { (list, made, key, trouble, isBusy) = (nil, nil, nil, nil, false) }

    func offer() {
        (trouble, codes) = (nil, CodesModel(host))
        host.present(Sheet(Self.sheet) { [self] in InviteSheet(look: $0, host: host, model: self) })
        if makes { read() }
    }

    /// Whom the server lets in.
    var registration: ServerInfo.Registration { host.membership.record?.info?.registration ?? .open }

    /// Whether it takes an invitation that the cook makes.
    var makes: Bool { registration == .invited && host.membership.can("invitations") }

    /// Whether there is something to send.
    var isReady: Bool { registration != .closed && (!makes || made != nil) }

    /// Whether the server lies in the cook's own network, where friends must be to reach it.
    var isOfTheHouse: Bool { host.membership.server?.text.hasPrefix("http://") == true }

    /// The page of the invitation, for any browser.
    private var page: String? {
        guard let made, let server = host.membership.server else { return nil }
        return server.text + Route.publicInvitation.path(made.code)
    }

    var message: String {
        let name = host.membership.account?.userName ?? ""
        if let page { return host.words.invitation(to: community.serverName, page: page, from: name) }
        return host.words.invitation(
            to: community.serverName, at: host.membership.server?.text ?? "", from: name, registration)
    }

    var code: QRCode? { (page ?? host.membership.server?.text).flatMap { QRCode($0) } }

    func copy() {
        host.stage.clipboard.write(message)
        host.dismiss()
        host.tell(host.words.invitationCopied)
    }

    var mail: MailDraft? {
        MailDraft(subject: host.words.invitationSubject(community.serverName), text: message)
    }

    func send() {
        if let mail { host.open(mail) }
    }

    func show() { codes.show(code.map { [$0] } ?? []) }

    // MARK: Making one

    /// How many may be made now; nil = nobody knows yet.
    var left: Int? { list.map { $0.from == nil ? max(0, $0.most - $0.items.count) : 0 } }

    private func read() {
        let known = made
        community.ask { guest throws(GuestTrouble) in
            try await guest.invitations()
        } then: { [self] answer in
            switch answer {
            case .success(let list):
                self.list = list
                guard let made else { return }
                // One that was made meanwhile may not stand in it yet.
                if made != known {
                    add(made.invitation)
                } else if !list.items.contains(made.invitation) {
                    self.made = nil
                }
            case .failure(let why): fail(why)
            }
        }
    }

    private func add(_ invitation: Invitation) {
        if list?.items.contains(invitation) == false { list?.items.append(invitation) }
    }

    func make() {
        if isBusy { return }
        (isBusy, trouble) = (true, nil)
        let key = key ?? UUID().uuidString
        self.key = key
        community.ask { guest throws(GuestTrouble) in
            try await guest.invite(key: key)
        } then: { [self] answer in
            // Somebody else is signed in by now, and has forgotten it.
            if case .failure(.cancelled) = answer { return }
            isBusy = false
            switch answer {
            case .success(let new):
                (made, self.key) = (new, nil)
                add(new.invitation)
                host.services.speaker.play(.favourite)
            case .failure(let why):
                // What was answered is known; only what got lost is asked for again.
                if why.kind != nil { self.key = nil }
                fail(why)
                if why.kind == .forbidden { read() }
            }
        }
        host.touch()
    }

    func withdraw(_ invitation: Invitation) {
        if isBusy { return }
        (isBusy, trouble) = (true, nil)
        community.ask { guest throws(GuestTrouble) in
            try await guest.withdraw(invitation.id)
        } then: { [self] answer in
            // Somebody else is signed in by now, and has forgotten it.
            if case .failure(.cancelled) = answer { return }
            isBusy = false
            // One that has been used meanwhile is open no more, either.
            if case .failure(let why) = answer, why.kind != .notFound { return fail(why) }
            list?.items.removeAll { $0.id == invitation.id }
            if made?.id == invitation.id { made = nil }
            host.services.speaker.play(.tick)
        }
        host.touch()
    }

    private func fail(_ why: GuestTrouble) {
        if why == .cancelled { return }
        trouble = community.sentence(why)
        host.services.speaker.play(.refused)
        if host.sheet?.id != Self.sheet { host.tell(community.sentence(why)) }
    }
}
