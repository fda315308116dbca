extension PageGuess {
    /// What the page calls its dish: an element that says it holds a recipe's name, or the first heading that
    /// has the words of the page's own title; else that title without the site's name.
    ///
    /// - Parameters:
    ///   - list: where the ingredients begin.
    ///   - pageTitle: what the page's head says.
    func title(before list: Int?, _ skim: PageSkim, pageTitle: String) -> String {
        let told = [skim.title, pageTitle].filter { !$0.isEmpty }
            .map { PageTitle.withoutSite($0, site: skim.siteName) }
        let head = head(told, site: skim.siteName)
        let spelt = told.first { $0.uppercased() == head } ?? head
        let known = stems(([head] + told).joined(separator: " "))
        let cards = lines[..<(list ?? 0)].suffix(80).filter { isTitle($0) }.map(\.text)
        let isOnlyOne = Set(cards).count == 1
        for card in cards.reversed() {
            let own = stems(card)
            let shared = own.intersection(known).count
            let isNear = own.count == 1 || isOnlyOne && own.count == 2 && !card.contains(":")
            if shared >= 2 || shared == 1 && isNear { return card }
        }
        return spelt
    }

    private func head(_ told: [String], site: String) -> String {
        let heads = lines.filter { $0.headingLevel == 1 && !$0.isAside && isDish($0.text) }.map(\.text)
            .filter { $0 != site && $0.count > 2 }
        if let exact = heads.first(where: { head in told.contains { $0.hasPrefix(head) } }) { return exact }
        let known = stems(told.joined(separator: " "))
        guard !known.isEmpty else { return heads.first ?? told.first ?? "" }
        let shares = heads.map { stems($0).intersection(known).count }
        if let most = shares.max(), most > 0, let place = shares.firstIndex(of: most) { return heads[place] }
        return heads.count == 1 ? heads[0] : told.first ?? heads.first ?? ""
    }

    private func isTitle(_ line: PageLine) -> Bool {
        line.text.count < 120 && line.names.contains { subjects[$0].contains(.title) }
            && isDish(line.text)
            && !line.text.hasSuffix(".") && !line.text.hasSuffix("!")
    }

    private func isDish(_ text: String) -> Bool {
        !GuessWords.isIngredientHeading(text) && !GuessWords.isStepHeading(text) && !text.hasSuffix(":")
            && !GuessWords.isPartHeading(text)
    }

    /// "Recipe" in other words.
    private var everyDish: Set<String> {
        ["recip", "rezep", "recet", "ricet", "recep", "recei", "opskr", "przep"]
    }

    /// The beginnings of a text's words, which are the same for one and several.
    private func stems(_ text: String) -> Set<String> {
        Set(GuessWords.words(text).map { String($0.prefix(5)) }).subtracting(everyDish)
    }
}
