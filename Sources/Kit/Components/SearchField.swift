public import Stage

/// A field to search with: a magnifier, what is looked for, and a cross that empties it, as Escape does.
public struct SearchField: View {
    let look: Look
    let stage: Stage
    /// What is searched: "Search recipes".
    let label: String
    var id: String?
    let text: String
    var placeholder: String?
    /// What Return does; results come while typing.
    var submit: (@MainActor () -> Void)?
    let change: @MainActor (String) -> Void

    public init(
        look: Look, stage: Stage, label: String, id: String? = nil, text: String, placeholder: String? = nil,
        submit: (@MainActor () -> Void)? = nil, change: @escaping @MainActor (String) -> Void
    ) {
        self.look = look
        self.stage = stage
        self.label = label
        self.id = id
        self.text = text
        self.placeholder = placeholder
        self.submit = submit
        self.change = change
    }

    public var body: any View {
        var field = look.field(
            label, id: id, text: text, placeholder: placeholder ?? label, change: change)
        field.clearsOnEscape = true
        field.limit = 200
        field.submit = submit
        var spec = RegionSpec(field: field)
        let height = Space.touch + Space.xs
        spec.radius = height / 2
        return Row(spacing: Space.s) {
            Icon("search", size: 22, stage.focus == field.id ? look.colors.ink : look.colors.softInk)
            FieldText(field).grow()
            if !text.isEmpty { cross(field.id) }
        }
        .padding(Edges(left: Space.m + 2, right: text.isEmpty ? Space.l : 2))
        .limit(minHeight: height)
        .fieldGround(look, stage, field, radius: height / 2)
        .region(spec)
    }

    private func cross(_ id: String) -> Node {
        var spec = RegionSpec(.button, look.words.clearSearch, id: "\(id) clear")
        spec.radius = Space.touch / 2
        spec.takesFocus = false
        spec.keepsTyping = true
        spec.press = { [change, stage] in
            change("")
            stage.focus(on: id)
        }
        return Icon("close", size: 20, look.colors.softInk)
            .place(.center, .center)
            .frame(width: Space.touch, height: Space.touch)
            .region(spec)
    }
}
