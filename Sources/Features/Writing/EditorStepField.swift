import House
import Kit
import Stage

/// One of the texts of a step.
struct EditorStepField: View {
    enum Part { case part, title, text, foods }

    let look: Look
    let host: Host
    let model: EditorPage
    let step: RecipeDraft.Step
    let part: Part
    let number: Int

    var body: any View {
        let field = field
        let error = part == .text ? EditorFlaw.sentence(field.id, model, look) : nil
        var spec = RegionSpec(field: field)
        spec.radius = Space.smallRadius
        return Column(spacing: 6) {
            if part != .text { Text(title, look.type.small, look.colors.softInk).unread() }
            FieldText(field)
                .padding(x: 14, y: 12)
                .limit(minHeight: Space.touch)
                .fieldGround(look, host.stage, field, radius: Space.smallRadius, isWrong: error != nil)
                .region(spec)
            if let error {
                Row(spacing: 6) {
                    Icon("warning", size: 18, look.colors.tomato)
                    Text(error, look.type.small, look.colors.tomato).grow()
                }
            }
        }
    }

    private var title: String {
        switch part {
        case .part: look.words.editorStepPart
        case .title: look.words.editorStepTitle
        case .text: look.words.editorStep(number)
        case .foods: look.words.editorStepFoods
        }
    }

    private var field: FieldSpec {
        switch part {
        case .part:
            return spec(step.partID, step.part ?? "", look.words.editorStepPartHint) {
                $0.part = $1.isEmpty ? nil : $1
            }
        case .title:
            return spec(step.titleID, step.title, look.words.editorStepTitleHint) { $0.title = $1 }
        case .text:
            var field = spec(
                step.textID, step.text, number == 1 ? look.words.editorStepHint : ""
            ) { $0.text = $1 }
            field.lines = .several(least: 2)
            field.limit = 4000
            field.breakLines = { texts, behind in
                model.rearrange { $0.breakStep(step.id, into: texts, behind: behind) }
            }
            field.joinBefore = { model.rearrange { $0.joinStep(step.id) } }
            return field
        case .foods:
            var field = spec(step.foodsID, step.foods, look.words.editorStepFoodsHint) { $0.foods = $1 }
            field.lines = .several(least: 2)
            field.limit = 2000
            return field
        }
    }

    private func spec(
        _ id: String, _ text: String, _ placeholder: String,
        _ write: @escaping (inout RecipeDraft.Step, String) -> Void
    ) -> FieldSpec {
        let name = look.words.editorStep(number)
        var field = look.field(
            part == .text ? name : "\(name): \(title)", id: id, text: text, placeholder: placeholder
        ) { text in
            model.change(field: id) { $0.changeStep(step.id) { write(&$0, text) } }
        }
        field.limit = 120
        if part == .text || part == .foods { field.style.leading = look.type.body.leading }
        field.turnBack = { model.turnBack(forward: $0) }
        return field
    }
}
