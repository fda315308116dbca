import API
import Dietetics
import Language
import Recipes

/// What the diary says.
protocol DiaryWording: Wording {
    var diary: String { get }
    var diaryKeys: [(key: String, deed: String)] { get }
    var diaryFailed: String { get }
    var diaryToday: String { get }
    var dayBefore: String { get }
    var dayAfter: String { get }
    func mealName(_ meal: Meal) -> String

    // The first time
    var diaryWelcome: String { get }
    var diaryWelcomeText: String { get }
    var diaryBegin: String { get }
    var justWrite: String { get }
    var recovering: String { get }
    var recoveringDetail: String { get }

    // A day
    var eatenSoFar: String { get }
    func energyLeft(_ sum: DaySum) -> String
    func gramsOf(_ sum: DaySum) -> String
    var howWorkedOut: String { get }
    func workings(_ targets: DayTargets, _ eater: Eater, age: Int) -> [String]
    var noDoctor: String { get }
    func addTo(_ meal: Meal) -> String
    func saveMeal(_ meal: Meal) -> String
    func repeatMeal(_ meal: Meal) -> String
    func nothingToRepeat(_ meal: Meal) -> String
    func mealSaved(_ name: String) -> String
    func logged(_ count: Int, _ name: String, _ meal: Meal) -> String
    func unlogged(_ name: String) -> String
    /// "2 slices".
    func amount(_ quantity: Double, of measure: String) -> String

    /// Kind words for an aim, one a day; those for who recovers say nothing of food's or a body's measures.
    func sentences(_ aim: Aim) -> [String]
    // The week
    var thisWeek: String { get }
    func points(_ points: Int) -> String
    /// - Parameters:
    ///   - written: days of this week.
    ///   - before: points of the week before.
    func weekTold(written: Int, full: Int, before: Int) -> String
    /// From Monday on.
    var weekdayLetters: [String] { get }

    // Gently
    /// - Parameter done: meals of the day, at least one.
    func gentleGreeting(_ done: Int) -> String
    var mealDone: String { get }
    var mealNotYet: String { get }
    var moodTitle: String { get }
    func name(_ mood: Mood) -> String

    // A meal
    var findFood: String { get }
    var findFoodPlaceholder: String { get }
    var whichMeal: String { get }
    var eatenLately: String { get }
    var nothingEatenYet: String { get }
    func noSuchFood(_ text: String) -> String
    var savedMeals: String { get }
    func forgetMeal(_ name: String) -> String
    func savedMealForgotten(_ name: String) -> String
    func logFoods(_ count: Int) -> String
    var quickAdd: String { get }
    var quickAddDetail: String { get }
    func title(_ field: PlainModel.Field) -> String
    var nameFault: String { get }
    var figureFault: String { get }

    // A label
    var readLabel: String { get }
    var readLabelDetail: String { get }
    var labelFinder: String { get }
    var labelCameraOpening: String { get }
    func labelState(_ state: LabelCamera.State) -> String
    var labelTrust: String { get }
    var photographInstead: String { get }
    var readingLabel: String { get }
    var choosePhotograph: String { get }
    var noPhotograph: String { get }
    var noLabel: String { get }
    var labelPart: String { get }
    func readFrom(_ figure: String) -> String
    var unknownBarcode: String { get }
    var askOpenFoodFacts: String { get }
    var askOpenFoodFactsYes: String { get }
    var packets: String { get }
    var looksUpBarcodes: String { get }
    func labelRead(_ serving: String, isSure: Bool) -> String

    // An amount
    var howMuch: String { get }
    var lessOfIt: String { get }
    var moreOfIt: String { get }
    var amountFault: String { get }
    var takeAmount: String { get }
    var takeOut: String { get }
    func takeOut(_ name: String) -> String
    /// "large", "grams".
    func measure(_ name: String) -> String
    func contains(_ nutrition: Nutrition, grams: Double?) -> String
    /// A number as it is typed.
    func plain(_ number: Double) -> String

