public import House

extension SettingKeys {
    /// Whether the camera may watch for waves at a dish of the menu; off until the guest says so (KI3).
    public var ordersByWave: SettingKey<Bool> { SettingKey("ordersByWave", false) }

    /// All of these.
    public static var ordering: [any AnySettingKey] { [SettingKeys().ordersByWave] }
}
