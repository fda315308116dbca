extension UnitWords {
    /// "|" stands between units, "," between the forms of one, the singular first.
    static let table: [(Amount.Unit, String)] = [
        (
            .g,
            """
            g | gram, grams | gramme, grammes | gramm | gramo, gramos | grammo, grammi | gr, grs |
            gm, gms
            """
        ),
        (
            .kg,
            """
            kg, kgs | kilo, kilos | kilogram, kilograms | kilogramm | kilogramme, kilogrammes | chilo |
            quilo, quilos
            """
        ),
        (
            .ml,
            """
            ml | milliliter, milliliters | millilitre, millilitres | mililitro, mililitros |
            millilitro, millilitri
            """
        ),
        (.l, "l | liter, liters | litre, litres | litro, litros, litri"),
        (.other("dl"), "dl | deciliter, deciliters | décilitre, décilitres"),
        (.other("cl"), "cl | centiliter, centiliters | centilitre, centilitres"),
        (.other("mg"), "mg"),
        (.other("dkg"), "dkg | dag"),
        (
            .tsp,
            """
            tsp, tsps | teaspoon, teaspoons | tl | teelöffel | cc | c à c | c à café | c c | cuil à café |
            cuillère à café, cuillères à café | cuillerée à café, cuillerées à café |
            cucharadita, cucharaditas | cdta, cdtas | cucchiaino, cucchiaini | theelepel, theelepels |
            koffielepel, koffielepels | teel | tsk | teaspoonful, teaspoonfuls |
            colher de chá, colheres de chá | colher chá, colheres chá | c de chá
            """
        ),
        (
            .tbsp,
            """
            tbsp, tbsps | tbs | tbl | tblsp | tablespoon, tablespoons | el | esslöffel |
            eetlepel, eetlepels | cs | c à s | c à soupe | cuil à soupe |
            cuillère à soupe, cuillères à soupe | cuillerée à soupe, cuillerées à soupe | c s | essl |
            msk | spsk | colher de sopa, colheres de sopa | colher sopa, colheres sopa | c de sopa |
            cucharada, cucharadas | cda, cdas | cucchiaio, cucchiai
            """
        ),
        (
            .cup,
            """
            cup, cups | c | tasse, tassen, tasses | taza, tazas | tazza, tazze | kop, koppen |
            kopje, kopjes | xícara, xícaras | xícara chá, xícaras chá
            """
        ),
        (.oz, "oz | ounce, ounces | onza, onzas | oncia, once"),
        (.lb, "lb, lbs | pound, pounds | pfund | libra, libras | pond"),
        (.flOz, "fl oz | fluid ounce, fluid ounces | floz"),
        (.pint, "pint, pints | pt, pts"),
        (.quart, "quart, quarts | qt, qts"),
        (.other("gallon"), "gallon, gallons | gal"),
        (
            .clove,
            """
            clove, cloves | zehe, zehen | knoblauchzehe, knoblauchzehen | gousse, gousses |
            diente, dientes | spicchio, spicchi | teen, tenen | teentje, teentjes | dente, dentes |
            klyfta, klyftor
            """
        ),
        (
            .slice,
            """
            slice, slices | scheibe, scheiben | tranche, tranches | rebanada, rebanadas | loncha, lonchas |
            fetta, fette | plak, plakken | plakje, plakjes | snee, sneetjes | rasher, rashers
            """
        ),
        (
            .sprig,
            """
            sprig, sprigs | zweig, zweige | zweiglein | stiel, stiele | stängel | brin, brins |
            ramita, ramitas | twig, twigs | ramo, ramos | rametto, rametti | takje, takjes
            """
        ),
        (
            .bunch,
            """
            bunch, bunches | bund | bd | bouquet, bouquets | botte, bottes | manojo, manojos |
            mazzo, mazzi | mazzetto | bos | bosje
            """
        ),
        (
            .pinch,
            """
            pinch, pinches | prise, prisen | pr | pincée, pincées | pizca, pizcas | pizzico, pizzichi |
            snuf | snufje, snufjes | pitada, pitadas | krm | nypa | nip | msp | messerspitze
            """
        ),
        (
            .handful,
            """
            handful, handfuls, handsful | handvoll | poignée, poignées | puñado, puñados |
            manciata, manciate | handje, handjes | hand voll
            """
        ),
        (
            .can,
            """
            can, cans | tin, tins | dose, dosen | boîte, boîtes | lata, latas | scatola, scatole |
            lattina, lattine | blik, blikken | blikje, blikjes
            """
        ),
        (
            .sheet,
            """
            sheet, sheets | blatt, blätter | feuille, feuilles | hoja, hojas | foglio, fogli |
            vel, vellen | blaadje, blaadjes
            """
        ),
        (.leaf, "leaf, leaves | foglia, foglie"),
        (.stick, "stick, sticks | stange, stangen | bâton, bâtons"),
        (
            .piece,
            """
            piece, pieces | pc, pcs | stück, stücke | morceau, morceaux | pieza, piezas | pezzo, pezzi |
            stuk, stuks | stk | stck | st | adet | unidade, unidades | unidad, unidades | unid
            """
        ),
        (
            .other("head"),
            """
            head, heads | kopf, köpfe | tête, têtes | cabeza, cabezas | testa, teste | krop, kroppen
            """
        ),
        (.other("bulb"), "bulb, bulbs | knolle, knollen | bulbe, bulbes | bulbo, bulbos"),
        (
            .other("stalk"),
            """
            stalk, stalks | rib, ribs | stem, stems | spear, spears | stange staudensellerie |
            tallo, tallos | gambo, gambi | stengel, stengels
            """
        ),
        (.other("ear"), "ear, ears"),
        (
            .other("dash"),
            """
            dash, dashes | schuss | spritzer | trait, traits | chorro | chorrito | goccio |
            scheutje, scheutjes | scheut
            """
        ),
        (
            .other("drop"),
            """
            drop, drops | tropfen | goutte, gouttes | gota, gotas | goccia, gocce | druppel, druppels
            """
        ),
        (.other("splash"), "splash, splashes | drizzle | glug, glugs"),
        (
            .other("knob"),
            """
            knob, knobs | nugget, nuggets | noix | noce, noci | nuez | klont, klontjes | klontje
            """
        ),
        (
            .other("package"),
            """
            package, packages | pkg, pkgs | pack, packs | packet, packets | sachet, sachets |
            envelope, envelopes | päckchen | packung, packungen | pk | paquet, paquets |
            paquete, paquetes | sobre, sobres | bustina, bustine | confezione, confezioni | pak, pakken |
            pakje, pakjes | zakje, zakjes | paket, pakete | pkt | pck | beutelchen | sachê, sachês
            """
        ),
        (
            .other("jar"),
            """
            jar, jars | glas, gläser | bocal, bocaux | tarro, tarros | vasetto, vasetti | pot, pots |
            potje, potjes
            """
        ),
        (
            .other("bottle"),
            """
            bottle, bottles | flasche, flaschen | bouteille, bouteilles | botella, botellas |
            bottiglia, bottiglie | fles, flessen
            """
        ),
        (.other("box"), "box, boxes | carton, cartons | karton"),
        (.other("bag"), "bag, bags | beutel | sac, sacs | bolsa, bolsas | sacchetto | zak, zakken"),
        (.other("tub"), "tub, tubs | container, containers | becher | bak, bakje"),
        (.other("block"), "block, blocks | cube, cubes | würfel | cubo, cubos | dado, dadi"),
        (.other("ball"), "ball, balls | kugel, kugeln | boule, boules | bola, bolas | bol, bollen"),
        (.other("loaf"), "loaf, loaves"),
        (.other("strip"), "strip, strips | streifen | zeste | tira, tiras | striscia, strisce"),
        (.other("wedge"), "wedge, wedges"),
        (.other("round"), "round, rounds"),
        (.other("square"), "square, squares"),
        (.other("scoop"), "scoop, scoops"),
        (
            .other("shot"),
            """
            shot, shots | jigger, jiggers | wineglass, wineglasses | glass, glasses | verre, verres |
            vaso, vasos | bicchiere, bicchieri
            """
        ),
        (.other("part"), "part, parts | teil, teile"),
        (.other("portion"), "portion, portions | portie, porties"),
        (.other("ladle"), "ladle, ladles | kelle, kellen | louche, louches"),
        (.other("bar"), "bar, bars | tablet | tafel, tafeln | tablette, tablettes"),
        (.other("inch"), "inch, inches"),
        (.other("cm"), "cm | centimeter, centimeters | centimetre, centimetres"),
    ]
}
