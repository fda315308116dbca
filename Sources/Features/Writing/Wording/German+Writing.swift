import Language

extension German: WritingWording {
    func editorCopyTitle(_ title: String) -> String { "\(title) nach meiner Art" }

    var editorEditTitle: String { "Rezept bearbeiten" }

    var editorDish: String { "Das Gericht" }
    var editorTitle: String { "Titel" }
    var editorTitleHint: String { "Wie heißt es?" }
    var editorSummary: String { "Beschreibung" }
    var editorSummaryHint: String { "Was ist es, in ein, zwei Sätzen?" }
    var editorServings: String { "Portionen" }
    var editorYieldHint: String { "12 Muffins" }
    var editorPreparationHint: String { "20 Min" }
    var editorCooking: String { "Kochzeit" }
    var editorCookingHint: String { "1 Std 15 Min" }

    var editorPictures: String { "Bilder" }
    func editorPicture(_ number: Int) -> String { "Bild \(number)" }
    var editorOnCard: String { "Auf der Karte" }
    func editorRemovePicture(_ number: Int) -> String { "Bild \(number) entfernen" }
    var editorPictureRemoved: String { "Das Bild ist entfernt." }
    var editorAddPicture: String { "Bild hinzufügen" }
    var editorTakePhoto: String { "Foto aufnehmen" }
    var editorNewest: String { "Deine neuesten Bilder" }
    var editorChooseFile: String { "Datei wählen" }
    var editorChooseTitle: String { "Welches Bild?" }
    var editorFile: String { "Oder mit Namen" }
    var editorFileHint: String { "~/Bilder/suppe.jpg" }
    var editorDropHint: String { "Du kannst ein Bild auch einfach auf das Fenster ziehen." }

    var editorPhotoTrust: String {
        "Die Kamera ist nur an, solange diese Karte offen ist. Behalten wird nur das Foto, das du auswählst."
    }
    var editorFinder: String { "Was die Kamera sieht" }
    var editorPhoto: String { "Das Foto" }
    var editorShutter: String { "Auslösen" }
    var editorUsePhoto: String { "Dieses Foto nehmen" }
    var editorAnotherPhoto: String { "Noch eins" }
    var editorCameraOpening: String { "Die Kamera geht an …" }

    var editorIngredientsDetail: String {
        "Eine pro Zeile; eine Zeile mit Doppelpunkt am Ende ist eine Überschrift. Du kannst auch eine ganze "
            + "Liste auf einmal einfügen."
    }
    func editorIngredient(_ number: Int) -> String { "Zutat \(number)" }
    var editorIngredientHint: String { "2 EL Olivenöl" }
    var editorAddIngredient: String { "Zutat hinzufügen" }
    func editorRemove(_ part: String) -> String { "\(part) entfernen" }

    var editorStepsDetail: String {
        "Immer eins nach dem anderen. Eine Zeit wie „10 Minuten“ wird zum Timer; tipp sie an, wenn sie "
            + "keiner ist."
    }
    func editorStep(_ number: Int) -> String { "Schritt \(number)" }
    var editorStepHint: String { "Die Zwiebel 10 Minuten im Öl glasig dünsten." }
    var editorAddStep: String { "Schritt hinzufügen" }
    func editorStepRemoved(_ number: Int) -> String { "Schritt \(number) ist entfernt." }
    var editorStepPart: String { "Teil des Gerichts" }
    var editorStepPartHint: String { "Die Soße" }
    var editorStepTitle: String { "Kurzer Titel" }
    var editorStepTitleHint: String { "Zwiebel dünsten" }
    var editorStepFoods: String { "Zutaten dafür" }
    var editorStepFoodsHint: String { "Was jetzt hineinkommt, eine pro Zeile." }
    var editorStepPicture: String { "Bild" }
    func editorRemoveStepPicture(_ number: Int) -> String { "Bild von Schritt \(number) entfernen" }
    var editorStepClip: String { "Clip" }

