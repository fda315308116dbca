public enum TextSize: String, Sendable, Codable, CaseIterable {
    case small, normal, large, largest

    /// By which all type is larger.
    public var factor: Double {
        switch self {
        case .small: 0.9
        case .normal: 1
        case .large: 1.2
        case .largest: 1.4
        }
    }
}
