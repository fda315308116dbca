/// Which measures a cook has in the kitchen.
public enum MeasuringSystem: String, Sendable, Hashable, Codable, CaseIterable {
    /// Grams and millilitres; teaspoons and tablespoons as they are.
    case metric
    /// Ounces, pounds and cups; teaspoons and tablespoons as they are.
    case us
}
