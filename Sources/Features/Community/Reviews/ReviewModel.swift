import API
import Guest
import House
import class House.Host
import Kit
import Stage

/// The cook's own review of a post, on a card of its own.
@MainActor final class ReviewModel {
    private let post: PostPage
    private(set) var stars: Int
    private(set) var text: String
    private(set) var trouble: String?
    private(set) var isBusy = false
    /// Whether there is one that could be taken back.
    let isThere: Bool
    private let then: @MainActor () -> Void
    var host: Host { post.host }

    init(_ post: PostPage, stars: Int, text: String, then: @escaping @MainActor () -> Void) {
        (self.post, self.stars, self.text, self.then) = (post, stars, text, then)
        isThere = stars > 0
    }

    static let field = "review"
    private static let sheet = "review"

    func offer() {
        host.present(
            Sheet(Self.sheet) { [self] look in
                ReviewSheet(look: look, host: host, model: self, dish: post.dish)
            })
    }

    func give(_ stars: Int) {
        self.stars = stars
        trouble = nil
        host.services.speaker.play(.tick)
        host.touch()
    }

    func type(_ text: String) {
        (self.text, trouble) = (text, nil)
        host.touch()
    }

    func send() {
        let draft = ReviewDraft(stars: stars, text: PublicText.cleaned(text, hasLines: true).trimmed)
        if draft.faults["stars"] != nil { return refuse(host.words.starsFirst) }
        if let fault = draft.faults["text"] { return refuse(host.words.fault(fault, in: "comment")) }
        send(draft)
    }

    func takeBack() { send(nil) }

    private func refuse(_ sentence: String) {
        trouble = sentence
        host.services.speaker.play(.refused)
        host.touch()
    }

    private func send(_ draft: ReviewDraft?) {
        if isBusy { return }
        isBusy = true
        post.community.ask { [id = post.postID] guest throws(GuestTrouble) in
            try await guest.review(draft, of: id)
        } then: { [self] answer in
            isBusy = false
            switch answer {
            case .success(let shown):
                post.take(shown, post.tag)
                host.services.speaker.play(draft == nil ? .tick : .favourite)
                if host.sheet?.id == Self.sheet { host.dismiss() }
                then()
            case .failure(let why):
                trouble = post.community.sentence(why)
                host.services.speaker.play(.refused)
            }
        }
        host.touch()
    }
}

struct ReviewSheet: View {
    let look: Look
    let host: Host
    let model: ReviewModel
    let dish: String

    var body: any View {
        let content = Column(spacing: Space.m) {
            Text(look.words.howWasIt(dish), look.type.title, look.colors.ink, isHeading: true)
            Stars(look: look, id: "review stars", stars: model.stars) { model.give($0) }
            TextFieldRow(
                look: look, stage: host.stage, title: look.words.whatYouThink, id: ReviewModel.field,
                text: model.text, placeholder: look.words.whatYouThinkPlaceholder, error: model.trouble,
                lines: .several(least: 3), limit: ReviewDraft.length.upperBound, isEnabled: !model.isBusy
            ) { model.type($0) }
            if model.isThere {
                WordButton(
                    look: look, label: look.words.takeReviewBack, icon: "trash", emphasis: .plain,
                    isEnabled: !model.isBusy
                ) { model.takeBack() }
            }
        }
        let ways = SheetButtons(
            look: look,
            no: WordButton(look: look, label: look.words.cancel, emphasis: .plain) { host.dismiss() },
            yes: WordButton(
                look: look, label: model.isBusy ? look.words.sending : look.words.send, emphasis: .filled,
                id: "send review", isEnabled: !model.isBusy
            ) { model.send() })
        return SheetFrame(
            look: look, key: "review", dismiss: { host.dismiss() }, content: content, foot: ways.node)
    }
}
