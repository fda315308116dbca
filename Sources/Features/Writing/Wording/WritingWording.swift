import Language

/// The recipe editor, and the ways into it (AR04, AR05, TR23).
protocol WritingWording: Wording {
    /// What a copy of somebody else's recipe is called to begin with.
    func editorCopyTitle(_ title: String) -> String

    /// The page's title, if there is a recipe already.
    var editorEditTitle: String { get }

    var editorDish: String { get }
    var editorTitle: String { get }
    var editorTitleHint: String { get }
    var editorSummary: String { get }
    var editorSummaryHint: String { get }
    var editorServings: String { get }
    var editorYieldHint: String { get }
    var editorPreparationHint: String { get }
    var editorCooking: String { get }
    var editorCookingHint: String { get }

    var editorPictures: String { get }
    func editorPicture(_ number: Int) -> String
    /// Said of the picture that the recipe's card shows.
    var editorOnCard: String { get }
    func editorRemovePicture(_ number: Int) -> String
    var editorPictureRemoved: String { get }
    var editorAddPicture: String { get }
    var editorTakePhoto: String { get }
    var editorNewest: String { get }
    var editorChooseFile: String { get }
    var editorChooseTitle: String { get }
    var editorFile: String { get }
    var editorFileHint: String { get }
    var editorDropHint: String { get }

    var editorPhotoTrust: String { get }
    /// What is read of the picture that the camera gives now, and of the photo taken.
    var editorFinder: String { get }
    var editorPhoto: String { get }
    var editorShutter: String { get }
    var editorUsePhoto: String { get }
    var editorAnotherPhoto: String { get }
    var editorCameraOpening: String { get }

    var editorIngredientsDetail: String { get }
    func editorIngredient(_ number: Int) -> String
    var editorIngredientHint: String { get }
    var editorAddIngredient: String { get }
    /// Of a line or a step, by its name.
    func editorRemove(_ part: String) -> String

    var editorStepsDetail: String { get }
    func editorStep(_ number: Int) -> String
    var editorStepHint: String { get }
    var editorAddStep: String { get }
    func editorStepRemoved(_ number: Int) -> String
    /// The part of the dish that a step is for.
    var editorStepPart: String { get }
    var editorStepPartHint: String { get }
    var editorStepTitle: String { get }
    var editorStepTitleHint: String { get }
    var editorStepFoods: String { get }
    var editorStepFoodsHint: String { get }
    var editorStepPicture: String { get }
    func editorRemoveStepPicture(_ number: Int) -> String
    var editorStepClip: String { get }

    var editorAddClip: String { get }
    var editorClipDetail: String { get }
    var editorClipDropHint: String { get }
    var editorChooseClip: String { get }
    var editorRecordClip: String { get }
    var editorFilmTrust: String { get }
    var editorStartRecording: String { get }
    var editorStopRecording: String { get }
    /// Beside the sign that the camera is on.
    var editorRecording: String { get }
    func editorSecondsLeft(_ seconds: Int) -> String
    /// Over the preview of a film from which a clip is cut.
    var editorTrimTitle: String { get }
    var editorClipPreview: String { get }
    var editorPlaying: String { get }
    var editorStanding: String { get }
    var editorFilmOpening: String { get }
    /// Which part of a long film is shown.
    var editorFilmPart: String { get }
    func editorFilmTime(_ seconds: Double, _ whole: Double) -> String
    var editorClipStart: String { get }
    var editorClipEnd: String { get }
    /// What is looked at, and can become the poster.
    var editorClipMark: String { get }
    func editorClipTime(_ seconds: Double) -> String
    func editorClipLength(_ seconds: Double, of most: Double) -> String
    func editorPosterAt(_ seconds: Double) -> String
    var editorUsePoster: String { get }
    var editorWithSound: String { get }
    var editorWithoutSound: String { get }
    var editorKeepClip: String { get }
    var editorOtherFile: String { get }
    func editorMakingClip(_ number: Int) -> String
    func editorStopClip(_ number: Int) -> String
    var editorDropClip: String { get }
    var editorRemoveClip: String { get }
    var editorClipRemoved: String { get }
    /// The clip of a step, by the step's number.
    func editorClipOf(_ number: Int) -> String
    /// The recipe can't be saved yet.
    var editorClipOnItsWay: String { get }
    /// Of a duration found in a step.
    func editorTimer(_ phrase: String) -> String
    var editorUntimed: String { get }

    var editorDiets: String { get }
    var editorDietsDetail: String { get }
    /// Who says so: the cook.
    var editorDietYours: String { get }
    /// The ingredient that speaks against it, or makes it spicy.
    func editorDietBecause(_ food: String) -> String
    /// An ingredient that isn't known, or is made in more than one way.
    func editorDietDoubt(_ food: String) -> String
    var editorDietSuggested: String { get }
    var editorDietUnknown: String { get }

    var editorNutrition: String { get }
    var editorNutritionDetail: String { get }
    var editorEnergy: String { get }
    var editorProtein: String { get }
    var editorCarbohydrate: String { get }
    var editorFat: String { get }
    var editorWorkOut: String { get }
    /// How many ingredients were counted, and the names of the others, with commas.
    func editorWorkedOut(_ counted: Int, _ unknown: String) -> String
    var editorWorkedOutNothing: String { get }

    var editorOrigin: String { get }
    var editorCuisine: String { get }
    var editorCuisineHint: String { get }
    var editorCategory: String { get }
    var editorCategoryHint: String { get }
    var editorTags: String { get }
    var editorTagsHint: String { get }
    var editorAuthor: String { get }
    var editorSource: String { get }
    var editorSourceHint: String { get }
    var editorNotesHint: String { get }
    var editorRemoveRecipe: String { get }
    func editorRecipeRemoved(_ title: String) -> String

    var editorNoTitle: String { get }
    var editorNoSteps: String { get }
    var editorNoServings: String { get }
    var editorNoTime: String { get }
    var editorNoNumber: String { get }
    var editorNoAddress: String { get }
    /// How much must be put right before it can be saved, in the footer.
    func editorFlaws(_ count: Int) -> String

    var editorUndo: String { get }
    var editorRedo: String { get }
    var editorDiscardDraft: String { get }
    var editorDiscardChanges: String { get }
    var editorDraftDiscarded: String { get }
    var editorChangesDiscarded: String { get }
    func editorSaved(_ title: String) -> String
    /// How far the draft is kept.
    var editorKeeping: String { get }
    var editorKeptNow: String { get }
    var editorKept: String { get }
    var editorUnkept: String { get }
    var editorUnchanged: String { get }

    /// On the front page, after the program ended over a draft; the title may be empty.
    func editorGoOnWriting(_ title: String) -> String
    var editorNothingLost: String { get }
    var editorGoOn: String { get }
    var editorNotNow: String { get }
    /// For the list of keys.
    var editorKeys: [(key: String, deed: String)] { get }
}
