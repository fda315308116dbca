/// When on a day something is eaten.
public enum Meal: Int, Sendable, Hashable, CaseIterable {
    case breakfast = 0, lunch = 1, dinner = 2
    /// Cake, snacks, bread for the next day.
    case other = 3
}
