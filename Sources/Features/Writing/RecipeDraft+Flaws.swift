import Kit
import Recipes

extension RecipeDraft {
    /// What keeps a draft from being saved.
    struct Flaw: Sendable, Hashable {
        enum Kind: Sendable, Hashable {
            case noTitle, noSteps
            /// What was typed is no number of people, no time, no number, no web address.
            case noServings, noTime, noNumber, noAddress
        }

        let kind: Kind
        /// The id of the field that it is about.
        let field: String
    }

    /// In the order of the page.
    var flaws: [Flaw] {
        var flaws: [Flaw] = []
        func check(_ field: Field, _ kind: Flaw.Kind, _ isFine: Bool) {
            if !isFine { flaws.append(Flaw(kind: kind, field: field.id)) }
        }
        check(.title, .noTitle, !self[.title].trimmed.isEmpty)
        check(.servings, .noServings, servings != nil)
        for field in [Field.preparation, .cooking] {
            check(field, .noTime, TypedMinutes.read(self[field]) != nil)
        }
        if steps.allSatisfy({ $0.text.trimmed.isEmpty }), let first = steps.first {
            flaws.append(Flaw(kind: .noSteps, field: first.textID))
        }
        for field in Self.nutrients {
            check(field, .noNumber, self[field].trimmed.isEmpty || Self.number(self[field]) != nil)
        }
        check(.sourceAddress, .noAddress, Self.isAddress(self[.sourceAddress].trimmed))
        return flaws
    }

    private static func isAddress(_ text: String) -> Bool {
        if text.isEmpty { return true }
        let rest = text.lowercased()
        let isOfWeb = rest.hasPrefix("https://") || rest.hasPrefix("http://")
        return isOfWeb && text.contains(".") && !text.contains(where: \.isWhitespace)
    }
}
