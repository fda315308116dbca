import Dietetics
import Language
import Recipes

extension German: DiaryWording {
    var diary: String { "Esstagebuch" }
    var diaryKeys: [(key: String, deed: String)] {
        [("Bild ↑, Bild ↓", "Tag davor, danach"), ("Pos1", "Heute")]
    }
    var diaryFailed: String { "Das Tagebuch lässt sich nicht lesen" }
    var diaryToday: String { "Heute" }
    var dayBefore: String { "Der Tag davor" }
    var dayAfter: String { "Der Tag danach" }
    func mealName(_ meal: Meal) -> String {
        switch meal {
        case .breakfast: "Frühstück"
        case .lunch: "Mittagessen"
        case .dinner: "Abendessen"
        case .other: "Zwischendurch"
        }
    }

    var diaryWelcome: String { "Was gegessen wurde, freundlich" }
    var diaryWelcomeText: String {
        "Eine Mahlzeit ist mit ein paar Tippern notiert. Was du dem Tagebuch erzählst, bleibt auf diesem Gerät."
    }
    var diaryBegin: String { "Einrichten" }
    var justWrite: String { "Nur notieren, was ich esse" }
    var recovering: String { "Ich habe oder hatte eine Essstörung" }
    var recoveringDetail: String { "Dann zeigt Hands Off auf keiner Seite Zahlen zu Essen oder Körper." }

    var eatenSoFar: String { "Bis jetzt" }
    func energyLeft(_ sum: DaySum) -> String {
        let target = kilocalories(sum.target)
        return switch sum.standing {
        case .under: "Noch \(kilocalories(sum.left)) von \(target)"
        case .met: "Etwa, was der Tag bringen soll: \(target)"
        case .over: "\(kilocalories(-sum.left)) mehr als \(target)"
        }
    }
    func gramsOf(_ sum: DaySum) -> String {
        let whole = "\(plain(sum.eaten.rounded())) von \(grams(sum.target))"
        return switch sum.standing {
        case .under: "\(whole), noch \(grams(sum.left))"
        case .met: "\(whole), geschafft"
        case .over: "\(whole), \(grams(-sum.left)) mehr"
        }
    }
    var howWorkedOut: String { "Wie kommt das zustande?" }
    func workings(_ targets: DayTargets, _ eater: Eater, age: Int) -> [String] {
        let of = targets.workings
        var lines = [
            "In Ruhe braucht ein Körper wie deiner (\(age) Jahre, \(plain(eater.height.rounded())) cm, \(plain(tenths(eater.weight))) kg) am Tag \(kilocalories(of.atRest)): Mifflin und St Jeor, 1990\(eater.gender == .other ? ", Mittel beider Formeln" : "").",
            "Bei deinen Tagen ist es das \(factor(eater.activity))-Fache: \(kilocalories(of.need)).",
        ]
        if of.change < -0.5 {
            lines.append(
                "Für dein Ziel gehen \(kilocalories(-of.change)) ab; ein Kilogramm sind etwa 7.700 kcal.")
        } else if of.change > 0.5 {
            lines.append(
                "Für dein Ziel kommen \(kilocalories(of.change)) dazu; ein Kilogramm sind etwa 7.700 kcal.")
        }
        if of.isAtLeast {
            lines.append(
                "Weniger als \(kilocalories(eater.leastEnergy)) werden für niemanden geplant (NHLBI, 2000).")
        }
        if of.isByHand {
            lines.append("Die Energie hast du selbst festgelegt: \(kilocalories(targets.energy)).")
        }
        if of.areMacrosByHand {
            lines.append(
                "Manches davon, woher sie kommt, hast du selbst festgelegt; der Rest ergänzt die Energie.")
            return lines
        }
        lines.append(
            "Eiweiß: \(plain(of.proteinPerKilogram)) g je Kilogramm, für \(plain(tenths(of.countedWeight))) kg (EFSA 2012; Leidy 2015; Morton 2018). Fett: \(plain((of.fatShare * 100).rounded())) % der Energie (EFSA 2010). Der Rest sind Kohlenhydrate."
        )
        return lines
    }
    var noDoctor: String {
        "Ein Programm weiß wenig von dir. Wer sich um deine Gesundheit kümmert, weiß mehr."
    }
    func addTo(_ meal: Meal) -> String { "Notieren: \(mealName(meal))" }
    func saveMeal(_ meal: Meal) -> String { "\(mealName(meal)) merken" }
    func repeatMeal(_ meal: Meal) -> String { "\(mealName(meal)) wie beim letzten Mal" }
    func nothingToRepeat(_ meal: Meal) -> String {
        "In den letzten zwei Monaten ist dafür nichts notiert: \(mealName(meal))."
    }
    func mealSaved(_ name: String) -> String { "„\(name)“ ist gemerkt: ein Tipp notiert es." }
    func logged(_ count: Int, _ name: String, _ meal: Meal) -> String {
        (count == 1 ? "„\(name)“ steht" : "\(count) Lebensmittel stehen") + " im Tagebuch: \(mealName(meal))."
    }
    func unlogged(_ name: String) -> String { "„\(name)“ steht nicht mehr im Tagebuch." }
    func amount(_ quantity: Double, of measure: String) -> String {
        switch measure {
        case "g": grams(quantity)
        case "serving": "\(plain(quantity)) \(quantity == 1 ? "Portion" : "Portionen")"
        default: "\(plain(quantity)) \(Self.portion(measure))"
        }
    }

