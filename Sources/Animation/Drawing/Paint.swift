public import Stage

/// The colours of the films: the house's paper, tomato, saffron and sage, and what a kitchen has besides.
public enum Paint {
    public static let paper = Color(0xFAF5EC), cream = Color(0xF6E9D3), table = Color(0xEBD9BE)
    public static let tableDark = Color(0xDCC4A0)
    public static let ink = Color(0x2B211A), softInk = Color(0x6A5B4F)
    /// What shadows are made of.
    public static let shade = Color(0x4A2E14)
    public static let tomato = Color(0xBF3F27), tomatoDark = Color(0x96301D), blush = Color(0xF9E4DB)
    public static let saffron = Color(0xE3A32C), saffronDark = Color(0x8F5A00)
    public static let sage = Color(0x3F7A4B), sageLight = Color(0x86C88E), sageTint = Color(0xDDEBD8)
    public static let denim = Color(0x4C6A8A), denimDark = Color(0x3A5370)
    public static let wood = Color(0xD9A76A), woodLight = Color(0xE6BC84), woodDark = Color(0xB9854A)
    public static let walnut = Color(0x6B432A), walnutDark = Color(0x4E2F1C)
    public static let steel = Color(0xCFD5DA), steelLight = Color(0xEEF2F4), steelDark = Color(0x99A3AC)
    public static let iron = Color(0x3D3A39), ironLight = Color(0x5B5755)
    public static let milk = Color(0xFFFDF6), flour = Color(0xFBF3E4)
    public static let dough = Color(0xF2DCB3), doughDark = Color(0xDDBF8B), doughLight = Color(0xF9EBCF)
    public static let butter = Color(0xF7D774), oil = Color(0xE9BE4A)
    public static let onion = Color(0xF7F0E2), onionLine = Color(0xD9C9E0), onionSkin = Color(0xB5652E)
    public static let carrot = Color(0xE9812F), carrotDark = Color(0xC9651C), carrotLight = Color(0xF5A25A)
    public static let water = Color(0x9CCBD9), waterDeep = Color(0x72AEC2)
    public static let yolk = Color(0xF4A925), yolkLight = Color(0xFBCB5A)
    public static let flame = Color(0x5B9BE6), flameLight = Color(0xA9D2FA)
    public static let raw = Color(0xB6413B), seared = Color(0x7B4427), pink = Color(0xE0817A)
}
