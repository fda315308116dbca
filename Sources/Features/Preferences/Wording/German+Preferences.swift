import Language

extension German: PreferencesWording {
    var wavingTitle: String { "Winken" }
    var subtitlesRow: String { "Untertitel" }
    var subtitlesDetail: String { "Was in Filmen und Clips gesagt wird, steht am Fuß ihrer Bilder." }
    var soundTitle: String { "Ton und Berührung" }
    var appearanceTitle: String { "Aussehen" }

    var notificationsTitle: String { "Mitteilungen" }
    var notificationsSwitch: String { "Mitteilungen zeigen" }
    var notificationsDetail: String { "Was Hands Off ungefragt sagt." }
    var notificationsAreOff: String { "Mitteilungen sind ausgeschaltet." }
    var timerNotices: String { "Timer" }
    var timerNoticesDetail: String {
        "Das Klingeln, wenn ein Timer abläuft, auch als Mitteilung des Desktops, wenn das Fenster nicht zu "
            + "sehen ist. Neben den Schritten eines Rezepts klingelt es immer."
    }
    var resumeNotices: String { "Weiterkochen" }
    var resumeNoticesDetail: String { "Das Angebot, ein unterbrochenes Rezept weiterzukochen." }
    var orderNotices: String { "Bestellungen" }
    var orderNoticesDetail: String {
        "Wenn die Küche annimmt, losschickt oder ablehnt, was du bestellt hast."
    }
    var talkNotices: String { "Antworten und Bewertungen" }
    var talkNoticesDetail: String {
        "Wenn dir jemand antwortet, dich nennt oder bewertet, was du veröffentlicht hast."
    }
    var followerNotices: String { "Neue Follower" }
    var followerNoticesDetail: String { "Wenn dir jemand zu folgen beginnt." }
    var decisionNotices: String { "Entscheidungen" }
    var decisionNoticesDetail: String {
        "Wenn die Moderation über etwas entscheidet, das du veröffentlicht hast."
    }
    var quietAtNight: String { "Nachts still" }
    var quietAtNightDetail: String { "Von 22 bis 7 Uhr klingeln nur Timer; der Rest wartet, bis du liest." }

    var vibration: String { "Vibration" }
    var vibrationDetail: String { "Ein kurzes Rütteln unter dem Finger, der etwas antippt." }
    var nothingVibrates: String { "In diesem Rechner ist nichts, das vibrieren könnte." }

