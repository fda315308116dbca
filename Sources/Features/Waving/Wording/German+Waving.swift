import Gestures
import Language

extension German: WavingWording {
    var backToRecipe: String { "Zurück zum Rezept" }
    var turnPagesTitle: String { "Mit einem Wink umblättern" }
    func sweepForNext(isSwapped: Bool) -> String {
        "Wisch mit der Hand von \(isSwapped ? "links nach rechts" : "rechts nach links")"
    }
    var sweepForNextDetail: String { "Als würdest du umblättern: Das heißt weiter. Dreimal, bitte." }
    var sweepBack: String { "Jetzt zurück: Wisch in die andere Richtung" }
    var sweepBackDetail: String { "Das heißt einen Schritt zurück. Wieder dreimal." }
    var isThatNext: String { "Ist das dein Wink für weiter?" }
    var isThatNextDetail: String {
        "Alle drei kamen als Wink für zurück an. Wink noch einmal genauso, dann heißt das ab "
            + "jetzt weiter. Wink andersherum, um es zu lassen, wie es war."
    }
    var nowTheRoom: String { "Jetzt die Küche, eine Minute lang" }
    var nowTheRoomDetail: String {
        "Rühr, schneide, rede, lauf herum wie beim Kochen, aber wink nicht. So zeigt sich, "
            + "wie oft von selbst umgeblättert würde."
    }
    var cookDontWave: String { "Koch wie sonst. Wink nicht." }
    var cookDontWaveDetail: String {
        "Rühr, schneide, rede, lauf herum. Ein Ton sagt dir, wann die Minute um ist."
    }
    var anotherTime: String { "Dann ein andermal" }
    var youAreSet: String { "Alles eingestellt" }
    func pagesTurned(_ count: Int) -> String {
        count == 1 ? "Einmal wurde von selbst umgeblättert" : "\(count)-mal wurde von selbst umgeblättert"
    }
    var keenerEye: String { "Ein schärferes Auge sähe dich besser" }
    var calmerEye: String { "Ein ruhigeres Auge genügt" }
    var quietRoom: String { "Ruhige Küche, klares Winken" }
    var clearWaves: String { "Klares Winken" }
    var sensitivityNeeded: String {
        "Dein Winken braucht die Empfindlichkeit, wie sie ist. Dreh die Kamera weg von dort, "
            + "wo jemand läuft, oder wink weiter ausholend und übe noch einmal."
    }
    func sensitivityRight(_ percent: String) -> String {
        "Die Empfindlichkeit passt, wie sie ist: \(percent)."
    }
    func sensitivityRightForAll(_ percent: String) -> String {
        "Jeder Wink wäre gesehen worden. Die Empfindlichkeit passt, wie sie ist: \(percent)."
    }
    func noneWouldTurn(_ percent: String) -> String {
        "Bei einer Empfindlichkeit von \(percent) wäre das nie passiert, und jeder Wink "
            + "hätte gezählt."
    }
    func someWouldTurn(_ percent: String, _ count: Int) -> String {
        "Bei \(percent) wäre es \(count)-mal, und jeder Wink würde noch zählen. Wer weiter "
            + "ausholt, braucht weniger."
    }
    func faintWaves(_ percent: String) -> String {
        "Dein Winken ist schwer zu sehen. Eine Empfindlichkeit von \(percent) hilft; mehr "
            + "Licht oder mehr Nähe auch."
    }
    func moreWouldCount(_ percent: String) -> String {
        "Mit einer Empfindlichkeit von \(percent) zählen auch kleinere Winke, mit etwas "
            + "Spielraum."
    }
    func lessWillDo(_ percent: String) -> String {
        "Dein Winken ist klar genug für \(percent), und je weniger es ist, desto seltener "
            + "blättert es von selbst."
    }
    var nothingChanged: String {
        "Es wurde nichts geändert. Üben kannst du immer, in den Einstellungen und neben dem "
            + "Kameraknopf."
    }
    var nextAsChosen: String { "Weiter ist der Wink, den du gewählt hast, andersherum geht es zurück." }
    func nextIs(isSwapped: Bool) -> String {
        "Weiter ist von \(isSwapped ? "links nach rechts" : "rechts nach links"), andersherum geht es zurück."
    }
    func sensitivityIs(_ percent: String) -> String { "Empfindlichkeit: \(percent)." }
    var wavesLearnt: String { "Das Auge kennt deine Winke jetzt." }
    func fewPictures(_ perSecond: Int) -> String {
        "Die Kamera gibt nur \(perSecond) \(perSecond == 1 ? "Bild" : "Bilder") in der Sekunde: lieber wischen als schnippen. "
            + "Mehr Licht hilft, oder schnelle Bilder in den Einstellungen."
    }
    func counted(wave: Int) -> String {
        switch wave {
        case 1: "Ja! Das war der erste."
        case 2: "Zwei. Noch einmal."
        default: "Das waren drei. Gut gewinkt."
        }
    }
    var countedFaintly: String { "Das hat gerade noch gezählt. Näher oder weiter ist sicherer." }
    func otherWay(isBack: Bool) -> String {
        "Das war ein Wink für \(isBack ? "zurück" : "weiter"). Andersherum, bitte."
    }
    var wouldHaveTurned: String { "Jetzt wäre umgeblättert worden." }
    var nothingSeenYet: String { "Noch nichts gesehen. Ist deine Hand im Bild?" }
    func almost(_ shortfall: Shortfall) -> String {
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
    var watchingForHand: String { "Ich achte auf deine Hand …" }
    var aboutToBegin: String { "Hände runter: Gleich geht es los." }
    var nothingTurned: String { "Bisher wurde nichts umgeblättert." }
    func wouldHaveTurned(_ count: Int) -> String {
        count == 1 ? "Einmal wäre umgeblättert worden." : "\(count)-mal wäre umgeblättert worden."
    }
    var waveTapOrKey: String { "Winken, tippen oder Taste drücken" }
    var switchCameraOn: String { "Kamera einschalten" }
    var skipThis: String { "Überspringen" }
    var noAsItWas: String { "Nein, wie es war" }
    var yesSwapThem: String { "Ja, tauschen" }
    var leaveItOut: String { "Auslassen" }
    var begin: String { "Anfangen" }
    func keep(_ percent: String) -> String { "Bei \(percent) bleiben" }
    var useIt: String { "Übernehmen" }
    var good: String { "Gut" }
    var practiseAgain: String { "Noch einmal üben" }
    var waves: String { "Winke" }
    var timeLeft: String { "Restzeit" }
    var tipDistance: String { "Eine Armlänge weg, Hand offen" }
    var tipLevel: String { "Waagerecht, in einem Zug" }
    var tipWayBack: String { "Lass die Hand zurückgehen: Das zählt nicht" }
    var roomStir: String { "Rühren, schneiden, kneten" }
    var roomTalk: String { "Reden und herumlaufen" }
    var roomNoWaving: String { "Alles, nur nicht winken" }
    func wavesCounted(_ count: Int) -> String {
        count == 1 ? "Wink gezählt" : "Winke gezählt"
    }
    func falseAlarms(_ count: Int) -> String {
        count == 1 ? "Fehlalarm" : "Fehlalarme"
    }
    var sensitivityFigure: String { "Empfindlichkeit" }

    var lookThroughCamera: String { "Durch die Kamera sehen?" }
    var look: String { "Ansehen" }
    func isLooking(_ camera: String, _ mode: String) -> String {
        "\(camera) sieht zu (\(mode)). Wisch mit der Hand quer durchs Bild."
    }
    var thatWasNext: String { "Das war ein Wink für weiter." }
    var thatWasPrevious: String { "Das war ein Wink für den Schritt davor." }
}
