import Language
import SyncEngine

extension English {
    var sameKitchen: String { "The same kitchen everywhere" }
    var isAlike: String { "Everything is the same everywhere" }
    var notAlikeYet: String { "Not compared yet" }
    var becomingAlike: String { "Comparing …" }
    var workingOffline: String { "You work offline" }
    var syncBroken: String { "Comparing didn’t work; nothing is lost. It is tried again." }
    var syncNow: String { "Compare now" }
    var workOffline: String { "Work offline" }
    var workOfflineDetail: String { "Nothing is asked of the network; everything here goes on." }
    var otherVersionsDetail: String { "Written on two devices at once: look at both" }
    var otherVersionsTitle: String { "Other versions" }
    var otherVersionsExplained: String {
        "These were changed on two devices before they had heard of one another. One version "
            + "is shown everywhere; nothing was thrown away."
    }
    var noOtherVersions: String { "Nothing left to decide" }
    var noOtherVersionsText: String { "Whatever you change goes to all devices." }
    var standsNow: String { "Shown now" }
    var fromOtherDevice: String { "The other version" }
    var keepShown: String { "Keep this" }
    var takeOther: String { "Take the other" }
    var keepBoth: String { "Keep both" }
    var versionChosen: String { "Chosen; it is so on all devices soon." }
    var bothKept: String { "Both are kept: the other version is a recipe of its own." }
    var nothingThere: String { "(nothing)" }
    func otherVersions(_ count: Int) -> String {
        count == 1 ? "There is another version of something" : "There are other versions of \(count) things"
    }
    func heldBack(_ count: Int) -> String {
        count == 1
            ? "The server could not take one change" : "The server could not take \(count) changes"
    }
    var heldDetail: String { "They are all here; see why, and what can be done" }
    func keptHere(_ count: Int) -> String {
        count == 1 ? "One thing is on this device only" : "\(count) things are on this device only"
    }
    var keptHereDetail: String { "As you wished" }
    var restIsAlike: String { "Everything else is the same everywhere" }
    var heldTitle: String { "Not on the server" }
    var heldExplained: String {
        "The server could not take these. Here everything is as you made it, and it is tried again by "
            + "itself."
    }
    var nothingHeld: String { "The server has everything" }
    var nothingHeldText: String { "Nothing waits, and nothing is kept back." }
    var keptHereTitle: String { "On this device only" }
    var keptHereExplained: String { "These, and what you change about them, are sent nowhere." }
    func sentence(_ reason: HeldChange.Reason, _ server: String) -> String {
        switch reason {
        case .quota: "There is no room left for it on \(server)."
        case .tooLarge: "It is larger than \(server) takes."
        case .invalid: "\(server) can’t make sense of it; perhaps it is older than this program."
        case .pictureMissing: "Its picture could not be sent to \(server)."
        case .notThere: "\(server) had taken it, and has it no more."
        case .unknown: "\(server) would not take it, and doesn’t say why."
        }
    }
    func thing(_ kind: String) -> String {
        switch kind {
        case "recipe": "Recipe"
        case "picture": "Picture or clip"
        case "favourite": "Heart"
        case "opinion": "Stars"
        case "collection": "Collection"
        case "member": "In a collection"
        case "history": "History"
        case "diary": "Cooked"
        case "shopping": "Shopping list"
        case "setting": "Setting"
        case "planned": "Meal plan"
        case "pantry": "Pantry"
        case "aisle": "Aisle of the shop"
        case "sharing", "eaten", "weighed", "mealDone", "dayMood", "savedMeal", "diaryProfile": "Diary"
        default: "Something else"
        }
    }
    var tryHeldAgain: String { "Try again" }
    var keepHere: String { "Keep only here" }
    var sendAfterAll: String { "Send after all" }
    var undoHeld: String { "Undo my change" }
    var isKeptHere: String { "It stays on this device." }
    var heldUndone: String { "It is again as on the server." }
    func changesWait(_ count: Int) -> String { count == 1 ? "1 change waits" : "\(count) changes wait" }
    func picturesCome(_ count: Int) -> String {
        count == 1 ? "1 picture still to come" : "\(count) pictures still to come"
    }
    func lastAlike(_ time: String) -> String { "last compared at \(time)" }
    var otherVersionOf: @Sendable (_ title: String) -> String { { "\($0) (other version)" } }
    func field(_ name: String) -> String {
        switch name {
        case "title": "Title"
        case "summary": "Description"
        case "picture": "Picture"
        case "ingredients": "Ingredients"
        case "steps": "Method"
        case "notes": "Notes"
        case "servings": "Servings"
        case "preparationMinutes": "Preparation, in minutes"
        case "cookingMinutes": "Cooking, in minutes"
        case "nutrition": "Nutrition"
        case "tags": "Tags"
        case "cuisine": "Cuisine"
        case "category": "Course"
        case "author": "Author"
        case "source": "Source"
        case "yield": "Yield"
        case "diets": "Diets"
        case "name": "Name"
        case "note": "Note"
        case "quantity": "Amount"
        case "unit": "Unit"
        default: name
        }
    }
}
