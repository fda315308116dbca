public import House

extension SettingKeys {
    /// The id of the cook's application at Edamam; nil = Edamam isn't asked at all. Its key lies in the keyring (RF5).
    public var edamamID: SettingKey<String?> { SettingKey("edamamID", nil) }
    /// Whether some cards of the deck are Edamam's; off until the cook says so.
    public var flicksEdamam: SettingKey<Bool> { SettingKey("flicksEdamam", false) }

    /// All of these.
    public static var foraging: [any AnySettingKey] {
        let keys = SettingKeys()
        return [keys.edamamID, keys.flicksEdamam]
    }
}
