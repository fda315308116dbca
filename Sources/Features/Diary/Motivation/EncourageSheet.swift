import API
import Foundation
import Guest
import House
import class House.Host
import Kit
import Stage

/// Kind words that are being chosen, or written.
@MainActor final class EncourageModel {
    enum Choice: Hashable {
        case phrase(EncouragementPhrase)
        case own
    }

    private unowned let motivating: Motivating
    private unowned let host: Host
    let phrases: [EncouragementPhrase]
    /// Whether own words can be sent: never to anybody who recovers, and where somebody reads the cook's language.
    var takesWords: Bool { !isGentle && motivating.kept.standing.takesWords }
    private let isGentle: Bool
    private(set) var choice: Choice?
    private(set) var text = ""
    private(set) var goes = false
    /// What is wrong with the words, and with all of it, as a sentence.
    private(set) var textFault: String?, trouble: String?
    /// The same for the same words until they have arrived: then they are sent once.
    private var made: (draft: EncouragementDraft, key: String)?

    static let field = "own words"

    init(_ motivating: Motivating, _ host: Host, isGentle: Bool) {
        (self.motivating, self.host, self.isGentle) = (motivating, host, isGentle)
        phrases = EncouragementPhrase.offered(for: isGentle ? .recover : .keep)
    }

    func choose(_ choice: Choice) {
        if goes { return }
        (self.choice, trouble, textFault) = (choice, nil, nil)
        host.services.speaker.play(.tick)
        host.touch()
        if choice == .own { host.stage.focus(on: Self.field, caret: .max) }
    }

    func type(_ text: String) {
        (self.text, trouble, textFault) = (text, nil, nil)
        host.touch()
    }

    func send() {
        if goes { return }
        (trouble, textFault) = (nil, nil)
        let draft: EncouragementDraft
        switch choice {
        case nil: return refuse(host.words.chooseWordsFirst)
        case .phrase(let phrase)?: draft = EncouragementDraft(phrase)
        case .own?:
            draft = EncouragementDraft(PublicText.cleaned(text).trimmed)
            if EncouragementDraft.fault(in: draft.text ?? "") != nil {
                textFault = host.words.ownWordsFault
                host.stage.focus(on: Self.field, caret: .max)
                return refuse(nil)
            }
        }
        let key = made?.draft == draft ? made?.key ?? "" : UUID().uuidString
        made = (draft, key)
        goes = true
        motivating.ask { guest throws(GuestTrouble) in
            try await guest.encourage(draft, key: key)
        } then: { [self] answer in
            goes = false
            switch answer {
            case .success(let sent):
                if host.sheet?.id == "encourage" { host.dismiss() }
                host.services.speaker.play(.tick)
                host.tell(sent.waits ? host.words.wordsWaitNow : host.words.encouraged)
                motivating.sent()
            case .failure(let why):
                if why == .cancelled { break }
                refuse(motivating.sentence(why))
                // Whoever has closed it hears of it all the same.
                if host.sheet?.id != "encourage" { host.tell(motivating.sentence(why)) }
                if why.kind == .changed { motivating.goOn() }
            }
            host.touch()
        }
        host.touch()
    }

    private func refuse(_ sentence: String?) {
        trouble = sentence
        host.services.speaker.play(.refused)
        host.touch()
    }
}

struct EncourageSheet: View {
    let look: Look
    let host: Host
    let model: EncourageModel

    var body: any View {
        let content = Column(spacing: Space.m) {
            Text(look.words.encourage, look.type.title, look.colors.ink, isHeading: true)
            Text(look.words.encourageMeans, look.type.body.leading(1.3), look.colors.softInk)
            Column {
                for phrase in model.phrases {
                    row(.phrase(phrase), look.words.words(of: phrase), id: phrase.rawValue)
                }
                if model.takesWords { row(.own, look.words.inOwnWords, id: "own") }
            }
            if model.choice == .own {
                TextFieldRow(
                    look: look, stage: host.stage, title: look.words.ownWords, id: EncourageModel.field,
                    text: model.text, error: model.textFault,
                    lines: .several(least: 2), limit: EncouragementDraft.length.upperBound,
                    isEnabled: !model.goes
                ) { model.type($0) }
                Text(look.words.ownWordsLookedAt, look.type.small.leading(1.25), look.colors.softInk)
            }
        }
        return SheetFrame(
            look: look, key: "encourage", dismiss: { host.dismiss() }, content: content, foot: foot)
    }

    private func row(_ choice: EncourageModel.Choice, _ label: String, id: String) -> PickRow {
        PickRow(
            look: look, label: label, isPicked: model.choice == choice, chosen: look.words.chosen,
            id: "words \(id)", isEnabled: !model.goes
        ) { model.choose(choice) }
    }

    private var foot: Node {
        SheetButtons(
            look: look,
            no: WordButton(look: look, label: look.words.cancel, emphasis: .plain) { host.dismiss() },
            yes: WordButton(
                look: look, label: model.goes ? look.words.sendingWords : look.words.sendWords,
                emphasis: .filled, id: "send words", isEnabled: !model.goes
            ) { model.send() }, trouble: model.trouble
        ).node
    }
}
