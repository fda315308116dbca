/// Everything the program says in one language.
///
/// A phrase is a property, or a function of what it speaks about, so that each language forms its own
/// plurals, orders its own words, and a phrase that one language lacks is an error of the compiler. The
/// phrases of a page stand together in `Phrases`; each language says them in its own folder.
public protocol Wording:
    Sendable,
    CameraWording,
    CollectionsWording,
    CommonWording,
    DoorWording,
    EditorWording,
    FavouritesWording,
    FiguresWording,
    FilesWording,
    FlickWording,
    FoodWording,
    HistoryWording,
    HomeWording,
    ImportWording,
    KeysWording,
    KitchenWording,
    LibraryWording,
    NavigationWording,
    OwnRecipesWording,
    PickingWording,
    PracticeWording,
    PreferencesWording,
    RecipeWording,
    SearchWording,
    SettingsWording,
    ShareWording,
    ShoppingWording,
    SlideshowWording,
    TimerWording,
    TroubleWording,
    TutorialsWording
{
    var language: Language { get }
}
