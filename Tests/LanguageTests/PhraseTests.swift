import Testing

@testable import Language

/// Of all phrases, those of the features and those that are yet to be written included: they are read from
/// the sources.
@Suite("Every phrase") struct PhraseTests {
    static let saidInEnglish = (try? SaidPhrase.all(in: "English")) ?? []
    static let saidInGerman = (try? SaidPhrase.all(in: "German")) ?? []

    /// Words that German has from English, or that every kitchen writes alike.
    static let alike: Set<String> = [
        "storageClips", "editorStepClip", "premium",
        "collectionName", "editorTimer(_ phrase: String)", "backUpName(_ day: String)", "vibration",
        "textNormal", "percent(_ amount: Double)", "sliderValue(_ amount: Double)",
        "kilocalories(_ amount: Double)", "grams(_ amount: Double)", "fileCooklang", "fileRecipeMD",
        "fileSchemaOrg", "escapeKey", "planFor(_ meal: String, _ day: String)",
        "sorted(_ order: BrowseQuestion.Order)", "clip", "film", "filmNamed(_ title: String)",
        "serverExample", "code", "edamam", "poweredByEdamam", "changeTitle(_ field: AccountField)",
        "day(_ day: Int, _ month: Int, _ year: Int)",
        // Figures and names, put together by what is said elsewhere.
        "saidBy(_ server: String, _ ago: String)", "cardSays(author: String, score: Int, comments: Int)",
        "personSays(_ userName: String, posts: Int?)",
        "ownPostSays(_ ago: String, score: Int, comments: Int)",
        // What it chooses from differs: SentenceTests.
        "sentences(_ aim: Aim)",
    ]
    /// Where a text may be empty: a piece has no unit.
    static let mute: Set<String> = [
        "word(for unit: Amount.Unit, _ quantity: Double)", "fridgeFound(_ count: Int, isCut: Bool)",
        "sentence(_ trouble: LibraryTrouble, _ place: String)",
        "ownRemoved(recipes count: Int, drafts: Int, title: String?)",
    ]

    @Test("is found in both languages") func found() {
        #expect(Self.saidInEnglish.count > 300)
        #expect(Set(Self.saidInEnglish.map(\.name)) == Set(Self.saidInGerman.map(\.name)))
    }

    @Test("says something", arguments: saidInEnglish + saidInGerman) func says(phrase: SaidPhrase) {
        #expect(phrase.code.contains { $0.isLetter || $0 == "\"" })
        if !Self.mute.contains(phrase.name) { #expect(!phrase.texts.contains("")) }
        #expect(phrase.texts.allSatisfy { !$0.hasPrefix(" ") || phrase.texts.count > 1 })
    }

    @Test("is German in German", arguments: saidInGerman) func german(phrase: SaidPhrase) {
        let said = Self.saidInEnglish.first { $0.name == phrase.name }
        #expect(said?.code != phrase.code || Self.alike.contains(phrase.name))
    }

    @Test("has the quotation marks and dashes of its language") func signs() {
        for phrase in Self.saidInGerman {
            for text in phrase.texts {
                #expect(text.count { $0 == "„" } == text.count { $0 == "“" }, "\(phrase.name): \(text)")
                #expect(!text.contains("”") && !text.contains("'"), "\(phrase.name): \(text)")
                #expect(!text.contains(/[^ ]…/), "\(phrase.name): an ellipsis for a word follows a space")
            }
        }
        for phrase in Self.saidInEnglish {
            for text in phrase.texts {
                #expect(text.count { $0 == "“" } == text.count { $0 == "”" }, "\(phrase.name): \(text)")
                #expect(!text.contains("„"))
            }
        }
    }

    @Test("never calls the cook “Sie”", arguments: saidInGerman) func du(phrase: SaidPhrase) {
        for text in phrase.texts {
            #expect(!text.contains(/\bIhr(e|en|em|er)?\b|\bIhnen\b|(\w|,) Sie\b/), "\(text)")
        }
    }

    @Test("that is a button is short", arguments: Language.allCases) func buttons(language: Language) {
        let words = language.wording
        let buttons = [
            words.cancel, words.done, words.undo, words.close, words.back, words.save, words.add,
            words.remove,
            words.notNow, words.favourite, words.goOn, words.share, words.byName, words.byFridge,
            words.measures(nil), words.measures(.metric), words.measures(.us),
        ]
        for label in buttons { #expect(label.count <= 16, "\(label)") }
    }
}
