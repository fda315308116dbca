import API
import House
import class House.Host
import Kit
import Screen
import Stage

/// The page of a post, or of a collection, for any browser is sent, copied or shown as a code (END, RF4).
@MainActor final class PostSharing {
    let title: String
    /// What the card is called.
    let heading: String
    /// Nil = only people with an account see it.
    let address: String?
    let isMine: Bool
    /// Into a post of one's own; nil = that isn't to be done with it.
    let recommend: (@MainActor () -> Void)?
    let community: Community
    let codes: CodesModel
    private var host: Host { community.host }

    convenience init(_ post: Post, _ community: Community) {
        self.init(
            community.host.words.sharePost, post.recipe.title, post.page, isMine: post.isMine,
            community.recommend(post), community)
    }

    convenience init(_ collection: PublicCollection, _ community: Community) {
        self.init(
            community.host.words.sharePublicCollection, collection.name, collection.page,
            isMine: collection.isMine, nil, community)
    }

    private init(
        _ heading: String, _ title: String, _ page: String?, isMine: Bool,
        _ recommend: (@MainActor () -> Void)?,
        _ community: Community
    ) {
        (self.heading, self.title, self.isMine, self.community) = (heading, title, isMine, community)
        self.recommend = recommend
        codes = CodesModel(community.host)
        address = page.flatMap { page in community.host.membership.server.map { $0.text + page } }
    }

    func offer() {
        host.present(
            Sheet("share post") { [self] in PostShareSheet(look: $0, host: host, sharing: self) })
    }

    var mail: MailDraft? { address.flatMap { MailDraft(subject: title, text: $0) } }

    func send() {
        if let mail { host.open(mail) }
    }

    func copy() {
        guard let address else { return }
        host.stage.clipboard.write(address)
        host.dismiss()
        host.tell(host.words.postLinkCopied)
    }

    func show() { codes.show(address.flatMap { QRCode($0) }.map { [$0] } ?? []) }
}

struct PostShareSheet: View {
    let look: Look
    let host: Host
    let sharing: PostSharing

    var body: any View {
        let words = look.words, isOpen = sharing.address != nil
        return ShareSheet(
            look: look, host: host, codes: sharing.codes, title: sharing.heading,
            ways: (sharing.recommend.map { recommend in
                [
                    .init(
                        icon: "people", title: words.recommendOn(sharing.community.serverName),
                        detail: words.recommendPostDetail, isOpen: true, press: recommend)
                ]
            } ?? []) + [
                .init(
                    icon: "mail", title: words.inviteByMail, detail: words.sharePostByMailDetail,
                    isOpen: sharing.mail != nil
                ) { sharing.send() },
                .init(
                    icon: "copy", title: words.copyPostLink, detail: words.inviteByCopyDetail, isOpen: isOpen
                ) { sharing.copy() },
                .init(
                    icon: "qr-code", title: words.inviteByCode, detail: words.sharePostByCodeDetail,
                    isOpen: isOpen
                ) { sharing.show() },
            ], more: note)
    }

    private var note: Node {
        let text = sharing.address ?? look.words.postIsClosed(isMine: sharing.isMine)
        return Column(spacing: Space.s) {
            if sharing.address == nil {
                Notice(look: look, text: text)
            } else {
                Text(text, look.type.body.leading(1.3), look.colors.ink).grow()
                    .padding(Space.m)
                    .behind(.fill(radius: Space.radius, look.colors.sunken))
            }
        }
        .padding(Edges(top: Space.s))
    }
}
