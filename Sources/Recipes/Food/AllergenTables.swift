/// Which foods hold what; words as `Food` has them.
enum AllergenTables {
    static let words: [Allergen: Set<String>] = [
        .gluten: [
            "flour", "wheat", "bread", "breadcrumb", "crumb", "panko", "pasta", "spaghetti", "macaroni",
            "penne", "fusilli", "linguine", "fettuccine", "tagliatelle", "lasagna", "lasagne", "ravioli",
            "tortellini", "gnocchi", "orzo", "noodle", "eggnoodle", "couscous", "bulgur", "barley", "rye",
            "spelt", "semolina", "seitan", "filo", "phyllo", "pastry", "piecrust", "baguette", "brioche",
            "bun", "bagel", "ciabatta", "croissant", "crouton", "cracker", "grahamcracker", "cookie",
            "biscuit", "cake", "poundcake", "pizza", "dough", "pita", "naan", "beer", "ale", "stout", "malt",
            "soysauce", "soyasauce", "teriyakisauce", "hoisinsauce", "udon", "ramen", "muesli", "granola",
            "farro", "freekeh", "dumpling", "wonton", "pretzel", "shortbread", "ladyfinger", "vermicelli",
            "pastanoodle", "rotini", "rigatoni", "farfalle", "orecchiette", "ziti", "linguini", "muffin",
            "waffle", "pancake", "roll", "matzo", "gingerbread",
        ],
        .milk: [
            "milk", "butter", "buttermilk", "cream", "creme", "cheese", "yogurt", "yoghurt", "kefir", "ghee",
            "whey", "curd", "custard", "parmesan", "parmigiano", "pecorino", "mozzarella", "cheddar", "feta",
            "ricotta", "mascarpone", "gruyere", "emmental", "emmentaler", "gouda", "brie", "camembert",
            "gorgonzola", "roquefort", "stilton", "halloumi", "paneer", "provolone", "quark", "skyr",
            "creamcheese", "sourcream", "icecream", "cottagecheese", "bluecheese", "goatcheese",
            "sheepcheese", "goatmilk", "gelato", "velveeta", "condensed", "manchego", "asiago", "burrata",
            "dulce", "fraiche", "cheddarcheese", "whipping", "caramel", "peppercheese", "labneh", "toffee",
        ],
        .eggs: [
            "egg", "eggwhite", "eggyolk", "yolk", "mayonnaise", "mayo", "meringue", "aioli", "eggnoodle",
        ],
        .nuts: [
            "nut", "almond", "walnut", "hazelnut", "cashew", "pecan", "pistachio", "macadamia", "brazil",
            "praline", "marzipan", "amaretti", "frangipane", "nutella", "cashewnut", "gianduja", "nougat",
        ],
        .peanuts: ["peanut", "groundnut", "satay"],
        .fish: [
            "fish", "salmon", "tuna", "cod", "haddock", "halibut", "trout", "mackerel", "sardine", "herring",
            "anchovy", "bass", "snapper", "tilapia", "sole", "plaice", "pollock", "catfish", "swordfish",
            "monkfish", "kipper", "caviar", "roe", "bonito", "dashi", "worcestershiresauce", "worcestershire",
            "fishsauce", "turbot", "bream", "hake", "whitefish", "mahi", "carp", "eel", "flounder", "grouper",
        ],
        .crustaceans: [
            "shrimp", "prawn", "crab", "crabmeat", "lobster", "crayfish", "crawfish", "langoustine", "scampi",
            "krill", "shrimppaste",
        ],
        .molluscs: [
            "mussel", "clam", "oyster", "scallop", "squid", "calamari", "octopus", "snail", "escargot",
            "cockle", "whelk", "abalone", "cuttlefish", "oystersauce", "conch",
        ],
        .soya: [
            "soy", "soya", "soybean", "tofu", "tempeh", "edamame", "miso", "tamari", "natto", "tvp",
            "teriyaki", "hoisin",
        ],
        .sesame: ["sesame", "tahini", "hummus", "halva", "gomasio", "dukkah"],
        .mustard: ["mustard", "dijon"],
        .celery: ["celery", "celeriac"],
        .lupin: ["lupin", "lupine"],
        .sulphites: ["wine", "sherry", "port", "champagne", "prosecco", "vermouth", "marsala"],
    ]

