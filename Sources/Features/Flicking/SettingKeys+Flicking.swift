public import House

extension SettingKeys {
    /// Whether the camera may watch for waves at the deck of cards; off until the cook says so (RF1).
    public var flicksByWave: SettingKey<Bool> { SettingKey("flicksByWave", false) }
    /// Whether the deck's controls have been explained.
    public var knowsFlick: SettingKey<Bool> { SettingKey("knowsFlick", false) }

    /// All of these.
    public static var flicking: [any AnySettingKey] {
        let keys = SettingKeys()
        return [
            keys.flicksByWave, keys.knowsFlick,
        ]
    }
}
