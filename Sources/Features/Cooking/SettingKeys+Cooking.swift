public import House
import Recipes

extension SettingKeys {
    /// Whether the controls have been explained (TR33).
    public var knowsControls: SettingKey<Bool> { SettingKey("knowsControls", false) }
    /// How often the slideshow has been opened, for the small hints that come after that.
    public var slideshowsOpened: SettingKey<Int> { SettingKey("slideshowsOpened", 0, within: 0...1_000_000) }

    /// Whether the whole list is shown before the first step, to lay everything out.
    public var showsMiseEnPlace: SettingKey<Bool> { SettingKey("showsMiseEnPlace", false) }

    /// All of these.
    public static var cooking: [any AnySettingKey] {
        let keys = SettingKeys()
        return [
            keys.knowsControls, keys.slideshowsOpened, keys.showsMiseEnPlace,
        ]
    }
}
