extension AisleTable {
    static let fresh: [(aisle: Aisle, names: String)] = [
        (
            .produce,
            """
            apple, pear, quince, banana, plantain, lemon, lime, orange, blood orange, mandarin, clementine,
            tangerine, satsuma, grapefruit, pomelo, kumquat, grape, peach, nectarine, plum, apricot, cherry,
            strawberry, raspberry, blueberry, blackberry, redcurrant, blackcurrant, gooseberry, berry,
            cranberry, mango, papaya, pineapple, melon, watermelon, kiwi, passion fruit, lychee, persimmon,
            avocado, fig, pomegranate, rhubarb, fruit, lemon zest, lime zest, orange zest, lemon peel,
            orange peel, zest
            """
        ),
        (
            .produce,
            """
            tomato, cherry tomato, potato, sweet potato, yam, onion, spring onion, green onion, scallion,
            shallot, leek, garlic, garlic clove, ginger, galangal, carrot, celery, celeriac, parsnip, turnip, swede,
            rutabaga, radish, daikon, beet, beetroot, cabbage, sprouts, Brussels sprout, kale, cavolo nero,
            chard, spinach, lettuce, romaine, iceberg, rocket, arugula, cress, watercress, endive, chicory,
            radicchio, salad, salad leaves, pak choi, bok choy, broccoli, broccolini, cauliflower, romanesco,
            asparagus, artichoke, courgette, zucchini, aubergine, eggplant, pumpkin, squash, butternut,
            cucumber, bell pepper, red pepper, green pepper, yellow pepper, orange pepper, sweet pepper,
            romano pepper, pointed pepper, hot pepper, chili pepper, chilli pepper, chile pepper, jalapeño,
            jalapeño pepper, habanero, serrano, poblano, scotch bonnet, chili, chilli, chile, mushroom,
            shiitake, porcini, chanterelle, portobello, corn, corn on the cob, sweetcorn, cob, pea, snow pea,
            sugar snap, mangetout, green bean, runner bean, broad bean, bean sprout, beansprout, fennel, okra,
            kohlrabi, Jerusalem artichoke, horseradish, sprout, vegetable, tofu, tempeh, seitan
            """
        ),
        (
            .produce,
            """
            basil, parsley, cilantro, coriander, coriander leaf, mint, dill, chive, thyme, rosemary, sage,
            tarragon, oregano, marjoram, chervil, lovage, savory, herb, lemongrass, lime leaf, curry leaf,
            lemon balm, sorrel, wild garlic, nettle, edible flower
            """
        ),
        (
            .produce,
            """
            Apfel, Äpfel, Birne, Quitte, Banane, Zitrone, Limette, Orange, Apfelsine, Blutorange, Mandarine,
            Traube, Weintraube, Pfirsich, Nektarine, Pflaume, Zwetschge, Aprikose, Marille, Kirsche, Erdbeere,
            Himbeere, Heidelbeere, Blaubeere, Brombeere, Johannisbeere, Stachelbeere, Beere, Melone,
            Wassermelone, Ananas, Feige, Granatapfel, Rhabarber, Obst, Zitronenschale, Zitronenabrieb,
            Orangenschale, Limettenschale, Tomate, Kirschtomate, Kartoffel, Erdäpfel, Süßkartoffel, Zwiebel,
            Frühlingszwiebel, Lauchzwiebel, Schalotte, Lauch, Porree, Knoblauch, Knoblauchzehe, Ingwer,
            Karotte, Möhre, Mohrrübe, Sellerie, Knollensellerie, Staudensellerie, Pastinake, Rübe, Steckrübe,
            Radieschen, Rettich, Bete, Rote Bete, Kohl, Weißkohl, Rotkohl, Blaukraut, Wirsing, Spitzkohl,
            Chinakohl, Grünkohl, Rosenkohl, Blumenkohl, Brokkoli, Kohlrabi, Mangold, Spinat, Salat,
            Kopfsalat, Feldsalat, Eisbergsalat, Rucola, Kresse, Chicorée, Spargel, Artischocke, Zucchini,
            Aubergine, Kürbis, Gurke, Salatgurke, Paprika rot, rote Paprika, grüne Paprika, gelbe Paprika,
            Paprikaschote, Spitzpaprika, Peperoni, Chilischote, Pilz, Champignon, Pfifferling, Steinpilz,
            Mais, Maiskolben, Erbse, Zuckerschote, grüne Bohnen, Buschbohne, Sojasprosse, Sprosse, Fenchel,
            Fenchelknolle, Meerrettich, Kren, Gemüse, Suppengrün, Suppengemüse, Basilikum, Petersilie,
            Koriandergrün, Minze, Schnittlauch, Thymian, Rosmarin, Salbei, Estragon, Majoran, Kerbel,
            Liebstöckel, Bohnenkraut, Bärlauch, Kräuter, Zitronengras, Zitronenmelisse
            """
        ),
    ]
}
