import House
import Kit
import Recipes
import Stage

/// Something that no table has: a name, and figures as far as they are known.
@MainActor final class PlainModel {
    enum Field: String, CaseIterable { case name, energy, protein, carbohydrate, fat }

    let host: Host
    private(set) var texts: [Field: String] = [:]
    private(set) var faults: Set<Field> = []
    private let done: @MainActor (LogChoice) -> Void

    init(_ host: Host, name: String, done: @escaping @MainActor (LogChoice) -> Void) {
        (self.host, self.done) = (host, done)
        texts[.name] = name
    }

    func id(_ field: Field) -> String { "plain \(field.rawValue)" }
    var firstField: String {
        id((texts[.name] ?? "").isEmpty || host.settings.hidesFigures ? .name : .energy)
    }
    var fields: [Field] { host.settings.hidesFigures ? [.name] : Field.allCases }
    func text(_ field: Field) -> String { texts[field] ?? "" }

    func type(_ text: String, into field: Field) {
        texts[field] = text
        faults.remove(field)
        host.touch()
    }

    private func number(_ field: Field) -> Double? { TypedNumber.read(text(field)) }

    func save() {
        faults = []
        if text(.name).trimmed.isEmpty { faults.insert(.name) }
        for field in fields.dropFirst() where !text(field).trimmed.isEmpty {
            if number(field).map({ $0 > (field == .energy ? 20_000 : 2_000) }) ?? true {
                faults.insert(field)
            }
        }
        guard let first = fields.first(where: faults.contains) else {
            return done(
                .plain(
                    text(.name).trimmed,
                    Nutrition(
                        kilocalories: number(.energy), protein: number(.protein),
                        carbohydrate: number(.carbohydrate), fat: number(.fat))))
        }
        host.stage.focus(on: id(first), caret: .max)
        host.services.speaker.play(.refused)
        host.touch()
    }
}

struct PlainSheet: View {
    let look: Look
    let host: Host
    let model: PlainModel

    var body: any View {
        let content = Column(spacing: Space.m) {
            Text(look.words.quickAdd, look.type.title, look.colors.ink, isHeading: true)
            field(.name)
            if model.fields.count > 1 {
                Grid(columns: 2, spacing: Space.m) {
                    for field in model.fields.dropFirst() { self.field(field) }
                }
            }
        }
        let ways = SheetButtons(
            look: look,
            no: WordButton(look: look, label: look.words.cancel, emphasis: .plain) { host.dismiss() },
            yes: WordButton(look: look, label: look.words.takeAmount, emphasis: .filled, id: "take plain") {
                model.save()
            })
        return SheetFrame(
            look: look, key: "plain food", dismiss: { host.dismiss() }, content: content, foot: ways.node)
    }

    private func field(_ field: PlainModel.Field) -> TextFieldRow {
        TextFieldRow(
            look: look, stage: host.stage, title: look.words.title(field), id: model.id(field),
            text: model.text(field),
            error: model.faults.contains(field)
                ? field == .name ? look.words.nameFault : look.words.figureFault : nil,
            limit: field == .name ? 120 : 40, submit: { model.save() }
        ) { model.type($0, into: field) }
    }
}
