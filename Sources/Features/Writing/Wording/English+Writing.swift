import Language

extension English: WritingWording {
    func editorCopyTitle(_ title: String) -> String { "\(title), my way" }

    var editorEditTitle: String { "Edit the recipe" }

    var editorDish: String { "The dish" }
    var editorTitle: String { "Title" }
    var editorTitleHint: String { "What is it called?" }
    var editorSummary: String { "Description" }
    var editorSummaryHint: String { "What is it like, in a sentence or two?" }
    var editorServings: String { "Servings" }
    var editorYieldHint: String { "12 muffins" }
    var editorPreparationHint: String { "20 min" }
    var editorCooking: String { "Cooking" }
    var editorCookingHint: String { "1 h 15 min" }

    var editorPictures: String { "Pictures" }
    func editorPicture(_ number: Int) -> String { "Picture \(number)" }
    var editorOnCard: String { "On the card" }
    func editorRemovePicture(_ number: Int) -> String { "Remove picture \(number)" }
    var editorPictureRemoved: String { "The picture is removed." }
    var editorAddPicture: String { "Add a picture" }
    var editorTakePhoto: String { "Take a photo" }
    var editorNewest: String { "Your newest pictures" }
    var editorChooseFile: String { "Choose a file" }
    var editorChooseTitle: String { "Which picture?" }
    var editorFile: String { "Or by its name" }
    var editorFileHint: String { "~/Pictures/soup.jpg" }
    var editorDropHint: String { "You can also drop a picture onto the window." }

    var editorPhotoTrust: String {
        "The camera is on only while this card is open. Nothing is kept but the photo that you choose."
    }
    var editorFinder: String { "What the camera sees" }
    var editorPhoto: String { "The photo" }
    var editorShutter: String { "Take it" }
    var editorUsePhoto: String { "Use this photo" }
    var editorAnotherPhoto: String { "Take another" }
    var editorCameraOpening: String { "Opening the camera…" }

    var editorIngredientsDetail: String {
        "One a line; a line that ends with a colon is a heading. You can paste a whole list at once."
    }
    func editorIngredient(_ number: Int) -> String { "Ingredient \(number)" }
    var editorIngredientHint: String { "2 tbsp olive oil" }
    var editorAddIngredient: String { "Add an ingredient" }
    func editorRemove(_ part: String) -> String { "Remove \(part)" }

    var editorStepsDetail: String {
        "One thing to do each. A time such as “10 minutes” becomes a timer; tap it if it is none."
    }
    func editorStep(_ number: Int) -> String { "Step \(number)" }
    var editorStepHint: String { "Soften the onion in the oil for 10 minutes." }
    var editorAddStep: String { "Add a step" }
    func editorStepRemoved(_ number: Int) -> String { "Step \(number) is removed." }
    var editorStepPart: String { "Part of the dish" }
    var editorStepPartHint: String { "The sauce" }
    var editorStepTitle: String { "Short title" }
    var editorStepTitleHint: String { "Soften the onion" }
    var editorStepFoods: String { "Its ingredients" }
    var editorStepFoodsHint: String { "What goes in now, one a line." }
    var editorStepPicture: String { "Picture" }
    func editorRemoveStepPicture(_ number: Int) -> String { "Remove the picture of step \(number)" }
    var editorStepClip: String { "Clip" }

    var editorAddClip: String { "Add a clip" }
    var editorClipDetail: String { "Up to ten seconds that show how it is done, over and over." }
    var editorClipDropHint: String {
        "Films, GIF and moving WebP, of any length; you choose the part. You can also drop one here."
    }
    var editorChooseClip: String { "Which film?" }
    var editorRecordClip: String { "Record a clip" }
    var editorFilmTrust: String {
        "Without sound, and in memory only. Nothing is kept but the part that you choose."
    }
    var editorStartRecording: String { "Record" }
    var editorStopRecording: String { "Stop" }
    var editorRecording: String { "Recording" }
    func editorSecondsLeft(_ seconds: Int) -> String {
        seconds == 1 ? "1 second left" : "\(seconds) seconds left"
    }
    var editorTrimTitle: String { "Which part?" }
    var editorClipPreview: String { "What you chose" }
    var editorPlaying: String { "playing" }
    var editorStanding: String { "paused" }
    var editorFilmOpening: String { "Opening the film…" }
    var editorFilmPart: String { "Part of the film" }
    func editorFilmTime(_ seconds: Double, _ whole: Double) -> String {
        "From \(ClipFigures.clock(seconds)) of \(ClipFigures.clock(whole))"
    }
    var editorClipStart: String { "Beginning of the clip" }
    var editorClipEnd: String { "End of the clip" }
    var editorClipMark: String { "Picture that is looked at" }
    func editorClipTime(_ seconds: Double) -> String { "\(ClipFigures.tenths(seconds)) s" }
    func editorClipLength(_ seconds: Double, of most: Double) -> String {
        "\(ClipFigures.tenths(seconds)) s of at most \(Int(most)) s"
    }
    func editorPosterAt(_ seconds: Double) -> String { "Poster at \(ClipFigures.tenths(seconds)) s" }
    var editorUsePoster: String { "Use as poster" }
    var editorWithSound: String { "With sound" }
    var editorWithoutSound: String { "Without sound" }
    var editorKeepClip: String { "Keep" }
    var editorOtherFile: String { "Choose another file" }
    func editorMakingClip(_ number: Int) -> String { "The clip of step \(number) is being made" }
    func editorStopClip(_ number: Int) -> String { "Stop making the clip of step \(number)" }
    var editorDropClip: String { "Do without" }
    var editorRemoveClip: String { "Remove the clip" }
    var editorClipRemoved: String { "The clip is removed." }
    func editorClipOf(_ number: Int) -> String { "Clip of step \(number)" }
    var editorClipOnItsWay: String { "A clip is still being made. You can save as soon as it is there." }
    func editorTimer(_ phrase: String) -> String { "Timer: \(phrase)" }
    var editorUntimed: String { "no timer" }

