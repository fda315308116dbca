/// Words around foods, in the singular, that decide what a step speaks of.
enum FoodGrammar {
    /// Behind a food they are a part of it, or a form that it has: "garlic cloves", "lemon juice".
    static let pieces: Set<String> = [
        "juice", "zest", "rind", "peel", "wedge", "slice", "floret", "leaf", "clove", "cube", "ring", "half",
        "strip", "skin", "stem", "stalk", "head", "piece", "chunk", "fillet", "round", "spear", "sprig",
        "half", "quarter", "bit", "shaving", "flesh", "kernel", "segment", "stick", "matchstick", "pulp",
        "bone",
        "curl", "ribbon", "tip", "end", "top", "frond", "bulb", "rib", "crumb", "shred", "wing", "leg", "pod",
        "breast", "thigh", "drumstick", "meat", "patty", "sheet", "chop", "loin", "shoulder", "coating",
        "dice",
        "saft", "schale", "zehe", "blatt", "scheibe", "wurfel", "stuck", "strand", "can", "jar", "bag",
        "packet",
        "package", "seed", "powder", "tail", "berry", "bean", "cutlet", "block", "slab", "portion",
    ]
    /// Behind a food they are something else that is made of it, or that it is made with.
    static let things: Set<String> = [
        "mixture", "mix", "batter", "dough", "filling", "layer", "topping", "glaze", "crust", "wash", "soup",
        "salad", "pot", "pan", "dish", "cutter", "grinder", "mill", "knife", "board", "press", "spoon",
        "bowl",
        "pie", "marinade", "dressing", "base", "cooker", "masher", "towel", "machine", "maker", "thermometer",
        "tin", "tray", "bath", "side", "ball", "patty", "liquid", "water", "ring", "gravy", "blend", "slurry",
        "tart", "cup", "bag", "brush", "paper", "stone", "stew", "roux", "frosting", "icing", "slaw", "salsa",
        "paste", "custard", "caramel", "compote", "jam", "sandwich", "bath", "based", "free", "flavored",
        "flavoured", "plate", "platter", "rub", "assembly", "mass", "masse", "mischung", "mengsel",
        "squeezer", "stock",
        "pastry", "toast", "brittle", "dip", "bake", "ranch", "solution", "frosting", "pesto", "patties",
        "mash", "marmalade", "streak", "spread", "essence", "flavoring", "flavouring", "dripping", "grease",
        "pilaf",
        "omelette", "pancake", "bun", "sized", "size",
        "like", "coated",
        "crumble", "kebab",
    ]
    /// In names they say what kind it is without being a food.
    static let kinds: Set<String> = [
        "red", "green", "white", "black", "yellow", "brown", "orange", "purple", "sweet", "sour", "dark",
        "light",
        "hot", "olive", "sea", "kosher", "heavy", "double", "single", "self", "all", "purpose", "strong",
        "wild",
        "rote", "rot", "grune", "extra", "virgin", "caster", "granulated", "icing", "vegetable", "whipping",
        "bread", "baking", "condensed", "evaporated", "full", "skim", "skimmed", "greek", "italian",
        "spanish",
        "smoked", "soft", "hard", "firm", "silken", "instant", "active", "rapid", "semi", "bitter",
        "unsweetened", "mild", "spicy", "streaky", "short", "long", "grain", "wide", "flat", "crusty", "day",
        "old", "neutral", "rolled", "natural", "english", "french", "thai", "chinese", "japanese", "asian",
        "dutch", "homemade", "store", "bought", "leftover", "vegan", "gluten", "table", "filtered", "cake",
        "rising", "raising", "quick", "golden", "american", "mexican", "korean", "indian", "dairy", "nonfat",
        "nonstick", "non", "heirloom", "pickling", "superfine", "demerara", "muscovado", "rock", "flaky",
        "fine", "clear", "tiny", "young", "mature", "tender", "crisp", "crispy", "seedless", "stoneground",
        "ice", "cooking", "canola", "sunflower", "sesame", "corn", "salted", "sparkling", "pink", "flake",
        "confectioner", "powdered", "shelled", "unbleached", "spiced", "strained", "thick", "fat", "reduced",
        "round", "square", "ready", "made", "mixed", "assorted", "other", "garnish", "topping", "optional",
        "blanched", "slivered", "sauteed", "stewed", "steamed", "marinated", "pickled", "candied",
        "crystallized",
        "store", "shop", "your", "choice", "any", "two", "three", "one", "bone", "in", "on", "room", "temp",
        "liquid", "gel", "food", "paste", "sauce", "powder", "spray", "mix", "juice", "zest", "water", "gold",
        "rich", "sharp", "no", "boil", "bake", "used", "quality", "style",
        "frai", "frais", "fraiche", "high", "low", "protein", "sun", "sodium", "calorie", "carb", "fiber",
        "raw", "plain", "regular",
        "pure", "organic", "good", "farm", "pasture", "grass", "fed", "cage", "range", "caught", "line",
    ]
    /// "The lasagne" is the dish, not the sheets for it.
    static let dishes: Set<String> = [
        "lasagna", "lasagne", "pizza", "taco", "burger", "sushi", "sandwich", "burrito", "curry", "stew",
        "pie", "cake",
        "donut", "doughnut", "cookie", "brownie", "muffin", "pancake", "waffle",
    ]
    /// Of what stands before "powder", "extract" and the like, these are named alone as well.
    static let named: Set<String> = [
        "vanilla", "parmesan", "cheddar", "mozzarella", "feta", "gruyere", "ricotta", "gouda", "provolone",
        "pecorino", "soy", "cumin", "turmeric", "coriander", "paprika", "cinnamon", "cocoa", "worcestershire",
        "tamari", "sriracha", "hoisin", "nutmeg", "cayenne", "almond", "lemon", "lime", "orange", "maple",
        "udon", "ramen", "soba", "tabasco", "romano", "swiss", "mascarpone", "fennel", "mustard", "sesame",
        "chia", "flax", "poppy", "pumpkin", "chocolate", "caraway", "bagel", "sourdough", "monterey", "goat",
        "stilton", "blue", "curry", "fish", "asiago", "manchego", "havarti", "fontina", "cotija", "halloumi",
    ]
    /// Alone they are mostly what was made in the step before.
    static let generic: Set<String> = [
        "sauce", "paste", "powder", "juice", "mix", "dressing", "filling", "seed", "syrup", "butter", "cream",
        "milk",
        "water", "extract",
    ]
    /// Of those that come from a bottle or a jar nobody says the last word alone.
    static let bottled: Set<String> = [
        "soy", "fish", "oyster", "hoisin", "worcestershire", "hot", "chili", "tomato", "sriracha", "tabasco",
        "buffalo", "tamari", "curry", "cocoa", "peanut", "almond", "coconut", "lemon", "lime", "garlic",
        "onion",
        "vanilla", "miso", "harissa", "bbq", "barbecue", "teriyaki", "apple", "rose", "orange",
    ]
    /// Foods that are verbs as well: "cream the butter", "roll out", "chop".
    static let verbs: Set<String> = [
        "mix", "cream", "spread", "top", "roll", "rub", "chop", "dip", "wrap", "shell", "cut", "steak",
        "skin",
        "drop", "dust", "juice", "zest", "squash", "season", "grill", "spray", "press", "peel", "core",
        "seed",
        "whip", "slice", "coat", "date", "leaf", "piece", "bar", "cube", "fillet", "pickle", "stock", "dice",
        "ground", "crumble", "crumb", "wash", "rest", "ice", "pot", "cook", "serve", "sprinkle", "oil",
        "half",
    ]
    /// What tells one line of a food from another.
    static let states: Set<String> = [
        "fresh", "frozen", "dried", "dry", "canned", "chopped", "diced", "sliced", "minced", "grated",
        "shredded", "crushed", "cubed", "peeled", "melted", "softened", "cooked", "uncooked", "toasted",
        "roasted", "ground", "whole", "cold", "warm", "chilled", "unsalted", "salted", "crumbled", "mashed",
    ]
    /// Before a noun.
    static let determiners: Set<String> = [
        "the", "a", "an", "of", "with", "some", "remaining", "all", "your", "and", "in", "more", "add",
        "into",
        "or", "reserved", "cup", "tbsp", "tsp", "tablespoon", "teaspoon", "ounce", "oz", "g", "ml", "hot",
        "any",
        "warm", "cold", "chopped", "sliced", "fresh", "grated", "each", "both", "extra", "over", "plus",
        "use",
        "der", "die", "das", "den", "dem", "mit", "und", "im", "in", "heat", "little", "lemon", "this",
    ]
    static let vessels: Set<String> = [
        "dish", "pan", "tin", "tray", "surface", "board", "mould", "mold", "sheet", "ramekin", "worktop",
        "hand",
        "counter", "bowl", "skillet", "casserole", "griddle", "grill", "side", "bottom", "base", "muffin",
        "inside",
        "foil", "paper", "parchment", "rack", "grate", "finger", "table", "pin", "knife", "spatula", "form",
        "arbeitsflache", "blech", "backblech", "bundt", "loaf", "work", "cutter", "wok", "spoon", "basket",
    ]
    /// Verbs when something to be rubbed with it follows.
    static let greasing: Set<String> = ["butter", "oil", "flour", "sugar", "salt", "spray"]
    static let articles: Set<String> = [
        "a", "an", "the", "your", "two", "one", "each", "another", "4", "2", "12",
    ]
    /// Water that isn't in the list.
    static let waters: Set<String> = [
        "pasta", "boiling", "simmering", "running", "salted", "cooking", "ice", "iced", "rice", "of",
        "potato",
        "noodle", "soaking", "starchy", "cold",
    ]
}