    var editorAddClip: String { "Clip hinzufügen" }
    var editorClipDetail: String { "Bis zu zehn Sekunden, die zeigen, wie es geht, immer wieder." }
    var editorClipDropHint: String {
        "Filme, GIF und bewegtes WebP, beliebig lang; du wählst das Stück aus. Du kannst auch eine Datei hierher ziehen."
    }
    var editorChooseClip: String { "Welcher Film?" }
    var editorRecordClip: String { "Clip aufnehmen" }
    var editorFilmTrust: String {
        "Ohne Ton und nur im Arbeitsspeicher. Behalten wird nur das Stück, das du auswählst."
    }
    var editorStartRecording: String { "Aufnehmen" }
    var editorStopRecording: String { "Stopp" }
    var editorRecording: String { "Aufnahme läuft" }
    func editorSecondsLeft(_ seconds: Int) -> String {
        seconds == 1 ? "noch 1 Sekunde" : "noch \(seconds) Sekunden"
    }
    var editorTrimTitle: String { "Welches Stück?" }
    var editorClipPreview: String { "Deine Auswahl" }
    var editorPlaying: String { "läuft" }
    var editorStanding: String { "angehalten" }
    var editorFilmOpening: String { "Der Film wird geöffnet …" }
    var editorFilmPart: String { "Teil des Films" }
    func editorFilmTime(_ seconds: Double, _ whole: Double) -> String {
        "Ab \(ClipFigures.clock(seconds)) von \(ClipFigures.clock(whole))"
    }
    var editorClipStart: String { "Anfang des Clips" }
    var editorClipEnd: String { "Ende des Clips" }
    var editorClipMark: String { "Bild, das zu sehen ist" }
    func editorClipTime(_ seconds: Double) -> String { "\(ClipFigures.tenths(seconds, ",")) s" }
    func editorClipLength(_ seconds: Double, of most: Double) -> String {
        "\(ClipFigures.tenths(seconds, ",")) s von höchstens \(Int(most)) s"
    }
    func editorPosterAt(_ seconds: Double) -> String { "Titelbild bei \(ClipFigures.tenths(seconds, ",")) s" }
    var editorUsePoster: String { "Als Titelbild" }
    var editorWithSound: String { "Mit Ton" }
    var editorWithoutSound: String { "Ohne Ton" }
    var editorKeepClip: String { "Behalten" }
    var editorOtherFile: String { "Andere Datei wählen" }
    func editorMakingClip(_ number: Int) -> String { "Der Clip von Schritt \(number) wird erstellt" }
    func editorStopClip(_ number: Int) -> String { "Clip von Schritt \(number) abbrechen" }
    var editorDropClip: String { "Verzichten" }
    var editorRemoveClip: String { "Clip entfernen" }
    var editorClipRemoved: String { "Der Clip ist entfernt." }
    func editorClipOf(_ number: Int) -> String { "Clip von Schritt \(number)" }
    var editorClipOnItsWay: String {
        "Ein Clip wird noch erstellt. Sobald er da ist, kannst du speichern."
    }
    func editorTimer(_ phrase: String) -> String { "Timer: \(phrase)" }
    var editorUntimed: String { "kein Timer" }

    var editorDiets: String { "Ernährung" }
    var editorDietsDetail: String { "Nach den Zutaten vorgeschlagen. Du weißt es besser: Tippen korrigiert." }
    var editorDietYours: String { "Von dir festgelegt" }
    func editorDietBecause(_ food: String) -> String { "Wegen: \(food)" }
    func editorDietDoubt(_ food: String) -> String { "Unklar wegen: \(food)" }
    var editorDietSuggested: String { "Nach den Zutaten" }
    var editorDietUnknown: String { "Noch keine Zutaten" }

