import Dietetics
import Language
import Recipes

extension English: DiaryWording {
    var diary: String { "Food diary" }
    var diaryKeys: [(key: String, deed: String)] {
        [("Page Up, Down", "The day before, after"), ("Home", "Today")]
    }
    var diaryFailed: String { "The diary can’t be read" }
    var diaryToday: String { "Today" }
    var dayBefore: String { "The day before" }
    var dayAfter: String { "The day after" }
    func mealName(_ meal: Meal) -> String {
        switch meal {
        case .breakfast: "Breakfast"
        case .lunch: "Lunch"
        case .dinner: "Dinner"
        case .other: "Snacks"
        }
    }

    var diaryWelcome: String { "What was eaten, kindly" }
    var diaryWelcomeText: String {
        "A meal is written down in a few taps. What you tell the diary stays on this machine."
    }
    var diaryBegin: String { "Set it up" }
    var justWrite: String { "Just write down what I eat" }
    var recovering: String { "I am recovering from, or have had, an eating disorder" }
    var recoveringDetail: String { "Then Hands Off shows no figures of food or body, on any page." }

    var eatenSoFar: String { "So far" }
    func energyLeft(_ sum: DaySum) -> String {
        let target = kilocalories(sum.target)
        return switch sum.standing {
        case .under: "\(kilocalories(sum.left)) to go, of \(target)"
        case .met: "About what the day should bring: \(target)"
        case .over: "\(kilocalories(-sum.left)) more than \(target)"
        }
    }
    func gramsOf(_ sum: DaySum) -> String {
        let whole = "\(plain(sum.eaten.rounded())) of \(grams(sum.target))"
        return switch sum.standing {
        case .under: "\(whole), \(grams(sum.left)) to go"
        case .met: "\(whole), done"
        case .over: "\(whole), \(grams(-sum.left)) more"
        }
    }
    var howWorkedOut: String { "How is this worked out?" }
    func workings(_ targets: DayTargets, _ eater: Eater, age: Int) -> [String] {
        let of = targets.workings
        var lines = [
            "At rest a body like yours (\(age) years, \(plain(eater.height.rounded())) cm, \(plain(tenths(eater.weight))) kg) needs \(kilocalories(of.atRest)) a day: Mifflin and St Jeor, 1990\(eater.gender == .other ? ", the mean of both formulas" : "").",
            "With your days that is \(factor(eater.activity)) times as much: \(kilocalories(of.need)).",
        ]
        if of.change < -0.5 {
            lines.append(
                "For your aim \(kilocalories(-of.change)) are taken off; a kilogram is about 7,700 kcal.")
        } else if of.change > 0.5 {
            lines.append("For your aim \(kilocalories(of.change)) are added; a kilogram is about 7,700 kcal.")
        }
        if of.isAtLeast {
            lines.append(
                "Less than \(kilocalories(eater.leastEnergy)) isn’t planned for anybody (NHLBI, 2000).")
        }
        if of.isByHand { lines.append("You have set the energy yourself: \(kilocalories(targets.energy)).") }
        if of.areMacrosByHand {
            lines.append("Some of what it comes from you have set yourself; the rest makes up the energy.")
            return lines
        }
        lines.append(
            "Protein: \(plain(of.proteinPerKilogram)) g a kilogram, for \(plain(tenths(of.countedWeight))) kg (EFSA 2012; Leidy 2015; Morton 2018). Fat: \(plain((of.fatShare * 100).rounded())) % of the energy (EFSA 2010). The rest is carbohydrate."
        )
        return lines
    }
    var noDoctor: String { "A program knows little of you. Whoever looks after your health knows more." }
    func addTo(_ meal: Meal) -> String { "Write down: \(mealName(meal).lowercased())" }
    func saveMeal(_ meal: Meal) -> String { "Remember this \(mealName(meal).lowercased())" }
    func repeatMeal(_ meal: Meal) -> String { "The same \(mealName(meal).lowercased()) as last time" }
    func nothingToRepeat(_ meal: Meal) -> String {
        "There has been no \(mealName(meal).lowercased()) in the last two months."
    }
    func mealSaved(_ name: String) -> String { "“\(name)” is remembered: one tap logs it." }
    func logged(_ count: Int, _ name: String, _ meal: Meal) -> String {
        (count == 1 ? "“\(name)” is" : "\(count) foods are")
            + " in the diary: \(mealName(meal).lowercased())."
    }
    func unlogged(_ name: String) -> String { "“\(name)” is out of the diary." }
    func amount(_ quantity: Double, of measure: String) -> String {
        switch measure {
        case "g": grams(quantity)
        case "serving": counted(quantity, "serving", "servings")
        default: "\(plain(quantity)) \(measure)"
        }
    }
    private func counted(_ quantity: Double, _ one: String, _ more: String) -> String {
        "\(plain(quantity)) \(quantity == 1 ? one : more)"
    }

