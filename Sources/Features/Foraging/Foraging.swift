import Edamam
public import House
import Stage

/// Recipes from outside, by Edamam's Recipe Search API with the cook's own id and key: below what a search finds, and
/// here and there in the deck of cards (RF5).
///
/// Without an id and a key there is nothing of it but its card among the settings, and nobody is asked anything. What
/// Edamam sends is held in memory for as long as it is shown, and lies nowhere: so its terms want it.
@MainActor public final class Foraging {
    private let desk: EdamamDesk
    private let pictures: ForagedPictures
    private let search: ForageSearch
    private let deck: ForageDeck
    private let model: KeyModel
    private unowned let host: Host

    public init(_ host: Host) {
        self.host = host
        desk = EdamamDesk(host)
        pictures = ForagedPictures(host)
        search = ForageSearch(desk)
        model = KeyModel(desk)
        deck = ForageDeck(desk, pictures)
    }

    /// Where the id and the key are typed.
    public var settings: SettingsPart {
        SettingsPart(
            icon: "globe", title: { $0.words.edamam },
            card: { [host, model] look in KeyCard(look: look, host: host, model: model) })
    }

    /// What the search and the deck may ask of it.
    public var outside: OutsideSource {
        var outside = OutsideSource()
        outside.below = { [self] look, text, diets in
            guard desk.isThere, let wish = search.wish(text, diets: diets) else { return nil }
            return ForageShelf(look: look, host: host, model: search, wish: wish, pictures: pictures) {
                [self] in show($0)
            }.node
        }
        outside.search = { [self] text, diets in
            if desk.mayAsk, let wish = search.wish(text, diets: diets) { search.ask(wish) }
        }
        outside.deals = { [deck] in deck.isOn }
        outside.card = { [self] in deck.next { [self] in show($0) } }
        return outside
    }

    private func show(_ recipe: EdamamRecipe) { host.show(ForagedPage(recipe, host, pictures)) }
}
