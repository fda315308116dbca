/// Common foods, in English and German, and where the shop has them.
///
/// Entries are names as they are written on a list, in the singular or the plural, between commas. Of several
/// that fit the longest wins ("coconut milk" before "milk"), and a German word also counts by its end
/// ("Dinkelmehl" is a "Mehl").
enum AisleTable {
    /// By their words as `ShopFood` folds them, with a space between.
    static let aisles: [String: Aisle] = foods.reduce(into: [:]) { table, entry in
        for name in entry.names.split(whereSeparator: { $0 == "," || $0.isNewline }) {
            table[key(name)] = entry.aisle
        }
    }

    /// How many words the longest entry has.
    static let longest = 3

    /// Grows and is dried, too: fresh with the vegetables, dried, ground or in flakes with the spices.
    static let herbs: Set<String> = keys(
        """
        basil, oregano, thyme, rosemary, sage, parsley, mint, dill, coriander, cilantro, chive, tarragon,
        marjoram, chervil, lovage, savory, herb, chili, chilli, chile, chili pepper, chilli pepper,
        red pepper, hot pepper, pepper, ginger, garlic, onion, shallot, horseradish, lemongrass, lime leaf,
        bay leaf, curry leaf, turmeric, fenugreek leaf, Basilikum, Thymian, Rosmarin, Salbei, Petersilie,
        Minze, Koriander, Schnittlauch, Estragon, Majoran, Kerbel, Liebstöckel, Bohnenkraut, Kräuter, Ingwer,
        Knoblauch, Zwiebel, Schalotte, Peperoni, Chilischote, Lorbeer, Lorbeerblatt, Zitronengras, Kurkuma
        """)

    /// Those of them that a spoon takes from a jar unless somebody says that they are fresh.
    static let jarred: Set<String> = keys(
        "oregano, thyme, marjoram, rosemary, savory, chili, Thymian, Majoran, Rosmarin, Bohnenkraut")

    /// Dried they are neither spices nor sweet.
    static let dry: Set<String> = keys(
        "mushroom, pea, bean, corn, Pilz, Steinpilz, Erbse, Bohne, porcini, shiitake, chanterelle")

    /// Dried they lie in oil.
    static let preserved: Set<String> = keys("tomato, Tomate, cherry tomato")

    private static func key(_ name: Substring) -> String { ShopFood.folded(String(name)) }

    private static func keys(_ names: String) -> Set<String> {
        Set(names.split { $0 == "," || $0.isNewline }.map(key))
    }

    private static let foods: [(aisle: Aisle, names: String)] =
        fresh + counters + shelves + sweets + flavours + rest
}
