/// What a page that shows no figures of food or body doesn't say (MO2).
public enum GentleText {
    /// Whether a text says a figure or a word that hurts whoever recovers: energy, nutrients, weights of bodies, counts
    /// of what was kept up. Amounts that one cooks with are none of them: "500 g flour", "4 servings".
    public static func hurts(_ text: String) -> Bool { text.contains(hurtful) }

    nonisolated(unsafe) private static let hurtful =
        /\d\s*(kcal|kJ|%\s*(fat|fett|milk|daily))|calorie|kalorie|\bprotein\b|eiweißgehalt|carbohydrate|kohlenhydrat|nutrition facts|nährwert|\bBMI\b|\bweight\b|gewicht|\bstreak|low.?fat|fat.?free|fettarm|fettfrei|\bdiet (plan|food)|\bkörperfett|\d\s*(kg|lb)\s*(body|körper)/
        .ignoresCase()
}
