/// Foods that are counted in German: always with a capital, so that no English one is mistaken for them.
extension CountedFood {
    private struct Noun {
        let singular: String
        let plural: String
        /// Of an adjective before the singular: "reifer Apfel", "rote Zwiebel", "frisches Ei".
        let ending: String
    }

    /// "rote Zwiebeln" of "rote Zwiebel"; nil if it is not known.
    static func germanPlural(of name: String) -> String? {
        german(name, by: \.singular) { noun, adjective in
            ("e", noun.plural, adjective.hasSuffix(noun.ending) ? noun.ending.count : nil)
        }
    }

    /// "rote Zwiebel" of "rote Zwiebeln"; nil if it is not known.
    static func germanSingular(of name: String) -> String? {
        german(name, by: \.plural) { noun, adjective in
            (noun.ending, noun.singular, adjective.hasSuffix("e") ? 1 : nil)
        }
    }

    /// - Parameter change: the new ending, the new noun, and how many letters of the adjective make way;
    ///   nil = it isn't one.
    private static func german(
        _ name: String, by form: KeyPath<Noun, String>,
        _ change: (Noun, Substring) -> (ending: String, noun: String, cut: Int?)
    ) -> String? {
        var words = name.split(separator: " ", omittingEmptySubsequences: false)
        guard let last = words.popLast(), last.first?.isUppercase == true else { return nil }
        guard let noun = nouns.first(where: { fits(last, $0[keyPath: form]) }) else { return nil }
        let old = noun[keyPath: form]
        var changed: [String] = []
        for word in words {
            // Another noun, "und", "oder": more than one food, or something else altogether.
            let (ending, _, cut) = change(noun, word)
            guard let cut, word.first?.isLowercase == true else { return nil }
            changed.append(word.dropLast(cut) + ending)
        }
        let new = change(noun, "").noun
        let isWhole = last == old
        changed.append(isWhole ? new : last.dropLast(old.count) + new.lowercased())
        return changed.joined(separator: " ")
    }

    /// The noun itself, or a longer one that ends with it: Strauchtomate, Lorbeerblatt.
    private static func fits(_ word: Substring, _ noun: String) -> Bool {
        word == noun || noun.count >= 5 && word.hasSuffix(noun.lowercased())
    }

    private static let nouns: [Noun] = [
        ("e", feminine), ("er", masculine), ("es", neuter),
    ].flatMap { ending, table in
        table.split(whereSeparator: \.isWhitespace).compactMap { pair -> Noun? in
            let forms = pair.split(separator: "/").map(String.init)
            guard forms.count == 2 else { return nil }
            return Noun(singular: forms[0], plural: forms[1], ending: ending)
        }
    }

    private static let feminine = """
        Zwiebel/Zwiebeln Schalotte/Schalotten Möhre/Möhren Karotte/Karotten Pastinake/Pastinaken
        Kartoffel/Kartoffeln Tomate/Tomaten Gurke/Gurken Aubergine/Auberginen Zucchini/Zucchini
        Paprika/Paprika Paprikaschote/Paprikaschoten Chili/Chilis Chilischote/Chilischoten Peperoni/Peperoni
        Artischocke/Artischocken Zitrone/Zitronen Limette/Limetten Orange/Orangen Mandarine/Mandarinen
        Birne/Birnen Banane/Bananen Nektarine/Nektarinen Pflaume/Pflaumen Zwetschge/Zwetschgen
        Aprikose/Aprikosen Feige/Feigen Mango/Mangos Avocado/Avocados Ananas/Ananas Melone/Melonen
        Grapefruit/Grapefruits Kiwi/Kiwis Kirsche/Kirschen Erdbeere/Erdbeeren Dattel/Datteln Walnuss/Walnüsse
        Mandel/Mandeln Olive/Oliven Sardelle/Sardellen Keule/Keulen Hähnchenkeule/Hähnchenkeulen
        Hähnchenbrust/Hähnchenbrüste Wurst/Würste Bratwurst/Bratwürste Tortilla/Tortillas Knolle/Knollen
        Zimtstange/Zimtstangen Stange/Stangen Vanilleschote/Vanilleschoten Rübe/Rüben Semmel/Semmeln
        Scheibe/Scheiben Garnele/Garnelen Forelle/Forellen
        """
    private static let masculine = """
        Apfel/Äpfel Pfirsich/Pfirsiche Champignon/Champignons Pilz/Pilze Kürbis/Kürbisse Kohlrabi/Kohlrabi
        Kopfsalat/Kopfsalate Blumenkohl/Blumenkohle Eiswürfel/Eiswürfel Würfel/Würfel Zweig/Zweige
        Knödel/Knödel Muffin/Muffins Wrap/Wraps
        """
    private static let neuter = """
        Ei/Eier Eigelb/Eigelbe Eiweiß/Eiweiße Filet/Filets Lorbeerblatt/Lorbeerblätter Blatt/Blätter
        Brötchen/Brötchen Radieschen/Radieschen Würstchen/Würstchen Hähnchen/Hähnchen Schnitzel/Schnitzel
        Steak/Steaks Baguette/Baguettes Kotelett/Koteletts Fladenbrot/Fladenbrote Brot/Brote
        """
}