    var editorNutrition: String { "Nährwerte" }
    var editorNutritionDetail: String { "Pro Portion; lass es leer, wenn du sie nicht kennst." }
    var editorEnergy: String { "Energie (kcal)" }
    var editorProtein: String { "Eiweiß (g)" }
    var editorCarbohydrate: String { "Kohlenhydrate (g)" }
    var editorFat: String { "Fett (g)" }
    var editorWorkOut: String { "Aus den Zutaten berechnen" }
    func editorWorkedOut(_ counted: Int, _ unknown: String) -> String {
        let counted = counted == 1 ? "Aus 1 Zutat" : "Aus \(counted) Zutaten"
        return unknown.isEmpty ? "\(counted)." : "\(counted). Nicht mitgezählt: \(unknown)."
    }
    var editorWorkedOutNothing: String {
        "Keine der Zutaten steht in der Tabelle, jedenfalls nicht mit diesem Maß."
    }

    var editorOrigin: String { "Wohin es gehört" }
    var editorCuisine: String { "Küche" }
    var editorCuisineHint: String { "Koreanisch, schwäbisch" }
    var editorCategory: String { "Gang" }
    var editorCategoryHint: String { "Suppe, Nachtisch" }
    var editorTags: String { "Stichwörter" }
    var editorTagsHint: String { "Feierabend, Sonntag" }
    var editorAuthor: String { "Von" }
    var editorSource: String { "Gefunden in" }
    var editorSourceHint: String { "Omas Heft" }
    var editorNotesHint: String { "Tipps und Varianten." }
    var editorRemoveRecipe: String { "Dieses Rezept entfernen" }
    func editorRecipeRemoved(_ title: String) -> String { "„\(title)“ ist aus deinen Rezepten entfernt." }

    var editorNoTitle: String { "Gib ihm bitte einen Titel, damit du es wiederfindest." }
    var editorNoSteps: String { "Schreib bitte, wie es gemacht wird, mindestens in einem Schritt." }
    var editorNoServings: String { "Bitte eine ganze Zahl von Leuten, zum Beispiel 4." }
    var editorNoTime: String { "Bitte eine Zeit, zum Beispiel 20 Min oder 1 Std 15 Min." }
    var editorNoNumber: String { "Bitte eine Zahl, zum Beispiel 12 oder 12,5." }
    var editorNoAddress: String { "Eine Webadresse beginnt mit https:// oder http://." }
    func editorFlaws(_ count: Int) -> String {
        count == 1 ? "Eins stimmt noch nicht" : "\(count) Dinge stimmen noch nicht"
    }

    var editorUndo: String { "Eine Änderung zurück" }
    var editorRedo: String { "Eine Änderung vor" }
    var editorDiscardDraft: String { "Entwurf verwerfen" }
    var editorDiscardChanges: String { "Änderungen verwerfen" }
    var editorDraftDiscarded: String { "Der Entwurf ist verworfen." }
    var editorChangesDiscarded: String { "Die Änderungen sind verworfen." }
    func editorSaved(_ title: String) -> String { "„\(title)“ ist gespeichert." }
    var editorKeeping: String { "Der Entwurf wird gesichert …" }
    var editorKeptNow: String { "Als Entwurf gesichert · gerade eben" }
    var editorKept: String { "Als Entwurf gesichert" }
    var editorUnkept: String { "Noch nicht gesichert" }
    var editorUnchanged: String { "Nichts geändert" }

    func editorGoOnWriting(_ title: String) -> String {
        title.isEmpty ? "An deinem Rezept weiterschreiben?" : "An „\(title)“ weiterschreiben?"
    }
    var editorNothingLost: String { "Alles ist noch da, bis zum letzten Buchstaben." }
    var editorGoOn: String { "Weiterschreiben" }
    var editorNotNow: String { "Nicht jetzt" }

    var editorKeys: [(key: String, deed: String)] {
        [
            ("Strg+S", "Speichern"),
            ("Strg+Z", "Änderung zurücknehmen"),
            ("Strg+Shift+Z", "Wieder ändern"),
            ("Enter", "Nächste Zeile"),
            ("↑ und ↓", "Von Zeile zu Zeile"),
            ("Alt+↑, Alt+↓", "Zeile verschieben"),
        ]
    }
}
