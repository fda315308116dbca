/// What somebody eats for.
public enum Aim: String, Sendable, Hashable, Codable, CaseIterable {
    case lose, gain, keep
    /// From an eating disorder, now or once: then there are no figures of food or body anywhere.
    case recover
}

/// How fast, in kilograms a week.
public enum Pace: String, Sendable, Hashable, Codable, CaseIterable {
    case gentle, steady
    /// More than is advised without somebody who looks after one; taken in a step of its own.
    case brisk

    public var kilograms: Double {
        switch self {
        case .gentle: 0.25
        case .steady: 0.5
        case .brisk: 1
        }
    }
}
