extension AisleTable {
    static let rest: [(aisle: Aisle, names: String)] = [
        (
            .drinks,
            """
            water, mineral water, sparkling water, soda water, club soda, tonic water, tonic, coconut water,
            wine, red wine, white wine, beer, ale, stout, cider, apple cider, sherry, port, vermouth, Marsala,
            Madeira, brandy, cognac, rum, vodka, tequila, whisky, whiskey, bourbon, gin, liqueur, amaretto,
            Cointreau, Grand Marnier, Campari, Aperol, sake, mirin, Shaoxing wine, cooking wine, rice wine,
            champagne, prosecco, sparkling wine, juice, apple juice, orange juice, tomato juice, lemon juice,
            lime juice, grape juice, cranberry juice, pineapple juice, coffee, coffee bean, espresso, tea,
            green tea, matcha, herbal tea, soda, cola, lemonade, ginger ale, ginger beer, squash drink,
            smoothie, Wasser, Mineralwasser, Sprudel, Kokoswasser, Wein, Rotwein, Weißwein, Portwein, Bier,
            Sekt, Likör, Weinbrand, Kirschwasser, Reiswein, Saft, Apfelsaft, Orangensaft, Zitronensaft,
            Limettensaft, Tomatensaft, Kaffee, Tee, Limonade, Limo, Schorle, Malzbier
            """
        ),
        (
            .frozen,
            """
            ice, ice cube, crushed ice, ice cream, sorbet, frozen pea, frozen berry, fish finger, chips,
            french fry, oven fry, Eis, Eiswürfel, Speiseeis, Vanilleeis, Tiefkühlgemüse, Tiefkühlpizza,
            Pommes, Fischstäbchen
            """
        ),
        (
            .household,
            """
            foil, aluminium foil, aluminum foil, cling film, parchment, parchment paper, baking paper,
            baking parchment, greaseproof paper, paper, paper towel, kitchen roll, kitchen paper, toilet paper,
            toilet roll, tissue, napkin, toothpick, cocktail stick, skewer, twine, kitchen twine, straw, towel,
            soap, washing-up liquid, dish soap, dishwasher tablet, detergent, washing powder, sponge, bin bag,
            rubbish bag, freezer bag, bag, muffin case, paper case, candle, match, lighter, battery,
            light bulb, toothpaste, shampoo, shower gel, plaster, cat food, dog food, Alufolie,
            Frischhaltefolie, Folie, Backpapier, Küchenrolle, Küchenpapier, Toilettenpapier, Klopapier,
            Taschentuch, Taschentücher, Serviette, Zahnstocher, Spieß, Holzspieß, Küchengarn, Spülmittel,
            Spülmaschinentabs, Waschmittel, Schwamm, Müllbeutel, Gefrierbeutel, Kerze, Streichholz,
            Streichhölzer, Batterie, Glühbirne, Zahnpasta, Duschgel, Seife, Pflaster, Katzenfutter, Hundefutter
            """
        ),
    ]
}