    // Looking back
    var lookBack: String { get }
    var lookBackKeys: [(key: String, deed: String)] { get }
    var lookBackSpan: String { get }
    func name(_ subject: LookBackPage.Subject) -> String
    func name(_ span: LookBackSpan) -> String
    var nothingToLookBackOn: String { get }
    func nothingToLookBackOnText(_ subject: LookBackPage.Subject) -> String
    var nothingWritten: String { get }
    func lookBackTarget(_ target: Double, _ subject: LookBackPage.Subject) -> String
    func lookBackMean(_ when: String, _ mean: String) -> String
    var asNumbers: String { get }
    var lookBackFirst: String { get }
    var lookBackLast: String { get }

    // Weekly pictures
    var goalPicture: String { get }
    var chooseGoalPicture: String { get }
    var removeGoalPicture: String { get }
    var weeklyPictures: String { get }
    var weeklyKeys: [(key: String, deed: String)] { get }
    var weeklyWanted: String { get }
    var weeklyTrust: String { get }
    var weeklyDue: String { get }
    var weeklyDueText: String { get }
    var weeklyNow: String { get }
    var weeklyLater: String { get }
    var weeklyNot: String { get }
    var weeklyTake: String { get }
    var weeklyNone: String { get }
    var weeklyNoneText: String { get }
    var weeklyCompare: String { get }
    var weeklyWithWeight: String { get }
    var weeklyWithoutWeight: String { get }
    func weeklyRemove(_ day: CalendarDay) -> String
    var weeklyRemoveText: String { get }
    var weeklyRemoveYes: String { get }
    func weeklyTrouble(_ trouble: WeeklyAlbum.Trouble) -> String
    var selfieFinder: String { get }
    var selfieTaken: String { get }
    func selfieShutter(_ seconds: Int) -> String
    var selfieKeep: String { get }
    var selfieAgain: String { get }
    /// "27 Nov" or so.
    func shortDay(_ day: CalendarDay) -> String

    // The body
    var diaryProfile: String { get }
    var weigh: String { get }
    func weightTrend(mean: Double, weekly: Double?, _ units: BodyUnits) -> String
    var whatFor: String { get }
    func name(_ wish: SetupPage.Wish) -> String
    func detail(_ wish: SetupPage.Wish) -> String
    var aboutYou: String { get }
    var bodyUnits: String { get }
    var gender: String { get }
    var genderDetail: String { get }
    func name(_ gender: Eater.Gender) -> String
    var activity: String { get }
    func name(_ activity: Eater.Activity) -> String
    func detail(_ activity: Eater.Activity) -> String
    var howFar: String { get }
    var pace: String { get }
    var paceDetail: String { get }
    var briskTitle: String { get }
    var briskText: String { get }
    var briskYes: String { get }
    func title(_ field: SetupPage.Field, _ units: BodyUnits) -> String
    var helplinePlaceholder: String { get }
    func sentence(_ fault: SetupPage.Fault, _ units: BodyUnits, _ eater: Eater?) -> String
    var setByHand: String { get }
    var setByHandText: String { get }
    var mealTimes: String { get }
    var remindMe: String { get }
    var remindMeDetail: String { get }
    var remindMeClosed: String { get }
    var remindMeClosedDetail: String { get }
    var noTimer: String { get }
    /// Over a reminder.
    func mealTime(_ meal: Meal) -> String
    func reminder(_ message: MealReminder.Message, isGentle: Bool) -> String
    var helplineTitle: String { get }
    var gentleText: String { get }
    var leaveGentleTitle: String { get }
    var leaveGentleText: String { get }
    var leaveGentleYes: String { get }
    var forgetDiary: String { get }
    var forgetDiaryText: String { get }
    var forgetDiaryYes: String { get }
    var forgetDiarySure: String { get }
    var forgetDiarySureText: String { get }
    var diaryForgotten: String { get }
    var saveTable: String { get }
    var saveDiary: String { get }
    func tableSaved(_ path: String) -> String

    // On other computers
    var otherComputers: String { get }
    var sharingNeedsAccount: String { get }
    var toAccount: String { get }
    var sharingOff: String { get }
    var sharingOn: String { get }
    var picturesStay: String { get }
    func sharingLeaves(_ server: String) -> String
    func sharingEnded(_ server: String) -> String
    func sharingElsewhere(_ server: String) -> String
    var shareDiary: String { get }
    var shareDiaryYes: String { get }
    func shareDiaryText(_ server: String) -> String
    func shareGentlyText(_ server: String) -> String
    var stopSharing: String { get }
    var sharingStopped: String { get }
    func withdraw(_ server: String) -> String
    func withdrawText(_ server: String) -> String
    var withdrawYes: String { get }
    func forgetSharedText(_ server: String) -> String

