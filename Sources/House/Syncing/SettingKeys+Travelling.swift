/// What the cook has set that holds on every device. The camera, the microphone, the window and what it sounds like are
/// each device's own.
extension SettingKeys {
    public static let travelling: Set<String> = {
        let keys = SettingKeys()
        return [
            keys.readsAloud.name, keys.readsIngredients.name, keys.readingSpeed.name, keys.waveBackReads.name,
            keys.showsSubtitles.name, keys.needsWakeWord.name, keys.notifications.name, keys.measures.name,
            keys.diets.name, keys.without.name, keys.avoided.name, keys.hidesStarters.name,
        ]
    }()

    /// Whether nothing is to be asked of the network (TR35).
    public var worksOffline: SettingKey<Bool> { SettingKey("worksOffline", false) }
}
