extension AisleTable {
    static let shelves: [(aisle: Aisle, names: String)] = [
        (
            .pasta,
            """
            pasta, spaghetti, macaroni, penne, fusilli, rigatoni, farfalle, linguine, fettuccine, tagliatelle,
            pappardelle, conchiglie, cannelloni, lasagna, lasagne, lasagne sheet, ravioli, tortellini, gnocchi,
            spätzle, orzo, noodle, egg noodle, rice noodle, glass noodle, vermicelli, ramen, udon, soba,
            couscous, bulgur, quinoa, millet, amaranth, buckwheat, barley, pearl barley, farro, spelt, freekeh,
            rice, basmati, jasmine rice, arborio, risotto rice, wild rice, lentil, chickpea, bean, kidney bean,
            black bean, white bean, pinto bean, cannellini, cannellini bean, butter bean, mung bean, split pea,
            polenta, oat, rolled oat, porridge oat, oatmeal, muesli, granola, cereal, cornflake, rice paper,
            semolina, popcorn, TVP, Nudel, Bandnudel, Suppennudel, Spaghetti, Lasagneplatte, Reis,
            Basmatireis, Milchreis, Grieß, Hartweizengrieß, Graupen, Hirse, Dinkel, Linse, Kichererbse,
            Kidneybohne, weiße Bohnen, Bohne, Haferflocken, Flocken, Müsli, Knödel, Kloß, Klöße, Püree,
            Kartoffelpüree
            """
        ),
        (
            .tins,
            """
            stock, broth, bouillon, stock cube, stock pot, chicken stock, chicken broth, beef stock,
            beef broth, vegetable stock, vegetable broth, fish stock, bone broth, gravy, passata, tomato paste,
            tomato purée, tomato puree, tomato sauce, crushed tomato, chopped tomato, diced tomato,
            peeled tomato, plum tomato, baked bean, ketchup, tomato ketchup, mayonnaise, mayo, aioli, mustard,
            soy sauce, soya sauce, tamari, fish sauce, oyster sauce, hoisin sauce, hoisin, Worcestershire sauce,
            Worcestershire, teriyaki sauce, teriyaki, hot sauce, chili sauce, chilli sauce, sweet chili sauce,
            tabasco, sriracha, sambal, sambal oelek, gochujang, doubanjiang, bean paste, miso, miso paste,
            tahini, peanut butter, almond butter, nut butter, coconut milk, coconut cream, olive, caper,
            pickle, gherkin, cornichon, pickled onion, anchovy, sardine, salsa, pesto, sauce, pasta sauce,
            curry paste, chili paste, chilli paste, ginger paste, garlic paste, tamarind, tamarind paste,
            harissa, hummus, sauerkraut, kimchi, sun-dried tomato, sundried tomato, roasted pepper,
            artichoke heart, bamboo shoot, water chestnut, BBQ sauce, barbecue sauce, apple sauce, applesauce,
            cranberry sauce, liquid smoke, nori, wakame, soup, Brühe, Gemüsebrühe, Hühnerbrühe, Rinderbrühe,
            Brühwürfel, Suppenwürfel, Fond, Tomatenmark, passierte Tomaten, gehackte Tomaten, stückige Tomaten,
            Dosentomate, Soße, Sauce, Sojasoße, Sojasauce, Fischsoße, Fischsauce, Senf, Mayonnaise,
            Kokosmilch, Olive, Kaper, Essiggurke, Gewürzgurke, Sardelle, Sardine, Erdnussbutter, Erdnussmus,
            Mandelmus, Sesampaste, Apfelmus, Sauerkraut, Currypaste, Rotkraut, Suppe, Worcestersoße
            """
        ),
        (
            .nuts,
            """
            nut, mixed nut, almond, flaked almond, ground almond, walnut, hazelnut, cashew, pecan, pistachio,
            macadamia, Brazil nut, peanut, chestnut, pine nut, pine kernel, raisin, sultana, currant, date,
            prune, dried fruit, dried apricot, dried fig, dried cranberry, sesame, sesame seed, poppy seed,
            pumpkin seed, sunflower seed, chia seed, chia, flaxseed, linseed, hemp seed, seed, coconut,
            coconut flake, desiccated coconut, shredded coconut, trail mix, Nuss, Nüsse, Walnuss, Haselnuss,
            Erdnuss, Cashewkern, Paranuss, Mandel, Mandelblättchen, Mandelstift, Pinienkern, Pistazie,
            Kürbiskern, Sonnenblumenkern, Sesam, Mohn, Leinsamen, Samen, Kerne, Maronen, Esskastanie, Rosine,
            Korinthe, Dattel, Backpflaume, Trockenpflaume, Trockenobst, Trockenfrucht, Kokosraspel,
            Kokosflocken, Kokosnuss
            """
        ),
    ]
}
