public import House

extension SettingKeys {
    /// Whether Open Food Facts is asked for packets that nobody knows here (MO3).
    public var looksUpBarcodes: SettingKey<Bool> { SettingKey("looksUpBarcodes", false) }

    /// Whether what was weighed stands under the weekly pictures (MO7).
    public var comparesWeight: SettingKey<Bool> { SettingKey("comparesWeight", false) }

    /// All of these.
    public static var diary: [any AnySettingKey] {
        let keys = SettingKeys()
        return [keys.looksUpBarcodes, keys.comparesWeight]
    }
}
