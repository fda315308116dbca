/// Everything the program says in one language.
///
/// A phrase is a property, or a function of what it speaks about, so that each language forms its own
/// plurals, orders its own words, and a phrase that one language lacks is an error of the compiler. The
/// phrases of a page stand together in `Phrases`; each language says them in its own folder.
public protocol Wording: Sendable, CommonWording, SettingsWording, PreferencesWording, FoodWording,
    LibraryWording, FilesWording
{
    var language: Language { get }
}
