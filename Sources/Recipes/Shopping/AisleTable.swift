/// Common foods and where they are found; words as `Food` has them.
enum AisleTable {
    static let aisles: [String: Aisle] = foods.reduce(into: [:]) { table, entry in
        for word in entry.value.split(whereSeparator: \.isWhitespace) { table[String(word)] = entry.key }
    }

    /// Fresh with the vegetables, dried with the spices.
    static let herbs: Set<String> = [
        "basil", "oregano", "thyme", "rosemary", "sage", "parsley", "mint", "dill", "coriander", "cilantro",
        "chive", "tarragon", "marjoram", "bay", "chili", "chilli", "chile", "ginger", "herb", "garlic",
        "onion", "mushroom",
    ]

    private static let foods: [Aisle: String] = [
        .produce: """
        apple pear banana lemon lime orange mandarin grapefruit grape peach plum apricot cherry strawberry
        raspberry blueberry blackberry berry cranberry mango pineapple melon watermelon kiwi papaya avocado
        fig pomegranate rhubarb tomato potato sweetpotato onion springonion greenonion scallion shallot
        leek garlic ginger carrot celery celeriac parsnip turnip swede rutabaga radish beet beetroot cabbage
        kale chard spinach lettuce rocket arugula cress watercress endive radicchio salad broccoli
        cauliflower brusselssprout asparagus artichoke courgette zucchini aubergine eggplant pumpkin squash
        cucumber bellpepper redpepper greenpepper yellowpepper orangepepper chilipepper chillipepper
        chilepepper jalapenopepper hotpepper jalapeno habanero serrano poblano chili chilli chile mushroom
        corn cob pea greenbean beansprout fennel okra kohlrabi horseradish basil parsley cilantro coriander
        mint dill chive thyme rosemary sage tarragon oregano marjoram herb lemongrass limeleaf tofu tempeh
        sprout vegetable fruit lemonzest limezest orangezest pepper
        """,
        .bakery: """
        bread baguette roll bun bagel brioche ciabatta croissant pita naan tortilla toast cake biscuit
        cookie breadcrumb crumb panko crouton cracker grahamcracker ladyfinger muffin waffle sourdough
        poundcake shortbread
        """,
        .meat: """
        beef steak veal pork ham bacon lamb mutton venison rabbit chicken turkey duck goose sausage salami
        chorizo pepperoni prosciutto pancetta mince beefmince turkeymince chickenmince meat meatball
        hamburger brisket sirloin tenderloin rib sparerib drumstick wing thigh breast chop liver
        kielbasa andouille bratwurst speck guanciale lard
        """,
        .fish: """
        fish salmon tuna cod haddock halibut trout mackerel herring bass snapper tilapia sole plaice pollock
        catfish shrimp prawn crab lobster crayfish mussel clam oyster scallop squid octopus seafood
        crabmeat swordfish monkfish bream hake
        """,
        .dairy: """
        milk butter buttermilk cream creme yogurt yoghurt kefir cheese parmesan pecorino mozzarella cheddar
        feta ricotta mascarpone gruyere emmental gouda brie camembert gorgonzola halloumi paneer provolone
        quark skyr creamcheese sourcream cottagecheese bluecheese goatcheese cheddarcheese egg eggwhite
        eggyolk yolk ghee margarine oatmilk almondmilk soymilk fraiche
        """,
        .pasta: """
        pasta spaghetti macaroni penne fusilli linguine fettuccine tagliatelle lasagna lasagne ravioli
        gnocchi orzo noodle eggnoodle ricenoodle glassnoodle ramen udon couscous bulgur quinoa barley farro
        rice lentil chickpea bean kidneybean blackbean butterbean polenta oat oatmeal muesli granola cereal
        cornflake ricepaper splitpea semolina
        """,
        .baking: """
        flour sugar bakingpowder bakingsoda yeast cornstarch cornflour starch potatostarch tapiocastarch
        cocoa cocoapowder chocolate vanilla vanillaextract vanillabean vanillasugar honey syrup maplesyrup
        cornsyrup molasses treacle gelatin gelatine agar pudding jelly jam marzipan pastry piecrust filo
        phyllo creamtartar riceflour almondflour coconutflour oatflour buckwheatflour chickpeaflour
        cornmeal chocolatechip marshmallow
        """,
        .tins: """
        stock broth bouillon chickenstock chickenbroth beefstock beefbroth vegetablestock vegetablebroth
        fishstock passata tomatopaste tomatopuree tomatosauce ketchup tomatoketchup mustard mayonnaise mayo
        soysauce soyasauce fishsauce oystersauce hoisinsauce worcestershiresauce worcestershire teriyakisauce
        hotsauce tabasco sriracha gochujang miso tahini peanutbutter almondbutter coconutmilk coconutcream
        olive caper pickle gherkin anchovy sardine salsa pesto sauce currypaste chilipaste harissa hummus
        sauerkraut kimchi sundriedtomato salsaverde bbqsauce applesauce condensed
        """,
        .spices: """
        salt peppercorn cinnamon nutmeg clove cumin turmeric paprika cayenne cayennepepper cardamom saffron
        curry currypowder masala garam allspice anise staranise caraway fenugreek sumac zaatar oregano spice
        chilipowder chillipowder garlicpowder onionpowder bay seasoning mustardseed fennelseed
        corianderseed cuminseed celerysalt garlicsalt carawayseed gochugaru szechuanpepper sichuanpepper
        """,
        .oils: """
        oil oliveoil vinegar applevinegar applecidervinegar ricevinegar winevinegar sesameoil coconutoil
        balsamic truffleoil
        """,
        .nuts: """
        nut almond walnut hazelnut cashew pecan pistachio macadamia peanut pine raisin sultana currant date
        prune sesame sesameseed poppyseed pumpkinseed sunflowerseed chiaseed flaxseed seed coconut
        """,
        .drinks: """
        water wine beer cider sherry port vermouth brandy rum vodka whisky whiskey gin juice lemonjuice
        limejuice orangejuice applejuice coffee tea soda lemonade cola champagne prosecco gingerale
        """,
        .frozen: "ice icecream",
        .household: """
        foil parchment paper napkin toothpick skewer towel soap detergent sponge bag candle match
        """,
    ]
}
