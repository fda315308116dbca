import House
import Kit
import Library
import Recipes
import Stage

/// What there is to be at a meal: a recipe, or a note.
struct PickDishSheet: View {
    let look: Look
    let host: Host
    let model: PickDishModel
    let title: String

    var body: any View {
        let content = Column(spacing: Space.m) {
            Row {
                Text(title, look.type.title, look.colors.ink, maxLines: 2, isHeading: true).grow()
                IconButton(look: look, icon: "close", label: look.words.close) { host.dismiss() }
            }
            SearchField(
                look: look, stage: host.stage, label: look.words.recipeOrNote, id: PickDishModel.field,
                text: model.text, submit: { model.submit() }
            ) { model.type($0) }
            if let trouble = model.trouble { Notice(look: look, text: trouble.sentence(look.words)) }
            Column(spacing: Space.xs) {
                if let note = model.note, model.found.isEmpty { noteRow(note) }
                for card in model.found { row(card) }
                if let note = model.note, !model.found.isEmpty { noteRow(note) }
            }
        }
        return SheetFrame(
            look: look, key: "dish picker", width: 620, dismiss: { host.dismiss() }, content: content)
    }

    private func row(_ card: RecipeCard) -> Node {
        var spec = RegionSpec(.button, card.title, id: "dish \(card.id)")
        spec.radius = Space.smallRadius
        spec.press = { model.pick(card) }
        return Row(spacing: Space.m) {
            DishPicture(look: look, name: card.picture, radius: 8).frame(width: 64, height: 48)
            Text(card.title, look.type.bodyStrong, look.colors.ink, maxLines: 2).grow()
            if card.totalMinutes > 0 {
                Fact(look: look, icon: "clock", text: look.words.minutes(card.totalMinutes))
            }
        }
        .unread()
        .padding(x: Space.s, y: 6)
        .limit(minHeight: 60)
        .region(spec)
    }

    private func noteRow(_ note: String) -> Node {
        SheetRow(look: look, icon: "pencil", title: look.words.asNote(note), detail: "") { model.pickNote() }
            .node
    }
}
