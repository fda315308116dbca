import API
import Foundation
import Guest
import House
import class House.Host
import Kit
import Stage

/// Something that is being written for others to read, on a card of its own: a comment, an answer, what is said of
/// one's own post.
@MainActor final class WrittenModel {
    let title: String
    private(set) var text: String
    private(set) var trouble: String?
    private(set) var isBusy = false
    let length: ClosedRange<Int>
    let asks: Asks?

    /// What is asked for, where it isn't simply something to say.
    struct Asks {
        let title: String, placeholder: String
        /// By what name what is wrong with it is told.
        let field: String
    }
    /// Sends it, and says what came of it: nil = it is there.
    private let send:
        @MainActor (_ text: String, _ answer: @escaping @MainActor (GuestTrouble?) -> Void) -> Void
    /// Told what was written when the card goes without having sent it.
    private let keep: (@MainActor (String) -> Void)?
    private let community: Community
    var host: Host { community.host }

    init(
        _ title: String, text: String, length: ClosedRange<Int>, _ community: Community,
        asks: Asks? = nil, keep: (@MainActor (String) -> Void)? = nil,
        send:
            @escaping @MainActor (_ text: String, _ answer: @escaping @MainActor (GuestTrouble?) -> Void) ->
            Void
    ) {
        (self.title, self.text, self.length, self.community) = (title, text, length, community)
        (self.asks, self.keep, self.send) = (asks, keep, send)
    }

    static let field = "written"
    /// Of its card: another one may be there by the time that this is answered.
    private let sheet = "written \(UUID().uuidString)"

    func offer() {
        host.present(
            Sheet(sheet, gone: { [self] in keep?(text) }) { [self] look in
                WrittenSheet(look: look, host: host, model: self)
            })
        host.stage.focus(on: Self.field, caret: .max)
    }

    func type(_ text: String) {
        (self.text, trouble) = (text, nil)
        host.touch()
    }

    func done() {
        if isBusy { return }
        let sent = PublicText.cleaned(text, hasLines: true).trimmed
        if let fault = PublicText.fault(in: sent, length, hasLines: true) {
            trouble = host.words.fault(fault, in: asks?.field ?? "comment")
            host.services.speaker.play(.refused)
            host.stage.focus(on: Self.field, caret: .max)
            return host.touch()
        }
        isBusy = true
        let written = text
        send(sent) { [self] why in
            isBusy = false
            guard let why else {
                // What was sent need not be kept; what was written since would be.
                if text == written { text = "" }
                host.services.speaker.play(.favourite)
                if host.sheet?.id == sheet { host.dismiss() }
                return
            }
            trouble = community.sentence(why)
            host.services.speaker.play(.refused)
            // The card may be gone by now.
            if host.sheet?.id != sheet { community.refuse(why) }
        }
        host.touch()
    }
}

struct WrittenSheet: View {
    let look: Look
    let host: Host
    let model: WrittenModel

    var body: any View {
        let content = Column(spacing: Space.m) {
            Text(model.title, look.type.title, look.colors.ink, isHeading: true)
            TextFieldRow(
                look: look, stage: host.stage, title: model.asks?.title ?? look.words.whatYouSay,
                id: WrittenModel.field, text: model.text,
                placeholder: model.asks?.placeholder ?? look.words.whatYouSayPlaceholder,
                error: model.trouble,
                lines: .several(least: 3), limit: model.length.upperBound
            ) { model.type($0) }
        }
        let ways = SheetButtons(
            look: look,
            no: WordButton(look: look, label: look.words.cancel, emphasis: .plain) { host.dismiss() },
            yes: WordButton(
                look: look, label: model.isBusy ? look.words.sending : look.words.send, emphasis: .filled,
                id: "send written", isEnabled: !model.isBusy
            ) { model.done() })
        return SheetFrame(
            look: look, key: "written", dismiss: { host.dismiss() }, content: content, foot: ways.node)
    }
}
