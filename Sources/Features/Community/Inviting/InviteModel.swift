import API
import House
import class House.Host
import Screen
import Stage

/// Friends are asked to come to the server (SP6): in words that the cook sends, or by a code that they photograph.
@MainActor final class InviteModel {
    let community: Community
    var host: Host { community.host }
    let codes: CodesModel

    init(_ community: Community) {
        self.community = community
        codes = CodesModel(community.host)
    }

    func offer() {
        host.present(Sheet("invite") { [self] in InviteSheet(look: $0, host: host, model: self) })
    }

    /// Whom the server lets in.
    var registration: ServerInfo.Registration { host.membership.record?.info?.registration ?? .open }

    /// Whether the server lies in the cook's own network, where friends must be to reach it.
    var isOfTheHouse: Bool { host.membership.server?.text.hasPrefix("http://") == true }

    var message: String {
        host.words.invitation(
            to: community.serverName, at: host.membership.server?.text ?? "",
            from: host.membership.account?.userName ?? "", registration)
    }

    var code: QRCode? { host.membership.server.flatMap { QRCode($0.text) } }

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
}
