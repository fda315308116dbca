/// Foods whose names say all: what a claim about a recipe may rest on. What stands in none of these tables,
/// nor among the allergens, isn't known, and then nothing is claimed. Words as `Food` has them: singular,
/// without accents.
enum KnownFoods {
    /// Plants, salts, sweeteners and drinks that hold none of what a diet is about.
    static let harmless: Set<String> = words(
        """
        tomato potato carrot onion garlic shallot leek scallion chive cabbage kale spinach chard lettuce romaine
        arugula rocket radicchio endive watercress cress cucumber zucchini courgette eggplant aubergine squash
        pumpkin butternut broccoli cauliflower asparagus artichoke beet beetroot radish turnip parsnip rutabaga
        swede kohlrabi fennel okra corn sweetcorn pea mushroom shiitake portobello cremini crimini porcini
        chanterelle morel enoki avocado olive caper pickle gherkin cornichon pepper bellpepper redpepper
        greenpepper yellowpepper orangepepper pimento pimiento paprika sweetpotato yam plantain cassava jicama
        daikon bok choy pak choi napa sprout brusselssprout beansprout bamboo shoot chestnut radicchio sauerkraut
        collard green mesclun tomatillo truffle seaweed nori kombu wakame mangetout bean blackbean
        kidneybean butterbean greenbean garbanzo chickpea lentil dal pinto cannellini lima navy haricot snap snow
        split borlotti flageolet fava rice basmati jasmine arborio quinoa millet amaranth buckwheat polenta
        cornmeal cornstarch cornflour arrowroot tapioca grit hominy masa harina teff sago ricepaper
        apple pear peach plum apricot cherry grape raisin sultana currant cranberry blueberry strawberry raspberry
        blackberry berry gooseberry elderberry lemon lime orange grapefruit tangerine mandarin clementine
        kumquat pineapple mango papaya banana kiwi melon watermelon cantaloupe honeydew fig date prune
        pomegranate passion lychee guava persimmon quince rhubarb nectarine coconut citrus fruit vegetable
        basil parsley cilantro coriander dill mint oregano thyme rosemary sage tarragon marjoram chervil bay
        leaf bayleaf lemongrass limeleaf herb sorrel lavender verbena savory
        salt pepper peppercorn water ice oil sugar vinegar molasse molasses treacle syrup agave stevia
        cinnamon nutmeg mace allspice cardamom cumin caraway turmeric saffron ginger gingerroot anise aniseed
        star fenugreek sumac juniper vanilla vanillabean poppy annatto asafoetida galangal horseradish wasabi
        yeast bakingpowder bakingsoda soda creamtartar tartar cornsyrup pectin agar xanthan
        coffee espresso tea cocoa cacao lemonade tonic seltzer cola gingerale coconutwater rosewater orangewater
        canola rapeseed sunflower vegetableoil safflower grapeseed
        chia flax flaxseed hemp sunflowerseed pepita pumpkinseed
        vodka rum gin tequila whiskey whisky bourbon brandy cognac calvados kirsch cointreau schnapps bitter
        mirin grenadine ketchup salsa passata jam marmalade preserve applesauce
        vegetablestock vegetablebroth vegetablebouillon vegetablejuice tapenade lemonzest orangeflower
        scotchbonnet hearts-of-palm heart chilipowder currypowder
        nutritional tomatosauce applecider ricenoodle glassnoodle cellophanenoodle ricevermicelli breast fillet
        springonion maplesyrup bicarbonate hibiscus berbere hanout el ra barberry redcurrant tamarind
        curry garam masala zaatar baharat garni bouquet floret waterchestnut escarole acorn
        chilepowder chilioil chilipaste chilepaste aquafaba gochugaru piloncillo jaggery epazote pandan 
        barberry cassis sec liqueur wine flower blossom risotto nectar cacao cornhusk beetroot
        """)

