/// German names of foods in English words, so that what is known of foods needs to be known once: "Rinderhackfleisch"
/// is "beef mince", "Kokosmilch" "coconut milk".
///
/// A compound is said by its parts, and only if all of them are known; what isn't stays as it is, and then nothing
/// is claimed of it.
package enum GermanFoods {
    /// Whether a list is German rather than English, by the foods in it that only one of the two knows.
    static func areGerman(_ ingredients: [Ingredient]) -> Bool {
        var lead = 0
        // Three ahead is enough to know; lists are judged by the ten thousand.
        for ingredient in ingredients.prefix(60) where abs(lead) < 3 {
            let words = FoundWord.all(in: ingredient.name).map(\.text)
            if words.contains(where: alike.contains) { continue }
            if Food(ingredient.name).isKnown {
                lead -= 1
            } else if words.contains(where: isTelling) {
                lead += 1
            }
        }
        return lead > 0
    }

    /// The name in English; words that aren't known stay.
    package static func english(_ name: String) -> String {
        let plain = Food.withoutRemarks(name)
        let found = FoundWord.all(in: plain)
        // Foods are nouns, which German writes with a capital; somebody who writes none can't be read so.
        let hasNouns = found.contains { plain[$0.range.lowerBound].isUppercase && !sayings.contains($0.text) }
        return found.compactMap { word in
            if sayings.contains(word.text) { return nil }
            if let english = word.text.english { return english }
            return hasNouns && plain[word.range.lowerBound].isLowercase ? nil : word.text
        }.joined(separator: " ")
    }

    private static func isTelling(_ word: String) -> Bool {
        sayings.contains(word) && word.count > 3 || word.english != nil
    }

    /// Words of both languages, or of English as well.
    private static let alike: Set<String> = [
        "or", "oder", "vegan", "butter", "parmesan", "mozzarella", "feta", "gouda", "ricotta", "mascarpone",
        "curry", "rosinen",
        "reis",
        "rind", "fond", "mark", "hack", "pute", "salami", "chorizo", "couscous", "bulgur", "quinoa", "tofu",
        "rum",
        "ingwer", "basilikum", "oregano", "mango", "kiwi", "papaya", "radicchio", "chili", "margarine",
        "tahini",
    ]

    static let words: [String: String] = {
        var words: [String: String] = [:]
        for line in table.split(separator: "\n") {
            let sides = line.split(separator: ":")
            let english = sides[0].split(separator: " ").joined(separator: " ")
            for word in sides[1].split(separator: " ") { words[String(word)] = english }
        }
        return words
    }()

    /// What is said of foods: states, cuts, measures, purposes.
    static let sayings: Set<String> = Set(
        """
        frisch frische frischer frisches frischen gehackt gehackte gehackter gehackten gerieben geriebene geriebener
        geriebenen getrocknet getrocknete getrockneter getrockneten klein kleine kleiner kleines kleinen gross grosse
        grosser grosses grossen mittelgross mittelgrosse mittelgrosser fein feine feiner feines feinen grob grobe
        grober grobes groben rot rote roter rotes roten grun grune gruner grunes grunen gelb gelbe gelber gelbes
        gelben weiss weisse weisser weisses weissen schwarz schwarze schwarzer schwarzes schwarzen braun braune
        brauner braunes braunen dunkel dunkle dunkler hell helle heller reif reife reifer reifen weich weiche weicher
        weiches weichen warm warmes warme kalt kaltes kalte kalter lauwarm lauwarme lauwarmes lauwarmer heiss heisse
        heisses kochend kochendes kochende gekocht gekochte gekochter gekochten gebraten gerostet gerostete
        gerosteter gerosteten geschalt geschalte geschalter geschalten gewurfelt gewurfelte gewurfelter geschnitten
        geschnittene geschnittener gepresst gepresste gemahlen gemahlene gemahlener gemahlenen geraspelt geraspelte
        gehobelt gehobelte gehobelten geschmolzen geschmolzene zerlassen zerlassene abgetropft abgetropfte ganz ganze
        ganzer ganzen halb halbe halber halbiert geviertelt entkernt entkernte entkernter entsteint entsteinte
        tiefgekuhlt tiefgekuhlte tk bio unbehandelt unbehandelte unbehandelter naturell ungesalzen ungesalzene
        gesalzen gesalzene zimmerwarm zimmerwarme weiche raumtemperatur glatt glatte glatter glattes kraus krause
        suss susse susser susses sussen scharf scharfe scharfer scharfes edelsuss rosenscharf mild milde milder
        mager magerer mageres magere durchwachsen durchwachsener gerauchert geraucherte geraucherter gerauchertes
        edelsusses festkochend festkochende festkochenden mehligkochend mehligkochende vorwiegend einige etwas wenig
        viel ca circa etwa evtl eventuell optional nach geschmack bedarf belieben wahl zum zur fur den die das der
        dem des ein eine einen einer eines mit ohne in im am an aus vom von und je pro zu bei auf braten backen
        bestreuen bestauben garnieren dekorieren wurzen anbraten einfetten fetten form verfeinern servieren kneten
        el tl essloffel teeloffel g kg mg l ml cl dl liter bund zehe zehen stuck stucke stange stangen zweig zweige
        blatt blatter blattchen dose dosen glas glaser packung packungen packchen pckg pck pkt becher tasse tassen
        prise prisen messerspitze msp spritzer schuss tropfen handvoll scheibe scheiben wurfel knolle knollen kopf
        kopfe knolle kugel kugeln beutel tute tuten flasche flaschen rolle tube streifen ringe spalten halften haut
        knochen stiel stiele fett i tr wasserig nativ natives nativer extra vergine kaltgepresst neutral neutrales
        neutraler hochwertig hochwertiges guter gutes gute type typ mehr weniger noch plus abrieb schale davon dazu
        instant ungesusst ungesusste ungesusster stark starker entrahmt fettarm fettarme vollfett haltbare

        jung junge junger alt altes alte altbacken altbackene altbackenes trocken trockener trockene trockenes zart
        zarte saftig saftige klar klare kraftig kraftige dick dicke dunn dunne lang lange kurz kurze aller alle
        beliebig beliebige beliebiges passend passende fertig fertige fertiger fertiges aufgetaut eingelegt
        eingelegte eingelegter eingelegten passiert passierte passierter gestuckelt stuckig stuckige stuckigen
        geschalte konserve abgespult griechisch griechischer italienisch italienische turkisch turkische asiatisch saft lake salzlake ras manis
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// English, a colon, and what German cooks call it: folded, in the singular and in what plurals have besides an
    /// ending.
    private static let table = """
        or: oder bzw
        vegan: vegan veganer veganes
        vegetarian: vegetarisch vegetarischem vegetarischer
        gluten free: glutenfrei glutenfreier glutenfreies
        lactose free: laktosefrei laktosefreier laktosefreies
        flour: mehl weizenmehl auszugsmehl spatzlemehl
        wheat: weizen hartweizen
        spelt flour: dinkelmehl
        spelt: dinkel grunkern
        rye flour: roggenmehl
        rye: roggen
        semolina: griess hartweizengriess weichweizengriess
        polenta: maisgriess polenta
        barley: gerste graupe graupen
        oat: hafer haferflocke haferflocken
        couscous: couscous
        bulgur: bulgur
        buckwheat: buchweizen
        millet: hirse
        quinoa: quinoa
        rice: rundkorn langkorn mittelkorn reis basmatireis milchreis risottoreis langkornreis naturreis jasminreis sushireis
        rice noodle: reisnudel reisnudeln reisbandnudeln
        rice paper: reispapier
        tortilla: tortilla tortillas wrap wraps
        tapioca: tapioka tapiokaperlen
        pasta: nudel nudeln spaghetti penne makkaroni bandnudeln suppennudeln lasagneplatte lasagneplatten tagliatelle
        gnocchi: gnocchi spatzle schupfnudeln
        bread: brot toast toastbrot weissbrot schwarzbrot baguette brotchen semmel semmeln ciabatta knodelbrot
        breadcrumb: semmelbrosel paniermehl brosel panko
        puff pastry: blatterteig
        pastry: murbeteig strudelteig filoteig pizzateig hefeteig
        ladyfinger: loffelbiskuit
        biscuit: keks kekse butterkeks butterkekse zwieback
        cornstarch: starke speisestarke maisstarke kartoffelstarke
        yeast: hefe trockenhefe frischhefe hefewurfel
        nutritional yeast: hefeflocken
        baking powder: backpulver weinsteinbackpulver
        baking soda: natron kaisernatron
        gelatin: gelatine blattgelatine
        agar: agar
        sugar: palmzucker hagelzucker zucker rohrzucker rohrohrzucker kristallzucker streuzucker puderzucker staubzucker gelierzucker
        vanilla sugar: vanillezucker vanillinzucker
        vanilla: vanille vanilleschote vanilleschoten vanillemark vanilleextrakt
        honey: honig
        maple syrup: ahornsirup
        agave syrup: agavendicksaft
        syrup: sirup zuckerrubensirup
        salt: salz meersalz steinsalz jodsalz
        pepper: pfeffer sichuanpfeffer szechuanpfeffer
        water: wasser mineralwasser eiswurfel
        oil: ol pflanzenol speiseol frittierol bratol
        olive oil: olivenol
        canola oil: rapsol
        sunflower oil: sonnenblumenol
        sesame oil: sesamol
        coconut oil: kokosol kokosfett
        walnut oil: walnussol
        vinegar: essig weinessig weissweinessig rotweinessig apfelessig branntweinessig krauteressig balsamicoessig
        balsamic vinegar: balsamico aceto
        mustard: senf dijonsenf
        ketchup: ketchup
        mayonnaise: mayonnaise majo remoulade
        soy sauce: kecap sojasauce sojasosse
        fish sauce: fischsauce fischsosse
        worcestershire sauce: worcestersauce worcestershiresauce worcestersosse
        tomato paste: tomatenmark
        passata: passata
        pesto: pesto
        stock: bruhe fond suppenwurfel bruhwurfel kraftbruhe fleischbruhe
        vegetable stock: gemusebruhe gemusefond suppengewurz
        chicken stock: huhnerbruhe geflugelbruhe geflugelfond huhnerfond
        beef stock: rinderbruhe rinderfond kalbsfond
        fish stock: fischfond fischbruhe
        milk: milch vollmilch frischmilch h-milch kondensmilch milchpulver
        buttermilk: buttermilch
        cream: sahne rahm schlagsahne schlagobers obers schlagrahm kochsahne kaffeesahne schlagsahne
        sour cream: schmand sauerrahm creme crème fraiche
        yogurt: joghurt naturjoghurt jogurt skyr kefir
        quark cheese: quark magerquark speisequark topfen
        cream cheese: frischkase doppelrahmfrischkase
        cheese: kase reibekase bergkase hartkase raclettekase schmelzkase scheibletten emmentaler gruyere gouda edamer
        feta cheese: feta schafskase schafkase hirtenkase
        goat cheese: ziegenkase ziegenfrischkase
        parmesan: parmesan grana pecorino
        mozzarella: mozzarella burrata
        mascarpone: mascarpone
        ricotta: ricotta
        halloumi: halloumi
        butter: butter butterschmalz markenbutter krauterbutter
        margarine: margarine
        lard: schmalz schweineschmalz ganseschmalz griebenschmalz
        egg: ei eier eiern
        egg yolk: eigelb eigelbe dotter eidotter
        egg white: eiweiss eiweisse eiklar
        beef: rind rindfleisch rinder rinds gulasch ochsenschwanz tafelspitz roastbeef
        veal: kalb kalbfleisch kalbs
        pork: schwein schweinefleisch schweine schweins kassler kasseler schnitzel kotelett nackensteak
        lamb: lamm lammfleisch lamms
        minced beef: hackfleisch hack gehacktes faschiertes tatar mett
        steak: steak rumpsteak
        bacon: speck bacon schinkenspeck fruhstucksspeck pancetta
        ham: schinken kochschinken rohschinken serranoschinken parmaschinken
        sausage: wurst wurste wurstchen bratwurst mettwurst leberwurst cabanossi kabanossi fleischwurst lyoner leberkase
        salami: salami
        chorizo: chorizo
        liver: leber
        chicken: huhn huhner hahnchen hendl poulet geflugel hahnchenbrustfilet suppenhuhn hahnchenkeule hahnchenkeulen
        turkey: pute puten truthahn putenschnitzel
        duck: ente enten
        goose: gans ganse
        venison: wild reh hirsch wildschwein hase
        rabbit: kaninchen
        meat: fleisch braten filet keule rippchen
        fish: fisch seelachs fischfilet
        salmon: lachs raucherlachs
        tuna: thunfisch
        sea bass: wolfsbarsch
        fish: zander barsch rotbarsch scholle seezunge heilbutt makrele karpfen hecht dorade pangasius seehecht matjesfilet
        trout: forelle forellen
        cod: kabeljau dorsch
        herring: hering matjes
        anchovy: sardelle sardellen anchovis
        prawn: garnele garnelen krabbe krabben scampi shrimps
        mussel: muschel muscheln miesmuschel miesmuscheln
        squid: tintenfisch calamari
        almond: mandel mandeln marzipan marzipanrohmasse
        hazelnut: haselnuss haselnusse nugat nougat
        walnut: walnuss walnusse
        cashew: cashew cashewkern cashewkerne cashewnuss
        peanut: erdnuss erdnusse
        pistachio: pistazie pistazien
        pine nut: pinienkern pinienkerne
        nut: nuss nusse
        chestnut: marone maronen
        coconut milk: kokosmilch
        coconut cream: kokoscreme kokossahne
        coconut: kokos kokosraspel kokosnuss kokosflocken
        oat milk: haferdrink hafermilch
        soy milk: sojamilch sojadrink
        almond milk: mandelmilch mandeldrink
        sesame seed: sesam sesamsamen sesamkorner
        sesame paste: tahin tahini
        poppy seed: mohn mohnsamen
        sunflower seed: sonnenblumenkern sonnenblumenkerne
        pumpkin seed: kurbiskern kurbiskerne
        flax seed: leinsamen
        chia seed: chiasamen
        chocolate: schokolade zartbitterschokolade vollmilchschokolade kuverture schokotropfchen schokoraspel zartbitterkuverture
        cocoa: kakao backkakao kakaopulver
        coffee: kaffee espresso
        miso: miso misopaste
        rennet: lab
        tamarind: tamarinde tamarinden
        hibiscus: hibiskus
        ras el hanout: hanout
        soy bean: sojabohne sojabohnen soja
        tofu: tofu raucherhtofu rauchertofu
        wine: wein weisswein rotwein portwein sherry marsala
        beer: bier
        rum: rum
        onion: zwiebel zwiebeln gemusezwiebel gemusezwiebeln
        scallion: fruhlingszwiebel fruhlingszwiebeln lauchzwiebel lauchzwiebeln
        shallot: schalotte schalotten
        garlic: knoblauch knoblauchzehe knoblauchzehen
        leek: lauch porree
        carrot: mohre mohren karotte karotten ruebli rubli gelberube
        celery: sellerie staudensellerie knollensellerie stangensellerie
        parsnip: pastinake pastinaken
        parsley root: petersilienwurzel
        potato: kartoffel kartoffeln erdapfel salzkartoffeln
        sweet potato: susskartoffel susskartoffeln
        tomato: tomate tomaten kirschtomate kirschtomaten cherrytomaten cocktailtomaten fleischtomate fleischtomaten strauchtomaten paradeiser rispentomaten
        bell pepper: paprika paprikaschote paprikaschoten spitzpaprika
        chili pepper: chili chilischote chilischoten peperoni peperoncini chiliflocken chilipulver
        cucumber: gurke gurken salatgurke gewurzgurke gewurzgurken essiggurke cornichons
        zucchini: zucchini zucchino
        eggplant: aubergine auberginen melanzani
        pumpkin: kurbis hokkaido hokkaidokurbis butternusskurbis butternuss muskatkurbis
        broccoli: brokkoli
        cauliflower: blumenkohl karfiol
        cabbage: kohl weisskohl rotkohl weisskraut blaukraut spitzkohl wirsing chinakohl grunkohl kohlrabi kraut
        brussels sprout: rosenkohl
        sauerkraut: sauerkraut
        spinach: spinat babyspinat blattspinat mangold
        lettuce: salat kopfsalat eisbergsalat feldsalat blattsalat romanasalat rucola rauke
        radish: radieschen rettich
        beetroot: bete beete randen
        corn: mais zuckermais maiskorn
        pea: erbse erbsen zuckerschote zuckerschoten
        bean: bohne bohnen mungbohne mungbohnen kidneybohne kidneybohnen buschbohnen
        chickpea: kichererbse kichererbsen
        lentil: linse linsen berglinsen tellerlinsen
        mushroom: champignon champignons pilz pilze steinpilz steinpilze pfifferling pfifferlinge austernpilze
        asparagus: spargel
        fennel: fenchel fenchelknolle
        artichoke: artischocke artischocken
        avocado: avocado avocados
        olive: olive oliven
        caper: kaper kapern
        ginger: ingwer
        horseradish: meerrettich kren
        vegetable: gemuse suppengemuse suppengrun wurzelwerk
        parsley: petersilie
        chive: schnittlauch
        dill: dill
        basil: basilikum
        thyme: thymian
        rosemary: rosmarin
        oregano: oregano
        marjoram: majoran
        sage: salbei
        barberry: berberitze berberitzen
        mint: minze minz
        coriander: koriander koriandergrun
        tarragon: estragon
        chervil: kerbel
        lovage herb: liebstockel
        bay leaf: lorbeer lorbeerblatt lorbeerblatter
        herb: krauter kraut krautern gartenkresse kresse
        paprika powder: paprikapulver
        cumin: kreuzkummel cumin
        caraway: kummel
        cinnamon: zimt zimtstange zimtstangen zimtpulver
        nutmeg: muskat muskatnuss
        clove spice: nelke nelken gewurznelke gewurznelken
        cardamom: kardamom
        turmeric: kurkuma gelbwurz
        curry powder: curry currypulver
        allspice: piment
        juniper: wacholder wacholderbeere wacholderbeeren
        saffron: safran
        anise: anis sternanis
        spice: gewurz gewurze
        apple: apfel apfeln
        pear: birne birnen
        lemon: zitrone zitronen biozitrone
        lemon juice: zitronensaft
        lemon zest: zitronenschale zitronenabrieb
        lime: limette limetten
        lime juice: limettensaft
        orange: orange orangen apfelsine
        orange juice: orangensaft
        banana: banane bananen
        strawberry: erdbeere erdbeeren
        raspberry: himbeere himbeeren
        blueberry: blaubeere blaubeeren heidelbeere heidelbeeren
        blackberry: brombeere brombeeren
        currant: johannisbeere johannisbeeren
        cranberry: cranberry preiselbeere preiselbeeren
        berry: beere beeren
        cherry: kirsche kirschen sauerkirsche sauerkirschen
        plum: pflaume pflaumen zwetschge zwetschgen zwetschke
        apricot: aprikose aprikosen marille marillen
        peach: pfirsich pfirsiche
        grape: traube trauben weintrauben
        raisin: rosine rosinen sultaninen
        date: dattel datteln
        fig: feige feigen
        pineapple: ananas
        mango: mango mangos
        rhubarb: rhabarber
        pomegranate: granatapfel granatapfelkerne
        jam: marmelade konfiture gelee
        apple sauce: apfelmus
        """
}

extension String {
    /// The food that a German word names, in English; nil if not all of the word is known.
    fileprivate var english: String? {
        if let known = GermanFoods.words[self] ?? withoutEnding(GermanFoods.words) { return known }
        let letters = Array(utf8)
        // The last part says what it is: as much of it as is known.
        for start in stride(from: 3, through: letters.count - 2, by: 1) {
            let tail = String(dropFirst(start)), front = String(prefix(start))
            guard
                let thing = GermanFoods.parts[tail] ?? GermanFoods.words[tail]
                    ?? tail.withoutEnding(GermanFoods.words)
            else { continue }
            for link in ["", "n", "en", "s", "es", "e", "er"] where front.hasSuffix(link) {
                let first = String(front.dropLast(link.count))
                if first.count > 2, let kind = GermanFoods.words[first] {
                    return kind + (thing.isEmpty ? "" : " " + thing)
                }
            }
        }
        return nil
    }

    fileprivate func withoutEnding(_ words: [String: String]) -> String? {
        for ending in ["n", "en", "e", "er", "s", "es"] where hasSuffix(ending) && count - ending.count > 2 {
            if let known = words[String(dropLast(ending.count))] { return known }
        }
        return nil
    }
}

extension GermanFoods {
    /// What stands behind a food in a compound: parts of it, and what is made of it.
    fileprivate static let parts: [String: String] = [
        "fleisch": "", "hackfleisch": "mince", "hack": "mince", "brust": "", "bruste": "", "brustfilet": "",
        "filet": "",
        "filets": "", "keule": "", "keulen": "", "schenkel": "", "schnitzel": "", "gulasch": "", "braten": "",
        "steak": "", "steaks": "", "rouladen": "", "schulter": "", "nacken": "", "haxe": "", "wurfel": "",
        "streifen": "", "scheiben": "", "stucke": "", "kerne": "", "saft": "juice", "schale": "zest",
        "abrieb": "zest", "mark": "puree", "mus": "puree", "puree": "puree", "pulver": "powder",
        "mehl": "flour",
        "ol": "oil", "essig": "vinegar", "saucen": "sauce", "sauce": "sauce", "sosse": "sauce",
        "sirup": "syrup",
        "blatter": "", "blattchen": "", "grun": "", "samen": "seed", "korner": "seed", "zehe": "",
        "zehen": "",
        "schote": "", "schoten": "", "flocken": "", "raspel": "", "splitter": "", "stifte": "", "blattle": "",
        "blattchenweise": "", "hobel": "", "nudeln": "noodle", "nudel": "noodle", "brot": "bread",
        "brotchen": "bread",
        "bruhe": "stock", "fond": "stock", "wurst": "sausage", "wurstchen": "sausage", "kase": "cheese",
        "milch": "milk", "drink": "milk", "sahne": "cream", "creme": "cream", "butter": "butter",
        "zucker": "sugar", "salz": "salt", "pfeffer": "pepper", "starke": "starch", "likor": "liqueur",
        "konfiture": "jam", "marmelade": "jam", "gelee": "jam", "kompott": "", "roschen": "", "stangel": "",
        "wurzel": "", "knolle": "", "schinken": "ham", "speck": "bacon", "leber": "liver", "rucken": "",
        "geschnetzeltes": "", "wade": "", "unterkeulen": "", "oberkeulen": "", "unterkeule": "",
        "oberkeule": "",
        "faden": "", "bluten": "", "sprossen": "sprout", "paste": "paste", "art": "", "tortillas": "tortilla",
        "tortilla": "tortilla", "ring": "", "ringe": "", "backe": "", "backen": "", "hals": "", "bauch": "",
        "lende": "", "medaillons": "", "aufschnitt": "", "bohnen": "bean", "bohne": "bean", "drinks": "milk",
    ]
}