    var thisWeek: String { "This week" }
    func points(_ points: Int) -> String { points == 1 ? "1 point" : "\(points) points" }
    func weekTold(written: Int, full: Int, before: Int) -> String {
        let days = written == 1 ? "1 day is written down" : "\(written) days are written down"
        let told = full == 0 ? "\(days)." : "\(days), \(full) with all meals or near what it should bring."
        return before == 0 ? told : "\(told) Last week had \(points(before))."
    }
    var weekdayLetters: [String] { ["M", "T", "W", "T", "F", "S", "S"] }

    func gentleGreeting(_ done: Int) -> String {
        switch done {
        case ...1: "A good beginning."
        case 2: "You are looking after yourself."
        default: "That was a good day for you."
        }
    }
    var mealDone: String { "Done" }
    var mealNotYet: String { "Not yet" }
    var moodTitle: String { "How was it?" }
    func name(_ mood: Mood) -> String {
        switch mood {
        case .good: "Good"
        case .fair: "All right"
        case .hard: "Hard"
        }
    }

    var findFood: String { "Find a food" }
    var findFoodPlaceholder: String { "egg, rye bread, latte …" }
    var whichMeal: String { "Which meal" }
    var eatenLately: String { "Eaten lately" }
    var nothingEatenYet: String { "What you write down often will stand here. Begin by typing what it was." }
    func noSuchFood(_ text: String) -> String {
        "No food is called “\(text)”. Try a shorter word, or write it down yourself."
    }
    var savedMeals: String { "Remembered meals" }
    func forgetMeal(_ name: String) -> String { "Forget “\(name)”" }
    func savedMealForgotten(_ name: String) -> String { "“\(name)” is forgotten." }
    func logFoods(_ count: Int) -> String { count == 1 ? "Write it down" : "Write down \(count)" }
    var quickAdd: String { "Write it down yourself" }
    var quickAddDetail: String { "A name, and figures from the packet as far as you have them" }
    func title(_ field: PlainModel.Field) -> String {
        switch field {
        case .name: "What it was"
        case .energy: "Energy, kcal"
        case .protein: "Protein, g"
        case .carbohydrate: "Carbohydrate, g"
        case .fat: "Fat, g"
        }
    }
    var nameFault: String { "It needs a name." }
    var figureFault: String { "This is no figure that a food can have." }

    var readLabel: String { "Read the packet’s label" }
    var readLabelDetail: String { "By the camera or from a photograph; it is read here, and goes nowhere" }
    var labelFinder: String { "What the camera sees of the packet" }
    var labelCameraOpening: String { "Opening the camera…" }
    func labelState(_ state: LabelCamera.State) -> String {
        switch state {
        case .looking: "Hold the label, or the barcode, before the camera, near and straight, and keep still."
        case .blurred: "It isn’t sharp yet. A little further away, more light, or a steadier hand helps."
        case .reading: readingLabel
        case .unknownBarcode:
            "This packet isn’t among your foods yet. Turn it round, and hold its label to the camera."
        case .asking: "Asking Open Food Facts …"
        case .nobodyKnows:
            "Open Food Facts doesn’t know this packet either. Turn it round, and hold its label to the camera."
        case .busy:
            "Open Food Facts has been asked too much. Try again in a minute, or hold the label to the camera."
        case .unreachable: "Open Food Facts can’t be reached. The label can be read all the same."
        case .nothingRead:
            "No figures could be read. Turn the label to the light without a shine on it, and fill the picture with it."
        }
    }
    var labelTrust: String { "Its pictures are looked at here, kept nowhere and sent nowhere." }
    var photographInstead: String { "Choose a photograph instead" }
    var readingLabel: String { "Reading …" }
    var choosePhotograph: String { "A photograph of the label" }
    var noPhotograph: String { "This can’t be opened as a photograph." }
    var noLabel: String {
        "No label could be read. Take it from nearer by, in more light, and as straight as you can."
    }
    func readFrom(_ figure: String) -> String { "\(figure), on the label" }
    var labelPart: String { "The label, to compare" }
    var unknownBarcode: String {
        "This packet isn’t among your foods yet. A photograph of its label can be read, too."
    }
    var askOpenFoodFacts: String {
        "Open Food Facts, a collection open to everybody, may know it. The number under the bars is sent there, and nothing else."
    }
    var askOpenFoodFactsYes: String { "Ask there, now and later" }
    var packets: String { "Packets" }
    var looksUpBarcodes: String { "Ask Open Food Facts" }
    func labelRead(_ serving: String, isSure: Bool) -> String {
        let what = serving.isEmpty ? "for a serving" : "for \(serving)"
        return isSure
            ? "Read off the label, \(what)."
            : "Read off the label, \(what). What wasn’t clear is empty: please look again."
    }