    /// The table's measures are in English: their first word says what is counted.
    private static func portion(_ name: String) -> String {
        let end = name.firstIndex { !$0.isLetter } ?? name.endIndex
        return portions[name[..<end].lowercased()] ?? name
    }

    private static let portions = [
        "large": "groß", "medium": "mittelgroß", "small": "klein", "extra": "sehr groß", "jumbo": "riesig",
        "cup": "Tasse", "tbsp": "EL", "tsp": "TL", "slice": "Scheibe", "slices": "Scheiben", "piece": "Stück",
        "fruit": "Frucht", "serving": "Portion", "bottle": "Flasche", "can": "Dose", "package": "Packung",
        "bar": "Riegel", "clove": "Zehe", "leaf": "Blatt", "leaves": "Blätter", "head": "Kopf",
        "bunch": "Bund",
        "handful": "Handvoll", "stick": "Stück", "bulb": "Knolle", "fillet": "Filet", "steak": "Steak",
        "stalk": "Stange", "sprig": "Zweig", "container": "Becher", "scoop": "Kugel", "cookie": "Keks",
        "ml": "ml", "fl": "Unze (30 ml)", "pinch": "Prise", "drop": "Tropfen", "roll": "Brötchen",
        "bowl": "Schale",
        "glass": "Glas", "cube": "Würfel", "packet": "Päckchen", "ear": "Kolben", "half": "Hälfte",
    ]

    var thisWeek: String { "Diese Woche" }
    func points(_ points: Int) -> String { points == 1 ? "1 Punkt" : "\(points) Punkte" }
    func weekTold(written: Int, full: Int, before: Int) -> String {
        let days = written == 1 ? "1 Tag ist notiert" : "\(written) Tage sind notiert"
        let told =
            full == 0
            ? "\(days)." : "\(days), \(full) mit allen Mahlzeiten oder nah an dem, was er bringen soll."
        return before == 0 ? told : "\(told) Die Woche davor hatte \(points(before))."
    }
    var weekdayLetters: [String] { ["M", "D", "M", "D", "F", "S", "S"] }

    func gentleGreeting(_ done: Int) -> String {
        switch done {
        case ...1: "Ein guter Anfang."
        case 2: "Du sorgst für dich."
        default: "Das war ein guter Tag für dich."
        }
    }
    var mealDone: String { "Geschafft" }
    var mealNotYet: String { "Noch nicht" }
    var moodTitle: String { "Wie war es?" }
    func name(_ mood: Mood) -> String {
        switch mood {
        case .good: "Gut"
        case .fair: "Ganz gut"
        case .hard: "Schwer"
        }
    }

