/// The words by which the kind of a dish is told: singular, without case and accents, as `FoundWord` and
/// `Plural` leave them.
enum DishWords {
    /// Endings by their last letter, the longest first.
    typealias Endings = [UInt8: [(ending: String, kind: DishKind)]]

    static func kind(_ word: String, _ words: [String: DishKind], _ endings: Endings) -> DishKind? {
        if let kind = words[word] { return kind }
        guard let last = word.utf8.last, let endings = endings[last] else { return nil }
        // German builds its words: “Tomatensuppe”. Two letters before the ending are the least that any has.
        return endings.first {
            word.utf8.count > $0.ending.utf8.count + 1 && word.hasSuffix($0.ending)
        }?.kind
    }

    static let pairs: [String: DishKind] = [
        "ice cream": .dessert, "apple crisp": .pie, "peach crisp": .pie, "cherry crisp": .pie,
        "rhubarb crisp": .pie, "pad thai": .pasta, "fish cake": .fish, "crab cake": .fish,
        "french toast": .pancake, "hot chocolate": .drink, "heisse schokolade": .drink, "hot dog": .sandwich,
        "summer roll": .sandwich, "sushi roll": .rice, "cabbage roll": .vegetable, "spring roll": .sandwich,
        "egg roll": .sandwich,
        "spanish tortilla": .egg, "stir fry": .stew, "apple sauce": .preserve, "rice cake": .rice,
        "potato cake": .potato, "meat pie": .pie, "rote grutze": .dessert, "mac cheese": .pasta,
        "armer ritter": .pancake, "arme ritter": .pancake, "overnight oat": .pancake, "egg salad": .salad,
        "swiss roll": .cake, "sausage roll": .pie, "baked bean": .stew, "chicken burger": .sandwich,
    ]

    static let forms = table([
        .soup:
            "soup soups suppe suppen broth bouillon bruhe chowder bisque borscht borschtsch gazpacho "
            + "minestrone ramen pho goulashsuppe congee consomme laksa miso soljanka dashi",
        .stew:
            "stew curry goulash gulasch ragout tagine tajine chili chilli casserole auflauf gratin "
            + "eintopf hotpot cassoulet stroganoff ratatouille masala korma vindaloo dal daal dhal wat "
            + "jambalaya gumbo moussaka mussaka fry ragu bolognese braise schmorgericht pfanne "
            + "geschnetzeltes fricassee frikassee bake upma stifado rendang topf",
        .salad: "salad salads salat salate slaw coleslaw tabbouleh tabouli fattoush caprese gado",
        .pasta:
            "pasta spaghetti lasagne lasagna penne tagliatelle fettuccine linguine macaroni makkaroni "
            + "ravioli tortellini cannelloni gnocchi noodle nudel nudeln carbonara spatzle spaetzle "
            + "maultasche maultaschen orzo rigatoni farfalle fusilli dumpling pierogi gyoza wonton knodel "
            + "klosse semmelknodel udon soba yakisoba lomein bucatini",
        .rice: "risotto paella pilaf pilau biryani bibimbap sushi jollof congee onigiri donburi",
        .pizza: "pizza pizze pizzas calzone flammkuchen focaccia pide lahmacun khachapuri",
        .bread:
            "bread brot brote loaf bun roll brotchen bagel baguette ciabatta naan roti chapati pita "
            + "fladenbrot brioche sourdough sauerteig zopf pretzel brezel croissant scone semmel toast "
            + "crispbread knackebrot biscuitbrot challah semmeln",
        .sandwich:
            "sandwich burger hamburger wrap taco burrito quesadilla fajita toastie panini toastbrot "
            + "doner kebab shawarma gyro gyros enchilada bruschetta crostini tortilla falafel banh stulle",
        .pancake:
            "pancake pfannkuchen crepe waffle waffel waffeln kaiserschmarrn blini palatschinken "
            + "eierkuchen porridge oatmeal cereal granola muesli musli haferbrei beignet fritter",
        .egg:
            "omelette omelett omelet frittata shakshuka ruhrei spiegelei spiegeleier quiche scramble "
            + "eierspeise souffle",
        .meat:
            "steak schnitzel meatball frikadelle frikadellen bulette braten roulade rouladen sausage "
            + "wurst bratwurst rib barbecue bbq meatloaf hackbraten kofte kofta satay",
        .fish: "ceviche sashimi tartar fischstabchen scampi",
        .sauce:
            "sauce sosse dip hummus pesto salsa guacamole dressing vinaigrette mayonnaise aioli gravy "
            + "tzatziki ketchup spread aufstrich marinade tapenade raita chutneydip seasoning rub "
            + "gewurzmischung baharat condiment",
        .preserve:
            "jam marmalade marmelade konfiture pickle chutney kimchi sauerkraut jelly relish compote "
            + "kompott gelee preserve eingelegte eingemachtes mus",
        .cake:
            "cake kuchen torte torten gateau muffin cupcake brownie blondie gugelhupf biskuit sponge "
            + "tiramisu stollen strudel cheesecake kasekuchen gingerbread roulage profiterole eclair "
            + "madeleine",
        .pie:
            "pie tart tarte crumble cobbler galette streusel pastete empanada samosa clafoutis turnover",
        .cookie:
            "cookie biscuit keks kekse platzchen shortbread macaron macaroon makrone makronen lebkuchen "
            + "biscotti cantuccini cracker flapjack fudge popcorn truffle praline pralinen caramel toffee "
            + "candy bar",
        .dessert:
            "dessert pudding mousse sorbet gelato eis parfait panna custard creme brulee trifle "
            + "meringue baiser milchreis griessbrei nachtisch nachspeise sundae pavlova sussspeise flan "
            + "semifreddo blancmange frosting marshmallow",
        .drink:
            "drink cocktail smoothie lassi lemonade limonade juice saft shake milkshake tea tee coffee "
            + "kaffee cooler punch punsch gluhwein margarita martini daiquiri fizz soda slush slushie "
            + "mojito sangria spritz cocoa kakao latte getrank getranke beverage eggnog eierlikor likor "
            + "liqueur cider syrup sirup schorle",
        .vegetable: "vegetable gemuse veggie beilage",
        .fruit: "obstsalat fruchtsalat",
    ])

