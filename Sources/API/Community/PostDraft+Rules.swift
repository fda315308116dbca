public import Recipes

extension PostDraft {
    /// Characters of what is said of a recipe, and of a comment.
    public static let commentLength = 0...2000
    /// Pictures and clips of a recipe at most.
    public static let mostMedia = 40
    /// Bytes of all of it as JSON at most.
    public static let mostBytes = 256 << 10

    /// What is wrong with which field; empty = it can be published.
    public var faults: [String: FieldFault] {
        var faults: [String: FieldFault] = [:]
        if let fault = PublicText.fault(in: comment, Self.commentLength, hasLines: true) {
            faults["comment"] = fault
        }
        for text in recipe.publicTexts {
            if let fault = PublicText.fault(in: text.text, text.length, hasLines: text.hasLines) {
                faults[text.field] = faults[text.field] ?? fault
            }
        }
        let counts = [
            ("ingredients", recipe.ingredients.count, 1...300), ("steps", recipe.steps.count, 1...150),
            ("tags", recipe.tags.count, 0...30), ("pictures", recipe.media.count, 0...Self.mostMedia),
        ]
        for (field, count, range) in counts where !range.contains(count) {
            faults[field] = count < range.lowerBound ? .missing : .tooLong
        }
        if recipe.steps.contains(where: { $0.ingredients.count > 100 || $0.untimed.count > 50 }) {
            faults["steps"] = .tooLong
        }
        if !recipe.media.allSatisfy(Self.isBlob) { faults["pictures"] = .invalid }
        if let address = recipe.source?.address, !Self.isWeb(address) { faults["source"] = .invalid }
        return faults
    }

    private static func isBlob(_ name: String) -> Bool {
        name.hasPrefix(BlobName.prefix) && BlobName.isHash(name.dropFirst(BlobName.prefix.count))
    }

    private static func isWeb(_ address: String) -> Bool {
        let start = address.prefix(8).lowercased()
        return start.hasPrefix("https://") || start.hasPrefix("http://")
    }
}

/// A text of a recipe, and what it may be.
private struct PublishedText {
    var field: String
    var text: String
    var length: ClosedRange<Int>
    var hasLines = false

    init(_ field: String, _ text: String, _ length: ClosedRange<Int>, hasLines: Bool = false) {
        (self.field, self.text, self.length, self.hasLines) = (field, text, length, hasLines)
    }
}

extension Recipe {
    fileprivate var publicTexts: [PublishedText] {
        var texts = [
            PublishedText("title", title, 1...200),
            PublishedText("summary", summary, 0...2000, hasLines: true),
            PublishedText("yield", yield, 0...200), PublishedText("notes", notes, 0...10_000, hasLines: true),
            PublishedText("cuisine", cuisine, 0...100), PublishedText("category", category, 0...100),
            PublishedText("author", author, 0...200), PublishedText("source", source?.name ?? "", 0...300),
            PublishedText("source", source?.address ?? "", 0...2000),
        ]
        texts += tags.map { PublishedText("tags", $0, 1...100) }
        texts += ingredients.flatMap { $0.publicTexts("ingredients") }
        for step in steps {
            texts += [
                PublishedText("steps", step.title, 0...200),
                PublishedText("steps", step.text, 1...5000, hasLines: true),
                PublishedText("steps", step.part ?? "", 0...200),
            ]
            texts += step.untimed.map { PublishedText("steps", $0, 1...200) }
            texts += step.ingredients.flatMap { $0.publicTexts("steps") }
        }
        return texts
    }
}

extension Ingredient {
    fileprivate func publicTexts(_ field: String) -> [PublishedText] {
        [
            PublishedText(field, name, 1...300), PublishedText(field, note ?? "", 0...500),
            PublishedText(field, part ?? "", 0...200), PublishedText(field, amount?.unit.name ?? "", 0...60),
        ]
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