    var findFood: String { "Lebensmittel finden" }
    var findFoodPlaceholder: String { "Ei, Roggenbrot, Milchkaffee …" }
    var whichMeal: String { "Welche Mahlzeit" }
    var eatenLately: String { "Zuletzt gegessen" }
    var nothingEatenYet: String { "Was du oft notierst, wird hier stehen. Tipp ein, was es war." }
    func noSuchFood(_ text: String) -> String {
        "Kein Lebensmittel heißt „\(text)“. Versuch ein kürzeres Wort, oder notiere es selbst."
    }
    var savedMeals: String { "Gemerkte Mahlzeiten" }
    func forgetMeal(_ name: String) -> String { "„\(name)“ vergessen" }
    func savedMealForgotten(_ name: String) -> String { "„\(name)“ ist vergessen." }
    func logFoods(_ count: Int) -> String { count == 1 ? "Notieren" : "\(count) notieren" }
    var quickAdd: String { "Selbst notieren" }
    var quickAddDetail: String { "Ein Name, und Zahlen von der Packung, soweit du sie hast" }
    func title(_ field: PlainModel.Field) -> String {
        switch field {
        case .name: "Was es war"
        case .energy: "Energie, kcal"
        case .protein: "Eiweiß, g"
        case .carbohydrate: "Kohlenhydrate, g"
        case .fat: "Fett, g"
        }
    }
    var nameFault: String { "Es braucht einen Namen." }
    var figureFault: String { "So viel hat kein Lebensmittel." }

    var readLabel: String { "Etikett der Packung lesen" }
    var readLabelDetail: String {
        "Mit der Kamera oder von einem Foto; es wird hier gelesen und geht nirgendwohin"
    }
    var labelFinder: String { "Was die Kamera von der Packung sieht" }
    var labelCameraOpening: String { "Die Kamera geht auf …" }
    func labelState(_ state: LabelCamera.State) -> String {
        switch state {
        case .looking: "Halt das Etikett oder den Strichcode vor die Kamera, nah und gerade, und bleib ruhig."
        case .blurred:
            "Noch ist es nicht scharf. Etwas mehr Abstand, mehr Licht oder eine ruhigere Hand hilft."
        case .reading: readingLabel
        case .unknownBarcode:
            "Diese Packung ist noch nicht unter deinen Lebensmitteln. Dreh sie um, und halt ihr Etikett vor die Kamera."
        case .asking: "Open Food Facts wird gefragt …"
        case .nobodyKnows:
            "Open Food Facts kennt diese Packung auch nicht. Dreh sie um, und halt ihr Etikett vor die Kamera."
        case .busy:
            "Open Food Facts wurde zu viel gefragt. Versuch es in einer Minute wieder, oder halt das Etikett vor die Kamera."
        case .unreachable: "Open Food Facts ist nicht zu erreichen. Das Etikett lässt sich trotzdem lesen."
        case .nothingRead:
            "Es waren keine Zahlen zu lesen. Dreh das Etikett so ins Licht, dass nichts spiegelt, und füll das Bild damit."
        }
    }
    var labelTrust: String {
        "Die Bilder werden hier angesehen, nirgends behalten und nirgendwohin geschickt."
    }
    var photographInstead: String { "Lieber ein Foto nehmen" }
    var readingLabel: String { "Wird gelesen …" }
    var choosePhotograph: String { "Ein Foto des Etiketts" }
    var noPhotograph: String { "Das lässt sich nicht als Foto öffnen." }
    var noLabel: String {
        "Es ließ sich kein Etikett lesen. Fotografiere es näher, heller und so gerade wie möglich."
    }
    func readFrom(_ figure: String) -> String { "\(figure), auf dem Etikett" }
    var labelPart: String { "Das Etikett, zum Vergleichen" }
    var unknownBarcode: String {
        "Diese Packung ist noch nicht unter deinen Lebensmitteln. Ein Foto ihres Etiketts lässt sich auch lesen."
    }
    var askOpenFoodFacts: String {
        "Open Food Facts, eine Sammlung für alle, kennt sie vielleicht. Die Zahl unter den Strichen geht dorthin, und sonst nichts."
    }
    var askOpenFoodFactsYes: String { "Dort fragen, jetzt und künftig" }
    var packets: String { "Packungen" }
    var looksUpBarcodes: String { "Open Food Facts fragen" }
    func labelRead(_ serving: String, isSure: Bool) -> String {
        let what = serving.isEmpty ? "für eine Portion" : "für \(serving)"
        return isSure
            ? "Vom Etikett gelesen, \(what)."
            : "Vom Etikett gelesen, \(what). Was nicht klar war, ist leer: bitte sieh nach."
    }

