/// What was told of a page, as a recipe has it.
extension PageGuess {
    /// The ingredients as lines, headings among them with a colon behind.
    func ingredientLines(_ places: [Int]) -> [String] {
        places.map { place in
            let text = IngredientLine.withoutBullet(lines[place].text)
            let isHeading =
                lines[place].headingLevel != nil && text.first?.isNumber != true
                || !seems[place] && (lines[place].isHeading || GuessWords.isPartHeading(text))
            return isHeading && !text.hasSuffix(":") ? text + ":" : text
        }
    }

    /// The steps under the headings among them, without the numbers before them.
    func written(_ places: [Int]) -> [WrittenStep] {
        var all: [WrittenStep] = []
        var part = ""
        let isNumbered = places.count { OneText.behindNumber(lines[$0].text) != nil } * 2 > places.count
        for (order, place) in places.enumerated() {
            let line = lines[place]
            let isHeading = line.isHeading && line.element != "li" && line.text.count < 60
            if isHeading, order + 1 < places.count {
                part = IngredientLine.heading(line.text) ?? line.text
            } else {
                let text = isNumbered ? OneText.behindNumber(line.text) ?? line.text : line.text
                all.append(WrittenStep(text, part: part))
            }
        }
        return all
    }

    /// What the page calls its dish: an element that says it holds a recipe's name, or its first heading,
    /// unless that
    /// is the site's name.
    func title(before list: Int?, _ skim: PageSkim) -> String {
        let heads = lines.filter { $0.headingLevel == 1 && !$0.isAside }.map(\.text)
        let head =
            heads.first { !$0.isEmpty && skim.title.hasPrefix($0) } ?? heads.first {
                $0 != skim.siteName && $0.count > 2
            }
            ?? PageTitle.withoutSite(skim.title, site: skim.siteName)
        let known = GuessWords.words(head + " " + skim.title)
        for line in lines[..<(list ?? 0)].suffix(80).reversed() {
            guard line.names.contains(where: { subjects[$0].contains(.title) }), line.text.count < 120 else {
                continue
            }
            if !known.isDisjoint(with: GuessWords.words(line.text)) { return line.text }
        }
        return head
    }
}
