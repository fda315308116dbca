import House
import Kit
import Labels
import Recipes
import Stage

/// Something that no table has: a name, and figures as far as they are known.
@MainActor final class PlainModel {
    enum Field: String, CaseIterable { case name, energy, protein, carbohydrate, fat }

    let host: Host
    private(set) var texts: [Field: String] = [:]
    private(set) var faults: Set<Field> = []
    /// What the figures hold for, as a label said it; nil = they were not read.
    let serving: String?
    /// What was read, but wants to be looked at.
    let doubtful: Set<Field>
    /// The label itself, for as long as its values are looked at.
    let picture: Bitmap?
    /// The pieces of it in which the figures were read.
    let pieces: [Field: Bitmap]
    private let done: @MainActor (LogChoice) -> Void

    /// - Parameter label: as it was read; only what is sure stands in the fields.
    init(
        _ host: Host, name: String, label: NutritionLabel? = nil, picture: Bitmap? = nil,
        done: @escaping @MainActor (LogChoice) -> Void
    ) {
        let picture = host.settings.hidesFigures ? nil : picture
        (self.host, self.done, self.picture) = (host, done, picture)
        serving = label.map { $0.serving ?? "" }
        let fields: [(LabelField, Field)] = [
            (.kilocalories, .energy), (.protein, .protein), (.carbohydrate, .carbohydrate), (.fat, .fat),
        ]
        pieces = Dictionary(
            fields.compactMap { read, field in
                let place = label?.values[read]?.place
                return place.flatMap { picture?.piece(around: $0) }.map { (field, $0) }
            }
        ) { first, _ in first }
        doubtful = Set(fields.filter { label?.sure.contains($0.0) == false }.map(\.1))
        texts[.name] = name
        for (read, field) in fields where label?.sure.contains(read) == true {
            texts[field] = label?.values[read].map { host.words.plain($0.amount) }
        }
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
        let isBeside = model.picture != nil && look.size.width >= 900
        let fields = Column(spacing: Space.m) {
            Text(
                model.serving == nil ? look.words.quickAdd : look.words.readLabel, look.type.title,
                look.colors.ink, isHeading: true)
            field(.name)
            if let serving = model.serving {
                Notice(
                    look: look, text: look.words.labelRead(serving, isSure: model.doubtful.isEmpty),
                    icon: model.doubtful.isEmpty ? "check" : "warning")
            }
            if model.fields.count > 1 {
                Grid(columns: 2, spacing: Space.m) {
                    for field in model.fields.dropFirst() {
                        Column(spacing: Space.xs) {
                            self.field(field)
                            if let piece = model.pieces[field] { self.piece(piece, field) }
                        }
                    }
                }
            }
            if let picture = model.picture, !isBeside { label(picture, Size(360, 320)) }
        }
        let content =
            isBeside
            ? Row(spacing: Space.l, align: .start) {
                fields.grow()
                if let picture = model.picture {
                    label(picture, Size(320, max(240, look.size.height - 320)))
                }
            }.node : fields.node
        let ways = SheetButtons(
            look: look,
            no: WordButton(look: look, label: look.words.cancel, emphasis: .plain) { host.dismiss() },
            yes: WordButton(look: look, label: look.words.takeAmount, emphasis: .filled, id: "take plain") {
                model.save()
            })
        return SheetFrame(
            look: look, key: "plain food", width: isBeside ? 900 : 560, dismiss: { host.dismiss() },
            content: content, foot: ways.node)
    }

    /// What its figure was read from.
    private func piece(_ piece: Bitmap, _ field: PlainModel.Field) -> Node {
        Paint(.bitmap(piece, radius: Space.smallRadius))
            .frame(width: PlainSheet.pieceSize.width, height: PlainSheet.pieceSize.height)
            .inFront(.border(radius: Space.smallRadius, width: 1, look.colors.line))
            .region(RegionSpec(.picture, look.words.readFrom(look.words.title(field))))
    }

    /// In points.
    nonisolated static let pieceSize = Size(176, 32)

    /// What was read, as large as there is room.
    private func label(_ picture: Bitmap, _ room: Size) -> Node {
        let scale = min(room.width / Double(picture.width), room.height / Double(picture.height))
        let size = Size(
            (Double(picture.width) * scale).rounded(), (Double(picture.height) * scale).rounded())
        return Paint(.bitmap(picture, radius: Space.smallRadius))
            .frame(width: size.width, height: size.height)
            .inFront(.border(radius: Space.smallRadius, width: 1, look.colors.line))
            .region(RegionSpec(.picture, look.words.labelPart))
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