    var howMuch: String { "Wie viel" }
    var lessOfIt: String { "Weniger davon" }
    var moreOfIt: String { "Mehr davon" }
    var amountFault: String { "Bitte eine Zahl über 0." }
    var takeAmount: String { "Übernehmen" }
    var takeOut: String { "Aus dem Tagebuch nehmen" }
    func takeOut(_ name: String) -> String { "„\(name)“ herausnehmen" }
    func measure(_ name: String) -> String { name == "g" ? "Gramm" : Self.portion(name) }
    func contains(_ nutrition: Nutrition, grams: Double?) -> String {
        [
            grams.map(self.grams), nutrition.kilocalories.map(kilocalories),
            nutrition.protein.map { "Eiweiß \(self.grams($0))" },
            nutrition.carbohydrate.map { "Kohlenhydrate \(self.grams($0))" },
            nutrition.fat.map { "Fett \(self.grams($0))" },
        ].compactMap(\.self).joined(separator: " · ")
    }
    func plain(_ number: Double) -> String { English().plain(number).replacing(".", with: ",") }
    func factor(_ activity: Eater.Activity) -> String {
        English().factor(activity).replacing(".", with: ",")
    }
    private func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }

    var goalPicture: String { "Worauf du aus bist" }
    var chooseGoalPicture: String { "Ein Bild von deinem Ziel …" }
    var removeGoalPicture: String { "Bild wegnehmen" }
    var weeklyPictures: String { "Wochenbilder" }
    var weeklyKeys: [(key: String, deed: String)] { [("← →", "Mehr vom einen Bild, oder vom anderen")] }
    var weeklyWanted: String { "Freitags ein Bild von mir" }
    var weeklyTrust: String {
        "Die Bilder bleiben auf diesem Rechner, versiegelt: Sie sind in keiner Sicherung, keiner Ausgabe und gehen nirgendwohin."
    }
    var weeklyDue: String { "Zeit fürs Bild dieser Woche" }
    var weeklyDueText: String { "Ein Bild von dir, nur für dich." }
    var weeklyNow: String { "Jetzt" }
    var weeklyLater: String { "In einer Stunde" }
    var weeklyNot: String { "Diese Woche nicht" }
    var weeklyTake: String { "Bild aufnehmen" }
    var weeklyNone: String { "Noch kein Bild" }
    var weeklyNoneText: String {
        "Stell dich ein paar Schritte entfernt in den Umriss. Woche für Woche siehst du mehr, als eine Waage sagt."
    }
    var weeklyCompare: String { "Das frühere Bild und das letzte" }
    var weeklyWithWeight: String { "Gewicht zeigen" }
    var weeklyWithoutWeight: String { "Gewicht verbergen" }
    func weeklyRemove(_ day: CalendarDay) -> String { "Bild vom \(self.day(day)) löschen" }
    var weeklyRemoveText: String { "Es ist dann für immer weg." }
    var weeklyRemoveYes: String { "Löschen" }
    func weeklyTrouble(_ trouble: WeeklyAlbum.Trouble) -> String {
        switch trouble {
        case .key:
            "Der Schlüsselbund des Desktops gibt den Schlüssel zu diesen Bildern nicht her. Entsperr ihn, und komm wieder."
        case .disk:
            "Die Bilder lassen sich hier weder behalten noch lesen. Ist die Platte voll, oder der Ordner gesperrt?"
        }
    }
    var selfieFinder: String { "Was die Kamera von dir sieht" }
    var selfieTaken: String { "Das Bild von dir" }
    func selfieShutter(_ seconds: Int) -> String { "In \(seconds) Sekunden" }
    var selfieKeep: String { "Behalten" }
    var selfieAgain: String { "Noch eins" }
    func shortDay(_ day: CalendarDay) -> String { "\(day.day).\(day.month)." }

    var diaryProfile: String { "Du und dein Ziel" }
    var weigh: String { "Gewicht" }
    func weightTrend(mean: Double, weekly: Double?, _ units: BodyUnits) -> String {
        let unit = units == .metric ? "kg" : "lb"
        let now = "Diese Woche im Mittel \(plain(tenths(units.shown(kilograms: mean)))) \(unit)"
        guard let weekly else { return now + "." }
        let change = plain(abs(tenths(units.shown(kilograms: weekly))))
        return change == "0"
            ? now + ", gleichbleibend."
            : now + ", je Woche \(change) \(unit) \(weekly < 0 ? "weniger" : "mehr")."
    }
    var lookBack: String { "Rückblick" }
    var lookBackKeys: [(key: String, deed: String)] { [("← →", "Der Abschnitt davor, der nächste")] }
    var lookBackSpan: String { "Wie weit zurück" }
    func name(_ subject: LookBackPage.Subject) -> String {
        switch subject {
        case .weight: "Gewicht"
        case .energy: "Energie"
        case .protein: "Eiweiß"
        case .carbohydrate: "Kohlenhydrate"
        case .fat: "Fett"
        }
    }
    func name(_ span: LookBackSpan) -> String {
        switch span {
        case .weeks: "4 Wochen"
        case .months: "6 Monate"
        case .years: "3 Jahre"
        }
    }
    var nothingToLookBackOn: String { "Noch nichts, worauf man zurückblicken könnte" }
    func nothingToLookBackOnText(_ subject: LookBackPage.Subject) -> String {
        subject == .weight
            ? "Wieg dich dann und wann, und hier steht, wohin es geht."
            : "Was du Tag für Tag aufschreibst, steht dann hier."
    }
    var nothingWritten: String { "Nichts aufgeschrieben" }
    func lookBackTarget(_ target: Double, _ subject: LookBackPage.Subject) -> String {
        "Die Striche stehen bei dem, was ein Tag bringen soll: \(amount(target, subject, .metric))."
    }
    func lookBackMean(_ when: String, _ mean: String) -> String {
        "\(when); die sieben Tage bis dahin: \(mean)"
    }
    var asNumbers: String { "In Zahlen" }
    var lookBackFirst: String { "von" }
    var lookBackLast: String { "bis" }
    var whatFor: String { "Wofür ist das Tagebuch?" }
    func name(_ wish: SetupPage.Wish) -> String {
        switch wish {
        case .aim(.lose): "Abnehmen"
        case .aim(.gain): "Zunehmen"
        case .aim(.keep): "Mein Gewicht halten"
        case .aim(.recover): recovering
        case .justWrite: "Nur notieren, was ich esse"
        }
    }
    func detail(_ wish: SetupPage.Wish) -> String {
        switch wish {
        case .aim(.lose): "Langsam, und nie unter dem, was ein Körper braucht"
        case .aim(.gain): "Mit dem, was es für Muskeln braucht"
        case .aim(.keep): "Sehen, was ein Tag bringen soll"
        case .aim(.recover): "Auf keiner Seite Zahlen zu Essen oder Körper"
        case .justWrite: "Über dich wird nichts gefragt"
        }
    }
    var aboutYou: String { "Über dich" }
    var bodyUnits: String { "Maße" }
    var gender: String { "Formel für" }
    var genderDetail: String { "Körper sind verschieden; ohne Angabe gilt das Mittel." }
    func name(_ gender: Eater.Gender) -> String {
        switch gender {
        case .woman: "Frauen"
        case .man: "Männer"
        case .other: "Ohne Angabe"
        }
    }
    var activity: String { "Deine Tage" }
    func name(_ activity: Eater.Activity) -> String {
        switch activity {
        case .sitting: "Meist im Sitzen"
        case .light: "Manchmal gehen und stehen"
        case .moderate: "Auf den Beinen, oder dreimal die Woche Sport"
        case .active: "Schwere Arbeit, oder fast täglich Sport"
        case .veryActive: "Sehr schwere Arbeit, oder zweimal täglich Training"
        }
    }
    func detail(_ activity: Eater.Activity) -> String {
        switch activity {
        case .sitting: "Schreibtisch, Auto, Sofa"
        case .light: "Laden, Klassenzimmer, Haushalt"
        case .moderate: "Küche, Station, Fahrrad"
        case .active: "Baustelle, Hof"
        case .veryActive: "Ein Wettkampf steht an"
        }
    }
    var howFar: String { "Wie weit" }
    var pace: String { "Wie schnell, je Woche" }
    var paceDetail: String { "Langsamer hält länger." }
    var briskTitle: String { "Ein Kilogramm je Woche?" }
    var briskText: String {
        "Dafür gehen mehr als 600 kcal am Tag ab. Das halten wenige durch, und es gehört in Begleitung von jemandem, der sich um deine Gesundheit kümmert. Mit einem halben Kilogramm kommst du auch hin."
    }
    var briskYes: String { "Ja, ein Kilogramm" }
    func title(_ field: SetupPage.Field, _ units: BodyUnits) -> String {
        switch field {
        case .birthYear: "Geburtsjahr"
        case .height: units == .metric ? "Größe, cm" : "Größe, Fuß"
        case .inches: "und Zoll"
        case .weight: units == .metric ? "Gewicht, kg" : "Gewicht, lb"
        case .goal:
            units == .metric
                ? "Wunschgewicht, kg (wenn du eins hast)" : "Wunschgewicht, lb (wenn du eins hast)"
        case .energy: "Energie, kcal"
        case .protein: "Eiweiß, g"
        case .carbohydrate: "Kohlenhydrate, g"
        case .fat: "Fett, g"
        case .helpline: "Wen du anrufen kannst"
        case .breakfast: mealName(.breakfast)
        case .lunch: mealName(.lunch)
        case .dinner: mealName(.dinner)
        }
    }
    var helplinePlaceholder: String { "Ein Name und eine Nummer, die dir guttun" }
    func sentence(_ fault: SetupPage.Fault, _ units: BodyUnits, _ eater: Eater?) -> String {
        switch fault {
        case .body(.birthYear):
            return "Eine Jahreszahl wie 1990; das Tagebuch ist für Menschen ab zehn Jahren."
        case .body(.height):
            return units == .metric ? "Bitte zwischen 100 und 250 cm." : "Bitte zwischen 3 und 8 Fuß."
        case .body(.weight):
            return units == .metric ? "Bitte zwischen 25 und 350 kg." : "Bitte zwischen 55 und 770 lb."
        case .body(.goal):
            guard let eater else { return "Das ist kein Gewicht zum Wünschen." }
            let least = plain(tenths(units.shown(kilograms: eater.leastGoal)))
            return
                "Unter \(least) \(units == .metric ? "kg" : "lb") geht es einem Körper deiner Größe nicht gut."
        case .time: return "Eine Uhrzeit, wie 12:30."
        case .energy(let least): return "Nicht weniger als \(kilocalories(least)): das braucht ein Körper."
        case .byHand(.grams(_, let range)):
            return
                "Zwischen \(plain(range.lowerBound)) und \(grams(range.upperBound)), für dich und diese Energie."
        case .byHand(.together(let energy)):
            return
                "Zusammen sollen sie \(kilocalories(energy)) am Tag ergeben, und von jedem etwas lassen."
        }
    }
    var setByHand: String { "Von Hand gesetzt" }
    var setByHandText: String {
        "Was ein Tag bringen soll, wenn du es besser weißt als eine Formel. Was leer bleibt, wird ausgerechnet."
    }
    var mealTimes: String { "Essenszeiten" }
    var remindMe: String { "Erinnere mich" }
    var remindMeDetail: String {
        "Einmal je Mahlzeit, solange Hands Off offen ist und sie noch nicht aufgeschrieben ist; nie bei Nacht, wenn Nächte still sind."
    }
    var remindMeClosed: String { "Auch wenn Hands Off zu ist" }
    var remindMeClosedDetail: String {
        "Dann macht es der Wecker des Desktops (systemd); abgeschaltet, sind seine zwei Dateien weg."
    }
    var noTimer: String {
        "Der Wecker des Desktops lässt sich nicht stellen. Erinnert wirst du, solange Hands Off offen ist."
    }
    func mealTime(_ meal: Meal) -> String { "Zeit fürs \(mealName(meal))" }
    func reminder(_ message: MealReminder.Message, isGentle: Bool) -> String {
        switch message {
        case .invitation:
            isGentle
                ? "Etwas zu essen täte dir gut, in Gesellschaft, wenn du magst."
                : "Lass es dir schmecken. Aufgeschrieben ist es mit ein paar Tippern."
        case .left(.lose, let energy, _):
            "Heute ist noch Platz für \(kilocalories(energy)). Ein Teller, der gut satt macht, passt hinein."
        case .left(.gain, let energy, let protein):
            "\(kilocalories(energy)) und \(grams(protein)) Eiweiß warten heute noch: Eine gute Portion hilft."
        case .left(_, let energy, let protein):
            "Heute kommen noch: \(kilocalories(energy)), \(grams(protein)) Eiweiß."
        case .enough: "Der Tag hatte, was er braucht. Wenn du Hunger hast, iss; wettzumachen ist nichts."
        }
    }
    var helplineTitle: String { "Jemand zum Anrufen" }
    var gentleText: String {
        "Mahlzeiten sind geschafft oder noch nicht, und nichts wird gezählt. Wenn du magst, schreib auf, wen du anrufen kannst; das steht unter jedem Tag."
    }
    var leaveGentleTitle: String { "Wieder Zahlen zeigen?" }
    var leaveGentleText: String {
        "Tagebuch und Rezepte zeigen dann wieder Energie und Nährstoffe. Wenn du nicht sicher bist, sprich erst mit jemandem, dem du vertraust; durch Warten geht nichts verloren."
    }
    var leaveGentleYes: String { "Zahlen zeigen" }
    var forgetDiary: String { "Tagebuch löschen" }
    var forgetDiaryText: String {
        "Alles, was das Tagebuch weiß, geht: was du gegessen hast, dein Gewicht, was du von dir gesagt hast, und die Bilder von dir. Rezepte bleiben."
    }
    var forgetDiaryYes: String { "Löschen" }
    var forgetDiarySure: String { "Alles, für immer?" }
    var forgetDiarySureText: String {
        "Das lässt sich nicht zurückholen, außer aus einer Sicherung der Bibliothek, in der keine Bilder sind."
    }
    var diaryForgotten: String { "Das Tagebuch ist leer." }
    var saveTable: String { "Als Tabelle sichern …" }
    var saveDiary: String { "Alles sichern …" }
    func tableSaved(_ path: String) -> String { "Das Tagebuch ist gesichert als \(path)." }
}
