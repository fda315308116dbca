import House
import Kit
import Stage

/// Where the cook types what else there is to buy or to keep: "2 l milk", then Return.
struct ShoppingField: View {
    let look: Look
    let host: Host
    let id: String
    let label: String
    let placeholder: String
    let text: String
    let add: @MainActor () -> Void
    /// A list was pasted.
    let addLines: @MainActor ([String]) -> Void
    let type: @MainActor (String) -> Void

    var body: any View {
        let stage = host.stage
        var field = look.field(label, id: id, text: text, placeholder: placeholder, change: type)
        field.limit = 200
        field.clearsOnEscape = true
        field.submit = add
        field.takeLines = {
            addLines($0)
            return true
        }
        var spec = RegionSpec(field: field)
        let height = Space.touch + Space.s
        spec.radius = height / 2
        return Row(spacing: Space.s) {
            Icon("plus", size: 22, stage.focus == field.id ? look.colors.ink : look.colors.softInk)
            FieldText(field).grow()
            if !text.isEmpty { button }
        }
        .padding(Edges(left: Space.m + 2, right: 4))
        .limit(minHeight: height)
        .fieldGround(look, stage, field, radius: height / 2)
        .region(spec)
    }

    private var button: Node {
        var spec = RegionSpec(.button, look.words.add, id: "shopping add")
        spec.radius = Space.touch / 2
        spec.keepsTyping = true
        spec.press = add
        return Text(look.words.add, look.type.button, look.colors.onTomato, maxLines: 1)
            .unread()
            .padding(x: Space.l)
            .limit(minHeight: Space.touch)
            .behind(.fill(radius: Space.touch / 2, look.colors.tomato))
            .region(spec)
    }
}
