/// What somebody tells the server of themselves who encourages others and wants to be encouraged (MO10). It is all that a
/// server ever hears of their diary: no weight, no meals.
public struct MotivationPlace: Codable, Sendable, Hashable {
    /// What they eat for.
    public enum Aim: String, Codable, Sendable, Hashable, CaseIterable {
        case lose, gain, keep
        /// From an eating disorder, now or once.
        case recover
    }

    public var aim: Aim
    /// How far along they are, roughly; of whoever recovers nothing is measured, and it is 0.
    public var stage: Int
    /// In which they read and write: "en", "de".
    public var language: String

    public init(_ aim: Aim, stage: Int, language: String) {
        (self.aim, self.stage, self.language) = (aim, stage, language)
    }

    public static let stages = 0...4
    public static let languages: Set = ["en", "de"]

    /// What is wrong with which field; empty = it can be sent.
    public var faults: [String: FieldFault] {
        var faults: [String: FieldFault] = [:]
        if !Self.stages.contains(stage) || (aim == .recover && stage != 0) { faults["stage"] = .invalid }
        if !Self.languages.contains(language) { faults["language"] = .invalid }
        return faults
    }
}
