import Cooking
import Flicking
import House
import Shopping

extension SettingKeys {
    /// Every setting of the program, so that all are read before a page asks for them.
    static var all: [any AnySettingKey] {
        let keys = SettingKeys()
        return [
            keys.gestures, keys.swapsDirection, keys.watchesVertical, keys.verticalHints, keys.sensitivity,
            keys.showsPreview, keys.camera, keys.knowsPractice, keys.sounds, keys.volume, keys.haptics,
            keys.notifications, keys.reducedMotion, keys.theme, keys.textSize, keys.language, keys.measures,
            keys.diets, keys.without, keys.avoided, keys.knowsControls, keys.slideshowsOpened,
            keys.flicksByWave, keys.knowsFlick, keys.shopsByAisle,
        ]
    }
}
