import Language
import Library
import Recipes

/// What the cook has set, kept in the library. A missing or unreadable part falls back to its default.
struct Settings: Sendable, Hashable, Codable {
    enum Theme: String, Sendable, Codable, CaseIterable { case automatic, light, dark }
    enum TextSize: String, Sendable, Codable, CaseIterable {
        case small, normal, large, largest
        var factor: Double {
            switch self {
            case .small: 0.9
            case .normal: 1
            case .large: 1.2
            case .largest: 1.4
            }
        }
    }

    /// Whether the camera may watch for waves while cooking; off until the cook says so (TR22).
    var gestures = false
    /// Whether the camera may watch for waves at the deck of cards; likewise (RF1).
    var flicksByWave = false
    /// Whether a hand going left to right means next, instead of right to left.
    var swapsDirection = false
    /// Whether sweeps up and down are gestures, too.
    var watchesVertical = false
    /// 0 = only clear waves, 1 = faint ones too.
    var sensitivity = 0.5
    /// Whether the cook wants to see what the camera sees.
    var showsPreview = true
    /// The camera to use; nil = the first that is found.
    var camera: String?
    /// Whether the shopping list goes by the shop's aisles, instead of by recipe (TR15).
    var shopsByAisle = false
    /// The measures that recipes are shown in; nil = as they are written.
    var measures: MeasuringSystem?
    var sounds = true
    /// 0...1.
    var volume = 0.7
    /// Whether a press of a finger is felt, where the device can (TR21).
    var haptics = true
    var notifications = Notifications()
    var reducedMotion = false
    var theme = Theme.automatic
    var textSize = TextSize.normal
    /// nil = the desktop's.
    var language: Language?
    /// Whether the controls have been explained (TR33).
    var knowsControls = false
    /// Whether it has been explained how the deck is flicked through.
    var knowsFlick = false
    /// How often up and down waves have been explained since they were switched on.
    @Within<Place> var verticalHints = 0
    /// Whether practising to wave has been offered, or done.
    var knowsPractice = false
    /// How often the slideshow has been opened, for the small hints that come after that.
    @Within<Place> var slideshowsOpened = 0

    /// What all recipes that are searched and suggested must be (TR02).
    var diets: Set<Diet> = []
    /// What none of them may have in it, as far as the ingredients tell (RF7).
    var without: Set<Allergen> = []
    /// Foods that the cook doesn't want.
    var avoided: [String] = []

    init() {}

    init(from decoder: any Decoder) throws {
        let box = try decoder.container(keyedBy: CodingKeys.self)
        func read<T: Decodable>(_ key: CodingKeys, _ part: inout T) {
            if let value = try? box.decodeIfPresent(T.self, forKey: key) { part = value }
        }
        read(.gestures, &gestures)
        read(.flicksByWave, &flicksByWave)
        read(.swapsDirection, &swapsDirection)
        read(.watchesVertical, &watchesVertical)
        read(.sensitivity, &sensitivity)
        read(.showsPreview, &showsPreview)
        camera = (try? box.decodeIfPresent(String.self, forKey: .camera)) ?? nil
        read(.shopsByAisle, &shopsByAisle)
        measures = (try? box.decodeIfPresent(MeasuringSystem.self, forKey: .measures)) ?? nil
        read(.sounds, &sounds)
        read(.volume, &volume)
        read(.haptics, &haptics)
        read(.notifications, &notifications)
        read(.reducedMotion, &reducedMotion)
        read(.theme, &theme)
        read(.textSize, &textSize)
        language = (try? box.decodeIfPresent(Language.self, forKey: .language)) ?? nil
        read(.knowsControls, &knowsControls)
        read(.knowsFlick, &knowsFlick)
        read(.verticalHints, &verticalHints)
        read(.knowsPractice, &knowsPractice)
        read(.slideshowsOpened, &slideshowsOpened)
        read(.diets, &diets)
        read(.without, &without)
        read(.avoided, &avoided)
        sensitivity = min(1, max(0, sensitivity))
        volume = min(1, max(0, volume))
    }
}

extension Settings {
    /// Which recipes come into question in search, suggestions and the deck.
    var filter: RecipeFilter { RecipeFilter(diets: diets, without: without, avoided: avoided) }
}
