public import Gestures
public import Language
public import Library
public import Recipes

/// Settings that concern more than one feature.
extension SettingKeys {
    // MARK: The camera

    /// Whether the camera may watch for waves while cooking; off until the cook says so (TR22).
    public var gestures: SettingKey<Bool> { SettingKey("gestures", false) }
    /// Whether a hand going left to right means next, instead of right to left.
    public var swapsDirection: SettingKey<Bool> { SettingKey("swapsDirection", false) }
    /// 0 = only clear waves, 1 = faint ones too.
    public var sensitivity: SettingKey<Double> { SettingKey("sensitivity", 0.5, within: 0...1) }
    /// Whether the cook wants to see what the camera sees.
    public var showsPreview: SettingKey<Bool> { SettingKey("showsPreview", true) }
    /// The camera to use, by its path; nil = the first that is found.
    public var camera: SettingKey<String?> { SettingKey("camera", nil) }
    /// Whether pictures in dim light are to come as often as by day, and be grainier for it.
    public var keepsRate: SettingKey<Bool> { SettingKey("keepsRate", false) }
    /// What the cook's waves have taught the detector; nil = nothing yet, or it was to be forgotten.
    public var taughtWaves: SettingKey<TaughtWaves?> { SettingKey("taughtWaves", nil) }
    /// Whether practising to wave has been offered, or done.
    public var knowsPractice: SettingKey<Bool> { SettingKey("knowsPractice", false) }

    // MARK: What is heard and felt

    public var sounds: SettingKey<Bool> { SettingKey("sounds", true) }
    public var volume: SettingKey<Double> { SettingKey("volume", 0.7, within: 0...1) }
    /// Whether steps are read when they are shown (TR30), and with them what goes in.
    public var readsAloud: SettingKey<Bool> { SettingKey("readsAloud", false) }
    public var readsIngredients: SettingKey<Bool> { SettingKey("readsIngredients", false) }
    /// Whether a wave back reads the step again instead of turning to the one before.
    public var waveBackReads: SettingKey<Bool> { SettingKey("waveBackReads", false) }
    /// How fast; 1 = as one reads to somebody who works along.
    public var readingSpeed: SettingKey<Double> { SettingKey("readingSpeed", 1, within: 0.7...1.5) }
    /// Whether what is said in films and clips is shown beneath them (TR30).
    public var showsSubtitles: SettingKey<Bool> { SettingKey("showsSubtitles", true) }
    /// Whether clips wait for a tap (AR15).
    public var savesData: SettingKey<Bool> { SettingKey("savesData", false) }
    /// Whether a press of a finger is felt, where the device can (TR21).
    public var haptics: SettingKey<Bool> { SettingKey("haptics", true) }
    public var notifications: SettingKey<Notifications> { SettingKey("notifications", Notifications()) }

    // MARK: The microphone

    /// Whether commands may be listened for while cooking; off until the cook says so (BY7).
    public var listens: SettingKey<Bool> { SettingKey("listens", false) }
    /// Whether they count only after the wake word.
    public var needsWakeWord: SettingKey<Bool> { SettingKey("needsWakeWord", true) }
    /// The folder of a speech model; nil = what the distribution has.
    public var speechModel: SettingKey<String?> { SettingKey("speechModel", nil) }

    // MARK: How it looks

    public var reducedMotion: SettingKey<Bool> { SettingKey("reducedMotion", false) }
    public var theme: SettingKey<Theme> { SettingKey("theme", .automatic) }
    public var textSize: SettingKey<TextSize> { SettingKey("textSize", .normal) }
    /// nil = the desktop's.
    public var language: SettingKey<Language?> { SettingKey("language", nil) }

    // MARK: Food

    /// The measures that recipes are shown in; nil = as they are written.
    public var measures: SettingKey<MeasuringSystem?> { SettingKey("measures", nil) }
    /// What all recipes that are searched and suggested must be (TR02).
    public var diets: SettingKey<Set<Diet>> { SettingKey("diets", []) }
    /// What none of them may have in it, as far as the ingredients tell (RF7).
    public var without: SettingKey<Set<Allergen>> { SettingKey("without", []) }
    /// Foods that the cook doesn't want.
    public var avoided: SettingKey<[String]> { SettingKey("avoided", []) }

    /// Whether the recipes that came with the program stay out of sight; those that the cook loves, rated or
    /// cooked don't.
    public var hidesStarters: SettingKey<Bool> { SettingKey("hidesStarters", false) }

    /// Whether no page shows a figure of food or body, because somebody recovers (MO2). It stays on this machine.
    public var hidesFigures: SettingKey<Bool> { SettingKey("hidesFigures", false) }

    /// All of these.
    public static var house: [any AnySettingKey] {
        let keys = SettingKeys()
        return [
            keys.gestures, keys.swapsDirection, keys.sensitivity,
            keys.showsPreview, keys.camera, keys.keepsRate, keys.taughtWaves, keys.knowsPractice, keys.sounds,
            keys.volume, keys.readsAloud, keys.readsIngredients, keys.readingSpeed, keys.waveBackReads,
            keys.showsSubtitles, keys.savesData, keys.worksOffline,
            keys.haptics, keys.listens, keys.needsWakeWord, keys.speechModel,
            keys.notifications, keys.reducedMotion, keys.theme, keys.textSize, keys.language,
            keys.measures, keys.diets, keys.without, keys.avoided, keys.hidesStarters, keys.hidesFigures,
        ]
    }
}

extension Settings {
    /// Which recipes come into question in search, suggestions and the deck.
    public var filter: RecipeFilter {
        RecipeFilter(
            diets: self.diets, without: self.without, avoided: self.avoided,
            hidesStarters: self.hidesStarters)
    }
}
