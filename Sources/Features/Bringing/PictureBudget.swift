/// How long an import waits for pictures of the web, and which hosts it still asks. Time is given in seconds.
///
/// A recipe without its picture is still a recipe, so what a slow host can cost is bounded three times: by
/// the recipe, by the import, and by giving the host up.
struct PictureBudget: Sendable, Hashable {
    /// For the pictures of one recipe. Good hosts need half a second for one, poor ones three; somebody who
    /// watches a single page come in gives up on the program after a quarter of a minute.
    static let recipe = 15.0
    /// For those of an import, and what each recipe of it adds: four pictures of a good host. So a page of
    /// four hundred recipes may take a quarter of an hour, and no host three.
    static let whole = 60.0, wholeForRecipe = 2.0
    /// How often a host may fail in an import before nobody asks it any more; once may be a matter of chance.
    static let failures = 2
    /// With less time than this a request is not worth making.
    static let least = 0.2

    private var recipeLeft = 0.0
    private var wholeLeft = PictureBudget.whole
    private var failed: [String: Int] = [:]

    /// The pictures of another recipe are next.
    mutating func begin() {
        recipeLeft = Self.recipe
        wholeLeft += Self.wholeForRecipe
    }

    /// How long a host may take for the next picture; nil = it isn't asked.
    func seconds(for host: String) -> Double? {
        let left = min(recipeLeft, wholeLeft)
        return left < Self.least || failed[host, default: 0] >= Self.failures ? nil : left
    }

    /// A host was asked, and took so long for its answer.
    /// - Parameter isAnswered: whether there was one, be it that it has no such picture.
    mutating func note(_ host: String, took seconds: Double, isAnswered: Bool) {
        recipeLeft -= seconds
        wholeLeft -= seconds
        if !isAnswered { failed[host, default: 0] += 1 }
    }
}
