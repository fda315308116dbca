import Edamam
import House
import Stage

/// The id and the key as they are typed, checked by one question before they are kept (RF5).
@MainActor final class KeyModel {
    enum Field: String { case id, key }

    let desk: EdamamDesk
    private(set) var id = ""
    private(set) var key = ""
    private(set) var showsKey = false
    private(set) var isChecking = false
    /// What can't be one, as it is typed.
    private(set) var faults: Set<Field> = []
    /// Why it wasn't kept.
    private(set) var trouble: EdamamTrouble?

    init(_ desk: EdamamDesk) { self.desk = desk }

    var host: Host { desk.host }

    /// What the stage knows the button by that sends both, and the fields.
    static let button = "edamam save"
    static func name(_ field: Field) -> String { "edamam \(field.rawValue)" }

    func type(_ text: String, in field: Field) {
        switch field {
        case .id: id = text
        case .key: key = text
        }
        faults.remove(field)
        trouble = nil
        host.touch()
    }

    func toggleKey() {
        showsKey.toggle()
        host.touch()
    }

    /// Return in the first field leads to the second.
    func goOn() { host.stage.focus(on: Self.name(.key), caret: .max) }

    /// Asks Edamam whether it knows them, and keeps them if so.
    func save() {
        if isChecking { return }
        faults = []
        if EdamamKey.plain(id) == nil { faults.insert(.id) }
        if EdamamKey.plain(key) == nil { faults.insert(.key) }
        guard let whole = EdamamKey(id: id, key: key) else {
            host.stage.focus(on: Self.name(faults.contains(.id) ? .id : .key), caret: .max)
            return refuse(nil)
        }
        if host.settings.worksOffline { return refuse(.offline) }
        (isChecking, trouble) = (true, nil)
        desk.ask(EdamamQuestion(.check), whole) { [self] answer in
            isChecking = false
            switch answer {
            // Whoever has used up what is allowed is known.
            case .success, .failure(.quota): keep(whole)
            case .failure(let trouble): refuse(trouble)
            }
        }
        host.touch()
    }

    private func refuse(_ trouble: EdamamTrouble?) {
        self.trouble = trouble
        host.services.speaker.play(.refused)
        // The sentence has moved it down.
        host.stage.bringIntoView(Self.button)
        host.touch()
    }

    private func keep(_ whole: EdamamKey) {
        (id, key, showsKey) = ("", "", false)
        host.services.speaker.play(.favourite)
        desk.keep(whole) { [host] isKept in
            host.tell(isKept ? host.words.edamamIsKept : host.words.edamamIsNotKept)
        }
        host.touch()
    }

    /// It is had from Edamam again, so it is asked about first.
    func askToForget() {
        let words = host.words
        host.confirm("trash", words.forgetEdamamQuestion, words.forgetEdamamExplained, yes: words.remove) {
            [self] in
            desk.forget()
            host.services.speaker.play(.tick)
            host.tell(host.words.edamamIsForgotten)
        }
    }

    /// Edamam's page for people who want an id and a key.
    func showWhere() { if let page = BrowserAddress(Self.page) { host.open(page) } }

    private static let page = "https://developer.edamam.com/edamam-recipe-api"
}
