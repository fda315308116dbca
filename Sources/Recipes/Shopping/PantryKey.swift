/// By what a food in the cupboard is the one that a recipe asks for: flour is plain flour, "Salz" is sea salt,
/// but sugar is not brown sugar, and fresh basil not the dried.
public struct PantryKey: Sendable, Hashable {
    public let text: String

    public init(_ name: String) {
        let own = ShoppingKey(name).text
        if let same = Self.same[own] {
            text = same
            return
        }
        let telling = own.split(separator: " ").map(String.init).filter { !Self.kinds.contains($0) }
        let plain = (telling.isEmpty ? own : telling.joined(separator: " "))
        text = Self.same[plain] ?? plain
    }

    /// What is said of a food that any cook would take the usual one for.
    private static let kinds: Set<String> = [
        "plain", "all", "purpose", "unsalted", "salted", "whole", "full", "fat", "semi", "skimmed",
        "virgin", "fine", "finely", "coarse", "coarsely", "table", "kosher", "sea", "flaky", "cooking",
        "cracked", "black", "chopped", "sliced", "diced", "grated", "crushed", "peeled", "minced", "melted",
        "softened", "cold", "warm", "room", "temperature", "light", "mild", "pure", "active", "instant",
        "gehackt", "gehackte", "geriebener", "weiche", "kalte", "natives", "feines", "grobes", "freerange",
    ]

    /// English and German names of one food, the first of each line being its key.
    private static let same: [String: String] = names.split(whereSeparator: \.isNewline)
        .reduce(into: [:]) { table, line in
            let keys = line.split(separator: ",").map { ShoppingKey(String($0)).text }
            for key in keys { table[key] = keys[0] }
        }

    private static let names = """
        salt, Salz, Meersalz, Kochsalz
        pepper, Pfeffer, schwarzer Pfeffer, ground black pepper, ground pepper, black peppercorns
        sugar, Zucker, white sugar, caster sugar, granulated sugar, Kristallzucker
        brown sugar, brauner Zucker
        icing sugar, powdered sugar, confectioners sugar, Puderzucker
        vanilla sugar, Vanillezucker
        flour, Mehl, Weizenmehl, plain flour, all purpose flour, wheat flour
        baking powder, Backpulver
        baking soda, bicarbonate of soda, Natron
        dried yeast, dry yeast, yeast, Trockenhefe, Hefe
        cornstarch, cornflour, Speisestärke, corn starch
        cocoa powder, cocoa, Kakao, Kakaopulver, Backkakao
        honey, Honig
        maple syrup, Ahornsirup
        olive oil, Olivenöl
        oil, vegetable oil, sunflower oil, Öl, Pflanzenöl, Sonnenblumenöl, neutral oil
        rapeseed oil, canola oil, Rapsöl
        sesame oil, Sesamöl
        vinegar, Essig, white vinegar
        balsamic vinegar, Balsamico, balsamic, Balsamessig
        soy sauce, soya sauce, Sojasoße, Sojasauce
        mustard, Senf
        tomato paste, tomato purée, Tomatenmark
        butter, Butter
        milk, Milch, Vollmilch
        cream, Sahne, Schlagsahne, Rahm, whipping cream, heavy cream, double cream
        egg, Ei, Eier
        cheese, Käse
        parmesan, Parmesan, parmesan cheese
        yogurt, yoghurt, Joghurt, Naturjoghurt
        rice, Reis
        pasta, Nudeln
        spaghetti, Spaghetti
        lentil, Linsen
        chickpea, Kichererbsen
        rolled oats, oats, Haferflocken
        onion, Zwiebel, Zwiebeln, yellow onion, brown onion
        garlic, Knoblauch, Knoblauchzehen, garlic clove, clove garlic
        potato, Kartoffel, Kartoffeln
        carrot, Karotte, Karotten, Möhre, Möhren
        tomato, Tomate, Tomaten
        tinned tomatoes, canned tomatoes, Dosentomaten, chopped tomatoes
        lemon, Zitrone, Zitronen
        ginger, Ingwer
        ground ginger, Ingwerpulver
        cinnamon, Zimt, ground cinnamon
        nutmeg, Muskat, Muskatnuss, ground nutmeg
        paprika, Paprikapulver, sweet paprika
        cumin, Kreuzkümmel, ground cumin
        turmeric, Kurkuma, ground turmeric
        dried oregano, getrockneter Oregano
        dried thyme, getrockneter Thymian
        bay leaf, Lorbeerblatt, Lorbeerblätter
        chilli flakes, chili flakes, red pepper flakes, Chiliflocken
        vanilla extract, Vanilleextrakt, vanilla
        vegetable stock, vegetable broth, Gemüsebrühe
        chicken stock, chicken broth, Hühnerbrühe
        breadcrumbs, Semmelbrösel, Paniermehl
        bread, Brot
        almonds, Mandeln
        walnuts, Walnüsse
        raisins, Rosinen
        coconut milk, Kokosmilch
        coffee, Kaffee
        tea, Tee
        """
}
