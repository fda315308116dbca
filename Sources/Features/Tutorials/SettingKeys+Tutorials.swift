public import House

extension SettingKeys {
    /// Whether films are heard.
    public var hearsFilms: SettingKey<Bool> { SettingKey("hearsFilms", true) }

    /// All of these.
    public static var tutorials: [any AnySettingKey] {
        let keys = SettingKeys()
        return [keys.hearsFilms]
    }
}
