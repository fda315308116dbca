import Dietetics

/// What somebody has told the diary of themselves.
struct DiaryProfile: Sendable, Hashable, Codable {
    /// Nil = nothing: then it is only written down what was eaten.
    var eater: Eater?
    var aim = Aim.keep
    var pace = Pace.steady
    /// Kilograms.
    var goal: Double?
    var byHand = DayTargets.ByHand()
    var hours = MealHours()
    var units = BodyUnits.metric
    /// Whom to call, in the cook's own words; shown to those who recover.
    var helpline = ""
    /// Whether somebody wants to be reminded of meals; nil = it was never said, and nobody is.
    var remindsOfMeals: Bool?
    /// Whether the desktop's timer does it, so that it is done while the program is closed, too.
    var remindsWhileClosed: Bool?

    /// Whether somebody wants a picture of themselves every week (MO7); nil = it was never said, and nobody is asked.
    var takesPictures: Bool?
    /// The Friday whose picture isn't wanted, as "2026-11-27".
    var passedPicture: String?

    /// Whether there are no figures anywhere (MO2).
    var isGentle: Bool { aim == .recover }

    /// When the desktop's timer is to remind, in minutes of the day; empty = not.
    var timerMinutes: [Int] {
        guard remindsOfMeals == true, remindsWhileClosed == true else { return [] }
        return [hours.breakfast, hours.lunch, hours.dinner]
    }

    /// What a day should bring; nil where no figures are wanted, or too little is known.
    func targets(in year: Int) -> DayTargets? {
        guard !isGentle, let eater, eater.faults(in: year).isEmpty else { return nil }
        return eater.targets(for: aim, pace: pace, byHand: byHand, in: year)
    }

    /// In one step, at any time: what was known of the body goes, and with it every figure.
    var gentle: DiaryProfile {
        var gentle = DiaryProfile()
        (gentle.aim, gentle.hours, gentle.units, gentle.helpline) = (.recover, hours, units, helpline)
        (gentle.remindsOfMeals, gentle.remindsWhileClosed) = (remindsOfMeals, remindsWhileClosed)
        return gentle
    }
}
