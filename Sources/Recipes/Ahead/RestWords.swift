/// The words that tell a rest from work that takes as long, in English, German, French, Spanish, Italian and
/// Dutch.
enum RestWords {
    /// In a sentence with one of these, something stands by itself.
    static let resting: Set<String> = words(
        """
        rest rests rested resting rise rises rising prove proves proving proof proofing stand standing set sit \
        cool cold cooling leave fridge refrigerator refrigerate refrigerated chill chilled chilling marinate \
        marinated marinating marinade soak soaked soaking ferment fermenting brine brining steep steeping \
        infuse infusing freeze freezer frozen freezing drain draining dry drying cure curing hang \
        ruhen ruht ruhe gehen ziehen kühlen kühl kühlschrank kaltstellen kalt einweichen eingeweicht quellen \
        stehen marinieren mariniert marinade gefrieren tiefkühler einfrieren abtropfen trocknen gären \
        reposer repos réfrigérateur frigo mariner marinade tremper lever congélateur frais \
        reposar repose nevera frigorífico marinar remojar remojo congelador fermentar \
        riposare frigorifero frigo marinare lievitare ammollo freezer \
        rusten koelkast marineren weken rijzen vriezer trekken
        """)

    /// In a sentence with one of these it is on the fire, however long.
    static let cooking: Set<String> = words(
        """
        bake baking cook cooks cooking cooker simmer simmering roast roasting smoke smoking smoker braise \
        braising boil boiling poach stew oven sous vide \
        backen backofen ofen kochen garen schmoren braten köcheln räuchern räucherofen \
        cuire mijoter four cocer horno hornear cuocere forno koken stoven bakken
        """)

    /// "overnight", word by word.
    static let nights: [[String]] = [
        ["overnight"], ["over", "night"], ["über", "nacht"], ["toute", "la", "nuit"], ["une", "nuit"],
        ["toda", "la", "noche"], ["una", "noche"], ["tutta", "la", "notte"], ["una", "notte"],
        ["een", "nacht"], ["'s", "nachts"],
    ]

    /// Between a duration and "overnight" these leave a choice, and the shorter one counts.
    static let or: Set<String> = ["or", "to", "oder", "bis", "ou", "o", "of", "tot"]

    /// Before "overnight" these say how long something stays good.
    static let keeping: Set<String> = ["keeps", "lasts", "stays", "hält"]

    /// After "overnight" these make it the name of a dish.
    static let dishes: Set<String> = ["oats", "oat", "french", "waffles", "bread", "dough", "rolls"]

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