    static let foods = table([
        .poultry:
            "chicken hen poulet turkey duck goose hahnchen huhn huhner huhnchen hahnchenbrust pute ente "
            + "gans wing poultry geflugel hendl quail",
        .meat:
            "roast beef pork lamb veal ham bacon rind rindfleisch schwein schweinefleisch lamm kalb "
            + "hack hackfleisch mince steak meat fleisch venison wild rabbit kaninchen speck schinken "
            + "brisket filet chop kotelett chorizo salami goat wurstchen mutton hirsch reh",
        .fish:
            "fish fisch salmon mahi snapper tilapia catfish lachs lachsfilet fischfilet tuna thunfisch "
            + "cod kabeljau trout forelle prawn shrimp garnele garnelen crab lobster mussel muschel "
            + "muscheln hering herring sardine anchovy squid calamari octopus scallop clam halibut "
            + "mackerel makrele zander sea seafood meeresfruchte haddock oyster auster",
        .egg: "egg ei eier",
        .rice: "rice reis couscous bulgur quinoa polenta",
        .potato: "potato kartoffel kartoffeln fries pommes rosti hash spud erdapfel kroketten wedge",
        .vegetable:
            "tofu aubergine eggplant courgette zucchini carrot karotte karotten mohre mohren broccoli "
            + "brokkoli cauliflower blumenkohl cabbage kohl kraut wirsing spinach spinat mushroom pilz "
            + "pilze champignon champignons pumpkin kurbis squash pepper paprika tomato tomate tomaten "
            + "onion zwiebel zwiebeln leek lauch pea erbse erbsen bean bohne bohnen lentil linse linsen "
            + "chickpea kichererbse kichererbsen asparagus spargel beet beetroot celery sellerie fennel "
            + "fenchel corn mais artichoke artischocke kale grunkohl rosenkohl sprout okra turnip radish "
            + "rettich cucumber gurke chard mangold avocado yam parsnip pastinake falafel",
        .fruit:
            "apple apfel pear birne birnen banana banane bananen strawberry erdbeere erdbeeren berry "
            + "beere beeren raspberry himbeere himbeeren blueberry heidelbeere cherry kirsche kirschen "
            + "peach pfirsich pfirsiche mango orange lemon zitrone zitronen lime pineapple ananas plum "
            + "pflaume pflaumen zwetschge zwetschgen grape melon melone fig feige feigen rhubarb "
            + "rhabarber fruit obst apricot aprikose aprikosen date dattel",
        .dessert: "chocolate schokolade schoko vanilla vanille",
        .sandwich: "halloumi",
    ])

