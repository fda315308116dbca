public import Gestures

extension German {
    public var practiseWaving: String { "Winken üben" }
    public var backToRecipe: String { "Zurück zum Rezept" }
    public var practiseOffer: String { "Üben?" }
    public var practiseTheWave: String { "Das Winken üben?" }
    public var practiseOfferText: String { "Zwei Minuten, und die Kamera kennt dich." }
    public var practise: String { "Üben" }
    public var turnPagesTitle: String { "Mit einem Wink umblättern" }
    public func sweepForNext(isSwapped: Bool) -> String {
        "Wisch mit der Hand von \(isSwapped ? "links nach rechts" : "rechts nach links")"
    }
    public var sweepForNextDetail: String { "Als würdest du umblättern: Das heißt weiter. Dreimal, bitte." }
    public var sweepBack: String { "Jetzt zurück: Wisch in die andere Richtung" }
    public var sweepBackDetail: String { "Das heißt einen Schritt zurück. Wieder dreimal." }
    public var isThatNext: String { "Ist das dein Wink für weiter?" }
    public var isThatNextDetail: String {
        "Alle drei kamen als Wink für zurück an. Wink noch einmal genauso, dann heißt das ab "
            + "jetzt weiter. Wink andersherum, um es zu lassen, wie es war."
    }
    public var nowTheRoom: String { "Jetzt die Küche, eine Minute lang" }
    public var nowTheRoomDetail: String {
        "Rühr, schneide, rede, lauf herum wie beim Kochen, aber wink nicht. So zeigt sich, "
            + "wie oft von selbst umgeblättert würde."
    }
    public var cookDontWave: String { "Koch wie sonst. Wink nicht." }
    public var cookDontWaveDetail: String {
        "Rühr, schneide, rede, lauf herum. Ein Ton sagt dir, wann die Minute um ist."
    }
    public var anotherTime: String { "Dann ein andermal" }
    public var youAreSet: String { "Alles eingestellt" }
    public func pagesTurned(_ count: Int) -> String {
        count == 1 ? "Einmal wurde von selbst umgeblättert" : "\(count)-mal wurde von selbst umgeblättert"
    }
    public var keenerEye: String { "Ein schärferes Auge sähe dich besser" }
    public var calmerEye: String { "Ein ruhigeres Auge genügt" }
    public var quietRoom: String { "Ruhige Küche, klares Winken" }
    public var clearWaves: String { "Klares Winken" }
    public var sensitivityNeeded: String {
        "Dein Winken braucht die Empfindlichkeit, wie sie ist. Dreh die Kamera weg von dort, "
            + "wo jemand läuft, oder wink weiter ausholend und übe noch einmal."
    }
    public func sensitivityRight(_ percent: String) -> String {
        "Die Empfindlichkeit passt, wie sie ist: \(percent)."
    }
    public func sensitivityRightForAll(_ percent: String) -> String {
        "Jeder Wink wäre gesehen worden. Die Empfindlichkeit passt, wie sie ist: \(percent)."
    }
    public func noneWouldTurn(_ percent: String) -> String {
        "Bei einer Empfindlichkeit von \(percent) wäre das nie passiert, und jeder Wink "
            + "hätte gezählt."
    }
    public func someWouldTurn(_ percent: String, _ count: Int) -> String {
        "Bei \(percent) wäre es \(count)-mal, und jeder Wink würde noch zählen. Wer weiter "
            + "ausholt, braucht weniger."
    }
    public func faintWaves(_ percent: String) -> String {
        "Dein Winken ist schwer zu sehen. Eine Empfindlichkeit von \(percent) hilft; mehr "
            + "Licht oder mehr Nähe auch."
    }
    public func moreWouldCount(_ percent: String) -> String {
        "Mit einer Empfindlichkeit von \(percent) zählen auch kleinere Winke, mit etwas "
            + "Spielraum."
    }
    public func lessWillDo(_ percent: String) -> String {
        "Dein Winken ist klar genug für \(percent), und je weniger es ist, desto seltener "
            + "blättert es von selbst."
    }
    public var nothingChanged: String {
        "Es wurde nichts geändert. Üben kannst du immer, in den Einstellungen und neben dem "
            + "Kameraknopf."
    }
    public var nextAsChosen: String { "Weiter ist der Wink, den du gewählt hast, andersherum geht es zurück." }
    public func nextIs(isSwapped: Bool) -> String {
        "Weiter ist von \(isSwapped ? "links nach rechts" : "rechts nach links"), andersherum geht es zurück."
    }
    public func sensitivityIs(_ percent: String) -> String { "Empfindlichkeit: \(percent)." }
    public func counted(wave: Int) -> String {
        switch wave {
        case 1: "Ja! Das war der erste."
        case 2: "Zwei. Noch einmal."
        default: "Das waren drei. Gut gewinkt."
        }
    }
    public var countedFaintly: String { "Das hat gerade noch gezählt. Näher oder weiter ist sicherer." }
    public func otherWay(isBack: Bool) -> String {
        "Das war ein Wink für \(isBack ? "zurück" : "weiter"). Andersherum, bitte."
    }
    public var wouldHaveTurned: String { "Jetzt wäre umgeblättert worden." }
    public var nothingSeenYet: String { "Noch nichts gesehen. Ist deine Hand im Bild?" }
    public func almost(_ shortfall: Shortfall) -> String {
        switch shortfall {
        case .tooSlow: "Fast: zu langsam. Wisch schnell und in einem Zug."
        case .tooShort: "Fast: zu kurz. Wisch quer durchs ganze Bild."
        case .tooFaint: "Fast: zu weit weg oder zu dunkel. Komm näher."
        case .tooSteep: "Fast: Es ging auf oder ab. Halt die Hand waagerecht."
        case .tooMuch: "Fast: Es bewegte sich mehr als die Hand. Steh still und wisch."
        case .fromOutside: "Fast: Heb erst die Hand, dann wisch."
        case .wayBack: "Das war der Rückweg. Der zählt nicht, lass ihn einfach."
        case .unsettled: "Das Licht oder die Kamera hat sich bewegt. Noch einmal."
        }
    }
    public var watchingForHand: String { "Ich achte auf deine Hand …" }
    public var aboutToBegin: String { "Hände runter: Gleich geht es los." }
    public var nothingTurned: String { "Bisher wurde nichts umgeblättert." }
    public func wouldHaveTurned(_ count: Int) -> String {
        count == 1 ? "Einmal wäre umgeblättert worden." : "\(count)-mal wäre umgeblättert worden."
    }
    public var waveTapOrKey: String { "Winken, tippen oder Taste drücken" }
    public var switchCameraOn: String { "Kamera einschalten" }
    public var skipThis: String { "Überspringen" }
    public var noAsItWas: String { "Nein, wie es war" }
    public var yesSwapThem: String { "Ja, tauschen" }
    public var leaveItOut: String { "Auslassen" }
    public var begin: String { "Anfangen" }
    public func keep(_ percent: String) -> String { "Bei \(percent) bleiben" }
    public var useIt: String { "Übernehmen" }
    public var good: String { "Gut" }
    public var practiseAgain: String { "Noch einmal üben" }
    public var waves: String { "Winke" }
    public var timeLeft: String { "Restzeit" }
    public var tipDistance: String { "Eine Armlänge weg, Hand offen" }
    public var tipLevel: String { "Waagerecht, in einem Zug" }
    public var tipWayBack: String { "Lass die Hand zurückgehen: Das zählt nicht" }
    public var roomStir: String { "Rühren, schneiden, kneten" }
    public var roomTalk: String { "Reden und herumlaufen" }
    public var roomNoWaving: String { "Alles, nur nicht winken" }
    public func wavesCounted(_ count: Int) -> String {
        count == 1 ? "Wink gezählt" : "Winke gezählt"
    }
    public func falseAlarms(_ count: Int) -> String {
        count == 1 ? "Fehlalarm" : "Fehlalarme"
    }
    public var sensitivityFigure: String { "Empfindlichkeit" }
}
