public import Stage

extension Look {
    /// The colours of a field to type into.
    var fieldInks: FieldSpec.Inks {
        FieldSpec.Inks(
            text: colors.ink, placeholder: colors.softInk, caret: colors.tomato,
            selection: colors.tomato.opacity(isDark ? 0.38 : 0.22))
    }

    /// A field in the house's type and colours.
    public func field(
        _ label: String, id: String? = nil, text: String, placeholder: String = "",
        change: @escaping @MainActor (String) -> Void
    ) -> FieldSpec {
        var field = FieldSpec(label, id: id, text: text, style: type.body, inks: fieldInks, change: change)
        field.style.leading = 1
        field.placeholder = placeholder
        return field
    }
}

extension Node {
    /// The ground and the edge of a field to type into: the edge is strong while it is typed into, as the
    /// focus ring says where it shows, and red while something is wrong.
    @MainActor public func fieldGround(
        _ look: Look, _ stage: Stage, _ field: FieldSpec, radius: Double, isWrong: Bool = false
    ) -> Node {
        let isTyping = stage.focus == field.id && !stage.isFocusShown
        return behind(
            .fill(radius: radius, look.colors.card),
            .border(
                radius: radius, width: isTyping || isWrong ? 2 : 1.5,
                isWrong
                    ? look.colors.tomato
                    : isTyping ? look.colors.ink : look.colors.softInk.opacity(0.7)))
    }
}
