/// Words about food, all in the singular.
enum FoodTables {
    /// What is said of an ingredient without saying what it is: units, sizes, cuts, states.
    static let said: Set<String> = [
        "a", "an", "and", "or", "of", "the", "to", "for", "in", "into", "with", "without", "plus", "more",
        "as", "at", "if", "each", "about", "such", "your", "favorite", "favourite", "optional", "taste",
        "needed", "cup", "teaspoon", "tablespoon", "tsp", "tbsp", "ounce", "oz", "pound", "lb", "gram", "g",
        "kg", "ml", "l", "liter", "litre", "pint", "quart", "gallon", "fluid", "fl", "inch", "cm", "package",
        "packet", "pkg", "can", "tin", "jar", "bottle", "box", "bag", "container", "carton", "envelope",
        "stick", "slice", "piece", "cube", "clove", "sprig", "bunch", "head", "stalk", "rib", "dash", "pinch",
        "handful", "drop", "splash", "fresh", "freshly", "frozen", "dried", "dry", "canned", "tinned",
        "large", "medium", "small", "big", "extra", "thin", "thick", "thinly", "thickly", "finely", "fine",
        "coarsely", "coarse", "roughly", "lightly", "chopped", "diced", "sliced", "minced", "grated",
        "shredded", "crushed", "cut", "cubed", "peeled", "seeded", "deseeded", "cored", "pitted", "trimmed",
        "halved", "quartered", "beaten", "melted", "softened", "drained", "rinsed", "cooked", "uncooked",
        "boned", "boneless", "skinless", "skin", "bone", "washed", "divided", "packed", "prepared", "ripe",
        "raw", "organic", "cold", "warm", "lukewarm", "boiling", "chilled", "room", "temperature", "plain",
        "unsalted", "salted", "low", "reduced", "fat", "sodium", "style", "quality", "good", "new", "size",
        "sized", "bite", "toasted", "roasted", "ground", "whole", "half", "quarter", "free", "range", "lean",
        "heaped", "level", "generous", "garnish", "serving", "frying", "greasing", "dusting", "zested",
        "juiced", "torn", "picked", "flaked", "crumbled", "mashed", "cooking", "jumbo", "baby", "pure",
    ]

    /// Every house has these; with what may be said of them.
    static let staples: [String: Set<String>] = [
        "salt": ["sea", "kosher", "table", "flaky", "rock", "himalayan", "pink", "flake", "cooking"],
        "pepper": ["black", "white", "cracked", "peppercorn"],
        "peppercorn": ["black", "white"],
        "water": ["hot", "tap", "iced", "ice", "mineral", "sparkling"],
        "ice": ["water"],
        "oil": [
            "olive", "vegetable", "sunflower", "canola", "rapeseed", "virgin", "light", "neutral", "corn",
            "deep", "spray",
        ],
    ]

    /// What makes another food of the food before it.
    static let turning: Set<String> = [
        "stock", "broth", "bouillon", "paste", "sauce", "powder", "juice", "oil", "vinegar", "butter", "milk",
        "cream", "flour", "starch", "syrup", "extract", "puree", "ketchup", "jam", "jelly", "seed", "meal",
        "noodle", "soup", "cider", "wine", "yogurt", "yoghurt", "cheese", "mince", "zest", "chip", "salt",
        "sugar", "vermicelli", "cracker", "cake", "bread", "gravy", "seasoning", "soda",
    ]

    /// The foods of which others are made.
    static let turned: Set<String> = [
        "chicken", "beef", "fish", "veal", "turkey", "bone", "mushroom", "shrimp", "prawn",
        "tomato", "soy", "soya", "oyster", "coconut", "peanut", "almond", "cashew", "hazelnut", "walnut",
        "oat", "rice", "apple", "lemon", "lime", "orange", "garlic", "onion", "chili", "chilli", "chile",
        "curry", "corn", "potato", "tapioca", "chickpea", "gram", "buckwheat", "maple", "vanilla", "cocoa",
        "sesame", "truffle", "avocado", "mustard", "fennel", "coriander", "celery", "caraway", "cumin",
        "poppy", "pumpkin", "chia", "flax", "pineapple", "cranberry", "grape", "pomegranate",
        "plum", "hoisin", "teriyaki", "worcestershire", "bbq", "barbecue", "tamari", "harissa", "miso",
        "anchovy", "shallot", "peach", "cherry", "ginger", "date", "agave", "glass", "cellophane", "goat",
        "sheep", "hemp", "pea", "cashewnut", "strawberry", "raspberry", "apricot", "bean", "lentil",
        "carrot", "cheddar", "noodle", "pizza", "chocolate", "pasta", "spaghetti", "hot", "cauliflower",
    ]

    /// Other pairs that are a food of their own, joined.
    static let pairs: Set<String> = [
        "bellpepper", "chilipepper", "chillipepper", "chilepepper", "cayennepepper", "redpepper",
        "greenpepper", "yellowpepper", "orangepepper", "jalapenopepper", "szechuanpepper", "sichuanpepper",
        "sweetpotato", "creamcheese", "sourcream", "icecream", "creamtartar", "springonion", "greenonion",
        "greenbean", "bakingpowder", "bakingsoda", "eggplant", "eggnoodle", "ricepaper", "ricecake",
        "vegetablestock", "vegetablebroth", "vegetablebouillon", "vegetablejuice", "sunflowerseed",
        "brusselssprout", "beansprout", "cottagecheese", "bluecheese", "grahamcracker", "poundcake",
        "piecrust", "cornflake", "gingerale", "rosewater", "orangewater", "coconutwater", "cocoabutter",
        "shortbread", "sundriedtomato", "lemongrass", "hotpepper", "limeleaf", "vanillabean", "coffeebean",
        "crabapple", "horseradish", "kidneybean", "blackbean", "butterbean", "peppersauce", "proteinpowder",
        "eggwhite", "eggyolk", "cornsyrup", "peppercheese",
    ]
}
