/// One name for foods that have several, and for those of several words. All words are in the singular.
enum FoodSynonyms {
    static let all: [String: [String]] = {
        var all: [String: [String]] = [:]
        for line in table.split(separator: "\n") {
            let sides = line.split(separator: ":")
            let name = sides[0].split(separator: " ").map(String.init)
            for other in sides[1].split(separator: ",") {
                all[other.split(separator: " ").joined(separator: " ")] = name
            }
        }
        return all
    }()

    /// The name, a colon, and what else is said for it.
    private static let table = """
        scallion: spring onion, green onion, salad onion, fruhlingszwiebel, fruhlingszwiebeln, lauchzwiebel, lauchzwiebeln
        bellpepper: bell pepper, sweet pepper, capsicum
        red bellpepper: red pepper, red bell pepper
        green bellpepper: green pepper, green bell pepper
        yellow bellpepper: yellow pepper
        orange bellpepper: orange pepper
        chiliflake: red chili flake, chili pepper flake, red pepper flake, chili flake, chilli flake, chile flake, crushed red pepper, pepper flake
        chili: chilli, chile, chilly, chilis, chillis, chili pepper, chilli pepper, chile pepper
        cayenne: cayenne pepper
        jalapeno: jalapeno pepper
        peppercorn: pepper corn
        sweetpotato: sweet potato
        creamcheese: cream cheese
        sourcream: sour cream
        icecream: ice cream
        bakingpowder: baking powder
        bakingsoda: baking soda, bicarbonate of soda, bicarb soda, bicarbonate soda, bicarbonate, bicarb
        eggwhite: egg white
        yolk: egg yolk
        eggplant: aubergine, egg plant
        cornstarch: corn starch, cornflour, corn flour
        icing sugar: powdered sugar, confectioner sugar, confectioners sugar, icing sugar
        heavy cream: heavy cream, double cream, whipping cream, heavy whipping cream, thickened cream
        chickpea: garbanzo, garbanzo bean, chick pea
        coriander: cilantro, coriander leaf
        shrimp: prawn
        salt: salting
        zucchini: courgette
        arugula: rocket
        beet: beetroot
        yogurt: yoghurt
        stock: broth, bouillon
        stockcube: stock cube, bouillon cube
        soy: soya
        phyllo: filo
        rutabaga: swede
        snowpea: snow pea, mangetout
        parmesan: parmigiano, parm, parmigiano reggiano
        breadcrumb: bread crumb
        vegetable: veg, veggie
        mayonnaise: mayo
        chocolate: choc
        chocolate chip: chocolate chip, choc chip
        greenbean: green bean, string bean, french bean
        bayleaf: bay leaf, bay, lorbeerblatt, lorbeerblatter
        limeleaf: lime leaf, makrut leaf
        eggwash: egg wash
        lemongrass: lemon grass
        fish sauce: fish sauce
        vanilla bean: vanilla pod
        halfandhalf: half and half
        passionfruit: passion fruit
        ladyfinger: lady finger, savoiardi, sponge finger
        romaine lettuce: romaine, cos lettuce
        karotte: mohre, mohren, karotten
        sahne: rahm, obers, schlagsahne, schlagobers
        quark: topfen
        eigelb: eidotter, dotter
        olive oil: evoo
        worcestershire sauce: worcestershire
        bbq sauce: barbecue sauce
        """
}