    var editorDiets: String { "Diets" }
    var editorDietsDetail: String { "Suggested by the ingredients. You know better: tap to correct." }
    var editorDietYours: String { "As you say" }
    func editorDietBecause(_ food: String) -> String { "Because of: \(food)" }
    func editorDietDoubt(_ food: String) -> String { "Not sure about: \(food)" }
    var editorDietSuggested: String { "By the ingredients" }
    var editorDietUnknown: String { "No ingredients yet" }

    var editorNutrition: String { "Nutrition" }
    var editorNutritionDetail: String { "Of one serving; leave it empty if you don’t know." }
    var editorEnergy: String { "Energy (kcal)" }
    var editorProtein: String { "Protein (g)" }
    var editorCarbohydrate: String { "Carbohydrate (g)" }
    var editorFat: String { "Fat (g)" }
    var editorWorkOut: String { "Work it out from the ingredients" }
    func editorWorkedOut(_ counted: Int, _ unknown: String) -> String {
        let counted = counted == 1 ? "From 1 ingredient" : "From \(counted) ingredients"
        return unknown.isEmpty ? "\(counted)." : "\(counted). Not counted: \(unknown)."
    }
    var editorWorkedOutNothing: String {
        "None of the ingredients is in the table, or not by weight or measure."
    }

    var editorOrigin: String { "Where it belongs" }
    var editorCuisine: String { "Kitchen" }
    var editorCuisineHint: String { "Korean, Provençal" }
    var editorCategory: String { "Course" }
    var editorCategoryHint: String { "Soup, dessert" }
    var editorTags: String { "Tags" }
    var editorTagsHint: String { "weeknight, Sunday" }
    var editorAuthor: String { "Written by" }
    var editorSource: String { "Found in" }
    var editorSourceHint: String { "Grandma’s notebook" }
    var editorNotesHint: String { "Hints and variations." }
    var editorRemoveRecipe: String { "Remove this recipe" }
    func editorRecipeRemoved(_ title: String) -> String { "“\(title)” is removed from your recipes." }

    var editorNoTitle: String { "Please give it a title, so that you find it again." }
    var editorNoSteps: String { "Please say how it is made, in one step at least." }
    var editorNoServings: String { "A whole number of people, please, such as 4." }
    var editorNoTime: String { "A time, please, such as 20 min or 1 h 15 min." }
    var editorNoNumber: String { "A number, please, such as 12 or 12.5." }
    var editorNoAddress: String { "A web address begins with https:// or http://." }
    func editorFlaws(_ count: Int) -> String {
        count == 1 ? "One thing to put right" : "\(count) things to put right"
    }

    var editorUndo: String { "One change back" }
    var editorRedo: String { "One change forward" }
    var editorDiscardDraft: String { "Discard draft" }
    var editorDiscardChanges: String { "Discard changes" }
    var editorDraftDiscarded: String { "The draft is thrown away." }
    var editorChangesDiscarded: String { "The changes are thrown away." }
    func editorSaved(_ title: String) -> String { "“\(title)” is saved." }
    var editorKeeping: String { "Saving the draft…" }
    var editorKeptNow: String { "Saved as a draft · just now" }
    var editorKept: String { "Saved as a draft" }
    var editorUnkept: String { "Not saved yet" }
    var editorUnchanged: String { "Nothing changed" }

    func editorGoOnWriting(_ title: String) -> String {
        title.isEmpty ? "Go on writing your recipe?" : "Go on writing “\(title)”?"
    }
    var editorNothingLost: String { "It is just as you left it, to the last letter." }
    var editorGoOn: String { "Go on writing" }
    var editorNotNow: String { "Not now" }

    var editorKeys: [(key: String, deed: String)] {
        [
            ("Ctrl+S", "Save it"),
            ("Ctrl+Z", "Take a change back"),
            ("Ctrl+Shift+Z", "Change it again"),
            ("Return", "The next line"),
            ("↑ and ↓", "From line to line"),
            ("Alt+↑, Alt+↓", "Move the line"),
        ]
    }
}
