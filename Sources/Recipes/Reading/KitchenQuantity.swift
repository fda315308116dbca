/// A number of an ingredient line: "2", "1½", "1 1/2", "1-1/2", "1⁄4", "1,500", "two", "half a", "a dozen".
struct KitchenQuantity {
    let value: Double
    /// The token after it.
    let next: Int

    init?(_ tokens: [TextToken], at index: Int) {
        guard tokens.indices.contains(index) else { return nil }
        let found: (Double, Int)?
        switch tokens[index].kind {
        case .sign(let sign): found = sign == "." ? KitchenQuantity.point(tokens, index) : nil
        case .number(let number): found = KitchenQuantity.digits(number, tokens, index)
        case .word(let word): found = KitchenQuantity.words(word, tokens, index)
        }
        guard let found, found.0.isFinite, found.0 < 1e9 else { return nil }
        (value, next) = found
    }

    /// "1/2", "1⁄4".
    private static func ratio(_ tokens: [TextToken], _ index: Int) -> Double? {
        guard index + 2 < tokens.count, let top = tokens[index].number,
            tokens[index + 1].isSign(["/", "⁄", "∕"]),
            let bottom = tokens[index + 2].number, bottom >= 1, bottom <= 64, top == top.rounded()
        else { return nil }
        return top / bottom
    }

    /// ".25": a point without anything before it.
    private static func point(_ tokens: [TextToken], _ index: Int) -> (Double, Int)? {
        guard index + 1 < tokens.count, let number = tokens[index + 1].number, !tokens[index + 1].isApart,
            number == number.rounded(), number >= 1, number < 1000
        else { return nil }
        let size = number < 10 ? 10.0 : number < 100 ? 100 : 1000
        return (number / size, index + 2)
    }

    private static func digits(_ number: Double, _ tokens: [TextToken], _ index: Int) -> (Double, Int)? {
        if let half = ratio(tokens, index) { return (half, index + 3) }
        guard number == number.rounded() else { return (number, index + 1) }
        var rest = index + 1
        let isJoined =
            rest < tokens.count
            && (tokens[rest].isSign(IngredientWords.dashes) || tokens[rest].isWord(IngredientWords.and))
        if isJoined { rest += 1 }
        if let part = ratio(tokens, rest), part < 1 {
            // "2 1/2-inch-thick chops" are two.
            return isLength(tokens, rest + 3) ? (number, index + 1) : (number + part, rest + 3)
        }
        guard rest < tokens.count else { return (number, index + 1) }
        // "1 ½", "1 and ½"; "1 0.5" is nothing.
        if let part = tokens[rest].number, part > 0, part < 1 { return (number + part, rest + 1) }
        // "2 and a half", "1 e meia"
        if isJoined, tokens[index + 1].isWord(IngredientWords.and) {
            let place = tokens[rest].isWord(["a"]) ? rest + 1 : rest
            if place < tokens.count, tokens[place].isWord(IngredientWords.half) {
                return (number + 0.5, place + 1)
            }
        }
        // "1 halve citroen", "1 half lemon"
        if number == 1, tokens[rest].isWord(IngredientWords.half) { return (0.5, rest + 1) }
        return (number, index + 1)
    }

    /// "-inch", "-cm".
    private static func isLength(_ tokens: [TextToken], _ index: Int) -> Bool {
        index + 1 < tokens.count && !tokens[index].isApart && tokens[index].isSign(IngredientWords.dashes)
            && tokens[index + 1].isWord(["inch", "inches", "cm", "mm"])
    }

    private static func words(_ word: String, _ tokens: [TextToken], _ index: Int) -> (Double, Int)? {
        let isArticle = word == "a" || word == "an"
        let start = isArticle ? index + 1 : index
        guard start < tokens.count, case .word(let number) = tokens[start].kind,
            var found = IngredientWords.numbers[number],
            !isArticle || number == "half" || number == "dozen"
        else { return nil }
        var place = start + 1
        func isNext(_ words: Set<String>) -> Bool { place < tokens.count && tokens[place].isWord(words) }
        if found == 0.5 {
            // "half a lemon", "half of a", "half of the", "demi-litre".
            let isOf = isNext(["of"])
            if isOf { place += 1 }
            if isNext(["a", "an", "the", "one"]) {
                place += 1
            } else if isOf {
                place -= 1
            } else if place < tokens.count, !tokens[place].isApart,
                tokens[place].isSign(IngredientWords.dashes)
            {
                place += 1
            }
        } else if found == 1, isNext(IngredientWords.half) {
            // "ein halber Bund", "une demi-gousse", "one half cup"
            found = 0.5
            place += 1
            if place < tokens.count, !tokens[place].isApart, tokens[place].isSign(IngredientWords.dashes) {
                place += 1
            }
        }
        if isNext(["dozen", "dutzend"]), number != "dozen" {
            found *= 12
            place += 1
        }
        return (found, place)
    }
}
