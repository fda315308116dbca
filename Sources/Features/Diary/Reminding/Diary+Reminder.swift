import Dietetics
import House
public import Language
public import Library
public import Recipes

extension Diary {
    /// What the meal whose time it is has to say, for whoever isn't in the window; nil = it isn't wanted, it is written down,
    /// or it is the time of none.
    /// - Parameter minute: of the day.
    nonisolated public static func reminder(
        in box: RecipeBox, on day: CalendarDay, minute: Int, _ language: Language
    ) async throws(LibraryError) -> (title: String, text: String)? {
        guard let profile = try await box.diaryProfile(), profile.remindsOfMeals == true else { return nil }
        guard let meal = MealReminder.meal(profile.hours, at: minute) else { return nil }
        return reminder(of: meal, profile, try await box.diary(of: day), in: day.year, language)
    }

    /// What there is to say of a meal; nil = it is written down.
    nonisolated static func reminder(
        of meal: Meal, _ profile: DiaryProfile, _ day: DiaryDay, in year: Int, _ language: Language
    ) -> (title: String, text: String)? {
        if day.done.contains(meal) || day.foods.contains(where: { $0.meal == meal }) { return nil }
        let message = MealReminder.message(
            profile.aim, eaten: .sum(day.foods.map(\.nutrition)), profile.targets(in: year))
        let words = language.diaryWording
        return (words.mealTime(meal), words.reminder(message, isGentle: profile.isGentle))
    }
}
