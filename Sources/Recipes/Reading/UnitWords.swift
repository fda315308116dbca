/// What recipes call their units, in six languages.
enum UnitWords {
    struct Unit {
        let measure: Amount.Unit
        /// In the author's word, in the singular.
        let singular: String
    }

    /// Words that begin one of several words: how many the longest has.
    static let longest = 4

    /// By the words of a unit in lower case, joined by spaces, without dots: "cup", "c à s", "fl oz".
    static let all: [String: Unit] = {
        var all: [String: Unit] = [:]
        for (measure, groups) in table {
            for group in groups.split(separator: "|") {
                let words = group.split(separator: ",").map { $0.trimmed }
                for word in words where all[word] == nil { all[word] = Unit(measure: measure, singular: words[0]) }
            }
        }
        return all
    }()

    /// Nouns that are a unit even behind what they count: "3 garlic cloves", "2 celery stalks".
    static let trailing: Set<String> = ["clove", "cloves", "stalk", "stalks", "sprig", "sprigs", "rib", "ribs"]

    /// "|" stands between units, "," between the forms of one, the singular first.
    private static let table: [(Amount.Unit, String)] = [
        (.g, "g | gram, grams | gramme, grammes | gramm | gramo, gramos | grammo, grammi | gr"),
        (.kg, "kg, kgs | kilo, kilos | kilogram, kilograms | kilogramm | kilogramme, kilogrammes | chilo, chili"),
        (.ml, "ml | milliliter, milliliters | millilitre, millilitres | mililitro, mililitros | millilitro, millilitri"),
        (.l, "l | liter, liters | litre, litres | litro, litros, litri"),
        (.other("dl"), "dl | deciliter, deciliters | décilitre, décilitres"),
        (.other("cl"), "cl | centiliter, centiliters | centilitre, centilitres"),
        (.other("mg"), "mg"),
        (.tsp,
         "tsp, tsps | teaspoon, teaspoons | tl | teelöffel | cc | c à c | c à café | cuil à café "
            + "| cuillère à café, cuillères à café | cuillerée à café, cuillerées à café | cucharadita, cucharaditas, cdta, cdtas "
            + "| cucchiaino, cucchiaini | theelepel, theelepels | koffielepel, koffielepels"),
        (.tbsp,
         "tbsp, tbsps | tbs | tbl | tblsp | tablespoon, tablespoons | el | esslöffel | eetlepel, eetlepels | cs | c à s | c à soupe "
            + "| cuil à soupe | cuillère à soupe, cuillères à soupe | cuillerée à soupe, cuillerées à soupe "
            + "| cucharada, cucharadas, cda, cdas | cucchiaio, cucchiai"),
        (.cup,
         "cup, cups | c | tasse, tassen, tasses | taza, tazas | tazza, tazze | kop, koppen | kopje, kopjes"),
        (.oz, "oz | ounce, ounces | onza, onzas | oncia, once"),
        (.lb, "lb, lbs | pound, pounds | pfund | libra, libras | pond"),
        (.flOz, "fl oz | fluid ounce, fluid ounces | floz"),
        (.pint, "pint, pints | pt, pts"),
        (.quart, "quart, quarts | qt, qts"),
        (.other("gallon"), "gallon, gallons | gal"),
        (.clove,
         "clove, cloves | zehe, zehen | knoblauchzehe, knoblauchzehen | gousse, gousses | diente, dientes | spicchio, spicchi "
            + "| teen, tenen | teentje, teentjes"),
        (.slice,
         "slice, slices | scheibe, scheiben | tranche, tranches | rebanada, rebanadas | loncha, lonchas | fetta, fette "
            + "| plak, plakken | plakje, plakjes | snee, sneetjes | rasher, rashers"),
        (.sprig,
         "sprig, sprigs | zweig, zweige | zweiglein | stängel | brin, brins | ramita, ramitas | rametto, rametti | takje, takjes"),
        (.bunch, "bunch, bunches | bund | bouquet, bouquets | botte, bottes | manojo, manojos | mazzo, mazzi | mazzetto | bos | bosje"),
        (.pinch,
         "pinch, pinches | prise, prisen | pincée, pincées | pizca, pizcas | pizzico, pizzichi | snuf | snufje, snufjes | msp | messerspitze"),
        (.handful,
         "handful, handfuls, handsful | handvoll | poignée, poignées | puñado, puñados | manciata, manciate | handje, handjes"),
        (.can,
         "can, cans | tin, tins | dose, dosen | boîte, boîtes | lata, latas | scatola, scatole | lattina, lattine | blik, blikken "
            + "| blikje, blikjes"),
        (.sheet, "sheet, sheets | blatt, blätter | feuille, feuilles | hoja, hojas | foglio, fogli | vel, vellen | blaadje, blaadjes"),
        (.leaf, "leaf, leaves | foglia, foglie"),
        (.stick, "stick, sticks | stange, stangen | bâton, bâtons"),
        (.piece, "piece, pieces, pcs, pc | stück, stücke | morceau, morceaux | pieza, piezas | pezzo, pezzi | stuk, stuks | stuks"),
        (.other("head"), "head, heads | kopf, köpfe | tête, têtes | cabeza, cabezas | testa, teste | krop, kroppen"),
        (.other("bulb"), "bulb, bulbs | knolle, knollen | bulbe, bulbes | bulbo, bulbos"),
        (.other("stalk"), "stalk, stalks | stem, stems | rib, ribs | spear, spears | stange staudensellerie | tallo, tallos | gambo, gambi | stengel, stengels"),
        (.other("ear"), "ear, ears"),
        (.other("dash"), "dash, dashes | schuss | spritzer | trait, traits | chorro | chorrito | goccio | scheutje, scheutjes"),
        (.other("drop"), "drop, drops | tropfen | goutte, gouttes | gota, gotas | goccia, gocce | druppel, druppels"),
        (.other("splash"), "splash, splashes | drizzle | glug, glugs"),
        (.other("knob"), "knob, knobs | noix | noce, noci | nuez | klontje"),
        (.other("package"),
         "package, packages, pkg, pkgs | pack, packs | packet, packets | sachet, sachets | envelope, envelopes | päckchen | packung, packungen "
            + "| pck | pkg | pk | paquet, paquets | paquete, paquetes | sobre, sobres | bustina, bustine | confezione, confezioni | pak, pakken | pakje, pakjes | zakje, zakjes"),
        (.other("jar"), "jar, jars | glas, gläser | bocal, bocaux | tarro, tarros | vasetto, vasetti | pot, pots | potje, potjes"),
        (.other("bottle"), "bottle, bottles | flasche, flaschen | bouteille, bouteilles | botella, botellas | bottiglia, bottiglie | fles, flessen"),
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
        (.other("shot"), "shot, shots | glass, glasses | verre, verres | vaso, vasos | bicchiere, bicchieri"),
        (.other("part"), "part, parts | teil, teile"),
        (.other("inch"), "inch, inches"),
        (.other("cm"), "cm | centimeter, centimeters | centimetre, centimetres"),
    ]
}

extension Substring {
    fileprivate var trimmed: String {
        var text = self
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
