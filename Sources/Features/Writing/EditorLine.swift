import House
import Kit
import Recipes
import Stage

/// A line of the ingredient list: Return makes the next one, Backspace in an empty one removes it.
struct EditorLine: View {
    let look: Look
    let host: Host
    let model: EditorPage
    let line: RecipeDraft.Line
    /// Counted from 1, as it is read out.
    let number: Int
    let isLifted: Bool

    var body: any View {
        let row = Row(spacing: 2) {
            Grip(
                look: look, row: look.words.editorIngredient(number), id: line.fieldID, takesFocus: false)
            box.node.grow()
            remove
        }
        return isLifted
            ? row.behind(
                .shadow(radius: Space.smallRadius, blur: 14, look.colors.shadow),
                .fill(radius: Space.smallRadius, look.colors.card))
            : row
    }

    private var box: any View {
        var field = look.field(
            look.words.editorIngredient(number), id: line.fieldID, text: line.text,
            placeholder: number == 1 ? look.words.editorIngredientHint : ""
        ) { text in
            model.change(field: line.fieldID) { draft in
                guard let at = draft.lines.firstIndex(where: { $0.id == line.id }) else { return }
                draft.lines[at].text = text
            }
        }
        field.limit = 300
        if line.heading != nil { field.style = field.style.weight(.semibold) }
        field.turnBack = { model.turnBack(forward: $0) }
        field.breakLines = { texts, behind in
            model.rearrange { $0.breakLine(line.id, into: texts, behind: behind) }
        }
        field.joinBefore = { model.rearrange { $0.joinLine(line.id) } }
        var spec = RegionSpec(field: field)
        spec.radius = Space.smallRadius
        return Row(spacing: Space.s) {
            FieldText(field).grow()
            if !look.isCompact, let amount = line.ingredient?.amount {
                Text(amount.text(look.words), look.type.small, look.colors.sage, maxLines: 1).unread()
            }
        }
        .padding(x: 14, y: 12)
        .limit(minHeight: Space.touch)
        .fieldGround(look, host.stage, field, radius: Space.smallRadius)
        .region(spec)
    }

    private var remove: Node {
        var spec = RegionSpec(
            .button, look.words.editorRemove(look.words.editorIngredient(number)),
            id: "\(line.fieldID) remove")
        spec.radius = Space.touch / 2
        // Backspace does the same for a keyboard, and Tab goes from line to line.
        (spec.takesFocus, spec.keepsTyping) = (false, true)
        spec.press = { model.change { $0.removeLine(line.id) } }
        return Icon("close", size: 20, look.colors.softInk)
            .place(.center, .center)
            .frame(width: Space.touch, height: Space.touch)
            .region(spec)
    }
}
