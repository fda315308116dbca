import Recipes

extension PostDraft {
    /// Characters of what is said of a recipe, and of a comment.
    public static let commentLength = 0...2000
    /// What a recipe may have at most: pictures and clips, ingredients, steps, tags; and a step: ingredients, and
    /// durations that nobody wants a timer for.
    public static let mostMedia = 40, mostIngredients = 300, mostSteps = 150, mostTags = 30
    public static let mostIngredientsOfStep = 100, mostUntimed = 50
    /// Bytes of all of it as JSON at most.
    public static let mostBytes = 256 << 10

    /// What is wrong with which field; empty = it can be published.
    public var faults: [String: FieldFault] {
        var faults: [String: FieldFault] = [:]
        let recommends = recipe.recommendedPage != nil, least = recommends ? 1 : 0
        // Of a page that somebody recommends they say why.
        if let fault = PublicText.fault(
            in: comment, least...Self.commentLength.upperBound, hasLines: true)
        {
            faults["comment"] = fault
        }
        _ = recipe.texted { text, place in
            if let fault = PublicText.fault(in: text, place.length, hasLines: place.hasLines) {
                faults[place.field] = faults[place.field] ?? fault
            }
            return text
        }
        let counts = [
            ("ingredients", recipe.ingredients.count, (recommends ? 0 : 1)...Self.mostIngredients),
            ("steps", recipe.steps.count, (recommends ? 0 : 1)...Self.mostSteps),
            ("tags", recipe.tags.count, 0...Self.mostTags),
            ("pictures", recipe.media.count, 0...Self.mostMedia),
        ]
        for (field, count, range) in counts where !range.contains(count) {
            faults[field] = count < range.lowerBound ? .missing : .tooLong
        }
        let isLong = recipe.steps.contains {
            $0.ingredients.count > Self.mostIngredientsOfStep || $0.untimed.count > Self.mostUntimed
        }
        if isLong { faults["steps"] = .tooLong }
        if !recipe.media.allSatisfy(BlobName.isName) { faults["pictures"] = .invalid }
        if let address = recipe.source?.address, !Self.isWeb(address) { faults["source"] = .invalid }
        return faults
    }

    /// Whether a source's address leads into the web, and nowhere else.
    public static func isWeb(_ address: String) -> Bool {
        let start = address.prefix(8).lowercased()
        return start.hasPrefix("https://") || start.hasPrefix("http://")
    }
}

extension CommentDraft {
    public static let length = 1...2000

    public var fault: FieldFault? { PublicText.fault(in: text, Self.length, hasLines: true) }
}

extension Removal {
    public static let length = 3...500

    public var fault: FieldFault? { PublicText.fault(in: reason, Self.length) }
}