    var turnByWaving: String { "Mit Winken umblättern" }
    var nextIsAWave: String { "Wink für weiter" }
    var nextIsAWaveDetail: String { "Andersherum geht es zurück." }
    var toTheLeft: String { "Nach links" }
    var toTheRight: String { "Nach rechts" }
    var sensitivity: String { "Empfindlichkeit" }
    var sensitivityDetail: String { "Weniger: nur klares Winken. Mehr: auch kleines." }
    var cameraPreview: String { "Kameravorschau" }
    var cameraPreviewDetail: String { "Ein kleines Bild von dem, was die Kamera sieht, neben den Schritten." }
    var forgetMyWaves: String { "Meine Winke vergessen" }
    func learntFromWaves(_ count: Int) -> String {
        "Das Auge hat von \(count) deiner Winke gelernt: Was ihnen gleicht, zählt eher."
    }
    var quickPictures: String { "Schnelle Bilder bei wenig Licht" }
    var quickPicturesDetail: String {
        "Körniger, aber eine schnelle Hand ist zu sehen. Nicht jede Kamera kann das."
    }
    var practiseWavingDetail: String {
        "Drei Winke in jede Richtung und eine Minute Blick in die Küche stellen alles ein."
    }
    var cameraCheckDetail: String { "Sieh, was die Kamera sieht, und probiere einen Wink." }
    var whicheverCamera: String { "Die gerade da ist" }
    var whicheverCameraDetail: String { "Die eingebaute zuerst." }
    var chosenCamera: String { "Die du gewählt hast" }
    var chosenCameraGone: String { "Sie ist gerade nicht angeschlossen." }
    var builtIn: String { "Eingebaut." }
    var sounds: String { "Töne" }
    var soundsDetail: String { "Ein leiser Ton für alles, was geschieht." }
    var volume: String { "Lautstärke" }
    var hearingTitle: String { "Zuhören" }
    var turnBySpeaking: String { "Auf Kommandos hören" }
    var wakeWord: String { "Nur nach „hands off“" }
    var wakeWordDetail: String {
        "„Hands off, next.“ Ohne das wird Gerede in der Küche öfter für ein Kommando gehalten."
    }
    var speechModel: String { "Sprachmodell" }
    var speechModelDetail: String {
        "Englisch, wie installiert. Der Ordner eines anderen Modells (pocketsphinx, Vosk) lässt sich wählen."
    }
    var ownSpeechModel: String { "Aus einem eigenen Ordner. Drücken nimmt wieder das installierte." }
    var readSteps: String { "Schritte vorlesen" }
    var readStepsDetail: String {
        "Wenn sie erscheinen, in der Sprache des Rezepts. Beim Kochen mit der Taste A."
    }
    var waveBackTitle: String { "Winken zurück" }
    var waveBackDetail: String { "Was der Wink zum Schritt davor beim Kochen bewirkt." }
    var waveBackTurns: String { "Schritt davor" }
    var waveBackReads: String { "Noch einmal lesen" }
    var readIngredients: String { "Mit den Zutaten" }
    var readIngredientsDetail: String { "Was hineinkommt, wird vor dem Schritt gelesen." }
    var readingSpeed: String { "Lesetempo" }
    var readingSample: String { "Das Mehl unterheben und den Teig 20 Minuten ruhen lassen." }
    var languageTitle: String { "Sprache" }
    var languageOfDesktop: String { "Wie der Desktop" }
    var theme: String { "Farben" }
    var themeAutomatic: String { "Automatisch" }
    var themeLight: String { "Hell" }
    var themeDark: String { "Dunkel" }
    var textSize: String { "Schriftgröße" }
    var textSmall: String { "Klein" }
    var textNormal: String { "Normal" }
    var textLarge: String { "Groß" }
    var textLargest: String { "Riesig" }
    var reducedMotion: String { "Weniger Bewegung" }
    var reducedMotionDetail: String { "Seiten wechseln, ohne zu gleiten." }

    var dietsTitle: String { "Ernährung" }
    var dietsDetail: String { "Nur passende Rezepte werden gefunden und vorgeschlagen." }
    var allergiesTitle: String { "Allergien" }
    var allergiesDetail: String {
        "Rezepte damit bleiben weg, soweit die Zutaten es verraten. Lies trotzdem, was auf der Packung steht."
    }
    var avoidedTitle: String { "Was du nicht magst" }
    var avoidedDetail: String { "Auch Rezepte, in deren Zutaten sie genannt werden, bleiben weg." }
    var avoidedField: String { "Was du nicht magst" }
    var avoidedExample: String { "Zum Beispiel Koriander" }
    func addAvoided(_ food: String) -> String { "\(food) weglassen" }
    func removeAvoided(_ food: String) -> String { "\(food) nicht mehr weglassen" }
    var measuresDetail: String { "Worin Mengen angegeben werden." }
    var bringInDetail: String { "Aus Dateien, aus anderen Programmen, aus dem Netz." }

    var libraryTitle: String { "Deine Bibliothek" }
    var showsStarters: String { "Mitgelieferte Rezepte zeigen" }
    var showsStartersDetail: String { "Die mit Herz oder Sternen und die gekochten bleiben auf jeden Fall." }
    var backUp: String { "Sichern" }
    var backUpDetail: String {
        "Alles in einer Datei: Rezepte, Bilder, Favoriten, Listen, Verlauf und Einstellungen."
    }
    var restore: String { "Wiederherstellen" }
    var restoreDetail: String {
        "Setzt eine Sicherung an die Stelle von allem, was hier ist. Du kannst die Datei auch aufs Fenster ziehen."
    }
    var resetSettings: String { "Einstellungen zurücksetzen" }
    var resetSettingsDetail: String { "Alles auf dieser Seite wie am ersten Tag. Deine Rezepte bleiben." }
    var beginAnew: String { "Neu anfangen" }
    var beginAnewDetail: String {
        "Leert die ganze Bibliothek. Was darin war, bleibt in einer Datei daneben erhalten."
    }

    func backUpName(_ day: String) -> String { "Hands Off \(day)" }
    func backedUp(_ place: String) -> String { "Deine Bibliothek ist gesichert: \(place)" }
    var isBackingUp: String { "Deine Bibliothek wird kopiert …" }

