/// What was told of a page, as a recipe has it.
extension PageGuess {
    /// The ingredients as lines, headings among them followed by a colon.
    func ingredientLines(_ places: [Int]) -> [String] {
        // Where every line is in bold, that says nothing.
        let isPlain = places.count { lines[$0].isHeading } * 2 < places.count
        let isList = places.count { lines[$0].element == "li" } * 2 > places.count
        var all: [String] = []
        for (order, place) in places.enumerated() {
            let line = lines[place]
            let text = IngredientLine.withoutBullet(line.text)
            var isHeading = line.headingLevel != nil && text.first?.isNumber != true
            if !seems[place] || isList && line.element != "li" && !text.contains(where: \.isNumber) {
                isHeading =
                    isHeading || isPlain && line.isHeading && line.element != "tr" && line.element != "li"
                    || isList && line.element != "li" && text.count <= 40 || GuessWords.isPartHeading(text)
            }
            if order + 1 == places.count { isHeading = false }
            all.append(isHeading && !text.hasSuffix(":") ? text + ":" : text)
        }
        return all
    }

    /// The steps under the headings among them, without the numbers before them.
    func written(_ places: [Int]) -> [WrittenStep] {
        var all: [WrittenStep] = []
        var part = ""
        let numbered = places.filter { StepMark.behindNumber(lines[$0].text) != nil }
        let isNumbered =
            numbered.count * 2 > places.count
            || numbered.count > 1 && numbered[0] == places[0] && lines[numbered[0]].text.first == "1"
        let headings = places.indices.filter { isPartName(places, $0) }
        // The only heading, at the top, is that of the whole.
        let isWhole = headings == [0] && !lines[places[0]].text.hasSuffix(":")
        for (order, place) in places.enumerated() {
            let line = lines[place]
            if headings.contains(order) {
                part = isWhole ? "" : IngredientLine.heading(line.text) ?? StepMark.without(line.text)
            } else {
                let text = isNumbered ? StepMark.behindNumber(line.text) ?? line.text : line.text
                // "1. Mix. 2. Bake." in one paragraph.
                let several = OneText.numbered(line.text) ?? [StepMark.without(text)]
                all += several.map { WrittenStep($0, part: part) }
            }
        }
        return all
    }

    private func isPartName(_ places: [Int], _ order: Int) -> Bool {
        let line = lines[places[order]]
        return line.isHeading && line.element != "li" && line.text.count < 60 && order + 1 < places.count
    }
}
