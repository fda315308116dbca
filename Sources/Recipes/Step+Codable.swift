extension Step {
    private enum Key: String, CodingKey { case title, text, ingredients, picture, clip, untimed, part }

    /// Only the instruction must be there.
    public init(from decoder: any Decoder) throws {
        let file = try decoder.container(keyedBy: Key.self)
        self.init(
            title: try file.decodeIfPresent(String.self, forKey: .title) ?? "",
            text: try file.decode(String.self, forKey: .text),
            ingredients: try file.decodeIfPresent([Ingredient].self, forKey: .ingredients) ?? [],
            picture: try file.decodeIfPresent(String.self, forKey: .picture),
            clip: try file.decodeIfPresent(String.self, forKey: .clip),
            untimed: try file.decodeIfPresent([String].self, forKey: .untimed) ?? [],
            part: try file.decodeIfPresent(String.self, forKey: .part))
    }

    /// What is empty is left out.
    public func encode(to encoder: any Encoder) throws {
        var file = encoder.container(keyedBy: Key.self)
        if !title.isEmpty { try file.encode(title, forKey: .title) }
        try file.encode(text, forKey: .text)
        if !ingredients.isEmpty { try file.encode(ingredients, forKey: .ingredients) }
        try file.encodeIfPresent(picture, forKey: .picture)
        try file.encodeIfPresent(clip, forKey: .clip)
        if !untimed.isEmpty { try file.encode(untimed, forKey: .untimed) }
        try file.encodeIfPresent(part, forKey: .part)
    }
}
