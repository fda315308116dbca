import House
import Kit
import Recipes
import Stage

/// A step: what to do, the timers found in it, and, if it has them, a title, ingredients, a picture and a clip.
struct EditorStep: View {
    let look: Look
    let host: Host
    let model: EditorPage
    let step: RecipeDraft.Step
    /// Counted from 1.
    let number: Int
    let isLifted: Bool

    var body: any View {
        let card = Column(spacing: Space.s) {
            head
            if isShown(step.partID, step.part ?? "") {
                EditorStepField(
                    look: look, host: host, model: model, step: step, part: .part, number: number)
            }
            if isShown(step.titleID, step.title) {
                EditorStepField(
                    look: look, host: host, model: model, step: step, part: .title, number: number)
            }
            EditorStepField(look: look, host: host, model: model, step: step, part: .text, number: number)
            if !step.phrases.isEmpty { EditorTimers(look: look, host: host, model: model, step: step) }
            if isShown(step.foodsID, step.foods) {
                EditorStepField(
                    look: look, host: host, model: model, step: step, part: .foods, number: number)
                offers
            }
            if step.picture != nil || step.clip != nil {
                EditorStepMedia(look: look, model: model, step: step, number: number)
            }
            if let job = model.clips[step.id] {
                EditorClipProgress(look: look, model: model, step: step.id, number: number, job: job)
            }
            more
        }
        .padding(Edges(top: Space.xs, left: Space.m, bottom: Space.s, right: Space.m))
        .grow()
        return isLifted
            ? card.behind(
                .shadow(radius: Space.radius, blur: 24, look.colors.shadow),
                .fill(radius: Space.radius, look.colors.card))
            : card.card(look)
    }

    private func isShown(_ field: String, _ text: String) -> Bool {
        !text.isEmpty || model.opened.contains(field)
    }

    private var head: Node {
        let name = look.words.editorStep(number)
        return Row(spacing: Space.xs) {
            Grip(look: look, row: name, id: step.textID, takesFocus: false)
            Text(name, look.type.bodyStrong, look.colors.ink, maxLines: 1).grow()
            IconButton(
                look: look, icon: "trash", label: look.words.editorRemove(name),
                color: look.colors.softInk, id: "\(step.textID) remove"
            ) { model.removeStep(step) }
        }
        // The grip and the bin stand over the edges of what lies below them.
        .padding(Edges(left: -12, right: -12))
    }

    /// The ingredients that the step speaks of and that no other step lists, to be listed with a press.
    private var offers: Node {
        let listed = Set(model.recipe.steps.flatMap(\.ingredients).map(\.name))
        let mentioned = step.step.mentioned(of: model.recipe.ingredients.filter { !listed.contains($0.name) })
            .prefix(6)
        return Wrap(spacing: Space.s) {
            for food in mentioned {
                EditorChip(
                    look: look, icon: "plus", label: food.typedLine, id: "\(step.id) offer \(food.typedLine)"
                ) { model.change { $0.add(food, toStep: step.id) } }
            }
        }
    }

    /// What the step could have besides.
    private var more: Node {
        let words = look.words
        return Wrap(spacing: Space.l, lineSpacing: 0) {
            if !isShown(step.titleID, step.title) {
                EditorChip(
                    look: look, icon: "plus", label: words.editorStepTitle, of: number, isQuiet: true,
                    id: "\(step.id) more title"
                ) { model.open(step.titleID) }
            }
            if !isShown(step.foodsID, step.foods) {
                EditorChip(
                    look: look, icon: "plus", label: words.editorStepFoods, of: number, isQuiet: true,
                    id: "\(step.id) more foods"
                ) { model.open(step.foodsID) }
            }
            if !isShown(step.partID, step.part ?? "") {
                EditorChip(
                    look: look, icon: "plus", label: words.editorStepPart, of: number, isQuiet: true,
                    id: "\(step.id) more part"
                ) { model.open(step.partID) }
            }
            if step.clip == nil, model.clips[step.id] == nil {
                EditorChip(
                    look: look, icon: "film", label: words.editorStepClip, of: number, isQuiet: true,
                    id: "\(step.id) more clip"
                ) { model.askForClip(step.id) }
            }
            if step.picture == nil {
                EditorChip(
                    look: look, icon: "picture", label: words.editorStepPicture, of: number,
                    isQuiet: true,
                    id: "\(step.id) more picture"
                ) { model.askForPicture(.step(step.id)) }
            }
        }
    }
}
