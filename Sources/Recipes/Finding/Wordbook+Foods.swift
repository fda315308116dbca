extension Wordbook {
    /// Foods: what stands in a line is the same; what follows ">" is a kind of it, and not the other way
    /// round.
    static let foods = """
        aubergine, eggplant, brinjal, melanzane, melanzani
        courgette, zucchini, zucchetti
        coriander, cilantro, koriander, chinese parsley
        chickpea, garbanzo, garbanzo bean, chick pea, kichererbse, ceci
        prawn, shrimp, garnele, krabbe, gamba, scampi
        rocket, arugula, rucola, rauke
        spring onion, scallion, green onion, salad onion, fruhlingszwiebel, lauchzwiebel
        beetroot, beet, rote bete, rote beete, rote rube, rande
        bell pepper, sweet pepper, capsicum, paprikaschote, red pepper, green pepper
        paprika > bell pepper
        chilli, chili, chile, peperoni, pfefferschote
        potato, spud, kartoffel, erdapfel
        sweet potato, yam, kumara, susskartoffel
        tomato, tomate, paradeiser
        onion, zwiebel > shallot, spring onion, scallion
        shallot, schalotte
        garlic, knoblauch
        carrot, karotte, mohre, mohrrube, gelbe rube
        swede, rutabaga, steckrube, kohlrube
        turnip, navette, mairube
        parsnip, pastinake
        celery, staudensellerie, stangensellerie, sellerie
        celeriac, celery root, knollensellerie
        leek, lauch, porree
        cabbage, kohl, kraut, weisskohl > savoy, coleslaw
        red cabbage, rotkohl, blaukraut
        savoy cabbage, wirsing
        kale, grunkohl, cavolo nero
        brussels sprout, rosenkohl, sprout
        cauliflower, blumenkohl, karfiol
        broccoli, brokkoli
        spinach, spinat
        chard, swiss chard, silverbeet, mangold
        lettuce, kopfsalat, blattsalat
        cucumber, gurke, salatgurke
        gherkin, pickle, essiggurke, gewurzgurke
        pumpkin, squash, kurbis > butternut
        corn, maize, mais, sweetcorn, sweet corn
        pea, erbse
        green bean, french bean, string bean, haricot vert, grune bohne, fisole
        broad bean, fava bean, fava, dicke bohne, saubohne
        kidney bean, kidneybohne
        butter bean, lima bean
        navy bean, haricot bean, white bean, cannellini bean, weisse bohne
        black bean, schwarze bohne
        bean, bohne > chickpea
        lentil, linse, dal, dahl, daal
        pulse, legume, hulsenfrucht > lentil, chickpea, bean, pea
        mushroom, pilz, champignon, schwammerl, fungi > porcini, shiitake, portobello, chanterelle
        porcini, cep, steinpilz
        chanterelle, pfifferling
        asparagus, spargel
        artichoke, artischocke
        fennel, fenchel
        avocado, alligator pear
        okra, lady finger, ladyfinger
        bok choy, pak choi, pak choy
        olive, oliven
        radish, radieschen, rettich
        ginger, ingwer
        parsley, petersilie
        chive, schnittlauch
        dill, dille
        basil, basilikum
        thyme, thymian
        rosemary, rosmarin
        sage, salbei
        mint, minze, pfefferminze
        oregano, dost
        marjoram, majoran
        bay leaf, lorbeer, lorbeerblatt
        lemongrass, lemon grass, zitronengras
        cinnamon, zimt
        nutmeg, muskat, muskatnuss
        clove, nelke
        cumin, kreuzkummel, jeera
        caraway, kummel
        turmeric, kurkuma
        saffron, safran
        cardamom, kardamom
        star anise, sternanis
        aniseed, anis
        mustard, senf
        pepper, pfeffer
        salt, salz
        sugar, zucker
        caster sugar, superfine sugar
        icing sugar, powdered sugar, confectioners sugar, puderzucker, staubzucker
        brown sugar, brauner zucker
        treacle, molasses, melasse
        golden syrup, light treacle
        honey, honig
        maple syrup, ahornsirup
        vanilla, vanille
        flour, mehl
        plain flour, all purpose flour
        self raising flour, self rising flour
        wholemeal, whole wheat, wholewheat, vollkorn
        cornflour, cornstarch, corn starch, maisstarke
        cornmeal, corn flour, polenta, maisgriess
        semolina, griess, rava, sooji
        bicarbonate of soda, baking soda, natron
        baking powder, backpulver
        yeast, hefe, germ
        oat, hafer, haferflocken, porridge oat, rolled oat, oatmeal
        rice, reis > risotto, pilaf, paella, biryani
        barley, gerste, graupen
        rye, roggen
        wheat, weizen
        spelt, dinkel
        buckwheat, buchweizen
        bulgur, burghul, bulghur, bulgar
        egg, ei, eier
        egg white, eiweiss
        egg yolk, eigelb, dotter
        milk, milch
        buttermilk, buttermilch
        coconut milk, kokosmilch
        coconut, kokos, kokosnuss
        cream, sahne, rahm, obers
        double cream, heavy cream, whipping cream, schlagsahne
        sour cream, saure sahne, sauerrahm, schmand
        yoghurt, yogurt, joghurt, curd
        quark, curd cheese, topfen
        butter, butter
        ghee, clarified butter, butterschmalz
        cheese, kase > cheddar, mozzarella, parmesan, feta, gouda, gruyere, ricotta
        parmesan, parmigiano, parmesan cheese
        cottage cheese, huttenkase
        cream cheese, frischkase
        tofu, bean curd
        chicken, hahnchen, huhn, huhnchen, hendl, poulet, poultry, geflugel, broiler > drumstick
        poultry, geflugel > chicken, turkey, duck, goose
        turkey, pute, truthahn
        duck, ente
        goose, gans
        beef, rind, rindfleisch > steak, brisket
        minced beef, ground beef, hamburger meat, rinderhack, ground chuck, hamburger
        mince, ground meat, hack, hackfleisch, faschiertes, minced meat > ground beef, ground turkey
        veal, kalb, kalbfleisch
        pork, schwein, schweinefleisch
        lamb, lamm, lammfleisch, mutton, hammel
        rabbit, kaninchen, hase
        venison, wild, reh, hirsch
        bacon, speck, rasher > pancetta, lardon
        ham, schinken > prosciutto
        sausage, wurst, wurstchen, bratwurst, banger > chorizo, salami, kielbasa
        liver, leber
        meat, fleisch > chicken, beef, pork, lamb, veal, bacon, ham, sausage, turkey, duck, mince, steak, chorizo, meatball
        fish, fisch > salmon, cod, tuna, trout, haddock, tilapia, mackerel, halibut, anchovy, sea bass, snapper
        seafood, shellfish, meeresfruchte > prawn, shrimp, mussel, clam, squid, crab, lobster, scallop
        salmon, lachs
        tuna, thunfisch
        cod, kabeljau, dorsch
        trout, forelle
        herring, hering, matjes
        mackerel, makrele
        anchovy, sardelle
        mussel, miesmuschel, muschel
        clam, venusmuschel
        squid, calamari, tintenfisch, kalmar
        crab, krebs
        lobster, hummer
        apple, apfel
        pear, birne
        plum, pflaume, zwetschge, zwetschke
        prune, dried plum, dorrpflaume, backpflaume
        cherry, kirsche
        strawberry, erdbeere
        raspberry, himbeere
        blackberry, brombeere
        blueberry, heidelbeere, blaubeere, bilberry
        cranberry, moosbeere
        currant, johannisbeere
        gooseberry, stachelbeere
        berry, beere > strawberry, raspberry, blueberry, blackberry, cranberry
        grape, traube, weintraube
        raisin, sultana, rosine
        apricot, aprikose, marille
        peach, pfirsich
        orange, apfelsine
        mandarin, tangerine, mandarine, clementine, satsuma
        lemon, zitrone
        lime, limette
        grapefruit, pampelmuse
        pineapple, ananas
        banana, banane
        date, dattel
        fig, feige
        quince, quitte
        rhubarb, rhabarber
        papaya, pawpaw
        pomegranate, granatapfel
        hibiscus, roselle, jamaica, hibiskus, karkade
        fruit, obst > apple, berry, peach, mango, banana, pineapple
        nut, nuss > almond, walnut, pecan, hazelnut, peanut, cashew, pistachio
        almond, mandel
        walnut, walnuss, baumnuss
        hazelnut, filbert, haselnuss
        peanut, groundnut, erdnuss
        pine nut, pinienkern, pignoli
        chestnut, marone, esskastanie, kastanie
        poppy seed, mohn
        sesame, sesam
        tahini, sesame paste, tahin
        sunflower seed, sonnenblumenkern
        chocolate, schokolade, schoko > cocoa
        cocoa, kakao, cacao
        coffee, kaffee > espresso
        tea, tee
        wine, wein
        beer, bier
        vinegar, essig
        soy sauce, soya sauce, sojasauce, shoyu
        stock, broth, bouillon, bruhe
        jam, marmelade, konfiture, preserve, jelly
        gelatine, gelatin, gelatine
        breadcrumb, bread crumb, semmelbrosel, paniermehl, panko
        vegetable, veg, veggie, gemuse
        sauerkraut, sauerkohl
        horseradish, meerrettich, kren
        caper, kaper
        """
}
