/// Where foods are found by their German names, which say in one long word what they are: the first line with
/// a part of the name decides, so that "Zwiebelpulver" is a spice before it is a vegetable.
extension AisleTable {
    static func german(_ name: String) -> Aisle? {
        let name = name.lowercased()
        return parts.first { line in line.words.contains { name.contains($0) } }?.aisle
    }

    private static let parts: [(aisle: Aisle, words: [String])] = [
        line(.frozen, "tk- tiefkühl eiswürfel"),
        line(
            .tins,
            "tomatenmark passierte stückige brühe kokosmilch kichererbsen linsen"),
        line(.oils, "öl essig senf sojasoße fischsoße mayonnaise"),
        line(
            .spices,
            "pulver gemahlen getrocknet pfeffer salz kümmel zimt muskat kurkuma lorbeer currybl senfkörner safran"
        ),
        line(.baking, "mehl zucker hefe natron stärke grieß schokolade kakao sirup honig haferflocken"),
        line(.pasta, "reis nudel spaghetti"),
        line(.nuts, "mandel nüsse nusskerne erdnüsse cashew sesam"),
        line(.dairy, "milch sahne butter joghurt quark käse feta mozzarella crème"),
        line(.meat, "fleisch hähnchen rind lamm schwein speck schinken wurst"),
        line(.fish, "lachs filet garnele fisch"),
        line(.bakery, "brot brötchen tortilla"),
        line(
            .produce,
            "zwiebel möhre karotte knoblauch tomate kartoffel gurke paprika chili zitrone limette apfel äpfel ingwer"
        ),
        line(
            .produce,
            "basilikum petersilie koriander dill minz thymian rosmarin schnittlauch kohl salat spinat"),
        line(
            .produce,
            "beeren mango avocado aubergine zucchini champignon pilz spargel sprossen schalotte bete tofu bohnen"
        ),
    ]

    private static func line(_ aisle: Aisle, _ words: String) -> (aisle: Aisle, words: [String]) {
        (aisle, words.split(separator: " ").map(String.init))
    }
}