    // Kind words from one to another.
    var motivation: String { get }
    var motivationOn: String { get }
    func motivationMeans(_ server: String) -> String
    func motivationMeansGently(_ server: String) -> String
    func motivationLeaves(_ server: String) -> String
    func encouragedBy(isGentle: Bool) -> String
    func words(of phrase: EncouragementPhrase) -> String
    var sayThanks: String { get }
    var thanksSent: String { get }
    var putWordsAside: String { get }
    var reportWords: String { get }
    var wordsRefused: String { get }
    func quoted(_ text: String) -> String
    func why(_ reason: String) -> String
    var thanked: String { get }
    var encourage: String { get }
    func encouragesLeft(_ count: Int) -> String
    var encouragedEnough: String { get }
    var nobodyToEncourage: String { get }
    var wordsWait: String { get }
    var encourageMeans: String { get }
    var inOwnWords: String { get }
    var ownWords: String { get }
    var ownWordsLookedAt: String { get }
    var ownWordsFault: String { get }
    var chooseWordsFirst: String { get }
    var sendWords: String { get }
    var sendingWords: String { get }
    var encouraged: String { get }
    var wordsWaitNow: String { get }
    var encourageChanged: String { get }
    var motivationWorksOffline: String { get }
    var reportWordsTitle: String { get }
    var reportWordsMeans: String { get }
    func wrong(_ reason: Report.Reason) -> String
    var chooseReasonFirst: String { get }
    var reasonInWords: String { get }
    var moreToSay: String { get }
    var wordsReported: String { get }
}

/// What is written alike in every language.
extension DiaryWording {
    /// What somebody says: one of ours in the reader's language, or as they have written it.
    func words(of one: Encouragement) -> String {
        one.phrase.flatMap { EncouragementPhrase(rawValue: $0) }.map { words(of: $0) }
            ?? quoted(one.text ?? "")
    }
    func amount(_ food: LoggedFood) -> String { amount(food.quantity, food.measure, food.grams) }
    func amount(_ choice: LogChoice) -> String { amount(choice.quantity, choice.measure.name, choice.grams) }
    private func amount(_ quantity: Double, _ measure: String, _ grams: Double?) -> String {
        let said = amount(quantity, of: measure)
        return measure == "g" ? said : grams.map { "\(said) (\(self.grams($0)))" } ?? said
    }
    func measure(_ name: String, grams: Double?) -> String {
        let said = measure(name)
        return name == "g" ? said : grams.map { "\(said) · \(self.grams($0))" } ?? said
    }
    func day(_ day: CalendarDay) -> String { date(year: day.year, month: day.month, day: day.day) }
    /// "12 November 2026", "9 November 2026 – 15 November 2026".
    func stretch(_ first: CalendarDay, _ last: CalendarDay) -> String {
        first == last ? day(first) : "\(day(first)) – \(day(last))"
    }
    /// "71.4 kg", "1,950 kcal".
    func amount(_ value: Double, _ subject: LookBackPage.Subject, _ units: BodyUnits) -> String {
        switch subject {
        case .weight: "\(plain((units.shown(kilograms: value) * 10).rounded() / 10)) \(unit(units))"
        case .energy: kilocalories(value)
        default: grams(value)
        }
    }
    func unit(_ units: BodyUnits) -> String { units == .metric ? "kg" : "lb" }
    /// Over a column of a table.
    func heading(_ subject: LookBackPage.Subject, _ units: BodyUnits) -> String {
        "\(name(subject)), \(subject == .weight ? unit(units) : subject == .energy ? "kcal" : "g")"
    }
    func name(_ units: BodyUnits) -> String { units == .metric ? "cm, kg" : "ft, lb" }
    func name(_ pace: Pace, _ units: BodyUnits) -> String {
        "\(plain((units.shown(kilograms: pace.kilograms) * 100).rounded() / 100)) \(units == .metric ? "kg" : "lb")"
    }
    /// What a remembered meal is called by itself.
    func savedMealName(_ foods: [String]) -> String {
        (foods.count > 3 ? Array(foods.prefix(2)) + ["…"] : foods).joined(separator: ", ")
    }
}
