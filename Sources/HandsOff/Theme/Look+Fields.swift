import Stage

extension Look {
    /// The colours of a field to type into.
    var fieldInks: FieldSpec.Inks {
        FieldSpec.Inks(
            text: colors.ink, placeholder: colors.softInk, caret: colors.tomato,
            selection: colors.tomato.opacity(isDark ? 0.38 : 0.22))
    }

    /// A field in the house's type and colours.
    func field(
        _ label: String, id: String? = nil, text: String, placeholder: String = "",
        change: @escaping @MainActor (String) -> Void
    ) -> FieldSpec {
        var field = FieldSpec(label, id: id, text: text, style: type.body, inks: fieldInks, change: change)
        field.style.leading = 1
        field.placeholder = placeholder
        return field
    }
}
