public import House
public import Library

extension SettingKeys {
    /// How all recipes are sorted on their page.
    public var browseOrder: SettingKey<BrowseQuestion.Order> { SettingKey("browseOrder", .title) }
    /// Whether they are lines there instead of cards.
    public var browsesByLines: SettingKey<Bool> { SettingKey("browsesByLines", false) }

    /// All of these.
    public static var shelves: [any AnySettingKey] {
        let keys = SettingKeys()
        return [keys.browseOrder, keys.browsesByLines]
    }
}
