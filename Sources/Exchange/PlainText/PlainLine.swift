import CooklangText
import Recipes

/// A line of a text that was pasted, and what it looks like.
struct PlainLine {
    /// Without the white space around it.
    let text: String
    /// Without a bullet or a number before it.
    let unmarked: String
    /// It began with "•", "-", "1." or "Step 2:".
    let isMarked: Bool
    /// It began with "1." or "Step 2:".
    let isNumbered: Bool

    init(_ line: Substring) {
        text = line.stripped
        // Only the marks are wanted; prose without end has none.
        let isLong = text.utf8.count > 4000
        let unbulleted = isLong ? text : PastedLines.ingredients([text]).first ?? ""
        let listed = isLong ? text : PastedLines.steps([unbulleted]).first ?? ""
        let unnumbered = isLong ? text : StepMark.behindWord(listed) ?? listed
        unmarked = unnumbered
        isNumbered = unnumbered != unbulleted
        isMarked = unnumbered != text
    }

    var isBlank: Bool { text.isEmpty }

    /// The heading it is, and what follows it in the same line: "Zutaten: Mehl, Eier".
    var heading: (section: RecipeSection, rest: String)? {
        guard !isNumbered else { return nil }
        if let colon = text.unicodeScalars.prefix(40).firstIndex(of: ":"),
            let section = RecipeSection(heading: text[..<colon])
        {
            return (section, text[text.index(after: colon)...].stripped)
        }
        guard text.utf8.count <= 80 else { return nil }
        return RecipeSection(heading: text).map { ($0, "") }
    }

    /// "For the dough:".
    var isLabel: Bool {
        text.hasSuffix(":") && text.utf8.count <= 60 && text.unicodeScalars.first?.isDigit == false
    }

    /// It begins with how much, or it is an item of a list without a verb's full stop.
    var isIngredientLike: Bool {
        guard !isBlank, text.utf8.count <= 150 else { return false }
        let isSentence = text.hasSuffix(".") && text.split(separator: " ").count > 5
        if isSentence { return false }
        let bare = PastedLines.ingredients([text]).first ?? ""
        if WrittenNumber.prefix(of: bare) != nil { return !isNumbered }
        return isMarked && !isNumbered
    }

    var isProse: Bool { text.utf8.count > 75 || text.hasSuffix(".") || text.hasSuffix("!") || isNumbered }
}
