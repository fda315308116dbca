/// How large the cook wants all type to be.
public enum TextSize: String, Sendable, Codable, CaseIterable {
    case small, normal, large, largest

    /// How much larger all type is: 1 = as designed.
    public var factor: Double {
        switch self {
        case .small: 0.9
        case .normal: 1
        case .large: 1.2
        case .largest: 1.4
        }
    }
}
