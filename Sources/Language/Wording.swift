/// Everything the program says in one language.
///
/// A phrase is a property, or a function of what it speaks about, so that each language forms its own
/// plurals, orders its own words, and a phrase that one language lacks is an error of the compiler. Here is
/// what more than one feature says, or what lies beneath them; what only one says stands beside it, in its
/// folder `Wording`, which adds to this.
public protocol Wording:
    Sendable,
    CameraWording,
    CommonWording,
    DoorWording,
    FiguresWording,
    FilesWording,
    FoodWording,
    HearingWording,
    ImportWording,
    KeysWording,
    KitchenWording,
    LibraryWording,
    LinkWording,
    NavigationWording,
    PickingWording,
    RecipeWording,
    SearchWording,
    ServerWording,
    ShareWording,
    TimerWording,
    TroubleWording,
    FilmWording,
    VoiceWording
{
    var language: Language { get }
}
