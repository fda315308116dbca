extension English {
    public var editorMakeCopy: String { "Make my own copy" }
    public func editorCopyTitle(_ title: String) -> String { "\(title), my way" }

    public var editorDish: String { "The dish" }
    public var editorTitle: String { "Title" }
    public var editorTitleHint: String { "What is it called?" }
    public var editorSummary: String { "Description" }
    public var editorSummaryHint: String { "What is it like, in a sentence or two?" }
    public var editorServings: String { "Servings" }
    public var editorYieldHint: String { "12 muffins" }
    public var editorPreparationHint: String { "20 min" }
    public var editorCooking: String { "Cooking" }
    public var editorCookingHint: String { "1 h 15 min" }

    public var editorPictures: String { "Pictures" }
    public func editorPicture(_ number: Int) -> String { "Picture \(number)" }
    public var editorOnCard: String { "On the card" }
    public func editorRemovePicture(_ number: Int) -> String { "Remove picture \(number)" }
    public var editorPictureRemoved: String { "The picture is removed." }
    public var editorAddPicture: String { "Add a picture" }
    public var editorTakePhoto: String { "Take a photo" }
    public var editorNewest: String { "Your newest pictures" }
    public var editorChooseFile: String { "Choose a file" }
    public var editorChooseTitle: String { "Which picture?" }
    public var editorFile: String { "Or by its name" }
    public var editorFileHint: String { "~/Pictures/soup.jpg" }
    public var editorDropHint: String { "You can also drop a picture onto the window." }
    public var editorFileNotThere: String { "There is no file there. Please check how it is spelt." }
    public var editorFileUnreadable: String { "That file can’t be read. Please check that it is yours." }
    public var editorFileNoPicture: String { "That file holds no picture. JPEG, PNG, WebP, GIF and SVG files do." }
    public var editorFileTooLarge: String { "That file is too large for a picture. Please make it smaller first." }

    public var editorPhotoTrust: String {
        "The camera is on only while this card is open. Nothing is kept but the photo that you choose."
    }
    public var editorFinder: String { "What the camera sees" }
    public var editorPhoto: String { "The photo" }
    public var editorShutter: String { "Take it" }
    public var editorUsePhoto: String { "Use this photo" }
    public var editorAnotherPhoto: String { "Take another" }
    public var editorCameraOpening: String { "Opening the camera…" }

    public var editorIngredientsDetail: String {
        "One a line; a line that ends with a colon is a heading. You can paste a whole list at once."
    }
    public func editorIngredient(_ number: Int) -> String { "Ingredient \(number)" }
    public var editorIngredientHint: String { "2 tbsp olive oil" }
    public var editorAddIngredient: String { "Add an ingredient" }
    public func editorRemove(_ part: String) -> String { "Remove \(part)" }

    public var editorStepsDetail: String {
        "One thing to do each. A time such as “10 minutes” becomes a timer; tap it if it is none."
    }
    public func editorStep(_ number: Int) -> String { "Step \(number)" }
    public var editorStepHint: String { "Soften the onion in the oil for 10 minutes." }
    public var editorAddStep: String { "Add a step" }
    public func editorStepRemoved(_ number: Int) -> String { "Step \(number) is removed." }
    public var editorStepPart: String { "Part of the dish" }
    public var editorStepPartHint: String { "The sauce" }
    public var editorStepTitle: String { "Short title" }
    public var editorStepTitleHint: String { "Soften the onion" }
    public var editorStepFoods: String { "Its ingredients" }
    public var editorStepFoodsHint: String { "What goes in now, one a line." }
    public var editorStepPicture: String { "Picture" }
    public func editorRemoveStepPicture(_ number: Int) -> String { "Remove the picture of step \(number)" }
    public func editorTimer(_ phrase: String) -> String { "Timer: \(phrase)" }
    public var editorUntimed: String { "no timer" }

    public var editorDiets: String { "Diets" }
    public var editorDietsDetail: String { "Suggested by the ingredients. You know better: tap to correct." }
    public var editorDietYours: String { "As you say" }
    public func editorDietBecause(_ food: String) -> String { "Because of: \(food)" }
    public var editorDietSuggested: String { "By the ingredients" }
    public var editorDietUnknown: String { "No ingredients yet" }

    public var editorNutrition: String { "Nutrition" }
    public var editorNutritionDetail: String { "Of one serving; leave it empty if you don’t know." }
    public var editorEnergy: String { "Energy (kcal)" }
    public var editorProtein: String { "Protein (g)" }
    public var editorCarbohydrate: String { "Carbohydrate (g)" }
    public var editorFat: String { "Fat (g)" }
    public var editorWorkOut: String { "Work it out from the ingredients" }
    public func editorWorkedOut(_ counted: Int, _ unknown: String) -> String {
        let counted = counted == 1 ? "From 1 ingredient" : "From \(counted) ingredients"
        return unknown.isEmpty ? "\(counted)." : "\(counted). Not counted: \(unknown)."
    }
    public var editorWorkedOutNothing: String {
        "None of the ingredients is in the table, or not by weight or measure."
    }

    public var editorOrigin: String { "Where it belongs" }
    public var editorCuisine: String { "Kitchen" }
    public var editorCuisineHint: String { "Korean, Provençal" }
    public var editorCategory: String { "Course" }
    public var editorCategoryHint: String { "Soup, dessert" }
    public var editorTags: String { "Tags" }
    public var editorTagsHint: String { "weeknight, Sunday" }
    public var editorAuthor: String { "Written by" }
    public var editorSource: String { "Found in" }
    public var editorSourceHint: String { "Grandma’s notebook" }
    public var editorAddress: String { "Web address" }
    public var editorNotesHint: String { "Hints and variations." }
    public var editorRemoveRecipe: String { "Remove this recipe" }
    public func editorRecipeRemoved(_ title: String) -> String { "“\(title)” is removed from your recipes." }

    public var editorNoTitle: String { "Please give it a title, so that you find it again." }
    public var editorNoSteps: String { "Please say how it is made, in one step at least." }
    public var editorNoServings: String { "A whole number of people, please, such as 4." }
    public var editorNoTime: String { "A time, please, such as 20 min or 1 h 15 min." }
    public var editorNoNumber: String { "A number, please, such as 12 or 12.5." }
    public var editorNoAddress: String { "A web address begins with https:// or http://." }
    public func editorFlaws(_ count: Int) -> String {
        count == 1 ? "One thing to put right" : "\(count) things to put right"
    }

    public var editorUndo: String { "One change back" }
    public var editorRedo: String { "One change forward" }
    public var editorDiscardDraft: String { "Discard draft" }
    public var editorDiscardChanges: String { "Discard changes" }
    public var editorDraftDiscarded: String { "The draft is thrown away." }
    public var editorChangesDiscarded: String { "The changes are thrown away." }
    public func editorSaved(_ title: String) -> String { "“\(title)” is saved." }
    public var editorKeeping: String { "Saving the draft…" }
    public var editorKeptNow: String { "Saved as a draft · just now" }
    public var editorKept: String { "Saved as a draft" }
    public var editorUnkept: String { "Not saved yet" }
    public var editorUnchanged: String { "Nothing changed" }

    public func editorGoOnWriting(_ title: String) -> String {
        title.isEmpty ? "Go on writing your recipe?" : "Go on writing “\(title)”?"
    }
    public var editorNothingLost: String { "It is just as you left it, to the last letter." }
    public var editorGoOn: String { "Go on writing" }
    public var editorNotNow: String { "Not now" }
}
