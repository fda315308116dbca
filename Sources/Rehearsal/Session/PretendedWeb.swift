import Exchange
import Foundation
import Glibc
import House
import Synchronization
import Web

/// The web as sessions know it: one site with two pages, one that never answers, one whose pages are files
/// beside the script, and nothing else.
///
/// Whatever is asked for under example.org is the same soup, but for its menu of three dishes. What is asked
/// of slow.example.org is waited for until nobody wants it any more; pages.example.org/beef is beef.html in
/// the script's folder of pages; Open Food Facts knows the products of that folder; any other address is out of reach.
final class PretendedWeb: Sendable {
    private let waiting = Atomic<Int>(0)
    private let pages: URL?
    let edamam: PretendedEdamam

    /// - Parameter pages: where the pages of pages.example.org are; nil = it can't be reached.
    init(pages: URL? = nil) {
        self.pages = pages
        edamam = PretendedEdamam(pages: pages)
    }

    /// Whether somebody waits for what won't come.
    var isKeepingWaiting: Bool { waiting.load(ordering: .sequentiallyConsistent) > 0 }

    @Sendable func ask(_ question: WebQuestion) throws(Refusal) -> SourceFile {
        if question.address.hasPrefix("https://slow.example.org/") {
            waiting.add(1, ordering: .sequentiallyConsistent)
            defer { waiting.subtract(1, ordering: .sequentiallyConsistent) }
            while !question.isCancelled() { usleep(1000) }
            throw .cancelled
        }
        if let product = try product(question.address) { return product }
        if let bytes = file(question.address) {
            return SourceFile(name: "page", address: question.address, bytes: bytes)
        }
        guard !question.isPicture, question.address.hasPrefix("https://example.org/") else {
            throw Refusal(.unreachable, cause: "no such host: \(question.address)")
        }
        let page = question.address.hasSuffix("/menu") ? Self.menu : Self.page(Self.soup)
        return SourceFile(name: "soup", address: question.address, bytes: Array(page.utf8))
    }

    /// Asked without a thread: Edamam, and the pictures that it names; nobody else is there.
    @Sendable func answer(_ request: WebRequest) -> Result<WebAnswer, WebTrouble> {
        guard ["api.edamam.com", "images.example"].contains(request.address.host) else {
            return .failure(WebTrouble(.unreachable, cause: "no such host: \(request.address.host)"))
        }
        return edamam.answer(request)
    }

    private func file(_ address: String) -> [UInt8]? {
        let site = "https://pages.example.org/"
        guard let pages, address.hasPrefix(site) else { return nil }
        let name = address.dropFirst(site.count)
        guard !name.contains("/"), !name.hasPrefix(".") else { return nil }
        return (try? Data(contentsOf: pages.appending(path: name + ".html"))).map { Array($0) }
    }

    /// 4012345678901.json of the folder, for whoever asks for that number.
    private func product(_ address: String) throws(Refusal) -> SourceFile? {
        let desk = "https://world.openfoodfacts.org/api/v2/product/"
        guard let pages, address.hasPrefix(desk) else { return nil }
        let name = address.dropFirst(desk.count).prefix { $0 != "?" }
        guard !name.contains("/"), let answer = try? Data(contentsOf: pages.appending(path: String(name)))
        else { throw Refusal(.missing, cause: "HTTP 404") }
        return SourceFile(name: String(name), address: address, bytes: Array(answer))
    }

    private static func page(_ recipes: String) -> String {
        """
        <!doctype html><title>Carrot soup</title><h1>Carrot soup</h1>
        <script type="application/ld+json">\(recipes)</script>
        """
    }

    private static let soup = """
        {"@context": "https://schema.org", "@type": "Recipe",
        "name": "Carrot soup", "recipeYield": "4 servings", "prepTime": "PT10M", "cookTime": "PT25M",
        "recipeIngredient": ["500 g carrots", "1 onion", "1 l vegetable stock"],
        "recipeInstructions": [{"@type": "HowToStep", "text": "Simmer everything for 25 minutes."},
        {"@type": "HowToStep", "text": "Blend, and season."}]}
        """

    /// The picture of its last dish doesn't come.
    private static let menu = page(
        """
        {"@context": "https://schema.org", "@graph": [
        {"@type": "Recipe", "name": "Leek tart", "recipeIngredient": ["3 leeks"], "recipeInstructions": "Bake."},
        {"@type": "Recipe", "name": "Bean stew", "recipeIngredient": ["500 g beans"],
        "recipeInstructions": "Stew."},
        {"@type": "Recipe", "name": "Plum cake", "recipeIngredient": ["1 kg plums"], "recipeInstructions": "Bake.",
        "image": "https://slow.example.org/cake.jpg"}]}
        """)
}