    /// What is said of a food without changing what it is.
    static let sayings: Set<String> = words(
        """
        red green yellow white black brown purple golden pink dark light pale blue orange sweet sour bitter hot mild
        spicy young old early spring summer winter wild garden vine cherry plum roma baby mini giant long short
        round flat curly italian french greek english spanish mexican thai indian chinese japanese korean
        turkish hungarian european american persian savoy granny smith yukon russet maris piper king edward idaho
        hass kalamata nicoise hokkaido sea kosher table flaky rock himalayan maldon iodized caster granulated
        powdered icing confectioner superfine muscovado demerara turbinado cane palm raw virgin cold pressed
        neutral toasted roasted smoked sundried sun plum stalk stem sprig leaf leave bulb floret kernel seed
        segment wedge half strip ring stick matchstick chunk round spear tip top end skin peel rind zest juice
        flesh pulp puree paste powder flake granule seedless unpeeled unsweetened sweetened instant active
        quick rising filtered sparkling still tap mineral mixed assorted favourite favorite other additional
        little few several some any approximately heaped scant your choice desired firm soft hard tender tight
        thinly thick wide bunched loosely lightly firmly very just well hand freshly newly store bought homemade
        quality strained unstrained blanched shelled hulled husked stemmed scrubbed steamed boiled baked fried
        crisp crunchy fragrant sliced slivered julienned reserved removed discarded separated drained then on
        from plus by per equal part total quart ripe underripe overripe heirloom jumbo regular
        grain medium all purpose natural pure real extract essence concentrate frozen
        thawed defrosted temperature no sodium unseasoned seasoned blade thread pod cube dash knob thumb
        piece inch glass mug litre pinch decilitre dl cl el tl tbs x double single superfine bottled jarred
        cider wine balsamic distilled rice apple
        vegetable tinned canned loose leafy mashed squeezed brewed strong weak
        heavy waxy floury fast action rolled bonnet scotch aleppo urfa risotto sushi soured full clotted
        strong plain flavored flavoured semisweet spray nonstick whipped root sharp skim skimmed evaporated
        miniature unflavored sifted creamy processed nonfat original bittersweet liquid cured skinned lowfat
        deveined pearl pearled coloring colouring petite button fingerling waxed vidalia meyer lacinato smooth
        wood char grilled marinated pan california monterey jack colby swiss reggiano romano pecorino baking
        self nonhydrogenated specialty accompaniment equipment parchment paper foil aluminum aluminium skewer
        toothpick special center elbow  bottom nonreactive
        pickled pickling candied crystallized brussel leafed sprouted cooled pureed
        breast fillet filet shin loin shoulder leg shank chop cutlet neck belly rack roast carcass
        gluten dairy lactose vegan veggie vegetarian plant based alternative substitute smoky lean fatty
        oven frying greasing brushing drizzling deep sprinkling decoration decorate garnishing dusting coating
        serve needed necessary preferably ideally possible available again later
        """)

    /// What is made of a food and is still only that.
    static let plainTurns: Set<String> = [
        "paste", "powder", "juice", "oil", "vinegar", "butter", "milk", "cream", "flour", "starch", "syrup",
        "extract", "puree", "ketchup", "jam", "seed", "meal", "cider", "wine", "yogurt", "yoghurt", "zest",
        "salt", "sugar",
    ]

    /// Of what is made from these nobody knows what else is in it.
    static let mixed: Set<String> = [
        "curry", "oat", "pizza", "chocolate", "pasta", "spaghetti", "noodle", "hot", "bbq", "barbecue",
        "teriyaki", "hoisin", "miso", "bone", "worcestershire", "goat", "sheep",
    ]

    /// Foods of a known kind that may, or may not, hold what a diet does without: shop bread has milk, an
    /// unnamed stock may be of bones, oats are milled beside wheat.
    static let doubts: [String: Set<Diet>] = {
        let meatless: Set<Diet> = [.vegetarian, .vegan]
        let animal: Set<Diet> = [.vegan, .lactoseFree]
        let baked: Set<Diet> = [.vegan, .lactoseFree, .nutFree]
        let all: Set<Diet> = [.vegetarian, .vegan, .lactoseFree, .glutenFree, .nutFree]
        var table: [String: Set<Diet>] = [:]
        for (words, diets) in [
            ("stock broth bouillon consomme gravy", [.vegetarian, .vegan, .lactoseFree, .glutenFree]),
            ("currypaste kimchi", [.vegetarian, .vegan, .glutenFree]),
            ("jelly jello marshmallow gum candy", meatless.union([.lactoseFree, .glutenFree, .nutFree])),
            ("bread bun roll bagel brioche croissant naan pita cracker pizza dough", animal),
            ("biscuit cookie cake pastry muffin waffle pancake piecrust ladyfinger shortbread", baked),
            ("gingerbread poundcake grahamcracker granola muesli cereal", baked.union([.glutenFree])),
            ("noodle ravioli tortellini gnocchi tagliatelle fettuccine", animal),
            ("crouton breadcrumb crumb panko baguette ciabatta filo phyllo", animal),
            ("margarine shortening spread creamed", animal),
            ("chocolate truffles chocolatechip chocolatechunk", animal.union([.nutFree])),
            ("pesto", [.vegetarian, .vegan, .lactoseFree, .nutFree]),
            ("oat oatmeal", [.glutenFree]), ("cornflake", [.glutenFree]),
            (
                "sausage chorizo salami burger hamburger meatball hotdog pate",
                [.glutenFree, .lactoseFree, .nutFree]
            ),
            ("worcestershiresauce worcestershire bbq oystersauce", [.glutenFree]),
            ("miso tempeh seitan tvp", [.glutenFree]),
            ("tortilla doubanjiang oatmilk oatflour oatmeal", [.glutenFree]),
            ("rub seasoning", [.glutenFree, .lactoseFree]),
            ("nougat praline nutella marzipan caramel toffee custard icecream", all),
            ("hummus halva dukkah", [.glutenFree, .nutFree]),
            ("beer ale stout", [.vegan]),
        ] as [(String, Set<Diet>)] {
            for word in words.split(separator: " ") { table[String(word), default: []].formUnion(diets) }
        }
        return table
    }()

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