    var restoreQuestion: String { "Bibliothek ersetzen?" }
    func restoreExplained(_ date: String, recipes: Int) -> String {
        "Die Sicherung vom \(date) enthält \(self.recipes(recipes)). Sie tritt an die Stelle von allem, was hier ist. "
            + "Zehn Sekunden lang kannst du das rückgängig machen, und was hier war, bleibt in einer Datei neben "
            + "der Bibliothek erhalten."
    }
    var replaceLibrary: String { "Ersetzen" }
    func restored(_ date: String) -> String { "Deine Bibliothek ist wieder wie am \(date)." }
    var resetSettingsQuestion: String { "Einstellungen zurücksetzen?" }
    var resetSettingsExplained: String {
        "Winken, Ton, Aussehen, Mitteilungen und was du isst werden wie am ersten Tag. Deine Rezepte bleiben."
    }
    var reset: String { "Zurücksetzen" }
    var settingsAreReset: String { "Die Einstellungen sind wie am ersten Tag." }
    var beginAnewQuestion: String { "Die ganze Bibliothek leeren?" }
    var beginAnewExplained: String {
        "Deine Rezepte, Favoriten, Sammlungen, Listen, dein Verlauf und deine Einstellungen gehen; nur die Rezepte, "
            + "die Hands Off mitbringt, sind dann da. Zehn Sekunden lang kannst du das rückgängig machen, und was "
            + "hier war, bleibt in einer Datei neben der Bibliothek erhalten."
    }
    var hasBegunAnew: String { "Die Bibliothek ist wie am ersten Tag." }
    var copiesTitle: String { "Kopien, die von selbst entstehen" }
    func copiesAre(_ last: String) -> String {
        "\(last) An jedem Tag, an dem du Hands Off benutzt, wird eine Kopie neben der Bibliothek aufgehoben."
    }
    func hasShrunk(to recipes: Int, _ date: String, held: Int) -> String {
        "In deiner Bibliothek: jetzt \(self.recipes(recipes)), am \(date) noch \(held). Die Kopie von diesem Tag "
            + "bleibt, bis du sagst, dass sie gehen darf."
    }
    func hasLostOwn(_ own: Int, _ date: String, had: Int) -> String {
        "Eigene Rezepte in deiner Bibliothek: jetzt \(own), am \(date) noch \(had). Die Kopie von diesem Tag bleibt, "
            + "bis du sagst, dass sie gehen darf."
    }
    var keepCopy: String { "Behalten" }
    var letCopyGo: String { "Darf gehen" }
    var copyStays: String { "Die Kopie bleibt. Hier kannst du zu ihr zurück." }
    var copyIsGone: String { "Die Kopie ist gelöscht." }

    var storageTitle: String { "Speicher" }
    var storageLibrary: String { "Datei der Bibliothek" }
    var storagePictures: String { "Bilder" }
    var storageClips: String { "Clips" }
    func storageShare(_ count: Int, _ size: String) -> String {
        count == 0 ? "keine" : "\(count) · \(size)"
    }
    func storageFree(_ size: String) -> String { "\(size) freigeben" }
    func storageUnused(_ count: Int) -> String {
        count == 1
            ? "1 Bild oder Clip gehört zu keinem Rezept und keinem Entwurf mehr."
            : "\(count) Bilder und Clips gehören zu keinem Rezept und keinem Entwurf mehr."
    }
    var storageAllUsed: String { "Jedes Bild und jeder Clip gehört zu einem Rezept oder Entwurf." }
    var storageNothingToFree: String { "Nichts freizugeben" }
    var storageUndoFirst: String {
        "Was du gerade entfernt hast, kannst du noch zurückholen. Danach lässt sich Platz freigeben."
    }
    func storageFreeTitle(_ size: String) -> String { "\(size) freigeben?" }
    func storageFreeDetail(_ count: Int) -> String {
        (count == 1 ? "1 Bild oder Clip verschwindet" : "\(count) Bilder und Clips verschwinden")
            + " endgültig. Kein Rezept und kein Entwurf zeigt sie. Alles andere bleibt."
    }
    var storageFreeYes: String { "Freigeben" }
    func storageFreed(_ size: String) -> String { "\(size) sind wieder frei." }
    var savesData: String { "Daten sparen" }
    var savesDataDetail: String {
        "Clips warten auf ein Antippen, und nichts wird geladen, bevor es gebraucht wird."
    }
}
