public import Stage

/// A field of a form: its title above it, and below it what is wrong with what was typed.
public struct TextFieldRow: View {
    let look: Look
    let stage: Stage
    let title: String
    var id: String?
    let text: String
    var placeholder = ""
    /// What is wrong, as a sentence; nil = nothing.
    var error: String?
    var lines = FieldSpec.Lines.one
    /// The most characters; near the end the row says how many are left.
    var limit = 200
    var isEnabled = true
    /// See `FieldSpec`; a button then shows what was typed, and hides it again.
    var secret: Secret?
    var submit: (@MainActor () -> Void)?
    var leave: (@MainActor () -> Void)?
    /// See `FieldSpec`.
    var turnBack: (@MainActor (_ forward: Bool) -> Void)?
    /// See `FieldSpec`.
    var overflow: (@MainActor (String) -> Bool)?
    let change: @MainActor (String) -> Void

    public init(
        look: Look, stage: Stage, title: String, id: String? = nil, text: String, placeholder: String = "",
        error: String? = nil, lines: FieldSpec.Lines = FieldSpec.Lines.one, limit: Int = 200,
        isEnabled: Bool = true, secret: Secret? = nil, submit: (@MainActor () -> Void)? = nil,
        leave: (@MainActor () -> Void)? = nil, turnBack: (@MainActor (_ forward: Bool) -> Void)? = nil,
        overflow: (@MainActor (String) -> Bool)? = nil, change: @escaping @MainActor (String) -> Void
    ) {
        self.look = look
        self.stage = stage
        self.title = title
        self.id = id
        self.text = text
        self.placeholder = placeholder
        self.error = error
        self.lines = lines
        self.limit = limit
        self.isEnabled = isEnabled
        self.secret = secret
        self.submit = submit
        self.leave = leave
        self.turnBack = turnBack
        self.overflow = overflow
        self.change = change
    }

    /// Whether what nobody may read along is shown all the same, and what turns that round.
    public struct Secret {
        let isShown: Bool
        let toggle: @MainActor () -> Void

        public init(isShown: Bool, toggle: @escaping @MainActor () -> Void) {
            (self.isShown, self.toggle) = (isShown, toggle)
        }
    }

    public var body: any View {
        let field = field
        return Column(spacing: 6) {
            Row {
                Text(title, look.type.label, look.colors.ink).unread()
                Row { if let room { Text(room, look.type.small, look.colors.softInk) } }.grow(at: .end)
            }
            box(field)
            if let error {
                Row(spacing: 6) {
                    Icon("warning", size: 18, look.colors.tomato)
                    Text(error, look.type.small, look.colors.tomato).grow()
                }
            }
        }
        .opacity(isEnabled ? 1 : 0.45)
    }

    private func box(_ field: FieldSpec) -> Node {
        var spec = RegionSpec(field: field)
        spec.radius = Space.smallRadius
        return Row(spacing: 0) {
            FieldText(field).grow().padding(x: 14, y: 13)
            if let secret { eye(secret, field.id) }
        }
        .limit(minHeight: Space.touch)
        .fieldGround(look, stage, field, radius: Space.smallRadius, isWrong: error != nil)
        .region(spec)
    }

    private func eye(_ secret: Secret, _ id: String) -> Node {
        let label = secret.isShown ? look.words.hidePassword : look.words.showPassword
        var spec = RegionSpec(.button, label, id: "\(id) eye")
        spec.radius = Space.touch / 2
        spec.keepsTyping = true
        spec.press = secret.toggle
        return Icon(secret.isShown ? "eye-off" : "eye", size: 22, look.colors.softInk)
            .place(.center, .center)
            .frame(width: Space.touch, height: Space.touch)
            .region(spec)
    }

    private var field: FieldSpec {
        var field = look.field(title, id: id, text: text, placeholder: placeholder, change: change)
        field.lines = lines
        if lines != .one { field.style.leading = look.type.body.leading }
        (field.limit, field.isEnabled) = (limit, isEnabled)
        field.isSecret = secret.map { !$0.isShown } ?? false
        (field.submit, field.leave, field.turnBack, field.overflow) = (submit, leave, turnBack, overflow)
        return field
    }

    /// How many characters are left, once that matters.
    private var room: String? {
        let left = limit - text.count
        return left <= max(10, limit / 10)
            ? look.words.charactersLeft(max(0, left)) : nil
    }
}
