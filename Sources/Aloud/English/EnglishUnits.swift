/// The measures of English recipes, as they are written and as they are said.
enum EnglishUnits {
    struct Unit: Sendable {
        let one: String
        let many: String
        /// Whether a length: "20 x 30 cm" has "by" between.
        var isLength = false
    }

    /// By what is written, small and without dots. Those that differ by a capital stand in `capital`.
    static let byName: [String: Unit] = {
        var units: [String: Unit] = [:]
        for (one, many, written) in table {
            let unit = Unit(one: one, many: many, isLength: lengths.contains(one))
            for name in written.split(separator: " ") + [one[...], many[...]] { units[String(name)] = unit }
        }
        return units
    }()

    /// "2 T flour" is tablespoons, "2 t" teaspoons; "2 C" is cups, for nothing is cooked at two degrees.
    static let capital: [String: String] = ["T": "tablespoon", "Tb": "tablespoon", "C": "cup", "L": "litre"]

    /// Shortened so that no voice knows them, and unmistakable without a number.
    static let short: Set<String> = [
        "tsp", "tsps", "tbsp", "tbsps", "tbs", "tbl", "lb", "lbs", "oz", "ml", "hr", "hrs", "mins", "pkg",
        "pkgs",
        "pkt", "kg", "qt", "cm", "mm",
    ]

    private static let lengths: Set<String> = ["inch", "centimetre", "millimetre", "foot"]

    private static let table: [(one: String, many: String, written: String)] = [
        ("teaspoon", "teaspoons", "t tsp tsps teasp ts"),
        ("tablespoon", "tablespoons", "tbsp tbsps tbs tbl tbls tblsp tblspn tb"),
        ("cup", "cups", "c"), ("pint", "pints", "pt pts"), ("quart", "quarts", "qt qts"),
        ("gallon", "gallons", "gal gals"), ("ounce", "ounces", "oz ozs"), ("pound", "pounds", "lb lbs"),
        ("fluid ounce", "fluid ounces", "floz"),
        ("gram", "grams", "g gr gm gms gramme grammes"), ("kilo", "kilos", "kg kgs kilogram kilograms"),
        ("milligram", "milligrams", "mg"),
        ("millilitre", "millilitres", "ml mls milliliter milliliters"), ("centilitre", "centilitres", "cl"),
        ("decilitre", "decilitres", "dl"), ("litre", "litres", "l ltr ltrs liter liters"),
        ("inch", "inches", "ins"), ("centimetre", "centimetres", "cm cms centimeter centimeters"),
        ("millimetre", "millimetres", "mm millimeter millimeters"), ("foot", "feet", "ft"),
        ("minute", "minutes", "min mins minu"), ("hour", "hours", "h hr hrs"),
        ("second", "seconds", "sec secs"),
        ("day", "days", ""), ("week", "weeks", ""), ("month", "months", ""),
        ("package", "packages", "pkg pkgs pkge"), ("packet", "packets", "pkt pkts"),
        ("dozen", "dozen", "doz"),
        ("stick", "sticks", ""), ("can", "cans", ""), ("tin", "tins", ""), ("jar", "jars", ""),
        ("bunch", "bunches", ""), ("slice", "slices", ""), ("clove", "cloves", ""), ("head", "heads", ""),
        ("handful", "handfuls", ""), ("pinch", "pinches", ""), ("dash", "dashes", ""),
        ("batch", "batches", ""),
        ("recipe", "recipes", ""), ("calorie", "calories", ""), ("watt", "watts", "w"),
    ]

    /// What is measured by these is "half a cup of" something.
    static let volumes: Set<String> = [
        "teaspoon", "tablespoon", "cup", "pint", "quart", "gallon", "ounce", "pound", "fluid ounce", "kilo",
        "litre",
        "package", "packet", "stick", "can", "tin", "jar", "bunch", "handful", "pinch",
    ]
    static let notMeasured: Set<String> = [
        "of", "at", "each", "more", "per", "or", "and", "to", "in", "into", "from", "for", "on", "until",
        "then", "over",
        "with", "is", "if", "plus", "the", "a", "an", "remains", "total", "apart", "increments", "when", "as",
        "off",
        "by", "onto", "around", "evenly", "only", "additional", "at", "should", "measure", "measuring", "are",
        "across",
    ]

    /// What a measure describes stands behind it: "400 gram tins", "half-inch slices".
    static let described: Set<String> = [
        "tin", "tins", "can", "cans", "jar", "jars", "packet", "packets", "package", "packages", "pack",
        "packs",
        "bag", "bags", "box", "boxes", "block", "blocks", "bottle", "bottles", "carton", "cartons", "tub",
        "tubs",
        "pot", "pots", "piece", "pieces", "cube", "cubes", "slice", "slices", "strip", "strips", "round",
        "rounds",
        "chunk", "chunks", "dice", "square", "squares", "ball", "balls", "circle", "circles", "length",
        "lengths",
        "matchsticks", "pan", "pans", "dish", "dishes", "skillet", "springform", "layer", "border",
        "rectangle",
        "disc", "discs", "disk", "disks", "wedges", "steak", "steaks", "fillets", "portions", "loaf",
        "baking",
        "cake", "pie", "tart", "nonstick", "ovenproof", "saucepan", "casserole", "cutter", "stick", "rolls",
        "ramekins", "ramekin", "bowl", "thickness", "intervals", "biscuit", "jelly", "soufflé", "aluminum",
        "aluminium", "glass", "metal", "oval", "segments", "sections", "diameter", "cast",
    ]
}
