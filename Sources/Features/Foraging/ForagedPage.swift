import Edamam
import House
import Kit
import Recipes
import Stage

/// A recipe of Edamam's: what goes in and what is in it, and the ways to how it is made (RF5).
@MainActor final class ForagedPage: Page {
    unowned let host: Host
    let recipe: EdamamRecipe
    private let pictures: ForagedPictures
    /// It as the library's recipes are shown.
    let reading: RecipeReading?

    init(_ recipe: EdamamRecipe, _ host: Host, _ pictures: ForagedPictures) {
        (self.recipe, self.host, self.pictures) = (recipe, host, pictures)
        reading = host.crossings.read(recipe.recipe)
    }

    var id: String { "foraged recipe \(recipe.id)" }

    func view(_ look: Look) -> any View { ForagedView(look: look, host: host, page: self) }
    func foot(_ look: Look) -> Double { ForagedFoot.height(look) }
    func giveUp() { host.goBack() }

    /// The smaller one, where a list has fetched it, until the larger one is here.
    var picture: String? {
        let large = pictures.name(recipe.largePicture)
        return large == "" && !host.settings.savesData ? pictures.name(recipe.picture) : large
    }

    /// Where the steps stand; nil = nowhere that may be opened.
    var original: BrowserAddress? { BrowserAddress(recipe.page?.text) }

    // MARK: What the cook does

    func openOriginal() {
        guard let original else { return host.services.speaker.play(.refused) }
        host.open(original)
    }

    /// Whether the page may be fetched now.
    var mayBringIn: Bool { recipe.page != nil && !host.settings.worksOffline }

    /// Brings the original page in, as any other page of the web: what comes into the library is the author's, and
    /// nothing of Edamam's.
    func bringIn() {
        guard mayBringIn, let page = recipe.page else { return host.services.speaker.play(.refused) }
        host.crossings.bringInPage(page.text)
    }

    var keys: [(key: String, deed: String)] { host.words.foragedKeys }

    func key(_ key: KeyPress) -> Bool {
        switch (key.name, key.modifiers) {
        case ("return", .control), ("keypad enter", .control): bringIn()
        case ("o", .control): openOriginal()
        default: return reading?.key(key) ?? false
        }
        return true
    }
}
