extension German {
    public var editorMakeCopy: String { "Eigene Kopie anlegen" }
    public func editorCopyTitle(_ title: String) -> String { "\(title) nach meiner Art" }

    public var editorDish: String { "Das Gericht" }
    public var editorTitle: String { "Titel" }
    public var editorTitleHint: String { "Wie heißt es?" }
    public var editorSummary: String { "Beschreibung" }
    public var editorSummaryHint: String { "Was ist es, in ein, zwei Sätzen?" }
    public var editorServings: String { "Portionen" }
    public var editorYieldHint: String { "12 Muffins" }
    public var editorPreparationHint: String { "20 Min" }
    public var editorCooking: String { "Kochzeit" }
    public var editorCookingHint: String { "1 Std 15 Min" }

    public var editorPictures: String { "Bilder" }
    public func editorPicture(_ number: Int) -> String { "Bild \(number)" }
    public var editorOnCard: String { "Auf der Karte" }
    public func editorRemovePicture(_ number: Int) -> String { "Bild \(number) entfernen" }
    public var editorPictureRemoved: String { "Das Bild ist entfernt." }
    public var editorAddPicture: String { "Bild hinzufügen" }
    public var editorTakePhoto: String { "Foto aufnehmen" }
    public var editorNewest: String { "Deine neuesten Bilder" }
    public var editorChooseFile: String { "Datei wählen" }
    public var editorChooseTitle: String { "Welches Bild?" }
    public var editorFile: String { "Oder mit Namen" }
    public var editorFileHint: String { "~/Bilder/suppe.jpg" }
    public var editorDropHint: String { "Du kannst ein Bild auch einfach auf das Fenster ziehen." }
    public var editorFileNotThere: String {
        "Dort liegt keine Datei. Schau bitte noch einmal, ob alles richtig geschrieben ist."
    }
    public var editorFileUnreadable: String { "Diese Datei lässt sich nicht lesen. Prüf bitte, ob sie dir gehört." }
    public var editorFileNoPicture: String {
        "In dieser Datei ist kein Bild. JPEG-, PNG-, WebP-, GIF- und SVG-Dateien gehen."
    }
    public var editorFileTooLarge: String { "Diese Datei ist für ein Bild zu groß. Mach sie bitte vorher kleiner." }

    public var editorPhotoTrust: String {
        "Die Kamera ist nur an, solange diese Karte offen ist. Behalten wird nur das Foto, das du auswählst."
    }
    public var editorFinder: String { "Was die Kamera sieht" }
    public var editorPhoto: String { "Das Foto" }
    public var editorShutter: String { "Auslösen" }
    public var editorUsePhoto: String { "Dieses Foto nehmen" }
    public var editorAnotherPhoto: String { "Noch eins" }
    public var editorCameraOpening: String { "Die Kamera geht an …" }

    public var editorIngredientsDetail: String {
        "Eine pro Zeile; eine Zeile mit Doppelpunkt am Ende ist eine Überschrift. Du kannst auch eine ganze "
            + "Liste auf einmal einfügen."
    }
    public func editorIngredient(_ number: Int) -> String { "Zutat \(number)" }
    public var editorIngredientHint: String { "2 EL Olivenöl" }
    public var editorAddIngredient: String { "Zutat hinzufügen" }
    public func editorRemove(_ part: String) -> String { "\(part) entfernen" }

    public var editorStepsDetail: String {
        "Immer eins nach dem anderen. Eine Zeit wie „10 Minuten“ wird zum Timer; tipp sie an, wenn sie "
            + "keiner ist."
    }
    public func editorStep(_ number: Int) -> String { "Schritt \(number)" }
    public var editorStepHint: String { "Die Zwiebel 10 Minuten im Öl glasig dünsten." }
    public var editorAddStep: String { "Schritt hinzufügen" }
    public func editorStepRemoved(_ number: Int) -> String { "Schritt \(number) ist entfernt." }
    public var editorStepPart: String { "Teil des Gerichts" }
    public var editorStepPartHint: String { "Die Soße" }
    public var editorStepTitle: String { "Kurzer Titel" }
    public var editorStepTitleHint: String { "Zwiebel dünsten" }
    public var editorStepFoods: String { "Zutaten dafür" }
    public var editorStepFoodsHint: String { "Was jetzt hineinkommt, eine pro Zeile." }
    public var editorStepPicture: String { "Bild" }
    public func editorRemoveStepPicture(_ number: Int) -> String { "Bild von Schritt \(number) entfernen" }
    public func editorTimer(_ phrase: String) -> String { "Timer: \(phrase)" }
    public var editorUntimed: String { "kein Timer" }