    var howMuch: String { "How much" }
    var lessOfIt: String { "Less of it" }
    var moreOfIt: String { "More of it" }
    var amountFault: String { "A number above 0, please." }
    var takeAmount: String { "Take it" }
    var takeOut: String { "Take it out of the diary" }
    func takeOut(_ name: String) -> String { "Take out “\(name)”" }
    func measure(_ name: String) -> String { name == "g" ? "grams" : name }
    func contains(_ nutrition: Nutrition, grams: Double?) -> String {
        [
            grams.map(self.grams), nutrition.kilocalories.map(kilocalories),
            nutrition.protein.map { "protein \(self.grams($0))" },
            nutrition.carbohydrate.map { "carbohydrate \(self.grams($0))" },
            nutrition.fat.map { "fat \(self.grams($0))" },
        ].compactMap(\.self).joined(separator: " · ")
    }
    func plain(_ number: Double) -> String {
        let hundredths = (number * 100).rounded() / 100
        return hundredths == hundredths.rounded() && abs(hundredths) < 1e9
            ? "\(Int(hundredths))" : "\(hundredths)"
    }
    /// "1.375": as the formula has it.
    func factor(_ activity: Eater.Activity) -> String { "\(activity.factor)" }
    private func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }

    var goalPicture: String { "What you are after" }
    var chooseGoalPicture: String { "A picture of your goal…" }
    var removeGoalPicture: String { "Take the picture away" }
    var weeklyPictures: String { "Weekly pictures" }
    var weeklyKeys: [(key: String, deed: String)] { [("← →", "More of one picture, or of the other")] }
    var weeklyWanted: String { "A picture of myself on Fridays" }
    var weeklyTrust: String {
        "The pictures stay on this machine, sealed: they are in no back-up, no export, and never sent anywhere."
    }
    var weeklyDue: String { "Time for this week’s picture" }
    var weeklyDueText: String { "A picture of you, for nobody but you." }
    var weeklyNow: String { "Now" }
    var weeklyLater: String { "In an hour" }
    var weeklyNot: String { "Not this week" }
    var weeklyTake: String { "Take a picture" }
    var weeklyNone: String { "No picture yet" }
    var weeklyNoneText: String {
        "Stand some steps away, in the outline. Week by week you see more than scales can tell."
    }
    var weeklyCompare: String { "The earlier picture, and the latest" }
    var weeklyWithWeight: String { "Show the weight" }
    var weeklyWithoutWeight: String { "Hide the weight" }
    func weeklyRemove(_ day: CalendarDay) -> String { "Delete the picture of \(self.day(day))" }
    var weeklyRemoveText: String { "It is gone for good then." }
    var weeklyRemoveYes: String { "Delete it" }
    func weeklyTrouble(_ trouble: WeeklyAlbum.Trouble) -> String {
        switch trouble {
        case .key: "The desktop’s keyring doesn’t give the key to these pictures. Unlock it, and come back."
        case .disk: "The pictures can’t be kept or read here. Is the disk full, or the folder locked?"
        }
    }
    var selfieFinder: String { "What the camera sees of you" }
    var selfieTaken: String { "The picture of you" }
    func selfieShutter(_ seconds: Int) -> String { "In \(seconds) seconds" }
    var selfieKeep: String { "Keep it" }
    var selfieAgain: String { "Another one" }
    func shortDay(_ day: CalendarDay) -> String {
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        return "\(day.day) \(months[day.month - 1])"
    }

    var diaryProfile: String { "You and your aim" }
    var weigh: String { "Weight" }
    func weightTrend(mean: Double, weekly: Double?, _ units: BodyUnits) -> String {
        let unit = units == .metric ? "kg" : "lb"
        let now = "\(plain(tenths(units.shown(kilograms: mean)))) \(unit) on average this week"
        guard let weekly else { return now + "." }
        let change = plain(abs(tenths(units.shown(kilograms: weekly))))
        return change == "0"
            ? now + ", and steady." : now + ", \(change) \(unit) a week \(weekly < 0 ? "down" : "up")."
    }
    var lookBack: String { "Look back" }
    var lookBackKeys: [(key: String, deed: String)] { [("← →", "The step before, and the next")] }
    var lookBackSpan: String { "How far back" }
    func name(_ subject: LookBackPage.Subject) -> String {
        switch subject {
        case .weight: "Weight"
        case .energy: "Energy"
        case .protein: "Protein"
        case .carbohydrate: "Carbohydrate"
        case .fat: "Fat"
        }
    }
    func name(_ span: LookBackSpan) -> String {
        switch span {
        case .weeks: "4 weeks"
        case .months: "6 months"
        case .years: "3 years"
        }
    }
    var nothingToLookBackOn: String { "Nothing to look back on yet" }
    func nothingToLookBackOnText(_ subject: LookBackPage.Subject) -> String {
        subject == .weight
            ? "Weigh yourself now and then, and its way stands here."
            : "What you write down day by day stands here."
    }
    var nothingWritten: String { "Nothing written down" }
    func lookBackTarget(_ target: Double, _ subject: LookBackPage.Subject) -> String {
        "The dashes stand at what a day should bring: \(amount(target, subject, .metric))."
    }
    func lookBackMean(_ when: String, _ mean: String) -> String {
        "\(when); the seven days up to then: \(mean)"
    }
    var asNumbers: String { "As numbers" }
    var lookBackFirst: String { "from" }
    var lookBackLast: String { "to" }
    var whatFor: String { "What is the diary for?" }
    func name(_ wish: SetupPage.Wish) -> String {
        switch wish {
        case .aim(.lose): "Lose weight"
        case .aim(.gain): "Gain weight"
        case .aim(.keep): "Keep my weight"
        case .aim(.recover): recovering
        case .justWrite: "Just write down what I eat"
        }
    }
    func detail(_ wish: SetupPage.Wish) -> String {
        switch wish {
        case .aim(.lose): "Slowly, and never below what a body needs"
        case .aim(.gain): "With what it takes to build muscle"
        case .aim(.keep): "See what a day should bring"
        case .aim(.recover): "No figures of food or body, on any page"
        case .justWrite: "Nothing about you is asked"
        }
    }
    var aboutYou: String { "About you" }
    var bodyUnits: String { "Measures" }
    var gender: String { "Formula for" }
    var genderDetail: String { "Bodies differ; for another, or not said, the mean is taken." }
    func name(_ gender: Eater.Gender) -> String {
        switch gender {
        case .woman: "Women"
        case .man: "Men"
        case .other: "Not said"
        }
    }
    var activity: String { "Your days" }
    func name(_ activity: Eater.Activity) -> String {
        switch activity {
        case .sitting: "Mostly sitting"
        case .light: "Some walking and standing"
        case .moderate: "On your feet, or sport three times a week"
        case .active: "Hard work, or sport nearly every day"
        case .veryActive: "Very hard work, or training twice a day"
        }
    }
    func detail(_ activity: Eater.Activity) -> String {
        switch activity {
        case .sitting: "A desk, a car, a sofa"
        case .light: "A shop, a classroom, a household"
        case .moderate: "A kitchen, a ward, a bicycle"
        case .active: "A building site, a farm"
        case .veryActive: "A competition ahead"
        }
    }
    var howFar: String { "How far" }
    var pace: String { "How fast, a week" }
    var paceDetail: String { "Slower is easier to keep." }
    var briskTitle: String { "A kilogram a week?" }
    var briskText: String {
        "That takes more than 600 kcal off a day, which few keep up, and which is better done with somebody who looks after your health. Half a kilogram a week gets there, too."
    }
    var briskYes: String { "Yes, a kilogram" }
    func title(_ field: SetupPage.Field, _ units: BodyUnits) -> String {
        switch field {
        case .birthYear: "Year of birth"
        case .height: units == .metric ? "Height, cm" : "Height, feet"
        case .inches: "and inches"
        case .weight: units == .metric ? "Weight, kg" : "Weight, lb"
        case .goal: units == .metric ? "Weight you wish for, kg (if any)" : "Weight you wish for, lb (if any)"
        case .energy: "Energy, kcal"
        case .protein: "Protein, g"
        case .carbohydrate: "Carbohydrate, g"
        case .fat: "Fat, g"
        case .helpline: "Whom you can call"
        case .breakfast: mealName(.breakfast)
        case .lunch: mealName(.lunch)
        case .dinner: mealName(.dinner)
        }
    }
    var helplinePlaceholder: String { "A name and a number that do you good" }
    func sentence(_ fault: SetupPage.Fault, _ units: BodyUnits, _ eater: Eater?) -> String {
        switch fault {
        case .body(.birthYear): return "A year, as 1990; the diary is for people from ten years on."
        case .body(.height):
            return units == .metric ? "Between 100 and 250 cm, please." : "Between 3 and 8 feet, please."
        case .body(.weight):
            return units == .metric ? "Between 25 and 350 kg, please." : "Between 55 and 770 lb, please."
        case .body(.goal):
            guard let eater else { return "This is no weight to wish for." }
            let least = plain(tenths(units.shown(kilograms: eater.leastGoal)))
            return "Below \(least) \(units == .metric ? "kg" : "lb") a body of your height isn’t well."
        case .time: return "A time of the day, as 12:30."
        case .energy(let least): return "Not less than \(kilocalories(least)): a body needs that."
        case .byHand(.grams(_, let range)):
            return
                "Between \(plain(range.lowerBound)) and \(grams(range.upperBound)), for you and this energy."
        case .byHand(.together(let energy)):
            return
                "Together they should come to the day’s \(kilocalories(energy)), and leave something of each."
        }
    }
    var setByHand: String { "Set by hand" }
    var setByHandText: String {
        "What a day should bring, if you know better than a formula. What stays empty is worked out."
    }
    var mealTimes: String { "Meal times" }
    var remindMe: String { "Remind me" }
    var remindMeDetail: String {
        "Once a meal, unless it is written down already; while Hands Off is open, and never at night if nights are quiet."
    }
    var remindMeClosed: String { "Also while Hands Off is closed" }
    var remindMeClosedDetail: String {
        "Then the desktop’s own timer (systemd) does it; off, and its two files are gone."
    }
    var noTimer: String { "The desktop’s timer can’t be set. You are reminded while Hands Off is open." }
    func mealTime(_ meal: Meal) -> String { "Time for \(mealName(meal).lowercased())" }
    func reminder(_ message: MealReminder.Message, isGentle: Bool) -> String {
        switch message {
        case .invitation:
            isGentle
                ? "Something to eat would do you good, with company if you like."
                : "Enjoy it. It is written down in a few taps."
        case .left(.lose, let energy, _):
            "There is room for \(kilocalories(energy)) today. A plate that fills you well fits in."
        case .left(.gain, let energy, let protein):
            "\(kilocalories(energy)) and \(grams(protein)) of protein are still waiting today: a good helping now helps."
        case .left(_, let energy, let protein):
            "Still to come today: \(kilocalories(energy)), \(grams(protein)) of protein."
        case .enough: "The day has had what it needs. If you are hungry, eat; nothing has to be made up for."
        }
    }
    var helplineTitle: String { "Somebody to call" }
    var gentleText: String {
        "Meals are done or not yet, and nothing is counted. If you like, write down whom you can call; it stands under every day."
    }
    var leaveGentleTitle: String { "Show figures again?" }
    var leaveGentleText: String {
        "The diary and the recipes will show energy and nutrients again. If you aren’t sure, talk to somebody you trust first; nothing is lost by waiting."
    }
    var leaveGentleYes: String { "Show figures" }
    var forgetDiary: String { "Delete the diary" }
    var forgetDiaryText: String {
        "All that the diary knows goes: what you ate, what you weighed, what you have said of yourself, and the pictures of you. Recipes stay."
    }
    var forgetDiaryYes: String { "Delete it" }
    var forgetDiarySure: String { "All of it, for good?" }
    var forgetDiarySureText: String {
        "This can’t be undone, except from a back-up of the library, in which there are no pictures."
    }
    var diaryForgotten: String { "The diary is empty." }
    var saveTable: String { "Save as a table…" }
    var saveDiary: String { "Save all of it…" }
    func tableSaved(_ path: String) -> String { "The diary is saved as \(path)." }
}
