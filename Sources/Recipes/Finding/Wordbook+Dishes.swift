extension Wordbook {
    /// Dishes, ways of making them and kitchens, as `foods` has it.
    static let dishes = """
        casserole, bake, auflauf, hotdish, hot dish, uberbackenes > gratin
        gratin, au gratin, uberbacken
        stew, eintopf, hotpot, schmortopf, ragout > goulash, tagine, chili, curry, casserole, doro wat
        soup, suppe, zuppa, potage, chowder, bisque > borscht, minestrone, gazpacho, ramen, pho
        broth soup, bruhe
        borscht, borsch, borschtsch, beet soup
        goulash, gulasch, gulyas, goulasch
        tagine, tajine
        curry, kari
        chili con carne, chilli con carne
        roast, braten, pot roast
        baked, oven, ofen, gebacken, aus dem ofen
        grilled, grill, barbecue, bbq, gegrillt, barbeque
        fried, gebraten, fry
        salad, salat, slaw
        coleslaw, cole slaw, krautsalat
        potato salad, kartoffelsalat
        pasta, noodle, nudel, nudeln, teigwaren > spaghetti, penne, linguine, fettuccine, macaroni, lasagna, lasagne, tagliatelle, rigatoni, ziti, orzo
        spaghetti bolognese, bolognese, bolognaise, ragu, spaghetti with meat sauce
        macaroni and cheese, mac and cheese, mac n cheese, macaroni cheese, kasemakkaroni
        lasagna, lasagne
        risotto, risi
        dumpling, knodel, kloss, teigtasche > pierogi, gyoza, wonton, ravioli
        pierogi, pirogi, perogi, pirogge, pierogies, perogies, piroggen
        meatball, frikadelle, bulette, fleischpflanzerl, hackballchen, kofta
        meatloaf, meat loaf, hackbraten
        burger, hamburger, cheeseburger
        schnitzel, escalope, cutlet
        pie, tarte > pot pie
        pot pie, potpie, chicken pot pie
        shepherds pie, cottage pie
        tart, torte, flan, galette
        quiche, quiche lorraine
        pancake, hotcake, flapjack, pfannkuchen, eierkuchen, palatschinken, crepe, griddle cake
        waffle, waffel
        omelette, omelet, omelett > frittata, tortilla, scrambled egg
        scrambled egg, ruhrei
        fried egg, spiegelei
        porridge, oatmeal, haferbrei, haferschleim
        muesli, granola, musli
        fries, chips, french fries, pommes, pommes frites
        crisps, potato chips
        mash, mashed potato, kartoffelpuree, kartoffelbrei, puree, mashed
        fritter, rosti, hash brown, latke, reibekuchen, kartoffelpuffer, potato pancake
        dip, aufstrich, spread > hummus, guacamole
        hummus, houmous, hummous, humus, hommos
        sauce, sosse, tunke, gravy
        dressing, vinaigrette, salatsosse
        cake, kuchen, torte, gateau > cheesecake, brownie, gugelhupf
        cheesecake, cheese cake, kasekuchen
        cupcake, fairy cake, muffin
        biscuit, cookie, keks, platzchen, biscotti
        bread, brot > focaccia, baguette, ciabatta, cornbread, naan, sourdough, khachapuri
        bun, roll, brotchen, semmel, schnecke
        cinnamon bun, cinnamon roll, zimtschnecke
        cornbread, corn bread, maize bread, maisbrot
        flatbread, flat bread, fladenbrot > naan, pita, focaccia
        bread roll, dinner roll, brotchen
        spring roll, summer roll, fruhlingsrolle, sommerrolle, rice paper roll
        doughnut, donut, krapfen, berliner
        crumble, crisp, streusel, cobbler
        apple crumble, apple crisp, apfelstreusel, apfel crumble
        apple cake, apple pie, apfelkuchen, apfeltarte
        pudding, pudding > custard
        ice cream, eis, eiscreme, gelato, sorbet
        jelly, jello, gotterspeise, wackelpudding
        mousse, mousse au chocolat
        smoothie, shake, milkshake, milchshake
        lemonade, limonade, limo > cooler
        hot chocolate, heisse schokolade, cocoa
        sandwich, sub, hoagie, belegtes brot, panini, toastie
        wrap, burrito, durum > tortilla
        taco, tacos
        skewer, kebab, kabob, spiess, satay
        stir fry, stirfry, wokpfanne, wok
        skillet, pfanne, frying pan
        slow cooker, crock pot, crockpot, schongarer
        fishcake, fish cake, fischfrikadelle
        filling, fullung, gefullt, stuffed
        stuffing, dressing
        icing, frosting, glasur, zuckerguss
        pastry, teig, dough, blatterteig
        marinade, marinated, mariniert
        spicy, hot, scharf, feurig, pikant
        sweet, suss, susses > cake, crumble, bun, cookie, pie, pancake
        sour, sauer
        creamy, cremig
        cold, iced, chilled, kalt, gekuhlt, frozen > cooler, lassi, smoothie, gazpacho, ice cream
        crispy, knusprig, crunchy
        smoked, gerauchert
        greek, griechisch
        italian, italienisch
        french, franzosisch
        spanish, spanisch
        turkish, turkisch
        indian, indisch
        chinese, chinesisch
        japanese, japanisch
        korean, koreanisch
        thai, thailandisch
        mexican, mexikanisch
        german, deutsch
        swabian, schwabisch
        polish, polnisch
        hungarian, ungarisch
        russian, russisch
        ukrainian, ukrainisch
        moroccan, marokkanisch
        ethiopian, athiopisch
        indonesian, indonesisch
        vietnamese, vietnamesisch
        brazilian, brasilianisch
        georgian, georgisch
        christmas, weihnacht, weihnachten, xmas
        easter, ostern
        birthday, geburtstag
        children, kids, kinder
        """

    /// Words that have no others, but are often mistyped.
    static let lone = """
        guacamole spaghetti ratatouille shakshuka ceviche focaccia bibimbap khachapuri enchilada macaroni
        mayonnaise worcestershire quinoa couscous tzatziki gnocchi prosciutto bruschetta tiramisu burrito
        quesadilla fajita jambalaya minestrone gazpacho carbonara alfredo stroganoff teriyaki tempura sriracha
        ricotta mozzarella gorgonzola zabaglione meringue pavlova croissant baguette brownie fudge snickerdoodle
        gingerbread shortbread zwieback pistachio cashew pecan mango lassi tamarind edamame wasabi kimchi falafel
        tabbouleh baklava moussaka gyros souvlaki paella chorizo empanada tamale mole salsa jalapeno habanero
        parfait souffle eclair profiterole marshmallow caramel butterscotch praline nougat marzipan jollof mapo
        upma gado tahdig miso vinaigrette hollandaise bechamel balsamic artichoke tortellini cannelloni fettuccine
        """
}