    public var editorDiets: String { "Ernährung" }
    public var editorDietsDetail: String { "Nach den Zutaten vorgeschlagen. Du weißt es besser: Tippen korrigiert." }
    public var editorDietYours: String { "Von dir festgelegt" }
    public func editorDietBecause(_ food: String) -> String { "Wegen: \(food)" }
    public var editorDietSuggested: String { "Nach den Zutaten" }
    public var editorDietUnknown: String { "Noch keine Zutaten" }

    public var editorNutrition: String { "Nährwerte" }
    public var editorNutritionDetail: String { "Pro Portion; lass es leer, wenn du sie nicht kennst." }
    public var editorEnergy: String { "Energie (kcal)" }
    public var editorProtein: String { "Eiweiß (g)" }
    public var editorCarbohydrate: String { "Kohlenhydrate (g)" }
    public var editorFat: String { "Fett (g)" }
    public var editorWorkOut: String { "Aus den Zutaten berechnen" }
    public func editorWorkedOut(_ counted: Int, _ unknown: String) -> String {
        let counted = counted == 1 ? "Aus 1 Zutat" : "Aus \(counted) Zutaten"
        return unknown.isEmpty ? "\(counted)." : "\(counted). Nicht mitgezählt: \(unknown)."
    }
    public var editorWorkedOutNothing: String {
        "Keine der Zutaten steht in der Tabelle, jedenfalls nicht mit diesem Maß."
    }

    public var editorOrigin: String { "Wohin es gehört" }
    public var editorCuisine: String { "Küche" }
    public var editorCuisineHint: String { "Koreanisch, schwäbisch" }
    public var editorCategory: String { "Gang" }
    public var editorCategoryHint: String { "Suppe, Nachtisch" }
    public var editorTags: String { "Stichwörter" }
    public var editorTagsHint: String { "Feierabend, Sonntag" }
    public var editorAuthor: String { "Von" }
    public var editorSource: String { "Gefunden in" }
    public var editorSourceHint: String { "Omas Heft" }
    public var editorAddress: String { "Webadresse" }
    public var editorNotesHint: String { "Tipps und Varianten." }
    public var editorRemoveRecipe: String { "Dieses Rezept entfernen" }
    public func editorRecipeRemoved(_ title: String) -> String { "„\(title)“ ist aus deinen Rezepten entfernt." }

    public var editorNoTitle: String { "Gib ihm bitte einen Titel, damit du es wiederfindest." }
    public var editorNoSteps: String { "Schreib bitte, wie es gemacht wird, mindestens in einem Schritt." }
    public var editorNoServings: String { "Bitte eine ganze Zahl von Leuten, zum Beispiel 4." }
    public var editorNoTime: String { "Bitte eine Zeit, zum Beispiel 20 Min oder 1 Std 15 Min." }
    public var editorNoNumber: String { "Bitte eine Zahl, zum Beispiel 12 oder 12,5." }
    public var editorNoAddress: String { "Eine Webadresse beginnt mit https:// oder http://." }
    public func editorFlaws(_ count: Int) -> String {
        count == 1 ? "Eins stimmt noch nicht" : "\(count) Dinge stimmen noch nicht"
    }

    public var editorUndo: String { "Eine Änderung zurück" }
    public var editorRedo: String { "Eine Änderung vor" }
    public var editorDiscardDraft: String { "Entwurf verwerfen" }
    public var editorDiscardChanges: String { "Änderungen verwerfen" }
    public var editorDraftDiscarded: String { "Der Entwurf ist verworfen." }
    public var editorChangesDiscarded: String { "Die Änderungen sind verworfen." }
    public func editorSaved(_ title: String) -> String { "„\(title)“ ist gespeichert." }
    public var editorKeeping: String { "Der Entwurf wird gesichert …" }
    public var editorKeptNow: String { "Als Entwurf gesichert · gerade eben" }
    public var editorKept: String { "Als Entwurf gesichert" }
    public var editorUnkept: String { "Noch nicht gesichert" }
    public var editorUnchanged: String { "Nichts geändert" }

    public func editorGoOnWriting(_ title: String) -> String {
        title.isEmpty ? "An deinem Rezept weiterschreiben?" : "An „\(title)“ weiterschreiben?"
    }
    public var editorNothingLost: String { "Alles ist noch da, bis zum letzten Buchstaben." }
    public var editorGoOn: String { "Weiterschreiben" }
    public var editorNotNow: String { "Nicht jetzt" }
}
