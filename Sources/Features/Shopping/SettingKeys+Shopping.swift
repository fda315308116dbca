public import House

extension SettingKeys {
    /// Whether the shopping list goes by the shop's aisles, instead of by recipe (TR15).
    public var shopsByAisle: SettingKey<Bool> { SettingKey("shopsByAisle", false) }

    /// All of these.
    public static var shopping: [any AnySettingKey] {
        let keys = SettingKeys()
        return [
            keys.shopsByAisle
        ]
    }
}