    static let formEndings = longestFirst([
        "suppe": .soup, "suppchen": .soup, "bruhe": .soup, "eintopf": .stew, "gulasch": .stew,
        "auflauf": .stew, "pfanne": .stew, "ragout": .stew, "topf": .stew, "gratin": .stew, "curry": .stew,
        "salat": .salad, "nudel": .pasta, "nudeln": .pasta, "spatzle": .pasta, "knodel": .pasta,
        "klosse": .pasta, "lasagne": .pasta, "pasta": .pasta, "risotto": .rice, "pizza": .pizza,
        "brot": .bread,
        "brotchen": .bread, "zopf": .bread, "stange": .bread, "bread": .bread, "burger": .sandwich,
        "toast": .sandwich, "pfannkuchen": .pancake, "eierkuchen": .pancake, "waffel": .pancake,
        "waffeln": .pancake, "omelett": .egg, "ruhrei": .egg, "schnitzel": .meat, "braten": .meat,
        "roulade": .meat, "rouladen": .meat, "wurst": .meat, "steak": .meat, "sosse": .sauce, "sauce": .sauce,
        "pesto": .sauce, "dip": .sauce, "aufstrich": .sauce, "marmelade": .preserve, "konfiture": .preserve,
        "kompott": .preserve, "gelee": .preserve, "mus": .preserve, "kuchen": .cake, "torte": .cake,
        "cake": .cake, "muffin": .cake, "schnitte": .cake, "schnitten": .cake, "strudel": .cake,
        "lebkuchen": .cookie, "tarte": .pie, "streusel": .pie, "keks": .cookie, "kekse": .cookie,
        "platzchen": .cookie, "kipferl": .cookie, "makronen": .cookie, "pudding": .dessert, "eis": .dessert,
        "creme": .dessert, "mousse": .dessert, "speise": .dessert, "milchreis": .dessert, "saft": .drink,
        "tee": .drink, "limonade": .drink, "punsch": .drink, "bowle": .drink, "likor": .drink,
        "smoothie": .drink, "gemuse": .vegetable, "flammkuchen": .pizza, "butterbrot": .sandwich,
        "zwiebelkuchen": .pie, "kartoffelpuffer": .potato, "reibekuchen": .potato, "reispfanne": .rice,
    ])

    static let foodEndings = longestFirst([
        "hahnchen": .poultry, "huhn": .poultry, "hahnchenbrust": .poultry, "hahnchenschenkel": .poultry,
        "fleisch": .meat, "filet": .meat, "hack": .meat, "lachs": .fish, "fisch": .fish, "garnelen": .fish,
        "forelle": .fish, "lachsfilet": .fish, "fischfilet": .fish, "reis": .rice, "kartoffel": .potato,
        "kartoffeln": .potato, "kohl": .vegetable, "bohne": .vegetable, "bohnen": .vegetable,
        "linsen": .vegetable, "pilz": .vegetable, "pilze": .vegetable, "zwiebel": .vegetable,
        "kurbis": .vegetable, "beere": .fruit, "beeren": .fruit, "apfel": .fruit, "kirsche": .fruit,
        "kirschen": .fruit, "eier": .egg, "schokolade": .dessert, "putenbrust": .poultry,
    ])

    private static func table(_ lists: [DishKind: String]) -> [String: DishKind] {
        var table: [String: DishKind] = [:]
        // In the order of the kinds, so that a word in two lists always means the same.
        for kind in DishKind.allCases {
            for word in lists[kind]?.split(separator: " ") ?? [] where table[String(word)] == nil {
                table[String(word)] = kind
            }
        }
        return table
    }

    private static func longestFirst(_ endings: [String: DishKind]) -> Endings {
        let sorted = endings.sorted { ($1.key.utf8.count, $0.key) < ($0.key.utf8.count, $1.key) }
        return sorted.reduce(into: [:]) { endings, ending in
            guard let last = ending.key.utf8.last else { return }
            endings[last, default: []].append((ending.key, ending.value))
        }
    }
}
