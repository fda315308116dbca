public import Foundation

/// What Edamam answers: some recipes, and where it goes on.
public struct EdamamAnswer: Sendable, Hashable {
    /// Each once, in Edamam's order.
    public let recipes: [EdamamRecipe]
    /// What the next question must name as its ``EdamamQuestion/page``; nil = this is the end.
    public let next: String?

    /// Bytes of an answer that is read at most; one of twenty recipes has a hundred thousand.
    public static let longest = 4 << 20
    /// Recipes of one answer that are taken.
    static let mostRecipes = 100

    /// - Returns: nil if it is none, whatever it says.
    public init?(_ file: Data) {
        guard file.count <= Self.longest,
            let said = try? JSONDecoder().decode(Said.self, from: file), let hits = said.hits
        else { return nil }
        var known: Set<String> = []
        recipes = hits.prefix(Self.mostRecipes).compactMap { $0.value?.recipe.value?.recipe }
            .filter { known.insert($0.id).inserted }
        next = said._links.value?.next.value?.href.value.flatMap(Self.page)
    }

    /// Of the address where it goes on only the place is taken, and only if it is Edamam's own: an answer doesn't
    /// say who is asked next, and nobody else gets the key.
    static func page(of address: String) -> String? {
        guard let link = EdamamLink(address), link.host == EdamamQuestion.host,
            let query = link.rest.split(separator: "?", maxSplits: 1).last,
            link.rest.prefix(while: { $0 != "?" }) == EdamamQuestion.path
        else { return nil }
        for part in query.prefix(while: { $0 != "#" }).split(separator: "&") where part.hasPrefix("_cont=") {
            let page = String(part.dropFirst(6)).removingPercentEncoding ?? ""
            return (1...2048).contains(page.utf8.count) ? page : nil
        }
        return nil
    }

    private struct Said: Decodable {
        let hits: [Loose<Hit>]?
        let _links: Loose<Links>

        private enum Keys: String, CodingKey { case hits, _links }

        init(from decoder: any Decoder) throws {
            let all = try decoder.container(keyedBy: Keys.self)
            hits = try all.decodeIfPresent([Loose<Hit>].self, forKey: .hits)
            _links = all.loose(._links)
        }
    }

    private struct Hit: Decodable { let recipe: Loose<SaidRecipe> }

    private struct Links: Decodable {
        let next: Loose<Link>

        private enum Keys: String, CodingKey { case next }

        init(from decoder: any Decoder) throws {
            next = try decoder.container(keyedBy: Keys.self).loose(.next)
        }
    }

    private struct Link: Decodable {
        let href: Loose<String>

        private enum Keys: String, CodingKey { case href }

        init(from decoder: any Decoder) throws {
            href = try decoder.container(keyedBy: Keys.self).loose(.href)
        }
    }
}