    static let byWord: [String: Set<Allergen>] = words.reduce(into: [:]) { table, entry in
        for word in entry.value { table[word, default: []].insert(entry.key) }
    }

    /// What is of milk unless it is made of a plant.
    static let dairy = ["yogurt", "yoghurt", "cream", "milk", "cheese", "butter"]
    static let plantMilks: Set<String> = [
        "coconut", "almond", "cashew", "cashewnut", "hazelnut", "walnut", "peanut", "soy", "soya", "oat",
        "rice", "hemp", "pea", "tapioca", "potato", "chickpea", "sesame", "flax",
    ]
    /// Butter with these is butter; apple butter and peanut butter are none.
    static let butters: Set<String> = [
        "garlic", "lemon", "lime", "truffle", "chili", "chilli", "anchovy", "shallot", "mustard",
        "onion", "vanilla", "maple", "miso", "sheep", "goat", "coriander",
    ]

    /// Those that are told by what a food was made of: almond milk holds nuts, but no milk.
    static let plain: Set<Allergen> = [.nuts, .peanuts, .soya, .sesame, .mustard, .celery, .fish]

    /// What a label promises: "gluten-free bread", "vegan cheese".
    static let promises: [String: Set<Allergen>] = [
        "gluten": [.gluten], "dairy": [.milk], "lactose": [.milk], "vegan": [.milk, .eggs, .fish],
        "egg": [.eggs], "nut": [.nuts, .peanuts], "soy": [.soya], "soya": [.soya],
    ]

    /// Meat, and what is made of it.
    static let meat: Set<String> = [
        "meat", "beef", "steak", "veal", "pork", "ham", "bacon", "lamb", "mutton", "goat", "venison",
        "rabbit",
        "chicken", "turkey", "duck", "goose", "poultry", "hen", "quail", "pheasant", "sausage", "salami",
        "chorizo", "pepperoni", "prosciutto", "pancetta", "mince", "meatball", "hamburger", "burger",
        "hotdog", "frankfurter", "bratwurst", "kielbasa", "andouille", "mortadella", "speck", "lard",
        "suet", "tallow", "gelatin", "gelatine", "liver", "kidney", "tripe", "oxtail", "brisket", "sirloin",
        "tenderloin", "chuck", "rib", "sparerib", "drumstick", "wing", "thigh", "foie", "pate", "marrow",
        "chickenstock", "chickenbroth", "beefstock", "beefbroth", "vealstock", "turkeystock",
        "turkeybroth", "bonebroth", "chickenbouillon", "beefbouillon", "beefmince", "turkeymince",
        "chickenmince", "chickensoup", "beefgravy", "chickengravy", "fishstock", "fishbroth", "jerky",
        "guanciale", "bresaola", "nduja", "pastrami", "corned",
    ]

    /// From animals, though no meat, and none of milk, eggs and fish.
    static let animal: Set<String> = ["honey", "beeswax"]

    static let hot: Set<String> = [
        "chili", "chilli", "chile", "cayenne", "jalapeno", "habanero", "serrano", "chipotle", "poblano",
        "gochujang", "gochugaru", "sriracha", "harissa", "sambal", "tabasco", "hotsauce", "peppersauce",
        "piri", "peri", "vindaloo", "birdseye", "arbol", "ancho", "guajillo", "cayennepepper", "hotpepper",
        "chilipepper", "chillipepper", "chilepepper", "jalapenopepper", "scotchbonnet", "nduja",
        "chilisauce", "chillisauce", "chilipaste", "chillipaste", "chilipowder", "chillipowder",
    ]
}
