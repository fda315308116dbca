/// What is said for foods of a kind: "the meat", "the spices".
enum FoodKinds {
    /// Those that speak of one or another food again and again.
    static let single: [String: Set<String>] = table(
        """
        meat: beef pork lamb veal chicken turkey bacon steak mince sausage brisket venison goat
        fleisch: rind schwein lamm hackfleisch hahnchen gulasch rindfleisch schweinefleisch
        vlees: biefstuk rund varken kip lam gehakt
        viand: boeuf porc agneau poulet veau roti
        carn: res cerdo pollo cordero ternera manzo maiale vitello
        poultry: chicken turkey duck
        chicken: hen poussin
        fish: salmon cod haddock tuna trout halibut tilapia snapper mackerel seabass bass monkfish swordfish
        fisch: lachs kabeljau forelle thunfisch
        seafood: shrimp squid mussel clam scallop crab lobster
        pasta: spaghetti penne macaroni linguine fettuccine rigatoni fusilli tagliatelle lasagna lasagne orzo farfalle bucatini ziti noodle ravioli tortellini gnocchi
        noodle: spaghetti vermicelli ramen udon soba linguine fettuccine pasta lasagna lasagne
        nudel: spaghetti penne makkaroni lasagneplatte tagliatelle
        macaroni: elbow
        cheese: mozzarella parmesan cheddar feta gruyere gouda ricotta halloumi provolone mascarpone pecorino gorgonzola brie emmental manchego romano stilton monterey
        kas: mozzarella parmesan cheddar feta gouda emmental gruyere
        mushroom: shiitake cremini portobello porcini chanterelle champignon
        rice: basmati arborio jasmine
        bean: kidney cannellini
        chili: jalapeno serrano habanero
        potato: yukon russet
        lettuce: romaine iceberg
        nut: almond walnut pecan hazelnut pistachio cashew peanut macadamia
        berry: strawberry raspberry blueberry blackberry cranberry
        bread: baguette sourdough brioche ciabatta toast
        wine: prosecco sherry marsala
        sausage: chorizo bratwurst salami
        ham: prosciutto
        breadcrumb: panko
        dough: pastry
        """)

    /// Those that put in what hasn't been named yet.
    static let many: [String: Set<String>] = table(
        """
        spice: cumin coriander turmeric paprika cinnamon cardamom clove nutmeg allspice chili cayenne pepper ginger fenugreek garam masala peppercorn mustard saffron star anise curry oregano sumac chiliflake salt seed
        seasoning: salt pepper paprika cumin oregano cayenne chili garlic onion powder coriander turmeric nutmeg allspice clove cinnamon curry garam masala anise star fenugreek sumac mustard thyme
        gewurz: kreuzkummel kurkuma paprika zimt kardamom nelke muskat chili pfeffer salz ingwer curry
        herb: parsley coriander basil thyme rosemary oregano mint dill chive sage tarragon marjoram bayleaf
        kraut: petersilie basilikum thymian rosmarin oregano minze dill schnittlauch salbei majoran
        vegetable: onion carrot celery zucchini bellpepper eggplant tomato broccoli cauliflower potato leek mushroom cabbage spinach pea corn squash parsnip fennel kale asparagus greenbean turnip cucumber radish scallion garlic sweetpotato
        gemus: zwiebel karott sellerie zucchini paprika aubergine tomat brokkoli blumenkohl kartoffel lauch pilz erbse kurbis bohne spinat fenchel gurke spargel mangold champignon porree mohr kohlrabi radieschen mais
        fruit: apple pear strawberry raspberry blueberry blackberry peach plum cherry mango banana orange pineapple grape raisin cranberry apricot
        """)

    static let dry: Set<String> = [
        "flour", "sugar", "salt", "bakingpowder", "bakingsoda", "cocoa", "cornstarch", "starch", "cinnamon",
        "nutmeg", "ginger", "allspice", "clove", "oat", "cornmeal", "powder", "yeast", "semolina", "cardamom",
        "pepper", "paprika", "cumin", "spice", "polenta", "meal", "turmeric", "coriander", "cayenne", "bran",
        "mehl", "zucker", "salz", "backpulver", "kakao", "natron", "zimt", "starke", "almond", "seed",
        "pudding",
        "tartar", "xanthan", "gum", "psyllium", "oregano", "vanillezucker", "weizenmehl", "weizenmehl",
    ]
    static let wet: Set<String> = [
        "milk", "buttermilk", "egg", "yolk", "eggwhite", "oil", "butter", "water", "cream", "sourcream",
        "yogurt",
        "vanilla", "extract", "honey", "syrup", "molasse", "molasses", "juice", "vinegar", "stock", "puree",
        "banana", "applesauce", "sauce", "milch", "ei", "ol", "wasser", "sahne", "butt", "joghurt", "wine",
        "pumpkin",
    ]

    private static func table(_ text: String) -> [String: Set<String>] {
        var table: [String: Set<String>] = [:]
        for line in text.split(separator: "\n") {
            let sides = line.split(separator: ":")
            table[String(sides[0])] = Set(sides[1].split(separator: " ").map(String.init))
        }
        return table
    }
}
