import Edamam
import House
import Library
import Recipes
import Stage

/// Edamam's cards for the deck, some of them in store with their pictures (RF5).
@MainActor final class ForageDeck {
    private let desk: EdamamDesk
    private let pictures: ForagedPictures
    private var store: [EdamamRecipe] = []
    /// Those that have been on the deck since the program began.
    private var dealt: Set<String> = []
    private var isAsking = false
    /// Nobody is asked before; seconds of the host's clock.
    private var quietUntil = -Double.infinity

    /// How few are left when more are asked for; how many of them have their pictures fetched.
    private static let few = 2, ahead = 3
    /// Seconds for which nobody is asked after trouble, and after an answer in which nothing suited.
    private static let quiet = 900.0

    init(_ desk: EdamamDesk, _ pictures: ForagedPictures) { (self.desk, self.pictures) = (desk, pictures) }

    private var host: Host { desk.host }

    /// Whether the deck is to have some. Whoever saves data gets none: they come without being asked for.
    var isOn: Bool { host.settings.flicksEdamam && desk.mayAsk && !host.settings.savesData }

    private var taste: EdamamTaste {
        EdamamTaste(
            diets: host.settings.diets, without: host.settings.without, avoided: host.settings.avoided)
    }

    /// The next card whose picture is here; nil = not now, and the deck asks again later.
    func next(show: @escaping @MainActor (EdamamRecipe) -> Void) -> OutsideCard? {
        guard isOn else { return nil }
        // What the cook eats may have changed since.
        let taste = taste
        store.removeAll { !taste.suits($0) || dealt.contains($0.id) }
        if store.count <= Self.few { stock() }
        // All three are named, so that all three are fetched.
        let named = store.prefix(Self.ahead).map { ($0, pictures.name($0.largePicture)) }
        guard let (recipe, picture) = named.first(where: { $0.1 != "" }) else { return nil }
        dealt.insert(recipe.id)
        store.removeAll { $0.id == recipe.id }
        return card(recipe, picture, show)
    }

    private func card(
        _ recipe: EdamamRecipe, _ picture: String?, _ show: @escaping @MainActor (EdamamRecipe) -> Void
    ) -> OutsideCard {
        OutsideCard(
            DeckCard(
                RecipeCard(
                    id: "edamam \(recipe.id)", title: recipe.title, picture: picture,
                    totalMinutes: recipe.minutes, servings: recipe.servings, diets: recipe.diets,
                    kind: recipe.tile.kind),
                summary: host.words.foragedFrom(recipe.source)),
            mark: host.words.poweredByEdamam
        ) { show(recipe) }
    }

    private func stock() {
        guard !isAsking, host.now >= quietUntil else { return }
        isAsking = true
        let taste = taste
        desk.ask(EdamamQuestion(.surprise, diets: taste.diets, without: taste.without)) { [self] answer in
            isAsking = false
            switch answer {
            case .success(let answer):
                let known = Set(store.map(\.id)).union(dealt)
                let new = answer.recipes.filter { taste.suits($0) && !known.contains($0.id) }
                store += new
                if new.isEmpty { quietUntil = host.now + Self.quiet }
                // Fetched before the deck asks for them.
                for recipe in store.prefix(Self.ahead) { _ = pictures.name(recipe.largePicture) }
            case .failure(let trouble):
                quietUntil = host.now + Self.quiet
                // What will pass by itself is nobody's business while flicking.
                if [.wrongKey, .noKey, .quota].contains(trouble) {
                    host.tell(host.words.noEdamamCards(host.words.sentence(trouble)))
                }
            }
        }
    }
}
