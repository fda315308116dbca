/// A number of an ingredient line: "2", "1½", "1 1/2", "1-1/2", "1⁄4", "1,500", "two", "half a", "a dozen".
struct KitchenQuantity {
    let value: Double
    /// The token behind it.
    let next: Int

    init?(_ tokens: [TextToken], at index: Int) {
        func token(_ index: Int) -> TextToken? { tokens.indices.contains(index) ? tokens[index] : nil }
        func ratio(_ index: Int) -> Double? {
            guard let top = token(index)?.number, let slash = token(index + 1), slash.isSign(["/", "⁄", "∕"]),
                let bottom = token(index + 2)?.number, bottom >= 1, top == top.rounded(), bottom <= 64
            else { return nil }
            return top / bottom
        }
        guard let first = token(index) else { return nil }
        switch first.kind {
        case .sign: return nil
        case .number(let number):
            if let half = ratio(index) {
                (value, next) = (half, index + 3)
                return
            }
            var rest = index + 1
            if token(rest)?.isSign(IngredientWords.dashes) == true || token(rest)?.isWord(["and", "und", "et", "y", "e", "en"]) == true {
                rest += 1
            }
            if number == number.rounded() {
                if let part = ratio(rest), part < 1 {
                    (value, next) = (number + part, rest + 3)
                    return
                }
                if let part = token(rest)?.number, part > 0, part < 1, rest == index + 1 || part != part.rounded() {
                    (value, next) = (number + part, rest + 1)
                    return
                }
            }
            guard number.isFinite, number < 1e9 else { return nil }
            (value, next) = (number, index + 1)
        case .word(let word):
            let isArticle = word == "a" || word == "an"
            let start = isArticle ? index + 1 : index
            guard case .word(let number)? = token(start)?.kind, var found = IngredientWords.numbers[number],
                !isArticle || number == "half" || number == "dozen"
            else { return nil }
            var place = start + 1
            // "half a lemon", "two dozen", "half a dozen".
            let isOf = token(place)?.isWord(["of"]) == true
            if found == 0.5, token(isOf ? place + 1 : place)?.isWord(["a", "an", "the"]) == true {
                place += isOf ? 2 : 1
            }
            if token(place)?.isWord(["dozen"]) == true, number != "dozen" {
                found *= 12
                place += 1
            }
            (value, next) = (found, place)
        }
    }
}
