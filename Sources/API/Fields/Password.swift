/// What a password must be: 8 to 256 characters of any kind, not among the commonest, and not made of what
/// everybody knows of the account (OWASP ASVS 5.0, 6.2; no rules of composition, no expiry).
public enum Password {
    public static let length = 8...256

    /// - Parameter known: what is known of the account: its name, its e-mail address, what the server is
    ///   called.
    public static func fault(in text: String, known: [String] = []) -> FieldFault? {
        if text.isEmpty { return .missing }
        if text.unicodeScalars.count < length.lowerBound { return .tooShort }
        if text.unicodeScalars.count > length.upperBound { return .tooLong }
        let folded = text.lowercased()
        if isCommon(folded) || isMonotonous(folded) { return .easy }
        let words = known.flatMap { word in [word] + word.split(separator: "@").map(String.init) }
        // Long enough to be a word, with nothing beside it but a few letters, or figures.
        let isKnown = words.map { $0.lowercased() }.contains { word in
            guard word.count >= 4, let place = folded.firstRange(of: word) else { return false }
            let rest = folded[..<place.lowerBound] + folded[place.upperBound...]
            return rest.count < 4 || !rest.contains(where: \.isLetter)
        }
        return isKnown ? .easy : nil
    }

    /// "aaaaaaaa", "12121212", "abcdefgh", "87654321": known after its first characters.
    private static func isMonotonous(_ text: String) -> Bool {
        let values = text.unicodeScalars.map { Int($0.value) }
        if Set(values).count <= 2 { return true }
        let steps = Set(zip(values, values.dropFirst()).map { $1 - $0 })
        return steps == [1] || steps == [-1]
    }

    private static func isCommon(_ folded: String) -> Bool {
        let bare = String(folded.trimmingSuffix { !$0.isLetter })
        return [folded, bare, plain(folded), plain(bare)].contains(where: common.contains)
    }

    /// With letters for the figures and signs that are written in their place.
    private static func plain(_ text: String) -> String {
        String(
            text.map { character in
                switch character {
                case "0": "o"
                case "1", "!": "i"
                case "3": "e"
                case "4", "@": "a"
                case "5", "$": "s"
                default: character
                }
            })
    }

    /// Passwords, and words to which figures are put to make one, that head every list of those that were
    /// found out; shorter ones than are allowed count for what stands before the figures.
    private static let common: Set<String> = Set(
        """
        password passwort passw0rd iloveyou ichliebedich sunshine princess football baseball basketball
        superman batman welcome willkommen whatever trustno letmein monkey dragon master shadow michael jennifer
        jordan hunter ashley bailey qwerty qwertyui qwertyuiop qwertz qwertzui qwertzuiop asdfghjk asdfghjkl
        yxcvbnm zxcvbnm zxcvbnmm qazwsxedc qweasdzxc 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 q1w2e3r4t5 zaq12wsx
        abcd1234 abc12345 a1b2c3d4 11111111 12345678 123456789 1234567890 12341234 11223344 123123123 87654321
        987654321 computer internet starwars pokemon minecraft liverpool chelsea arsenal barcelona mustang
        corvette mercedes ferrari porsche charlie jessica michelle daniel thomas andrew joshua matthew
        robert william richard christian alexander samantha elizabeth summer winter spring autumn sommer
        fruehling herbst schatz hallo hallohallo geheim passwort fussball schalke bayern berlin hamburg muenchen
        deutschland england london america canada australia chocolate schokolade cookie cookies pepper banana
        cheese orange kitchen cooking recipe rezept kochen kueche test testtest tester testing access
        changeme default guest administrator secret secure love loveme lovely blessed freedom forever killer
        soccer hockey yankees dallas cowboys steelers tigger snoopy flower purple silver golden diamond
        """.split { $0 == " " || $0 == "\n" }.map(String.init))
}

extension String {
    fileprivate func trimmingSuffix(while isIn: (Character) -> Bool) -> Substring {
        var rest = self[...]
        while let last = rest.last, isIn(last) { rest.removeLast() }
        return rest
    }
}
