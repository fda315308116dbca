extension AisleTable {
    static let counters: [(aisle: Aisle, names: String)] = [
        (
            .bakery,
            """
            bread, baguette, roll, bread roll, bun, burger bun, bagel, brioche, ciabatta, croissant, focaccia,
            pita, pitta, naan, chapati, flatbread, tortilla, taco shell, wrap, toast, cake, pound cake,
            sponge cake, biscuit, cookie, shortbread, breadcrumb, crumb, panko, crouton, cracker,
            graham cracker, ladyfinger, sponge finger, amaretti, crispbread, rice cake, muffin, waffle,
            sourdough, sourdough starter, pizza base, gingerbread, Brot, Brötchen, Semmel, Semmelbrösel,
            Paniermehl, Brezel, Fladenbrot, Toastbrot, Zwieback, Knäckebrot, Kuchen, Biskuit, Keks,
            Butterkeks, Löffelbiskuit, Lebkuchen, Kräcker, Tortenboden
            """
        ),
        (
            .meat,
            """
            beef, steak, veal, pork, ham, bacon, lamb, mutton, venison, game, rabbit, chicken, turkey, duck,
            goose, quail, sausage, salami, chorizo, pepperoni, prosciutto, pancetta, mince, beef mince, meat,
            meatball, burger patty, hamburger, brisket, sirloin, tenderloin, oxtail, shank, cutlet, schnitzel,
            spare rib, rib, drumstick, wing, thigh, chicken leg, breast, chop, liver, kidney, bone, kielbasa,
            andouille, bratwurst, frankfurter, hot dog, speck, guanciale, lard, suet, nduja, black pudding,
            Fleisch, Rind, Rindfleisch, Schwein, Kalb, Lamm, Wild, Reh, Hirsch, Kaninchen, Huhn, Hähnchen,
            Hühnchen, Hühnerbrust, Pute, Ente, Gans, Hackfleisch, Gehacktes, Hack, Mett, Schinken, Speck,
            Kotelett, Filet, Gulasch, Braten, Brust, Keule, Schenkel, Haxe, Rippchen, Leber, Wurst, Würstchen,
            Cabanossi, Leberkäse, Schmalz, Frikadelle, Markknochen, Suppenknochen
            """
        ),
        (
            .fish,
            """
            fish, salmon, smoked salmon, tuna, cod, haddock, halibut, trout, mackerel, herring, bass, sea bass,
            snapper, tilapia, sole, plaice, pollock, catfish, hake, bream, swordfish, monkfish, eel, carp,
            pike, caviar, roe, shrimp, prawn, crab, crab meat, lobster, crayfish, langoustine, mussel, clam,
            oyster, scallop, squid, calamari, octopus, seafood, surimi, Fisch, Fischfilet, Lachs, Räucherlachs,
            Thunfisch, Kabeljau, Dorsch, Seelachs, Schellfisch, Heilbutt, Forelle, Makrele, Hering, Barsch,
            Zander, Scholle, Seezunge, Garnele, Krabbe, Shrimps, Hummer, Krebs, Muschel, Miesmuschel, Auster,
            Tintenfisch, Meeresfrüchte, Matjes
            """
        ),
        (
            .dairy,
            """
            milk, whole milk, butter, buttermilk, cream, whipping cream, double cream, single cream,
            heavy cream, sour cream, crème fraîche, creme fraiche, fraîche, crème, clotted cream, yogurt,
            yoghurt, Greek yogurt, kefir, cheese, parmesan, grana padano, pecorino, mozzarella, burrata,
            cheddar, feta, ricotta, mascarpone, gruyère, emmental, emmentaler, gouda, edam, brie, camembert,
            gorgonzola, roquefort, stilton, manchego, halloumi, paneer, provolone, raclette, fontina, quark,
            skyr, cream cheese, cottage cheese, blue cheese, goat cheese, goat's cheese, egg, egg white,
            egg yolk, yolk, ghee, margarine, oat milk, almond milk, soy milk, soya milk, rice milk, oat cream,
            puff pastry, pizza dough, fresh yeast, Milch, Vollmilch, Butter, Butterschmalz, Buttermilch,
            Sahne, Schlagsahne, Schlagobers, Obers, Rahm, Sauerrahm, saure Sahne, Schmand, Joghurt, Quark,
            Topfen, Käse, Frischkäse, Hüttenkäse, Schafskäse, Hirtenkäse, Ziegenkäse, Bergkäse, Reibekäse,
            Parmesankäse, Ei, Eier, Eigelb, Eiweiß, Dotter, Hafermilch, Haferdrink, Mandelmilch, Sojamilch,
            Sojadrink, Hefewürfel, Frischhefe, frische Hefe, Blätterteig, Pizzateig
            """
        ),
    ]
}
