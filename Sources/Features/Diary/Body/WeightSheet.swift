import Dietetics
import House
import Kit
import Stage

/// What one weighs on the day that is shown, while it is typed.
@MainActor final class WeightModel {
    private let page: DiaryPage
    let units: BodyUnits
    private(set) var text: String
    private(set) var isFaulty = false

    static let field = "weight"

    init(_ page: DiaryPage, _ profile: DiaryProfile) {
        self.page = page
        units = profile.units
        let known = page.weighings.last { $0.day == page.day }?.kilograms
        text =
            known.map { page.host.words.plain((profile.units.shown(kilograms: $0) * 10).rounded() / 10) }
            ?? ""
    }

    func type(_ text: String) {
        (self.text, isFaulty) = (text, false)
        page.host.touch()
    }

    func save() {
        let kilograms = TypedNumber.read(text).map(units.kilograms)
        guard let kilograms, Eater.weights.contains(kilograms) else {
            isFaulty = true
            page.host.services.speaker.play(.refused)
            return page.host.touch()
        }
        page.host.services.speaker.play(.tick)
        page.host.dismiss()
        page.weighed(kilograms)
    }
}

struct WeightSheet: View {
    let look: Look
    let host: Host
    let model: WeightModel

    var body: any View {
        let content = Column(spacing: Space.m) {
            Text(look.words.weigh, look.type.title, look.colors.ink, isHeading: true)
            TextFieldRow(
                look: look, stage: host.stage, title: look.words.title(.weight, model.units),
                id: WeightModel.field,
                text: model.text,
                error: model.isFaulty ? look.words.sentence(.body(.weight), model.units, nil) : nil,
                limit: 40, submit: { model.save() }
            ) { model.type($0) }
        }
        let ways = SheetButtons(
            look: look,
            no: WordButton(look: look, label: look.words.cancel, emphasis: .plain) { host.dismiss() },
            yes: WordButton(look: look, label: look.words.save, emphasis: .filled, id: "save weight") {
                model.save()
            })
        return SheetFrame(
            look: look, key: "weight", dismiss: { host.dismiss() }, content: content, foot: ways.node)
    }
}

/// Where a weight goes, behind its ups and downs.
struct WeightLine: View {
    let look: Look
    let text: String

    /// Nil where nobody was weighed lately.
    init?(look: Look, model: DiaryPage) {
        let trend = WeightTrend(model.weighings)
        guard let units = model.profile?.units, let mean = trend.mean(model.day) else { return nil }
        self.look = look
        text = look.words.weightTrend(mean: mean, weekly: trend.weekly(model.day), units)
    }

    var body: any View {
        Row(spacing: Space.m) {
            Icon("scale", size: 24, look.colors.softInk)
            Text(text, look.type.body, look.colors.ink).grow()
        }
        .padding(x: Space.l, y: Space.m)
        .grow()
        .card(look)
    }
}
